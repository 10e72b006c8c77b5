// The clocks of a table: until when each seat that is asked has to answer. Either each decision has its time, or each
// seat has a store of time for the whole game.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/integers.hpp"
#include "core/seat.hpp"

namespace bathys::server {

/// What a table has chosen.
struct ClockTerms {
  i64 seconds = 0;     ///< for each decision, or for each seat's whole game; 0: no clock
  bool whole = false;  ///< the seconds are for the whole game
  i64 increment = 0;   ///< seconds that a seat's store gains when it has done its part and others are asked
};

/// All times are in milliseconds of the servers' running time.
class Clock {
 public:
  /// Without seconds nobody is ever late. `stored` is what `stored()` was.
  explicit Clock(ClockTerms terms, const std::vector<i64>& stored = {});
  explicit Clock(i64 seconds, const std::vector<i64>& stored = {}) : Clock(ClockTerms{seconds}, stored) {}

  bool has_timer() const { return terms_.seconds > 0; }
  bool is_whole() const { return has_timer() && terms_.whole; }
  /// Time runs for these seats and for no others. Where decisions have their time, it starts afresh for `renewed`; the
  /// others keep what they have left.
  void run_for(SeatSet seats, SeatSet renewed, i64 now);
  /// The seat has given its answer to this decision: it gains its increment when its clock stops next, but never twice
  /// for the same decision, however often that is taken back.
  void answered(Seat seat, u32 decision);
  bool is_late(Seat seat, i64 now) const { return runs_for(seat) && deadline(seat) <= now; }
  std::optional<Seat> first_late(i64 now) const;
  bool runs_for(Seat seat) const { return is_seat(seat) && deadline(seat) > 0; }
  /// What a seat has left of its whole time.
  i64 left(Seat seat, i64 now) const;
  /// The seat's own deadline, or else the earliest one running.
  std::optional<i64> deadline_for(Seat viewer) const;
  /// The earliest one that runs.
  std::optional<i64> first() const { return deadline_for(kSpectator); }
  /// What has to be kept, by seat: a deadline that runs; below 0, one less than what is left as a negative number; else
  /// 0.
  std::vector<i64> stored(std::size_t seats) const;

 private:
  i64 deadline(Seat seat) const { return deadlines_[place(seat)]; }
  static std::size_t place(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }
  void start(std::size_t place, i64 now);
  void stop(std::size_t place, i64 now);

  ClockTerms terms_;
  std::array<i64, kMaxSeats> deadlines_{};  ///< 0 where no time runs
  std::array<i64, kMaxSeats> left_{};       ///< of the whole time, where none runs
  std::array<u32, kMaxSeats> gained_{};     ///< one more than the last decision for which an increment was given
  SeatSet owed_{};                          ///< who gains an increment when their clock stops
};

}  // namespace bathys::server
