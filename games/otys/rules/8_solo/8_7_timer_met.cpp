// Otys 8.7 Solo: a timer that your marker reaches or passes, or that reaches your marker, is discarded; when the second
// one goes the game ends at once. A contract is finished first (D27).
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::check_timers {

void run(Play& play, const Frame& frame) {
  Public& table = play.state.table;
  Solo& solo = table.solo;
  const int marker = table.player(frame.seat()).prestige;
  for (int timer = 0; timer < kTimers; ++timer) {  // D21: one gain may reach both
    u8& space = solo.timers[static_cast<std::size_t>(timer)];
    if (space == 0 || marker < space) continue;
    space = 0;
    tell(play, Happening::timer_gone, frame.seat(), timer + 1);
  }
  if (solo.timers[0] != 0 || solo.timers[1] != 0) return;
  tell(play, Happening::game_ends);
  table.pending.clear();
}

}  // namespace bathys::otys::check_timers
