// Golden games of Otys: kept records that together reach every rule, answer, event and way to end.
//
// A record is tests/golden/NAME.json (see docs/formats.md); tests/golden/hashes.txt keeps one hash for each. When rules
// change on purpose, look at what the tests say, then let the finder play the games anew:
//
//     tests_golden --gtest_also_run_disabled_tests --gtest_filter=GoldenGames.DISABLED_AreFoundAnew
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/referee.hpp"
#include "games/otys/otys.hpp"

namespace bathys::golden {

/// What happened in a game, as short sentences: "rule 4.3 keep_contract", "verb sell", "event sold", "end: shared".
using Facts = std::set<std::string>;

/// Everything that the golden games must reach together.
Facts wanted_facts();

/// What a game reached.
Facts facts_of(const Record<Otys>& record);

/// A hash of the whole course of a game: what every viewer saw at every decision, all events, the final state and the
/// outcome. It depends on the rules and on the names of fields, not on how a state lies in memory.
std::string hash_of(const Record<Otys>& record);

/// All kept records by name, as they stand in the files.
std::map<std::string, Record<Otys>> read_all();
std::map<std::string, std::string> read_hashes();

/// Plays the golden games anew and writes records and hashes.
void find_anew();

}  // namespace bathys::golden
