// The ledger of one seat: every change of its chance belongs to an own decision, to a rival's, or to luck.
#pragma once

#include "bots/coach/statistics.hpp"

namespace bathys::coach {

/// What one decision meant to one seat.
struct Happened {
  bool own = false;           ///< the seat answered itself
  bool forced = false;        ///< there was nothing to choose
  bool learned = false;       ///< the seat came to know something that it could not have known before
  bool sealed = false;        ///< an answer to a sealed question: what is learned by it are the rivals' answers
  bool over = false;          ///< the game was over then
  Estimate loss{};            ///< of an own answer, against the best found
  Estimate expected{};        ///< what the seat could expect of the answer, before what it turned up
  Estimate now{};             ///< what it can expect after that; when over, what came of it
  bool has_expected = false;  ///< not when no imagined world fits the answer
};

/// Whether the ledger wants to know `now`.
bool needs_now(const Happened& what);

class Ledger {
 public:
  Ledger(Seat seat, bool alone, Stake stake, i32 start)
      : alone_(alone), most_(stake == Stake::victory ? kSure : kMostTold) {
    review_.seat = seat;
    review_.start = review_.result = start;
  }

  void enter(const Happened& what);

  /// Sums and result are those of the entries so far.
  const SeatReview& review() const { return review_; }
  SeatReview& review() { return review_; }

 private:
  i32 level() const { return review_.result; }
  void add(LedgerEntry& entry, Cause cause, i32 change);

  bool alone_;
  i32 most_;
  SeatReview review_{};
  i64 own_variance_ = 0;
  i64 luck_variance_ = 0;
};

}  // namespace bathys::coach
