// The golden games of Otys to look for, the positions some of them begin from, and how they are played.
#include "tests/golden_finder.hpp"
#include "tests/golden_otys.hpp"

namespace bathys::golden {

using namespace otys;

namespace {

void near_the_end(State& state) {
  for (int i = 0; i < state.table.seats(); ++i) state.table.player(seat_at(i)).prestige = 16;
}

/// Rich players with upgraded spies and explorers, so that contracts and tokens go round.
void make_rich(State& state) {
  for (int i = 0; i < state.table.seats(); ++i) {
    state.table.player(seat_at(i)).credits = 30;
    state.table.player(seat_at(i)).batteries = 12;
  }
}

void almost_no_deck(State& state) {
  make_rich(state);
  Colony& colony = state.table.colony;
  while (colony.deck_size > 3) {
    colony.contract_discards.add(state.secret.deck[--colony.deck_size]);
    state.secret.deck[colony.deck_size] = 0;
  }
}

/// All but three cards of the deck are in hands: there is nothing to shuffle.
void almost_no_contracts(State& state) {
  make_rich(state);
  Colony& colony = state.table.colony;
  for (int seat = 0; colony.deck_size > 3; seat = (seat + 1) % state.table.seats()) {
    state.own(seat_at(seat)).hand.add(state.secret.deck[--colony.deck_size]);
    ++state.table.player(seat_at(seat)).hand_size;
    state.secret.deck[colony.deck_size] = 0;
  }
}

void almost_no_bag(State& state) {
  make_rich(state);
  Colony& colony = state.table.colony;
  while (colony.bag.size() > 2) {
    const int token = *colony.bag.begin();
    colony.bag.remove(token);
    colony.reward_discards.add(token);
  }
}

/// The timers stand two spaces above the marker, on their way down.
void late_timers(State& state) {
  state.table.players[0].prestige = 16;
  auto& solo = state.table.solo;
  solo.timers = {18, 18};
  // On their way they have taken the first two cubes, and the contracts with these; the last two lie on new contracts.
  solo.cubes = {solo.track[2], solo.track[3], kNone};
  solo.track[0] = solo.track[1] = kNone;
  solo.waiting.clear();
}

void full_store(State& state) { state.table.colony.store.fill(kStoreRows); }

/// A position made of a game's first turn; a solo game first asks about its cubes.
auto after(void (*prepare)(State&)) {
  return [prepare](const Setup& setup, const std::string& seed) {
    Referee<Otys> referee(setup, key_from_text(seed));
    while (is(Engine<Otys>::question(referee.state()), Rule::choose_cube)) {
      Options options;
      referee.legal(referee.asked().front(), options);
      referee.play(referee.asked().front(), options[0]);
    }
    State state = referee.state();
    prepare(state);
    return state;
  };
}

Setup setup(u8 players, Setup::Sponsors sponsors = Setup::Sponsors::basic) {
  return {.players = players, .sponsors = sponsors, .first = 0};
}
Setup variant(Setup setup) {
  setup.designer_variant = 1;
  return setup;
}
Setup hard(Setup setup) {
  setup.hard = 1;
  return setup;
}
Setup given(Setup setup) {
  setup.sponsors = Setup::Sponsors::given;
  setup.given_advanced = 0b01101;
  return setup;
}

}  // namespace

std::vector<Scenario<Otys>> Own<Otys>::scenarios() {
  using Sponsors = Setup::Sponsors;
  return {
      {"two_players", setup(2), {"end: most prestige"}},
      {"three_players_random_sponsors", setup(3, Sponsors::random), {"end: most prestige", "option: random sponsors"}},
      {"four_players_advanced_sponsors", setup(4, Sponsors::advanced), {"end: most prestige"}},
      {"designers_variant", variant(setup(2)), {"an owner's diver stays", "an owner's diver resurfaces"}},
      {"given_sponsors", given(setup(3)), {"option: given sponsors", "end: most prestige"}},
      {"solo", setup(1), {"verb cube", "verb push", "event cube_to_store", "event contract_discarded"}},
      {"solo_hard", hard(setup(1, Sponsors::advanced)), {"option: hard"}},
      {"solo_cube_lost", setup(1), {"event cube_lost"}, after(full_store)},
      {"solo_end_by_scoring", setup(1), {"end: solo by scoring"}, after(late_timers)},
      {"solo_end_by_a_timer", setup(1), {"end: solo by a timer"}, after(late_timers)},
      {"solo_end_past_both_timers", setup(1), {"end: solo past both timers at once"}, after(late_timers)},
      {"tie_broken_by_resources", setup(2), {"end: tie broken by resources"}, after(near_the_end)},
      {"shared_victory", setup(3), {"end: shared"}, after(near_the_end)},
      {"deck_shuffled_anew", setup(2), {"the deck is shuffled anew"}, after(almost_no_deck)},
      {"fewer_than_four_contracts", setup(2), {"fewer than four contracts are drawn"}, after(almost_no_contracts)},
      {"bag_refilled", setup(2, Sponsors::advanced), {"the bag is refilled"}, after(almost_no_bag)},
  };
}

/// Contracts when they can be had, otherwise rather something than nothing.
Action Own<Otys>::choose(const State&, Seat, const Options& options, Generator& dice) {
  for (const Action action : options) {
    if (is(action, Do::complete) && dice.below(4) != 0) return action;
  }
  const auto any = [&] { return options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]; };
  const Action one = any();
  const bool idle = is(one, Do::done) || is(one, Do::decline) || is(one, Do::propel) || is(one, Do::dive);
  return idle ? any() : one;
}

template void find_anew<Otys>();

}  // namespace bathys::golden
