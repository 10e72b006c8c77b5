// Otys 2.8 Contracts may be completed at every open decision of your own turn (D4), never inside an unfinished payment
// or choice.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::any_time {

void offer(const Seen& seen, const Frame&, Options& options) {
  if (seen.who == seen.turn().seat) complete_contract::offer(seen, options);
}

Refusal why_not(const Seen& seen, const Frame&, Action action) {
  if (seen.who != seen.turn().seat) return refuse("not_your_turn", "2.8");
  return complete_contract::why_not(seen, action);
}

void take(Play& play, const Frame&, Seat seat, Action action) { complete_contract::take(play, seat, action); }

}  // namespace bathys::otys::any_time
