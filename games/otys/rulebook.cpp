// The rulebook of Otys: every rule that can be pending, in printed order. Table of contents and dispatch table at once.
#include "games/otys/rulebook.hpp"

namespace bathys::otys {
namespace {

constexpr bool kOpen = true;
constexpr bool kClosed = false;

#define BATHYS_ASK(rule, section, open)                                                                          \
  TypedRows<Seen, Play, rule::Words>::asks<rule::offer, rule::why_not, rule::take, rule::question, rule::answer, \
                                           rule::wrong>(#rule, section, open, rule::kBelow)
#define BATHYS_STEP(rule, section, kind) \
  TypedRows<Seen, Play, rule::Words>::runs<rule::run, rule::wrong>(#rule, section, kind, rule::kBelow)
#define BATHYS_RUN(rule, section) BATHYS_STEP(rule, section, RuleKind::step)
#define BATHYS_DRAW(rule, section) BATHYS_STEP(rule, section, RuleKind::chance)

}  // namespace

// clang-format off
constexpr Row kRulebook[] = {
    // 1 Setup
    BATHYS_DRAW(set_up,           "1"),
    // 2 The turn
    BATHYS_RUN(begin_turn,        "2"),
    BATHYS_ASK(choose_key,        "2.1", kOpen),
    BATHYS_ASK(step_one,          "2.3", kOpen),
    BATHYS_ASK(activate,          "2.5", kOpen),
    BATHYS_RUN(key_to_track,      "2.6"),
    BATHYS_ASK(resurface,         "2.6", kOpen),
    BATHYS_RUN(next_seat,         "2.9"),
    // 4 Divers
    BATHYS_ASK(use_copied,        "4.3", kOpen),
    hidden(BATHYS_ASK(keep_contract, "4.3", kClosed)),
    BATHYS_RUN(place_reward,      "4.5"),
    // 5 Interaction
    BATHYS_ASK(copied_resurface,  "5.3", kClosed),
    // 6 Contracts
    BATHYS_ASK(claim_back,        "6.3", kClosed),
    BATHYS_DRAW(replace_contract, "6.4"),
    // 7 Rewards
    BATHYS_ASK(use_front,         "7.1", kClosed),
    BATHYS_RUN(discard_reward,    "7.3"),
    BATHYS_DRAW(refill_rewards,   "7.3"),
    // 8 Solo
    BATHYS_RUN(place_cubes,       "8.1"),
    BATHYS_ASK(choose_cube,       "8.1", kClosed),
    BATHYS_RUN(lay_cubes,         "8.2"),
    BATHYS_RUN(move_timer,        "8.3"),
    BATHYS_ASK(choose_timer,      "8.3", kOpen),
    BATHYS_RUN(timer_arrives,     "8.4"),
    BATHYS_RUN(check_timers,      "8.7"),
};
// clang-format on
static_assert(std::size(kRulebook) == kRules);

#undef BATHYS_ASK
#undef BATHYS_STEP
#undef BATHYS_RUN
#undef BATHYS_DRAW

}  // namespace bathys::otys
