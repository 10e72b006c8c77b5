// Otys 3.2 Sponsor 2: use the activated diver's effect twice | use the front of a reward token of the active level,
// then discard it.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::sponsor_2 {
namespace {

void offer_twice(const Seen&, Options& options) { options.add(act(Do::sponsor)); }
Refusal why_not_twice(const Seen&, Action action) {
  return is(action, Do::sponsor) ? kAllowed : not_this_question("3.2");
}
void use_twice(Play& play, Seat, Action) { play.state.table.turn.double_use = 1; }

void offer_front(const Seen& seen, Options& options) {
  for (int slot = 0; slot < kRewardsPerLevel; ++slot) {
    if (seen.colony().reward_at(seen.turn().level, slot) != kNone) options.add(act(Do::sponsor_reward, slot));
  }
}
Refusal why_not_front(const Seen& seen, Action action) {
  if (!is(action, Do::sponsor_reward)) return not_this_question("3.2");
  if (seen.colony().reward_at(seen.turn().level, action.a) == kNone) return refuse("no_token", "3.2");
  return kAllowed;
}
void use_front(Play& play, Seat seat, Action action) {
  const DisplayPlace place{play.state.table.turn.level, action.a};
  play.state.table.pending.then({pending(Rule::use_front, seat, place), pending(Rule::discard_reward, seat, place),
                                 pending(Rule::refill_rewards, seat, place)});
}
Message answer_front(const Seen& seen, Action action) {
  const Reward& token = reward(seen.colony().reward_at(seen.turn().level, action.a));
  if (token.front != Reward::Front::resource) return {"otys.answer.sponsor_reward", {said(token.front)}};
  return {"otys.answer.sponsor_reward_resource", {said(token.choice[0]), said(token.choice[1])}};
}

}  // namespace

const SponsorRule kBasic{offer_twice, why_not_twice, use_twice, answer_sponsor};
const SponsorRule kAdvanced{offer_front, why_not_front, use_front, answer_front};

}  // namespace bathys::otys::sponsor_2
