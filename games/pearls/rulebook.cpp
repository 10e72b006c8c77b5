// The rulebook of Pearls: every rule that can be pending, in printed order. Table of contents and dispatch table at
// once.
#include "games/pearls/rulebook.hpp"

namespace bathys::pearls {
namespace {

constexpr bool kOpen = true;  // 2.5 may be used beside it
constexpr bool kClosed = false;

#define BATHYS_ASK(rule, section, open)                                                                              \
  TypedRows<Seen, Play, Words>::asks<rule::offer, rule::why_not, rule::take, rule::question, rule::answer, nullptr>( \
      #rule, section, open, rule::kBelow)
#define BATHYS_STEP(rule, section, kind) \
  TypedRows<Seen, Play, Words>::runs<rule::run, nullptr>(#rule, section, kind, rule::kBelow)

// clang-format off
constexpr Row kRulebook[] = {
    BATHYS_STEP(deal,      "1.1", RuleKind::chance),
    BATHYS_STEP(turn_up,   "2.1", RuleKind::chance),
    sealed(BATHYS_ASK(bid, "2.2", kClosed), bid::answered),
    BATHYS_STEP(open_bids, "2.3", RuleKind::chance),
    BATHYS_ASK(place,      "2.4", kOpen),
    BATHYS_STEP(show,      "3.1", RuleKind::step),
};
// clang-format on
static_assert(std::size(kRulebook) == kRules);

#undef BATHYS_ASK
#undef BATHYS_STEP

}  // namespace

std::span<const Row> rulebook() { return kRulebook; }

}  // namespace bathys::pearls
