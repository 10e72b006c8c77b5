// What the tests of this folder share: games of every kind, random play, and errors as one line of text.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/all/games.hpp"
#include "games/all/list.hpp"
#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"
#include "wire/json.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"

namespace bathys::wire {

inline const AnyKind& otys_kind() { return *find_game("otys"); }

inline std::unique_ptr<AnyGame> begin(std::string_view game, const Json& options = Json::object(),
                                      std::string_view seed = "test") {
  JsonReader reader(options, "options");
  auto begun = find_game(game)->begin(reader, key_from_text(seed));
  reader.finish();
  return begun;
}
inline std::unique_ptr<AnyGame> begin_otys(const Json& options = Json::object(), std::string_view seed = "test") {
  return begin("otys", options, seed);
}

inline std::unique_ptr<AnyGame> from_position(std::string_view game, const Json& position) {
  JsonReader reader(position);
  auto begun = find_game(game)->from_position(reader);
  reader.finish();
  return begun;
}

/// The option sets that a game lists itself.
inline std::vector<Json> listed_option_sets(std::string_view game) {
  std::vector<Json> sets;
  AllGames::each([&]<Game G>() {
    if (game != G::kName) return;
    for (typename G::Setup setup : G::option_sets()) {
      sets.emplace_back();
      JsonWriter writer(sets.back());
      G::describe(writer, setup);
    }
  });
  return sets;
}

/// Every number of players and every option at least once.
inline std::vector<Json> option_sets(std::string_view game) {
  if (game == "otys") {
    return {
        Json{{"players", 1}},
        Json{{"players", 1}, {"hard", true}, {"sponsors", "advanced"}},
        Json{{"players", 2}, {"designer_variant", true}, {"sponsors", "random"}},
        Json{{"players", 3}, {"sponsors", "given"}, {"advanced", {"1", "4"}}, {"first", "2"}},
        Json{{"players", 4}, {"designer_variant", true}, {"sponsors", "advanced"}},
    };
  }
  if (game != "thesauros") return listed_option_sets(game);
  return {
      Json{{"mode", "solo"}, {"players", 1}},        Json{{"mode", "standard"}, {"players", 2}},
      Json{{"mode", "initiation"}, {"players", 2}},  Json{{"mode", "initiation"}, {"players", 3}},
      Json{{"mode", "mercenaries"}, {"players", 3}}, Json{{"mode", "mercenaries"}, {"players", 4}},
  };
}

/// A test for every game that is built in: GetParam() is its name. Instantiate with BATHYS_EVERY_GAME.
class EveryGame : public testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<AnyGame> begin(const Json& options = Json::object(), std::string_view seed = "test") const {
    return wire::begin(GetParam(), options, seed);
  }
  std::unique_ptr<AnyGame> from_position(const Json& position) const {
    return wire::from_position(GetParam(), position);
  }
  std::vector<Json> option_sets() const { return wire::option_sets(GetParam()); }
};
inline std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const AnyKind* const kind : all_games()) names.emplace_back(kind->name());
  return names;
}
#define BATHYS_EVERY_GAME(suite) \
  INSTANTIATE_TEST_SUITE_P(All, suite, testing::ValuesIn(game_names()), [](const auto& info) { return info.param; })

/// One legal answer by whoever is asked; false when the game is over.
inline bool play_randomly(AnyGame& game, Generator& generator) {
  if (game.decision().over) return false;
  const Seat seat = game.decision().asked.front();
  Options options;
  game.legal(seat, options);
  const Action action = options[static_cast<int>(generator.below(static_cast<u32>(options.size())))];
  EXPECT_FALSE(game.play(seat, action)) << spell(game.verbs(), action);
  return true;
}
inline void play_randomly(AnyGame& game, Generator& generator, int answers) {
  while (answers-- > 0 && play_randomly(game, generator)) {
  }
}

template <Game G>
const typename G::State& state_of(const AnyGame& game) {
  return dynamic_cast<const AnyGameOf<G>&>(game).referee().state();
}
/// Two games of one kind whose states are the same bytes.
inline bool same_state(const AnyGame& a, const AnyGame& b) {
  bool same = false;
  AllGames::each([&]<Game G>() {
    if (a.name() == G::kName) same = same_bytes(state_of<G>(a), state_of<G>(b));
  });
  return same;
}

/// "where: what" of the BadInput that this throws; empty when it throws none.
template <class Deed>
std::string complaint(Deed deed) {
  try {
    deed();
  } catch (const BadInput& bad) {
    return bad.where.empty() ? bad.what : bad.where + ": " + bad.what;
  }
  return {};
}

/// A change to the position of a new game, and what is said about it.
struct Malformed {
  const char* name;
  std::function<void(Json&)> damage;
  std::string complaint;
};
inline void PrintTo(const Malformed& one, std::ostream* out) { *out << one.name; }
inline std::string name_of(const testing::TestParamInfo<Malformed>& info) { return info.param.name; }

template <class Words>
std::string listed(const Words& words) {
  std::string list;
  for (const std::string_view word : words) list.append(list.empty() ? "" : ", ").append(word);
  return list;
}

}  // namespace bathys::wire
