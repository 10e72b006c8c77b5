// Otys 4.5 The explorer, for 2 credits (1 when upgraded), takes a reward token of the active level, uses its front, and
// keeps it back up at that level.
#include "core/allowed.hpp"
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys {
namespace explorer {
namespace {

int fee(const Activation& used) { return used.fee(diver_values().explorer); }

Refusal why_not(const Seen& seen, const Activation& used, Action action) {
  if (!is(action, Do::explore)) return not_this_question("4.5");
  if (seen.colony().reward_at(seen.turn().level, action.a) == kNone) return refuse("no_token", "4.5");
  return short_of_credits(seen.me(), fee(used), "4.5");
}

void offer(const Seen& seen, const Activation& used, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, used);
  for (int slot = 0; slot < kRewardsPerLevel; ++slot) consider(act(Do::explore, slot));
}

void use(Play& play, Seat seat, const Activation& used, Action action) {
  const DisplayPlace place{play.state.table.turn.level, action.a};
  pay_credits(play, seat, fee(used));
  tell(play, Happening::explored, seat, play.state.table.colony.reward_at(place), place.level);
  // D25: the display is refilled when the token has been used and placed.
  play.state.table.pending.then({pending(Rule::use_front, seat, place), pending(Rule::place_reward, seat, place),
                                 pending(Rule::refill_rewards, seat, place)});
}

Message answer(const Seen& seen, const Activation& used, Action action) {
  const Reward& token = reward(seen.colony().reward_at(seen.turn().level, action.a));
  const Arg cost = Arg::number(fee(used));
  if (token.front != Reward::Front::resource)
    return {"otys.answer.explore", {said(token.front), cost, said(token.back)}};
  return {"otys.answer.explore_resource", {said(token.choice[0]), said(token.choice[1]), cost, said(token.back)}};
}

}  // namespace

const DiverRule kRule{offer, why_not, use, answer};

}  // namespace explorer

const Below place_reward::kBelow{Rule::refill_rewards};

Wrong place_reward::wrong(const At& at, const Words& place) {
  if (const Wrong wrong = wrong_place(at, place)) return wrong;
  const Public& table = at.seen.table;
  if (activate::uses(table, Diver::explorer) || use_copied::can_use(table, Diver::explorer)) return {};
  return Wrong{"", "no explorer is active"};
}

void place_reward::run(Play& play, const Words& place, Seat seat) {
  Colony& colony = play.state.table.colony;
  u8& mine = play.state.table.player(seat).rewards[place.level];
  u8& taken = colony.reward_at(place);
  if (mine != kNone) {
    colony.reward_discards.add(mine);
    tell(play, Happening::reward_discarded, seat, mine);
  }
  tell(play, Happening::reward_placed, seat, taken, place.level);
  mine = taken;
  taken = kNone;
}

const DiverRule& diver_rule(Diver diver) {
  static constexpr const DiverRule* kRulesOf[kDivers] = {&experts::kRule,  &experts::kRule, &experts::kRule,
                                                         &experts::kRule,  &trader::kRule,  &spy::kRule,
                                                         &engineer::kRule, &explorer::kRule};
  return *kRulesOf[static_cast<int>(diver)];
}

}  // namespace bathys::otys
