// Otys 4.5 The explorer, for 2 credits (1 when upgraded), takes a reward token of the active level, uses its front, and
// keeps it back up at that level.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {
namespace explorer {
namespace {

int fee(const Activation& used) { return used.fee(2, 1); }

Refusal why_not(const Seen& seen, const Activation& used, Action action) {
  if (!is(action, Do::explore)) return not_this_question("4.5");
  if (seen.colony().reward_at(seen.turn().level, action.a) == kNone) return refuse("no_token", "4.5");
  return short_of_credits(seen.me(), fee(used), "4.5");
}

void offer(const Seen& seen, const Activation& used, Options& options) {
  for (int slot = 0; slot < kRewardsPerLevel; ++slot) {
    if (!why_not(seen, used, act(Do::explore, slot))) options.add(act(Do::explore, slot));
  }
}

void use(Play& play, Seat seat, const Activation& used, Action action) {
  const int level = play.state.table.turn.level;
  pay_credits(play, seat, fee(used));
  tell(play, Happening::explored, seat, play.state.table.colony.reward_at(level, action.a), level);
  // D25: the display is refilled when the token has been used and placed.
  play.state.table.pending.then({pending(Rule::use_front, seat, level, action.a),
                                 pending(Rule::place_reward, seat, level, action.a),
                                 pending(Rule::refill_rewards, seat, level, action.a)});
}

}  // namespace

const DiverRule kRule{offer, why_not, use};

}  // namespace explorer

void place_reward::run(Play& play, const Frame& frame) {
  const auto level = static_cast<std::size_t>(frame.args[0]);
  Colony& colony = play.state.table.colony;
  u8& mine = play.state.table.player(frame.seat()).rewards[level];
  u8& taken = colony.rewards[level][frame.args[1]];
  if (mine != kNone) {
    colony.reward_discards.add(mine);
    tell(play, Happening::reward_discarded, frame.seat(), mine);
  }
  tell(play, Happening::reward_placed, frame.seat(), taken, level);
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
