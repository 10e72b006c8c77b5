// The rulebook of Thesauros: every rule that can be pending, in printed order. Table of contents and dispatch table at
// once.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros {
namespace {

constexpr bool kOpen = true;  // the mine may go off beside it (D114)
constexpr bool kClosed = false;

#define BATHYS_ASK(rule, section, open)                                                                          \
  TypedRows<Seen, Play, rule::Words>::asks<rule::offer, rule::why_not, rule::take, rule::question, rule::answer, \
                                           rule::wrong>(#rule, section, open, rule::kBelow)
#define BATHYS_STEP(name, section, rule, kind) \
  TypedRows<Seen, Play, rule::Words>::runs<rule::run, rule::wrong>(#name, section, kind, rule::kBelow)
#define BATHYS_RUN(name, section, rule) BATHYS_STEP(name, section, rule, RuleKind::step)
#define BATHYS_DRAW(name, section, rule) BATHYS_STEP(name, section, rule, RuleKind::chance)

}  // namespace

// clang-format off
constexpr Row kRulebook[] = {
    // 0 Setup
    BATHYS_DRAW(set_up,          "0",       set_up),
    BATHYS_ASK(choose_hat,       "0.6",     kClosed),
    // 1 Income, 2 Budgets
    BATHYS_RUN(income,           "1",       income_phase),
    sealed(BATHYS_ASK(budget,    "2.1",     kClosed), budget::answered),
    BATHYS_RUN(reveal_budgets,   "2.1",     reveal_budgets),
    BATHYS_ASK(allocate,         "2.2",     kClosed),
    BATHYS_RUN(pay,              "2.3",     pay),
    BATHYS_ASK(transfer,         "2.3",     kClosed),
    // 3.1 Placement
    BATHYS_RUN(quadrimester,     "3",       quadrimester),
    BATHYS_RUN(placement,        "3.1.1",   placement),
    BATHYS_ASK(place,            "3.1.1",   kClosed),
    // 3.2 Resolution
    BATHYS_RUN(resolve,          "3.2",     resolve),
    BATHYS_RUN(turn,             "3.2",     turn),
    BATHYS_ASK(training,         "3.2",     kClosed),
    BATHYS_ASK(recruit,          "3.2.1",   kOpen),
    BATHYS_ASK(place_recruit,    "3.2.1",   kClosed),
    BATHYS_ASK(research,         "3.2.2",   kOpen),
    BATHYS_ASK(claim_map,        "3.2.2",   kClosed),
    BATHYS_ASK(market,           "3.2.3",   kOpen),
    BATHYS_DRAW(draw_tiles,      "3.2.3",   draw_tiles),
    hidden(BATHYS_ASK(choose_tile, "3.2.3", kClosed)),
    BATHYS_ASK(seaplane,         "3.2.4",   kOpen),
    BATHYS_ASK(shift_cargo,      "3.2.4",   kClosed),
    BATHYS_RUN(high_sea,         "3.2.5",   high_sea),
    BATHYS_RUN(next_zodiac,      "3.2.5",   next_zodiac),
    BATHYS_ASK(sea_turn,         "3.2.5",   kOpen),
    BATHYS_ASK(load_gear,        "3.2.5",   kClosed),
    BATHYS_RUN(arrive,           "3.2.5.4", arrive),
    BATHYS_ASK(under_way,        "3.2.5.4", kClosed),
    BATHYS_ASK(meeting,          "3.2.5.4", kClosed),
    BATHYS_RUN(dive,             "3.2.5",   dive),
    BATHYS_ASK(meet_shark,       "3.2.5",   kClosed),
    BATHYS_DRAW(shoot_shark,     "3.2.5",   shoot_shark),
    BATHYS_ASK(lift_treasure,    "3.2.5",   kClosed),
    BATHYS_RUN(mussels,          "3.2.6",   mussels),
    BATHYS_ASK(port,             "3.2.7",   kOpen),
    BATHYS_ASK(coastal_gear,     "3.2.7",   kClosed),
    hidden(BATHYS_ASK(keep_found, "3.2.7", kClosed)),
    BATHYS_ASK(museum,           "3.2.8",   kOpen),
    BATHYS_ASK(advertise,        "3.2.9",   kOpen),
    sealed(BATHYS_ASK(bid, "3.2.10", kClosed)),
    BATHYS_RUN(reveal_bids,      "3.2.10",  reveal_bids),
    // 3.3 Wages, 3.4 Maintenance
    BATHYS_RUN(wages,            "3.3",     wages),
    hidden(BATHYS_ASK(open_black_box, "3.3", kClosed)),
    BATHYS_RUN(maintenance,      "3.4",     maintenance),
    BATHYS_ASK(choose_tech,      "3.4.1",   kClosed),
    BATHYS_DRAW(reveal_techs,    "3.4.1",   reveal_techs),
    BATHYS_DRAW(tidy_up,         "3.4.2",   tidy_up),
    // 4 Scoring
    BATHYS_RUN(year_points,      "4.1",     year_score),
    BATHYS_RUN(end_check,        "4.2",     end_check),
    BATHYS_RUN(final_points,     "4.3",     final_score),
    // V Mercenaries
    BATHYS_RUN(auction,          "V.1",     auction),
    hidden(BATHYS_ASK(raise_bid, "V.1", kClosed)),
    BATHYS_ASK(steal_patent,     "V.3",     kOpen),
    BATHYS_ASK(mercenary_maps,   "V.3",     kOpen),
    BATHYS_ASK(rearrange_museum, "V.3",     kOpen),
};
// clang-format on
static_assert(std::size(kRulebook) == kRules);

#undef BATHYS_ASK
#undef BATHYS_STEP
#undef BATHYS_RUN
#undef BATHYS_DRAW

}  // namespace bathys::thesauros
