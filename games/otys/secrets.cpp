// What a viewer of Otys may know, and a full guess that fits it.
#include <algorithm>

#include "games/otys/otys.hpp"

namespace bathys {

using namespace otys;

void Otys::begin(otys::Play& play, const Setup& setup, const Key& key) {
  play.state.table.setup = setup;
  play.state.secret.generator = Generator(key);
  play.state.table.pending.then({otys::pending(Rule::set_up, seat_at(0))});
}

/// Built from nothing: the public part, the viewer's own part, and the places in the deck the viewer knows (D11).
View Otys::view(const State& state, Seat viewer) {
  View view;
  view.table = state.table;
  view.viewer = viewer;
  view.deck.fill(kNone);
  if (!is_seat(viewer) || index_of(viewer) >= state.table.seats()) return view;
  view.own = state.own(viewer);
  for (std::size_t place = 0; place < state.table.colony.deck_size; ++place) {
    if (view.own.known.has(state.secret.deck[place])) view.deck[place] = state.secret.deck[place];
  }
  return view;
}

namespace {

/// The contracts whose whereabouts the viewer does not know, in random order.
FixedList<u8, kContracts> unknown_contracts(const View& view, Generator& generator) {
  CardSet placed = view.table.colony.contract_discards;
  for (const u8 card : view.table.colony.contracts) {
    if (card != kNone) placed.add(card);
  }
  for (const int card : view.own.hand) placed.add(card);
  for (const u8 card : view.own.drawn) placed.add(card);
  for (const int card : view.own.known) placed.add(card);
  FixedList<u8, kContracts> unknown;
  for (int card = 0; card < kContracts; ++card) {
    if (!placed.has(card)) unknown.push_back(static_cast<u8>(card));
  }
  generator.shuffle(std::span(unknown.begin(), unknown.end()));
  return unknown;
}

void deal_hand(State& state, Seat seat, FixedList<u8, kContracts>& unknown) {
  const Player& player = state.table.player(seat);
  for (int i = 0; i < player.hand_size; ++i) state.own(seat).hand.add(unknown.pop_back());
  for (int i = 0; i < player.drawn_size; ++i) state.own(seat).drawn.push_back(unknown.pop_back());
}

}  // namespace

State Otys::imagine(const View& view, Generator& generator) {
  State state;
  state.table = view.table;
  if (is_seat(view.viewer)) state.own(view.viewer) = view.own;
  auto unknown = unknown_contracts(view, generator);
  for (int i = 0; i < state.table.seats(); ++i) {
    if (seat_at(i) != view.viewer) deal_hand(state, seat_at(i), unknown);
  }
  for (std::size_t place = 0; place < state.table.colony.deck_size; ++place) {
    state.secret.deck[place] = view.deck[place] != kNone ? view.deck[place] : unknown.pop_back();
  }
  state.secret.generator = Generator(generator.draw_key());
  return state;
}

}  // namespace bathys
