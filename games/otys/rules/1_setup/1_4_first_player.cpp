// Otys 1.4 The first player is random unless chosen in the options (D2), and stays the first all game.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::set_up {

void choose_first_player(Play& play) {
  Public& table = play.state.table;
  const u32 players = static_cast<u32>(table.seats());
  const int first = table.setup.first == kNone ? static_cast<int>(play.state.secret.generator.below(players))
                                               : static_cast<int>(table.setup.first);
  table.turn.first = seat_at(first);
  table.turn.seat = seat_at(first);
}

}  // namespace bathys::otys::set_up
