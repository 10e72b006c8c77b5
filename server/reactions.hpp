// A word to the others at the table: one of a few, never a text of one's own.
#pragma once

#include <array>
#include <string_view>

#include "core/seat.hpp"
#include "server/claims.hpp"

namespace bathys::server {

inline constexpr std::string_view kReactions[] = {"hello",    "good_luck", "well_done", "thanks",
                                                  "surprise", "oops",      "thinking",  "good_game"};
bool is_reaction(std::string_view what);

/// How often each seat may show one.
class Reactions {
 public:
  static constexpr i64 kPauseMs = 2'000;

  /// False when it is too soon after the last one. Times do not go back.
  bool allows(Seat seat, i64 now);

 private:
  std::array<i64, kMaxSeats> from_{};  ///< when the next one is allowed
};

/// What the seat has shown last, with the number by which clients tell whether they know it.
void add_reaction(const storage::SeatRow& seat, wire::Json& json);

}  // namespace bathys::server
