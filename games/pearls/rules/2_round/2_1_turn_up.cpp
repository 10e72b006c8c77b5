// Pearls 2.1 A round begins with a pearl from the deck, face up; after the last round comes the end.
#include "games/pearls/rulebook.hpp"

namespace bathys::pearls::turn_up {

u8 draw(State& state) {
  --state.table.deck_size;
  return state.secret.deck.pop_back();
}

/// The next round is pending below everything.
const Below kBelow{};

void run(Play& play, const Words&) {
  Public& table = play.state.table;
  if (table.deck_size == 0 || table.round == table.setup.rounds) return table.pending.then({pending(Rule::show)});
  play.report.learned();
  ++table.round;
  table.swapped = 0;
  table.up = draw(play.state);
  tell(play, kAll, Happening::pearl_up, table.up);
  table.pending.then({pending(Rule::bid, table.everybody()), pending(Rule::open_bids), pending(Rule::turn_up)});
}

}  // namespace bathys::pearls::turn_up
