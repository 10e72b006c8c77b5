// Thesauros 2.4 The four accounts and the reputation are public, the black box and bids are hidden (D17); reputation
// never falls below 0.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::reputation {

void gain(Play& play, Seat seat, Source source, int n) {
  if (n == 0) return;
  Player& player = play.state.table.player(seat);
  raise(player.reputation, n);
  raise(player.gained_by(source), n);
  tell(play, Happening::reputation_gained, seat, n, player.reputation);
}

/// The source loses what was really lost.
void lose(Play& play, Seat seat, Source source, int n) {
  if (n == 0) return;
  Player& player = play.state.table.player(seat);
  const int lost = std::min<int>(player.reputation, n);
  player.reputation = static_cast<u16>(player.reputation - lost);
  raise(player.gained_by(source), -lost);
  tell(play, Happening::reputation_lost, seat, n, player.reputation);
}

}  // namespace bathys::thesauros::reputation
