// The list of games built in. A new game is one more line here.
#include "games/all/games.hpp"

#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys {

std::span<const AnyKind* const> all_games() {
  static const AnyKindOf<Otys> otys;
  static const AnyKindOf<Thesauros> thesauros;
  static const AnyKind* const games[] = {&otys, &thesauros};
  return games;
}

const AnyKind* find_game(std::string_view name) {
  for (const AnyKind* game : all_games()) {
    if (game->name() == name) return game;
  }
  return nullptr;
}

}  // namespace bathys
