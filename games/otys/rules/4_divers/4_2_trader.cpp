// Otys 4.2 The trader sells a resource of the active level to the store for credits or prestige, or buys one; upgraded
// she sells for 1 more and buys for 1 less.
#include <algorithm>

#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::trader {
namespace {

/// The row of the topmost free space.
int sale_value(const Seen& seen, const Activation& used, Resource type, For what) {
  const StoreRow row = store_row(seen.colony().in_store(type));
  return (what == For::credits ? row.credits : row.prestige) + (used.upgraded ? diver_values().better_sale : 0);
}
/// The row of the lowest-placed resource.
int price(const Colony& colony, const Activation& used, Resource type) {
  const int printed = store_row(colony.in_store(type) - 1).credits;
  return used.free ? 0 : std::max(printed - (used.upgraded ? diver_values().better_purchase : 0), 0);
}

Refusal why_not_sell(const Seen& seen, const Activation& used, Resource type, For what) {
  if (!seen.me().zone(seen.turn().level).has(type)) return refuse("no_such_resource", "4.2");
  if (seen.colony().in_store(type) >= kStoreRows) return refuse("store_full", "4.2");
  return sale_value(seen, used, type, what) > 0 ? kAllowed : refuse("row_gives_no_prestige", "4.2");
}
Refusal why_not_buy(const Seen& seen, const Activation& used, Resource type) {
  if (seen.colony().in_store(type) == 0) return refuse("store_empty", "4.2");
  if (!seen.me().has_room(seen.turn().level)) return refuse("level_full", "4.2");
  return short_of_credits(seen.me(), price(seen.colony(), used, type), "4.2");
}

Refusal why_not(const Seen& seen, const Activation& used, Action action) {
  const auto type = resource_in(action);
  if (is(action, Do::sell)) return why_not_sell(seen, used, type, static_cast<For>(action.b));
  if (is(action, Do::buy)) return why_not_buy(seen, used, type);
  return not_this_question("4.2");
}

void offer_sales(const Seen& seen, const Activation& used, Resource type, Options& options) {
  for (const For what : {For::credits, For::prestige}) {
    options.add_if(sale_value(seen, used, type, what) > 0, act(Do::sell, type, static_cast<int>(what)));
  }
}

/// By hand: random games run at 0.97 of their speed when each sale and purchase is asked of why_not.
void offer(const Seen& seen, const Activation& used, Options& options) {
  const int level = seen.turn().level;
  const Cargo here = seen.me().zone(level);
  const bool room = seen.me().has_room(level);
  for (const Resource type : kAllResources) {
    const int stored = seen.colony().in_store(type);
    if (here.has(type) && stored < kStoreRows) offer_sales(seen, used, type, options);
    options.add_if(room && stored > 0 && price(seen.colony(), used, type) <= seen.me().credits, act(Do::buy, type));
  }
}

void sell(Play& play, Seat seat, const Activation& used, Resource type, For what) {
  State& state = play.state;
  const int value = sale_value({state.table, state.own(seat), seat}, used, type, what);
  state.table.player(seat).zone(state.table.turn.level).remove(type);
  ++state.table.colony.in_store(type);
  tell(play, Happening::sold, seat, type, value, what);
  if (what == For::credits) return gain_credits(play, seat, value);
  gain_prestige(play, seat, value, Source::sales);
}

void buy(Play& play, Seat seat, const Activation& used, Resource type) {
  Public& table = play.state.table;
  const int cost = price(table.colony, used, type);
  pay_credits(play, seat, cost);
  --table.colony.in_store(type);
  table.player(seat).zone(table.turn.level).add(type);
  tell(play, Happening::bought, seat, type, cost);
}

void use(Play& play, Seat seat, const Activation& used, Action action) {
  const auto type = resource_in(action);
  if (is(action, Do::sell)) return sell(play, seat, used, type, static_cast<For>(action.b));
  buy(play, seat, used, type);
}

Message answer(const Seen& seen, const Activation& used, Action action) {
  const auto type = resource_in(action);
  const auto what = static_cast<For>(action.b);
  if (is(action, Do::buy)) return {"otys.answer.buy", {said(type), Arg::price(price(seen.colony(), used, type))}};
  return {"otys.answer.sell", {said(type), Arg::number(sale_value(seen, used, type, what)), said(what)}};
}

}  // namespace

const DiverRule kRule{offer, why_not, use, answer};

}  // namespace bathys::otys::trader
