// Pearls 2.5 While deciding, the winner may once throw away their secret pearl and draw another from the deck.
#include <utility>

#include "games/pearls/rulebook.hpp"

namespace bathys::pearls::swap {

Refusal why_not(const Seen& seen) {
  if (seen.table.swapped != 0) return refuse("already_swapped", "2.5");
  // D2: the secret pearl is not thrown away for nothing.
  return seen.table.deck_size > 0 ? kAllowed : refuse("deck_is_empty", "2.5");
}

void offer(const Seen& seen, Options& options) {
  if (!why_not(seen)) options.add(act(Do::swap));
}

Message answer(const Seen& seen) { return {"pearls.answer.swap", {Arg::number(worth(seen.own.pearl))}}; }

void take(Play& play, Seat seat) {
  State& state = play.state;
  play.report.learned();
  const u8 old = std::exchange(state.own(seat).pearl, turn_up::draw(state));
  place::throw_away(state.table, old);
  state.table.swapped = 1;
  tell(play, kAll.without(seat), Happening::swapped, index_of(seat), old);
  tell(play, SeatSet(seat), Happening::swapped_own, index_of(seat), old, state.own(seat).pearl);
}

}  // namespace bathys::pearls::swap
