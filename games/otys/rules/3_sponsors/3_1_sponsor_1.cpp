// Otys 3.1 Sponsor 1: one credit | your own trader's purchase, spy, engineer and explorer cost nothing this turn.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::sponsor_1 {
namespace {

void offer(const Seen&, Options& options) { options.add(act(Do::sponsor)); }
Refusal why_not(const Seen&, Action action) { return is(action, Do::sponsor) ? kAllowed : not_this_question("3.1"); }

void gain_credit(Play& play, Seat seat, Action) { gain_credits(play, seat, sponsor_values().credits); }
void waive_fees(Play& play, Seat, Action) { play.state.table.turn.free_effects = 1; }

}  // namespace

const SponsorRule kBasic{offer, why_not, gain_credit, answer_sponsor};
const SponsorRule kAdvanced{offer, why_not, waive_fees, answer_sponsor};

}  // namespace bathys::otys::sponsor_1
