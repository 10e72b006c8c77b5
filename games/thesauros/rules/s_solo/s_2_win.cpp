// Thesauros S.2 Solo: won with all rooms open and more than 80 reputation; a museum full by quadrimester 6, 7 or 8
// brings 30, 20 or 10.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::solo {

/// D103.
int bonus(const Public& table) { return table.board.full_at == 0 ? 0 : solo_bonus(table.board.full_at); }

/// D104, D105.
bool won(const State& state) {
  return museum::all_open(state.table) && state.table.players[0].reputation > solo_win_over();
}

}  // namespace bathys::thesauros::solo
