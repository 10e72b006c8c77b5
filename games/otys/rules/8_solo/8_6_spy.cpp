// Otys 8.6 Solo: the spy draws contracts or pushes a timer up one space, never above its start (D15); there is nobody
// to copy.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::push_timer {

Refusal why_not(const Seen& seen, Action action) {
  if (!seen.table.is_solo()) return not_this_question("8.6");
  const int space = seen.table.solo.timers[action.a];
  if (space == 0) return refuse("timer_is_gone", "8.6");
  return space < timers::start(seen.table.setup) ? kAllowed : refuse("timer_at_start", "8.6");
}

Message answer(const Seen& seen, const Activation& used, Action action) {
  return {"otys.answer.push",
          {Arg::number(action.a + 1), Arg::number(spy::fee(used)), Arg::number(seen.table.solo.timers[action.a] + 1)}};
}

void use(Play& play, Action action) {
  u8& space = play.state.table.solo.timers[action.a];
  ++space;
  tell(play, Happening::timer_pushed, play.state.table.turn.seat, action.a + 1, space);
}

}  // namespace bathys::otys::push_timer
