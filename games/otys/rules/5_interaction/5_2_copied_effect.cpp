// Otys 5.2 A copied effect acts on your board, at your active level, with your money; the diver shows the side it has
// at its owner's.
#include "games/otys/rulebook.hpp"

namespace bathys::otys::use_copied {

/// The owner of the diver is the frame's first argument. Sponsor 1 does not pay for it (3.1).
Activation activation(const Public& table, const Frame& frame) {
  const Player& owner = table.player(seat_at(frame.args[0]));
  const Diver diver = owner.diver_at_level(table.turn.level);
  return {diver, owner.is_upgraded(diver), true, false};
}

void offer(const Seen& seen, const Frame& frame, Options& options) {
  activate::offer_effect(seen, activation(seen.table, frame), options);
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  return activate::why_not_effect(seen, activation(seen.table, frame), action);
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::done)) return;
  const Activation used = activation(play.state.table, frame);
  diver_rule(used.diver).use(play, seat, used, action);
}

}  // namespace bathys::otys::use_copied
