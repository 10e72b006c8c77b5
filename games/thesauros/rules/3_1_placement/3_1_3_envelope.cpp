// Thesauros 3.1.3 Once per quadrimester, just before placing a meeple, the envelope may be posted to zone 10; the
// posting order is kept.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::envelope {

/// D21: asked only beside a placement, so there is always a meeple to carry it.
Refusal why_not(const Seen& seen) {
  if (seen.table.is_solo()) return refuse("no_envelope_in_solo", "S.1");
  return seen.me().posted == 0 ? kAllowed : refuse("already_posted", "3.1.3");
}

void post(Play& play, Seat seat) {
  play.state.table.player(seat).posted = 1;
  play.state.table.board.envelopes.push_back(static_cast<u8>(seat));
  tell(play, Happening::posted, seat);
}

}  // namespace bathys::thesauros::envelope
