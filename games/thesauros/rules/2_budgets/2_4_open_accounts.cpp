// Thesauros 2.4 The four accounts and the reputation are public, the black box and bids are hidden (D17); reputation
// never falls below 0.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::reputation {

void gain(Play& play, Seat seat, int n) {
  if (n == 0) return;
  u16& reputation = play.state.table.player(seat).reputation;
  reputation = static_cast<u16>(reputation + n);
  tell(play, Happening::reputation_gained, seat, n, reputation);
}

void lose(Play& play, Seat seat, int n) {
  if (n == 0) return;
  u16& reputation = play.state.table.player(seat).reputation;
  reputation = static_cast<u16>(std::max(0, reputation - n));
  tell(play, Happening::reputation_lost, seat, n, reputation);
}

}  // namespace bathys::thesauros::reputation
