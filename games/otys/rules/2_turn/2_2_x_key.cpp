// Otys 2.2 An X key first moves the sponsors: the one on level 5 goes to level 1, the others go down one level.
#include <algorithm>

#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::x_key {

void shift_sponsors(Play& play) {
  auto& sponsors = play.state.table.colony.sponsors;
  std::rotate(sponsors.begin(), sponsors.end() - 1, sponsors.end());
  tell(play, Happening::sponsors_shift, play.state.table.turn.seat);
}

}  // namespace bathys::otys::x_key
