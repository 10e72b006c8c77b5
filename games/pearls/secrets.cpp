// Who sees what in Pearls: views, and guesses that fit them.
#include "games/pearls/pearls.hpp"

namespace bathys {

using namespace pearls;

View Pearls::view(const State& state, Seat viewer) {
  View view;
  view.table = state.table;
  view.viewer = viewer;
  if (index_of(viewer) < seats(state)) view.own = state.own(viewer);
  return view;
}

namespace {

/// Every pearl that lies where all can see it.
u16 open_pearls(const Public& table) {
  u16 open = table.gone;
  for (const Player& p : table.players) open = static_cast<u16>(open | p.row);
  return table.up == kNone ? open : static_cast<u16>(open | bit(table.up));
}

/// The pearls that the viewer has not seen, in random order.
FixedList<u8, kPearls> unseen_pearls(const View& view, Generator& generator) {
  FixedList<u8, kPearls> unseen;
  for (int pearl = 0; pearl < kPearls; ++pearl) {
    const bool seen = has(open_pearls(view.table), pearl) || view.own.pearl == pearl;
    if (!seen) unseen.push_back(static_cast<u8>(pearl));
  }
  generator.shuffle(std::span(unseen.begin(), unseen.end()));
  return unseen;
}

bool could_have(const Public& table, Seat seat, u8 purse) { return coins_in(purse) >= table.player(seat).proven; }

/// Purses for everybody such that each could have paid what they showed; the viewer keeps their own.
std::array<u8, kPurses> guess_purses(const View& view, Generator& generator) {
  std::array<u8, kPurses> purses{0, 1, 2, 3};
  for (bool fits = false; !fits;) {
    generator.shuffle(std::span(purses));
    fits = true;
    for (int i = 0; i < view.table.setup.players; ++i) {
      const u8 purse = purses[static_cast<std::size_t>(i)];
      fits = fits && could_have(view.table, seat_at(i), purse);
      fits = fits && (seat_at(i) != view.viewer || purse == view.own.purse);
    }
  }
  return purses;
}

/// Somebody else's secrets, out of what is left.
void guess_private(State& state, Seat seat, u8 pearl, u8 purse, Generator& generator) {
  Private& own = state.own(seat);
  own.pearl = pearl;
  own.purse = purse;
  for (int fist = 0; fist < bid::closed_fists(state.table, seat); ++fist) {
    const u32 most = static_cast<u32>(bid::coins(Pearls::seen(state, seat)));
    (fist == 0 ? own.left : own.right) = static_cast<u8>(generator.below(most + 1));
  }
}

}  // namespace

State Pearls::imagine(const View& view, Generator& generator) {
  State state;
  state.table = view.table;
  auto unseen = unseen_pearls(view, generator);
  const auto purses = guess_purses(view, generator);
  for (int i = 0; i < seats(state); ++i) {
    if (seat_at(i) == view.viewer) {
      state.own(view.viewer) = view.own;
    } else {
      const u8 pearl = view.table.pending.empty() ? kNone : unseen.pop_back();
      guess_private(state, seat_at(i), pearl, purses[static_cast<std::size_t>(i)], generator);
    }
  }
  state.secret.deck = unseen;
  state.secret.generator = Generator(generator.draw_key());
  return state;
}

}  // namespace bathys
