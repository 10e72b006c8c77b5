// Taking back. Up to the last moment at which somebody learned something, a seat may take back its own last answer;
// further, or past the answer of another person, only when everybody who has a say agrees (server/consent.hpp).
#pragma once

#include <optional>
#include <vector>

#include "core/any_game.hpp"
#include "storage/storage.hpp"
#include "wire/json_type.hpp"
#include "words/catalogue.hpp"

namespace bathys::server {

class Undo {
 public:
  explicit Undo(std::vector<storage::TakenBack> history = {}) : history_(std::move(history)) {}

  /// Every seat that belongs to a person, at the table or away, and also while a bot plays it. Otherwise the owner
  /// could put a bot on the seat of somebody who refuses, take back what they like, and give the seat back.
  static SeatSet having_say(const std::vector<storage::SeatRow>& seats);
  /// The number of the seat's last answer that was a choice: a forced one taken back alone would only be given again.
  static std::optional<u32> last_answer_of(const AnyGame& game, Seat seat);
  /// Whether the seat may go back to its answer `to` without asking: nobody else who has a say has made a choice since,
  /// and nobody has learned anything.
  static bool is_free(const AnyGame& game, Seat seat, u32 to, SeatSet having_say);

  /// Keeps in mind, for everybody to see, that answers were taken back.
  void note(const storage::TakenBack& taken_back);
  /// What was noted last did not happen.
  void forget_last() { history_.pop_back(); }
  bool has_history_since(u64 change) const { return !history_.empty() && history_.back().change > change; }
  /// What was taken back after a change, as the table tells it:
  /// [{"by":0,"to":9,"count":3,"change":13,"text":"Ann took back 3 answers."},…]
  wire::Json history_since(u64 change, const words::Language& language, const words::SeatNames& names) const;

 private:
  std::vector<storage::TakenBack> history_;
};

}  // namespace bathys::server
