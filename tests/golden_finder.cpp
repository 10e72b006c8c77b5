// Finds golden games: plays many games of each scenario and keeps the shortest that shows what it is there for.
#include <algorithm>
#include <iostream>

#include "tests/golden.hpp"

namespace bathys::golden {

void write_all(const std::map<std::string, Record<Otys>>& records);

namespace {

using namespace otys;

/// A game to look for. `prepare` changes a game that has just begun into a position from which the rare is near.
struct Scenario {
  std::string_view name;
  Setup setup;
  std::vector<std::string> facts;
  void (*prepare)(State&) = nullptr;
};

constexpr u32 kTries = 3000;
constexpr u32 kLongest = 700;

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

std::vector<Scenario> scenarios() {
  using Sponsors = Setup::Sponsors;
  return {
      {"two_players", setup(2), {"end: most prestige"}},
      {"three_players_random_sponsors", setup(3, Sponsors::random), {"end: most prestige", "option: random sponsors"}},
      {"four_players_advanced_sponsors", setup(4, Sponsors::advanced), {"end: most prestige"}},
      {"designers_variant", variant(setup(2)), {"an owner's diver stays", "an owner's diver resurfaces"}},
      {"given_sponsors", given(setup(3)), {"option: given sponsors", "end: most prestige"}},
      {"solo", setup(1), {"verb cube", "verb push", "event cube_to_store", "event contract_discarded"}},
      {"solo_hard", hard(setup(1, Sponsors::advanced)), {"option: hard"}},
      {"solo_cube_lost", setup(1), {"event cube_lost"}, full_store},
      {"solo_end_by_scoring", setup(1), {"end: solo by scoring"}, late_timers},
      {"solo_end_by_a_timer", setup(1), {"end: solo by a timer"}, late_timers},
      {"solo_end_past_both_timers", setup(1), {"end: solo past both timers at once"}, late_timers},
      {"tie_broken_by_resources", setup(2), {"end: tie broken by resources"}, near_the_end},
      {"shared_victory", setup(3), {"end: shared"}, near_the_end},
      {"deck_shuffled_anew", setup(2), {"the deck is shuffled anew"}, almost_no_deck},
      {"fewer_than_four_contracts", setup(2), {"fewer than four contracts are drawn"}, almost_no_contracts},
      {"bag_refilled", setup(2, Sponsors::advanced), {"the bag is refilled"}, almost_no_bag},
  };
}

/// Contracts when they can be had, otherwise rather something than nothing.
Action choose(const Options& options, Generator& dice) {
  for (const Action action : options) {
    if (is(action, Do::complete) && dice.below(4) != 0) return action;
  }
  const auto any = [&] { return options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]; };
  const Action one = any();
  const bool idle = is(one, Do::done) || is(one, Do::decline) || is(one, Do::propel) || is(one, Do::dive);
  return idle ? any() : one;
}

Referee<Otys> beginning(const Scenario& scenario, const std::string& seed) {
  Referee<Otys> referee(scenario.setup, key_from_text(seed));
  if (scenario.prepare == nullptr) return referee;
  // A solo game first asks about its cubes; positions begin with the first turn.
  while (is(Engine<Otys>::question(referee.state()), Rule::choose_cube)) {
    Options options;
    referee.legal(referee.asked().front(), options);
    referee.play(referee.asked().front(), options[0]);
  }
  State state = referee.state();
  scenario.prepare(state);
  Otys::check_position(state);
  return Referee<Otys>(state);
}

std::optional<Record<Otys>> try_once(const Scenario& scenario, const std::string& seed) {
  Generator dice(key_from_text("golden " + seed));
  Referee<Otys> referee = beginning(scenario, seed);
  Options options;
  while (!referee.over()) {
    if (referee.decision_number() == kLongest) return std::nullopt;
    referee.legal(referee.asked().front(), options);
    referee.play(referee.asked().front(), choose(options, dice));
  }
  return referee.record();
}

bool shows(const Scenario& scenario, const Facts& facts) {
  return std::ranges::all_of(scenario.facts, [&](const std::string& fact) { return facts.contains(fact); });
}

/// Among the games that show what is wanted: the one that reaches the most that is still missing, then the shortest.
Record<Otys> find(const Scenario& scenario, Facts& missing) {
  std::optional<Record<Otys>> best;
  std::size_t best_new = 0;
  for (u32 i = 0; i < kTries; ++i) {
    const auto record = try_once(scenario, std::string(scenario.name) + " " + std::to_string(i));
    if (!record || (best && record->answers.size() > best->answers.size() + 40)) continue;
    const Facts facts = facts_of(*record);
    if (!shows(scenario, facts)) continue;
    const auto found = static_cast<std::size_t>(
        std::ranges::count_if(facts, [&](const std::string& fact) { return missing.contains(fact); }));
    const bool better =
        !best || found > best_new || (found == best_new && record->answers.size() < best->answers.size());
    if (!better) continue;
    best = record;
    best_new = found;
  }
  if (!best) throw BadInput{std::string(scenario.name), "no such game was found"};
  for (const std::string& fact : facts_of(*best)) missing.erase(fact);
  std::cout << scenario.name << ": " << best->answers.size() << " answers, " << best_new << " new facts\n";
  return *best;
}

}  // namespace

void find_anew() {
  std::map<std::string, Record<Otys>> records;
  Facts missing = wanted_facts();
  for (const Scenario& scenario : scenarios()) records.emplace(scenario.name, find(scenario, missing));
  for (const std::string& fact : missing) std::cout << "missing: " << fact << "\n";
  write_all(records);
}

}  // namespace bathys::golden
