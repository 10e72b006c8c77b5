// The list of games built in, from games.txt.
#include "games/all/games.hpp"

#include <vector>

#include "games/all/list.hpp"
#include "words/values.hpp"

namespace bathys {
namespace {

std::optional<i64> printed_value(std::string_view game, std::string_view name) {
  const AnyKind* const kind = find_game(game);
  return kind == nullptr ? std::nullopt : kind->printed_value(name);
}

// Sentences say what is printed on the components in play.
[[maybe_unused]] const bool kWordsKnow = (words::ask_values_of(printed_value), true);

}  // namespace

std::span<const AnyKind* const> all_games() {
  static const std::vector<const AnyKind*> games = [] {
    std::vector<const AnyKind*> all;
    AllGames::each([&]<Game G>() {
      static const AnyKindOf<G> kind;
      all.push_back(&kind);
    });
    return all;
  }();
  return games;
}

const AnyKind* find_game(std::string_view name) {
  for (const AnyKind* game : all_games()) {
    if (game->name() == name) return game;
  }
  return nullptr;
}

}  // namespace bathys
