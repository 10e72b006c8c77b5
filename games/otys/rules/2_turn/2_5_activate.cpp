// Otys 2.5 Step 2: the diver on the active level is activated; its effect may be used once, or twice with sponsor 2.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::activate {
namespace {

/// How often the effect was used already is the frame's first argument.
int uses_so_far(const Frame& frame) { return frame.args[0]; }

}  // namespace

Activation activation(const Public& table) {
  const Player& player = table.player(table.turn.seat);
  const Diver diver = player.diver_at_level(table.turn.level);
  return {diver, player.is_upgraded(diver), false, table.turn.free_effects != 0};
}

void offer_effect(const Seen& seen, const Activation& used, Options& options) {
  diver_rule(used.diver).offer(seen, used, options);
  options.add(act(Do::done));
}

Refusal why_not_effect(const Seen& seen, const Activation& used, Action action) {
  return is(action, Do::done) ? kAllowed : diver_rule(used.diver).why_not(seen, used, action);
}

void offer(const Seen& seen, const Frame&, Options& options) { offer_effect(seen, activation(seen.table), options); }

Refusal why_not(const Seen& seen, const Frame&, Action action) {
  return why_not_effect(seen, activation(seen.table), action);
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::done)) return;
  Public& table = play.state.table;
  if (table.turn.double_use != 0 && uses_so_far(frame) == 0) table.pending.push(pending(Rule::activate, seat, 1));
  const Activation used = activation(table);
  diver_rule(used.diver).use(play, seat, used, action);
}

}  // namespace bathys::otys::activate
