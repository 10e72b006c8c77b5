// All games as types, for what is compiled once for each of them.
#pragma once

// The headers of the games, and `AllGames`.
#include "games/all/list.inc"

namespace bathys {

template <Game... Games>
struct GameList {
  /// Calls `visit.template operator()<G>()` for each game, in the order of the list.
  template <class Visit>
  static void each(Visit visit) {
    (visit.template operator()<Games>(), ...);
  }
};

}  // namespace bathys
