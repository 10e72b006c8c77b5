// The rulebook of Pearls: every rule that can be pending, in printed order. Table of contents and dispatch table at
// once.
#include "games/pearls/rulebook.hpp"

namespace bathys::pearls {
namespace {

constexpr bool kOpen = true;
constexpr bool kSealed = true;

// clang-format off
constexpr Row kRulebook[] = {
    {"deal",      "1.1", RuleKind::chance,   false,  false,    nullptr,      nullptr,        nullptr,     deal::run},
    {"turn_up",   "2.1", RuleKind::chance,   false,  false,    nullptr,      nullptr,        nullptr,     turn_up::run},
    {"bid",       "2.2", RuleKind::question, !kOpen, kSealed,  bid::offer,   bid::why_not,   bid::take,   nullptr, bid::answered},
    {"open_bids", "2.3", RuleKind::chance,   false,  false,    nullptr,      nullptr,        nullptr,     open_bids::run},
    {"place",     "2.4", RuleKind::question, kOpen,  !kSealed, place::offer, place::why_not, place::take, nullptr},
    {"show",      "3.1", RuleKind::step,     false,  false,    nullptr,      nullptr,        nullptr,     show::run},
};
// clang-format on
static_assert(std::size(kRulebook) == kRules);

}  // namespace

std::span<const Row> rulebook() { return kRulebook; }

}  // namespace bathys::pearls
