// Finds golden games: plays many games of each scenario and keeps the shortest that shows what it is there for.
#pragma once

#include <algorithm>
#include <iostream>

#include "tests/golden.hpp"

namespace bathys::golden {

template <Game G>
Referee<G> beginning(const Scenario<G>& scenario, const std::string& seed) {
  if (!scenario.start) return Referee<G>(scenario.setup, key_from_text(seed));
  const typename G::State state = scenario.start(scenario.setup, seed);
  G::check_position(state);
  return Referee<G>(state);
}

template <Game G>
std::optional<Record<G>> try_once(const Scenario<G>& scenario, const std::string& seed) {
  Generator dice(key_from_text("golden " + seed));
  Referee<G> referee = beginning(scenario, seed);
  Options options;
  while (!referee.over()) {
    if (referee.decision_number() == Own<G>::kLongest) return std::nullopt;
    const Seat seat = referee.asked().front();
    referee.legal(seat, options);
    referee.play(seat, Own<G>::choose(referee.state(), seat, options, dice));
  }
  return referee.record();
}

template <Game G>
bool shows(const Scenario<G>& scenario, const Facts& facts) {
  return std::ranges::all_of(scenario.facts, [&](const std::string& fact) { return facts.contains(fact); });
}

/// Among the games that show what is wanted: the one that reaches the most that is still missing, then the shortest.
template <Game G>
Record<G> find(const Scenario<G>& scenario, Facts& missing) {
  std::optional<Record<G>> best;
  std::size_t best_new = 0;
  for (u32 i = 0; i < Own<G>::kTries; ++i) {
    const auto record = try_once(scenario, scenario.name + " " + std::to_string(i));
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
  if (!best) throw BadInput{scenario.name, "no such game was found"};
  for (const std::string& fact : facts_of(*best)) missing.erase(fact);
  std::cout << scenario.name << ": " << best->answers.size() << " answers, " << best_new << " new facts\n";
  return *best;
}

template <Game G>
void find_anew() {
  std::map<std::string, Record<G>> records;
  Facts missing = wanted_facts<G>();
  for (const Scenario<G>& scenario : Own<G>::scenarios()) records.emplace(scenario.name, find(scenario, missing));
  for (const std::string& fact : missing) std::cout << "missing: " << fact << "\n";
  write_all(records);
}

}  // namespace bathys::golden
