// Otys 8.3 Solo: at the end of your turn one timer of your choice moves back one space.
#include "core/allowed.hpp"
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys {
namespace {

void move_back(Play& play, Seat seat, int timer) {
  Public& table = play.state.table;
  u8& space = table.solo.timers[timer];
  --space;
  tell(play, Happening::timer_moved, seat, timer + 1, space);
  // Space 0 is also what "discarded" looks like: nobody is ahead of a timer there (8.7).
  if (space == 0) tell(play, Happening::timer_gone, seat, timer + 1);
  // D26: what lies on the space comes before the marker that may stand there.
  table.pending.then({pending(Rule::timer_arrives, seat, timer_arrives::Words{static_cast<u8>(timer)}),
                      pending(Rule::check_timers, seat)});
}

}  // namespace

const Below move_timer::kBelow{Rule::next_seat};

/// With one timer left there is nothing to choose.
void move_timer::run(Play& play, const Words&, Seat seat) {
  const Solo& solo = play.state.table.solo;
  if (solo.timers[0] != 0 && solo.timers[1] != 0) {
    return play.state.table.pending.then({pending(Rule::choose_timer, seat)});
  }
  move_back(play, seat, solo.timers[0] != 0 ? 0 : 1);
}

namespace choose_timer {

const Below kBelow{Rule::next_seat};

Wrong wrong(const At& at, const Words&) {
  return at.seen.table.is_solo() ? Wrong{} : Wrong{"", "timers are there in solo only"};
}

Message question(const Seen& seen, const Words&) { return {"otys.ask.choose_timer", {Arg::seat(seen.who)}}; }

Message answer(const Seen& seen, const Words&, Action action) {
  return {"otys.answer.timer", {Arg::number(action.a + 1), Arg::number(seen.table.solo.timers[action.a] - 1)}};
}

/// A contract completed at this very question may have sent a timer away.
Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (!is(action, Do::timer)) return not_this_question("8.3");
  return seen.table.solo.timers[action.a] != 0 ? kAllowed : refuse("timer_is_gone", "8.3");
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  for (int timer = 0; timer < kTimers; ++timer) consider(act(Do::timer, timer));
}

void take(Play& play, const Words&, Seat seat, Action action) { move_back(play, seat, action.a); }

}  // namespace choose_timer
}  // namespace bathys::otys
