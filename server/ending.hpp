// What ends a table before its game does: somebody gives up, time is over, or all agree to end.
#pragma once

#include <string>
#include <string_view>

#include "core/game.hpp"
#include "core/seat.hpp"
#include "server/claims.hpp"

namespace bathys::server {

/// Why somebody plays no more, and why a table has ended.
inline constexpr std::string_view kConceded = "conceded";
inline constexpr std::string_view kTimeOver = "time";
inline constexpr std::string_view kAgreed = "agreed";

/// Who plays to the end for whoever has given up: as good as the bots that a new table proposes.
inline constexpr std::string_view kLevelForTheGone = "normal";

/// How it stands with the people of a table.
struct Standing {
  SeatSet people;         ///< who has a say: those that hold a seat, at the table or away, and have not given up
  SeatSet gave_up;        ///< cannot win any more
  Seat last{kSpectator};  ///< of those, who did it last
  SeatSet want_end;       ///< have agreed to end
  std::string ending{};   ///< why the table has ended; empty while it goes on
  i64 paused_at = 0;      ///< in milliseconds of the running time; 0 while clocks run
  std::string next{};     ///< the table where the same people play again; empty while there is none

  bool ended() const { return !ending.empty(); }
};
Standing standing_of(const Seats& seats);

/// Somebody plays no more. Where one seat is left, or only bots are, the table has ended with it; otherwise a bot
/// plays on for them. `seated` counts the change of the seats, `decision` the answers so far.
void give_up(Seats& seats, Seat seat, std::string_view why, u64 seated, u32 decision);
/// Somebody agrees to end, or asks the others to. When all people have, the table has ended.
void agree_to_end(Seats& seats, Seat seat);
/// Nobody is asked any more.
void forget_end(Seats& seats);

/// The result with all that happened at the table: whoever gave up has not won, and a table that has ended early is
/// won by the points as they stand.
Outcome with_standing(Outcome outcome, const Standing& standing, int seats);

}  // namespace bathys::server
