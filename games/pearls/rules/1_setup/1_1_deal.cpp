// Pearls 1.1 The pearls are shuffled; each player gets one in secret, and one of the purses, in secret too.
#include "games/pearls/pearls.hpp"

namespace bathys {

void Pearls::begin(pearls::Play& play, const Setup& setup, const Key& key) {
  play.state.table.setup = setup;
  play.state.secret.generator = Generator(key);
  play.state.table.pending.then({pearls::pending(pearls::Rule::deal)});
}

namespace pearls::deal {
namespace {

constexpr int kFewestPlayers = 2;

void shuffle_pearls(State& state) {
  for (int pearl = 0; pearl < kPearls; ++pearl) state.secret.deck.push_back(static_cast<u8>(pearl));
  state.table.deck_size = kPearls;
  state.secret.generator.shuffle(std::span(state.secret.deck.begin(), state.secret.deck.end()));
}

}  // namespace

Refusal check(const Setup& setup) {
  if (setup.players < kFewestPlayers || setup.players > kPurses) {
    return refuse("seat_count", "1.1", Arg::number(setup.players), Arg::number(kFewestPlayers), Arg::number(kPurses));
  }
  if (setup.rounds < 1 || setup.rounds > most_rounds()) {
    return refuse("round_count", "1.1", Arg::number(setup.rounds), Arg::number(most_rounds()));
  }
  return kAllowed;
}

/// Nothing else is pending yet.
const Below kBelow{};

void run(Play& play, const Words&) {
  State& state = play.state;
  std::array<u8, kPurses> purses{0, 1, 2, 3};
  shuffle_pearls(state);
  state.secret.generator.shuffle(std::span(purses));
  for (int i = 0; i < state.table.setup.players; ++i) {
    state.own(seat_at(i)).pearl = turn_up::draw(state);
    state.own(seat_at(i)).purse = purses[static_cast<std::size_t>(i)];
  }
  play.report.learned();
  state.table.pending.then({pending(Rule::turn_up)});
}

}  // namespace pearls::deal
}  // namespace bathys
