// Otys 2.5 Step 2: the diver on the active level is activated; its effect may be used once, or twice with sponsor 2.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::activate {
namespace {

/// How often the effect was used already is the frame's first argument.
int uses_so_far(const Frame& frame) { return frame.args[0]; }

Activation activation(const Public& table, Seat seat) {
  const Player& player = table.player(seat);
  const Diver diver = player.diver_at_level(table.turn.level);
  return {diver, player.is_upgraded(diver), false, table.turn.free_effects != 0};
}

}  // namespace

void offer(const Seen& seen, const Frame&, Options& options) {
  const Activation used = activation(seen.table, seen.who);
  diver_rule(used.diver).offer(seen, used, options);
  options.add(act(Do::done));
}

Refusal why_not(const Seen& seen, const Frame&, Action action) {
  if (is(action, Do::done)) return kAllowed;
  const Activation used = activation(seen.table, seen.who);
  return diver_rule(used.diver).why_not(seen, used, action);
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::done)) return;
  Public& table = play.state.table;
  if (table.turn.double_use != 0 && uses_so_far(frame) == 0) table.pending.push(pending(Rule::activate, seat, 1));
  const Activation used = activation(table, seat);
  diver_rule(used.diver).use(play, seat, used, action);
}

}  // namespace bathys::otys::activate
