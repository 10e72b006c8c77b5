// Otys 5.2 A copied effect acts on your board, at your active level, with your money; the diver shows the side it has
// at its owner's.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::use_copied {
namespace {

/// The owner of the diver is the frame's first argument.
Activation activation(const Public& table, const Frame& frame) {
  const Player& owner = table.player(seat_at(frame.args[0]));
  const Diver diver = owner.diver_at_level(table.turn.level);
  return {diver, owner.is_upgraded(diver), true, false};  // 3.1: a copied diver still costs
}

}  // namespace

void offer(const Seen& seen, const Frame& frame, Options& options) {
  const Activation used = activation(seen.table, frame);
  diver_rule(used.diver).offer(seen, used, options);
  options.add(act(Do::done));
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  if (is(action, Do::done)) return kAllowed;
  const Activation used = activation(seen.table, frame);
  return diver_rule(used.diver).why_not(seen, used, action);
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::done)) return;
  const Activation used = activation(play.state.table, frame);
  diver_rule(used.diver).use(play, seat, used, action);
}

}  // namespace bathys::otys::use_copied
