// The greedy bot's maps and dig tiles in Thesauros.
#include "bots/thesauros/judges.hpp"

namespace bathys::thesauros {
namespace {

/// Gear that one may hope to have when it comes to diving.
Load hoped_for_gear(const Outlook& outlook) {
  Load load = gear_for_sea(outlook);
  load = with(load, Gear::mask);
  load = with(load, Gear::bottle);
  return with(load, Gear::harpoon);
}

/// Every map brings money in the years to come (1).
Worth income_of_map(const Outlook& outlook) {
  Worth total = 0;
  for (int year = outlook.table.year() + 1; year <= kYears; ++year) {
    const int first = 3 * (year - 1) + 1;
    if (first > outlook.quadrimester + outlook.left) break;
    total += outlook.cash_in(first, income(outlook.table.setup.mode, year).per_map);
  }
  return total;
}

Worth new_zone_worth(const Outlook& outlook, int number) {
  const int turns = std::min(outlook.left, outlook.weights.voyage_turns);
  if (turns == 0) return 0;
  Public table = outlook.table;
  const Diver diver{with(gear_for_sea(outlook), Gear::mask), false};
  Worth& before = outlook.departure_with_hoped;
  if (before == kNever) before = Chart(outlook, table, diver, outlook.weights.worker_turn).departure(turns);
  ++table.player(outlook.seen.who).maps[static_cast<std::size_t>(number - 1)];
  const Worth after = Chart(outlook, table, diver, outlook.weights.worker_turn).departure(turns);
  return times(std::max(0, after - std::max(0, before)), outlook.weights.new_zone);
}

Worth find_map_worth(const Outlook& outlook, int number) {
  const int owned = outlook.me.maps_of(number);
  Worth total = map_points() * kPoint + income_of_map(outlook);
  if (owned + 1 == map_set_size()) total += map_set_points() * kPoint;
  if (owned + 2 == map_set_size() && outlook.left > 1) total += outlook.weights.towards_set;
  return owned == 0 ? total + new_zone_worth(outlook, number) : total;
}

}  // namespace

Worth map_worth(const Outlook& outlook, int number) {
  Worth& known = outlook.map_worths[static_cast<std::size_t>(number - 1)];
  if (known == kNever) known = find_map_worth(outlook, number);
  return known;
}

Worth MarketJudge::operator()(Action action) const {
  if (is(action, Do::decline)) return declined(frame_);
  const int price = market::price(outlook_.table, Acting::of(frame_), action.a);
  return map_worth(outlook_, action.a) - outlook_.cost(Account::gp, price);
}

Worth ClaimJudge::operator()(Action action) const {
  return is(action, Do::decline) ? 0 : map_worth(outlook_, action.a);
}

/// The three best columns count.
Worth TileJudge::operator()(Action action) const {
  const DiveJudge dive(outlook_, {hoped_for_gear(outlook_), false});
  std::array<Worth, kMaxColumns> here{};
  for (int column = 0; column < zone_columns(zone_); ++column) {
    here[static_cast<std::size_t>(column)] = dive(dig_tile(action.a), outlook_.table.site(zone_), zone_, column);
  }
  std::sort(here.begin(), here.end(), std::greater<>());
  return here[0] + here[1] + here[2];
}

}  // namespace bathys::thesauros
