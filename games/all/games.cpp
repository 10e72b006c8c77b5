// The list of games built in, from games.txt.
#include "games/all/games.hpp"

#include <vector>

#include "games/all/list.hpp"

namespace bathys {

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
