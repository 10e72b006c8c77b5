// Thesauros V.2 Placing a mercenary counts as a placement, on the zone's own mercenary space, once per game in each
// zone.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::mercenary {

/// D117: the space is beside the queue. Zones 5, 6 and 10 have none.
Refusal why_not_place(const Public& table, Seat seat, int zone) {
  if (table.player(seat).mercenaries == 0) return refuse("no_mercenary", "V.2");
  if (zone == 0 || zone == 5 || zone == 6 || zone == 10) return refuse("no_mercenary_space", "V.2");
  const int queue = queue_of_zone(zone);
  const bool taken = table.board.mercenary[queue] != kNone;
  const bool spent = (table.board.mercenary_spent >> queue & 1) != 0;
  if (taken || spent) return refuse("mercenary_space_used", "V.2");
  return zone == 4 && !sea_is_open(table.board.quadrimester) ? refuse("zone_4_closed", "3.1.1") : kAllowed;
}

}  // namespace bathys::thesauros::mercenary
