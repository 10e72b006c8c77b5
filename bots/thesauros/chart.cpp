// The sea as one zodiac of Thesauros sees it.
#include "bots/thesauros/chart.hpp"

namespace bathys::thesauros {
namespace {

/// The best of some kind of gear aboard.
int best_aboard(Load load, u8 GearUse::*what) {
  int best = 0;
  for (u32 bits = load.kinds(); bits != 0; bits &= bits - 1) {
    best = std::max<int>(best, gear_use(std::countr_zero(bits)).*what);
  }
  return best;
}

/// In 1024ths: how likely a shot kills.
Worth kill_chance(const Diver& diver) {
  int needed = 0;
  int bonus = diver.expert ? boss_values().die : 0;
  for (u32 bits = diver.load.kinds(); bits != 0; bits &= bits - 1) {
    const GearUse& use = gear_use(std::countr_zero(bits));
    if (use.kill_on > 0 && (needed == 0 || use.kill_on < needed)) needed = use.kill_on;
    bonus += use.die_bonus;
  }
  if (needed == 0) return 0;
  const int sides = in_play.die;
  return std::clamp(sides + 1 - needed + bonus, 0, sides) * kPoint / sides;
}

/// The cheapest fee of the gear that reaches so deep; sea::kFar when none does.
int fee_of(Load load, int row, u8 GearUse::*reach, u8 GearUse::*cost) {
  int best = sea::kFar;
  for (u32 bits = load.kinds(); bits != 0; bits &= bits - 1) {
    const GearUse& use = gear_use(std::countr_zero(bits));
    if (use.*reach > row) best = std::min<int>(best, use.*cost);
  }
  return best;
}

int lifting_fee(const Outlook& outlook, Load load, int zone, int row, Cell what) {
  switch (what) {
    case Cell::plain:
      return 0;
    case Cell::hidden:
      if ((outlook.me.mercenary_maps >> (zone - 1) & 1) != 0) return 0;
      return fee_of(load, row, &GearUse::detect_depth, &GearUse::detect_cost);
    case Cell::rock:
      return fee_of(load, row, &GearUse::extract_depth, &GearUse::extract_cost);
    default:
      return sea::kFar;
  }
}

}  // namespace

bool helps_at_sea(Gear gear) { return gear != Gear::lobster_trap && gear != Gear::metal_detector; }

Load with(Load load, Gear gear) {
  const bool helps = Load::is_motor(gear) || !load.has(gear);
  if (helps && load.takes(gear)) load.add(gear);
  return load;
}

Load gear_for_sea(const Outlook& outlook, bool ashore_only) {
  static constexpr Gear kMotors[] = {Gear::super_motor, Gear::found_motor, Gear::medium_motor, Gear::aux_motor};
  Load load;
  const auto add_all = [&](Gear gear) {
    for (int i = 0; i < outlook.me.in_stock(gear); ++i) load = with(load, gear);
    if (ashore_only) return;
    for (const Zodiac& zodiac : outlook.table.zodiacs) {
      if (zodiac.owner == static_cast<u8>(outlook.seen.who) && zodiac.load.has(gear)) load = with(load, gear);
    }
  };
  for (const Gear motor : kMotors) add_all(motor);
  for (int gear = 0; gear < kGear; ++gear) {
    if (helps_at_sea(static_cast<Gear>(gear)) && !Load::is_motor(static_cast<Gear>(gear)))
      add_all(static_cast<Gear>(gear));
  }
  return load;
}

/// One treasure, two for an expert: the best ones; and the sharks on the way down.
Worth dive_worth(const Outlook& outlook, const Diver& diver, const DigTile& tile, const DigSite& site, int zone,
                 int column) {
  const int depth = std::max<int>(in_play.swimsuit, best_aboard(diver.load, &GearUse::dive_depth));
  const Worth kill = kill_chance(diver);
  const bool copes = kill > 0 || best_aboard(diver.load, &GearUse::kill_on) > 0 ||
                     best_aboard(diver.load, &GearUse::ignores_sharks) > 0;
  Worth best = 0;
  Worth second = 0;
  Worth sharks = 0;
  for (int row = 0; row < kRows; ++row) {
    if (site.is_covered(row, column)) continue;
    const DigCell cell = tile.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    if (cell.what == Cell::shark && !copes) return 0;
    if (cell.what == Cell::nothing || row >= depth) continue;
    if (cell.what == Cell::shark) {
      sharks += kill * shark_points();
      continue;
    }
    const int fee = lifting_fee(outlook, diver.load, zone, row, cell.what);
    if (fee == sea::kFar) continue;
    const Worth lifted = outlook.treasure(cell.kind) - outlook.cash(fee);
    second = std::max(second, std::min(best, lifted));
    best = std::max(best, lifted);
  }
  return best + (diver.expert ? second : 0) + sharks;
}

Chart::Chart(const Outlook& outlook, const Public& table, const Diver& diver, Worth turn_at_home)
    : outlook_(outlook), table_(table), diver_(diver), turn_at_home_(turn_at_home) {
  for (int spaces = 0; spaces <= kMaxPriced; ++spaces) {
    prices_[static_cast<std::size_t>(spaces)] = sea::price(diver.load, spaces);
    if (prices_[static_cast<std::size_t>(spaces)] != sea::kFar) reach_ = spaces;
  }
  for (int zone = 1; zone <= map_numbers(table.seats()); ++zone) {
    if (table.player(outlook.seen.who).has_map(zone)) judge_zone(zone);
  }
  choose_targets();
}

void Chart::judge_zone(int zone) {
  const u8 tile = outlook_.seen.tile_on(zone);
  if (tile == kNone) return judge_unknown_zone(zone);
  for (int column = 0; column < zone_columns(zone); ++column) {
    dives_[static_cast<std::size_t>(dig_space(zone, column))] =
        dive_worth(outlook_, diver_, dig_tile(tile), table_.site(zone), zone, column);
  }
}

/// As if an average tile lay there with its columns in order, the best one first.
void Chart::judge_unknown_zone(int zone) {
  const bool large = zone_is_large(zone);
  const int columns = zone_columns(zone);
  const int first = large ? 0 : kLargeTiles;
  const int last = large ? kLargeTiles : kTiles;
  std::array<Worth, kMaxColumns> sums{};
  for (int tile = first; tile < last; ++tile) {
    std::array<Worth, kMaxColumns> here{};
    for (int column = 0; column < columns; ++column) {
      here[static_cast<std::size_t>(column)] =
          dive_worth(outlook_, diver_, dig_tile(tile), table_.site(zone), zone, column);
    }
    std::sort(here.begin(), here.end(), std::greater<>());
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += here[i];
  }
  const Worth chosen = table_.site(zone).placed == 0 ? outlook_.weights.best_of_three : kPoint;
  for (int column = 0; column < columns; ++column) {
    dives_[static_cast<std::size_t>(dig_space(zone, column))] =
        times(sums[static_cast<std::size_t>(column)] / (last - first), chosen);
  }
}

void Chart::choose_targets() {
  u64 chosen = 0;
  while (!targets_.full()) {
    int best = -1;
    for (int at = 0; at < space_count(); ++at) {
      if ((chosen >> at & 1) != 0 || dive(at) <= 0) continue;
      if (best < 0 || dive(at) > dive(best)) best = at;
    }
    if (best < 0) return;
    chosen |= u64{1} << best;
    targets_.push_back(static_cast<u8>(best));
  }
}

const sea::Distances& Chart::distances(int from) const {
  auto& known = distances_[static_cast<std::size_t>(from)];
  if (!known) known = sea::distances(table_, outlook_.seen.who, from);
  return *known;
}

int Chart::turns_to(int from, int to) const {
  if (from == to) return 1;
  const int spaces = distances(from)[static_cast<std::size_t>(to)];
  return spaces >= sea::kFar ? sea::kFar : std::max(1, (spaces + reach_ - 1) / reach_);
}

/// What is done at home from that turn on.
Worth Chart::at_home(int from, int turns) const {
  Worth total = 0;
  for (int i = from; i < turns; ++i) total = turn_at_home_ + times(total, outlook_.weights.next_turn);
  for (int i = 0; i < from; ++i) total = times(total, outlook_.weights.next_turn);
  return total;
}

Worth Chart::voyage(int from, int turns, u64 done) const {
  if (turns <= 0) return 0;
  Worth best = at_home(from == kPort ? 0 : turns_to(from, kPort), turns);
  for (const u8 to : targets_) {
    if ((done >> to & 1) != 0) continue;
    const int needed = turns_to(from, to);
    if (needed > turns) continue;
    const int spaces = from == to ? 0 : distances(from)[to];
    Worth here = dive(to) - outlook_.cash(needed == 1 ? price(spaces) : needed);
    here += voyage(to, turns - needed, done | u64{1} << to);
    for (int i = 1; i < needed; ++i) here = times(here, outlook_.weights.next_turn);
    best = std::max(best, here);
  }
  return times(best, outlook_.weights.next_turn);
}

Worth Chart::departure(int turns) const {
  Worth best = kNever;
  for (const u8 to : targets_) {
    const int spaces = distances(kPort)[to];
    if (spaces >= sea::kFar || price(spaces) == sea::kFar) continue;
    best = std::max(best, dive(to) - outlook_.cash(price(spaces)) + voyage(to, turns, u64{1} << to));
  }
  // A first leg to the fishing grounds, the dive a turn later.
  constexpr int kGrounds = kFirstLagoonSpot + kLagoonSpots;
  best = std::max(best, outlook_.cash(open_sea_gain()) + voyage(kGrounds, turns));
  return best - times(at_home(0, turns), outlook_.weights.next_turn);
}

}  // namespace bathys::thesauros
