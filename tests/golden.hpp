// Golden games: kept records of each game that together reach every rule, answer, event and way to end.
//
// A record is tests/golden/GAME/NAME.json (see docs/formats.md); hashes.txt beside it keeps one hash for each. When
// rules change on purpose, look at what the tests say, then let the finder play the games anew:
//
//     tests_golden --gtest_also_run_disabled_tests --gtest_filter=GoldenGames/Otys.DISABLED_AreFoundAnew
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/referee.hpp"

namespace bathys::golden {

/// What happened in a game, as short sentences: "rule 4.3 keep_contract", "verb sell", "event sold", "end: shared".
using Facts = std::set<std::string>;

/// A game to look for: one that shows all these facts. It begins from a position close to what is rare if there is a
/// `start`, else from its set-up.
template <Game G>
struct Scenario {
  std::string name;
  typename G::Setup setup;
  std::vector<std::string> facts;
  std::function<typename G::State(const typename G::Setup& setup, const std::string& seed)> start{};
};

/// What a game says about its golden games; golden_<game>.hpp specialises it:
///
///     static constexpr int kRules, kEvents;
///     static constexpr u32 kTries, kLongest;       // games played for each scenario; answers in one of them
///     static Facts facts();                        // that must be reached beside rules, verbs and events
///     static std::vector<Scenario<G>> scenarios();
///     static Action choose(state, seat, options, dice);
///     class Notes;                                 // watches one game and inserts facts, see golden_facts.hpp
template <Game G>
struct Own;

/// Everything that the golden games must reach together.
template <Game G>
Facts wanted_facts();

/// What a game reached.
template <Game G>
Facts facts_of(const Record<G>& record);

/// A hash of the whole course of a game: what every viewer saw at every decision, all events, the final state and the
/// outcome. It depends on the rules and on the names of fields, not on how a state lies in memory.
template <Game G>
std::string hash_of(const Record<G>& record);

template <Game G>
Referee<G> beginning(const Record<G>& record) {
  return record.start ? Referee<G>(*record.start) : Referee<G>(record.setup, record.seed);
}

/// The folder of a game's records.
std::filesystem::path folder(std::string_view game);

/// All kept records by name, as they stand in the files.
template <Game G>
std::map<std::string, Record<G>> read_all();
std::map<std::string, std::string> read_hashes(std::string_view game);

/// Writes records and their hashes in place of those that are kept.
template <Game G>
void write_all(const std::map<std::string, Record<G>>& records);

/// Plays the golden games anew and writes records and hashes.
template <Game G>
void find_anew();

}  // namespace bathys::golden
