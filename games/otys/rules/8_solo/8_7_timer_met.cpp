// Otys 8.7 Solo: a timer that your marker reaches or passes, or that reaches your marker, is discarded; when the second
// one goes the game ends at once. A contract is finished first (D27).
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::check_timers {

/// At a question it waits only below the back of a token (D27).
const Below kBelow{Rule::replace_contract, Rule::choose_key, Rule::step_one,    Rule::activate,
                   Rule::use_copied,       Rule::resurface,  Rule::choose_timer};

Wrong wrong(const At& at, const Words&) {
  return at.seen.table.is_solo() ? Wrong{} : Wrong{"", "timers are there in solo only"};
}

void run(Play& play, const Words&, Seat seat) {
  Public& table = play.state.table;
  Solo& solo = table.solo;
  const int marker = table.player(seat).prestige;
  for (int timer = 0; timer < kTimers; ++timer) {  // D21: one gain may reach both
    u8& space = solo.timers[timer];
    if (space == 0 || marker < space) continue;
    space = 0;
    tell(play, Happening::timer_gone, seat, timer + 1);
  }
  if (solo.timers[0] != 0 || solo.timers[1] != 0) return;
  tell(play, Happening::game_ends);
  table.pending.clear();
}

}  // namespace bathys::otys::check_timers
