// Otys 2.3 Step 1, in any order, all optional: the sponsor of the active level once, propeller moves for batteries;
// then dive.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::step_one {
namespace {

const SponsorRule& sponsor_of(const Public& table) {
  const int tile = table.colony.sponsor_at(table.turn.level);
  return sponsor_rule(tile, table.colony.is_advanced(tile));
}

bool uses_sponsor(Action action) {
  return action.verb >= static_cast<u8>(Do::sponsor) && action.verb <= static_cast<u8>(Do::sponsor_move);
}

}  // namespace

const Below kBelow{Rule::activate};

Message question(const Seen& seen, const Words&) {
  const int level = seen.turn().level;
  return {"otys.ask.step_one", {Arg::seat(seen.who), said(seen.me().diver_at_level(level)), said_level(level)}};
}

Message answer(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::dive)) return {"otys.answer.dive", {said(seen.me().diver_at_level(seen.turn().level))}};
  if (is(action, Do::propel)) return propeller::answer(seen, action);
  return sponsor_of(seen.table).answer(seen, action);
}

void offer(const Seen& seen, const Words&, Options& options) {
  if (seen.turn().sponsor_used == 0) sponsor_of(seen.table).offer(seen, options);
  propeller::offer(seen, options);
  options.add(act(Do::dive));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::dive)) return kAllowed;
  if (is(action, Do::propel)) return propeller::why_not(seen, action);
  if (!uses_sponsor(action)) return not_this_question("2.3");
  if (seen.turn().sponsor_used != 0) return refuse("sponsor_used", "2.3");
  return sponsor_of(seen.table).why_not(seen, action);
}

void take(Play& play, const Words&, Seat seat, Action action) {
  if (is(action, Do::dive)) return;
  Public& table = play.state.table;
  table.pending.push(pending(Rule::step_one, seat));
  if (is(action, Do::propel)) return propeller::use(play, seat, action);
  const int tile = table.colony.sponsor_at(table.turn.level);
  table.turn.sponsor_used = 1;
  tell(play, Happening::sponsor_used, seat, tile, table.colony.is_advanced(tile));
  sponsor_of(table).use(play, seat, action);
}

}  // namespace bathys::otys::step_one
