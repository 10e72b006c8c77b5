// What the tests of this folder share: games of Otys, random play, and errors as one line of text.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/all/games.hpp"
#include "games/otys/otys.hpp"
#include "wire/json.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"

namespace bathys::wire {

inline const AnyKind& otys_kind() { return *find_game("otys"); }

inline std::unique_ptr<AnyGame> begin_otys(const Json& options = Json::object(), std::string_view seed = "test") {
  JsonReader reader(options, "options");
  auto game = otys_kind().begin(reader, key_from_text(seed));
  reader.finish();
  return game;
}

inline std::unique_ptr<AnyGame> from_position(const Json& position) {
  JsonReader reader(position);
  auto game = otys_kind().from_position(reader);
  reader.finish();
  return game;
}

/// Every number of players and every option at least once.
inline std::vector<Json> option_sets() {
  return {
      Json{{"players", 1}},
      Json{{"players", 1}, {"hard", true}, {"sponsors", "advanced"}},
      Json{{"players", 2}, {"designer_variant", true}, {"sponsors", "random"}},
      Json{{"players", 3}, {"sponsors", "given"}, {"advanced", {"1", "4"}}, {"first", "2"}},
      Json{{"players", 4}, {"designer_variant", true}, {"sponsors", "advanced"}},
  };
}

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

inline const otys::State& state_of(const AnyGame& game) {
  return dynamic_cast<const AnyGameOf<Otys>&>(game).referee().state();
}
inline bool same_state(const AnyGame& a, const AnyGame& b) { return same_bytes(state_of(a), state_of(b)); }

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

}  // namespace bathys::wire
