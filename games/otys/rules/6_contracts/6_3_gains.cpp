// Otys 6.3 A contract brings prestige and its bonus, then, where a reward token of yours lies at that level, its back
// if you like.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::claim_back {

void offer(const Seen&, const Frame&, Options& options) {
  options.add(act(Do::accept));
  options.add(act(Do::decline));
}

Refusal why_not(const Seen&, const Frame&, Action action) {
  return is(action, Do::accept) || is(action, Do::decline) ? kAllowed : not_this_question("6.3");
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::decline)) return;
  gain_back(play, seat, play.state.table.player(seat).reward_at(frame.args[0]));
}

}  // namespace bathys::otys::claim_back
