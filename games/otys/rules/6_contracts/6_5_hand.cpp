// Otys 6.5 Hand contracts are secret; cards put under the deck keep the order in which they were drawn, known to the
// drawer only (D11).
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::deck {

void put_under(Play& play, u8 card, Seat known_to) {
  Colony& colony = play.state.table.colony;
  play.state.secret.deck[colony.deck_size++] = card;
  play.state.own(known_to).known.add(card);
}

}  // namespace bathys::otys::deck
