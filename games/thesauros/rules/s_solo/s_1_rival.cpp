// Thesauros S.1 Solo: cards on slots 1, 3, 5, 7 and 9 belong to a virtual rival who has bought one object of each
// (D106).
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::rival {

void take_over(Play& play, int card, int slot) {
  if (!rival_slot(slot)) return;
  Board& board = play.state.table.board;
  board.owners[card] = kRival;
  u8& copies = board.copies[card];
  copies = static_cast<u8>(copies - in_play.rival_copies);
}

}  // namespace bathys::thesauros::rival
