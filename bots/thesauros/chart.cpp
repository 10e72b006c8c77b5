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

}  // namespace

bool helps_at_sea(Gear gear) { return gear != Gear::lobster_trap && gear != Gear::metal_detector; }

Load with(Load load, Gear gear) {
  const bool helps = Load::is_motor(gear) || !load.has(gear);
  if (helps && load.takes(gear)) load.add(gear);
  return load;
}

namespace {

Load find_gear_for_sea(const Outlook& outlook, bool ashore_only) {
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

}  // namespace

Load gear_for_sea(const Outlook& outlook, bool ashore_only) {
  auto& known = outlook.gear_for_sea[ashore_only ? 1 : 0];
  if (!known) known = find_gear_for_sea(outlook, ashore_only);
  return *known;
}

DiveJudge::DiveJudge(const Outlook& outlook, const Diver& diver)
    : outlook_(outlook),
      expert_(diver.expert),
      depth_(std::max<int>(in_play.swimsuit, best_aboard(diver.load, &GearUse::dive_depth))) {
  const Worth kill = kill_chance(diver);
  shark_ = kill * shark_points();
  copes_ = kill > 0 || best_aboard(diver.load, &GearUse::kill_on) > 0 ||
           best_aboard(diver.load, &GearUse::ignores_sharks) > 0;
  for (int row = 0; row < kRows; ++row) {
    const auto at = static_cast<std::size_t>(row);
    detecting_[at] = fee_of(diver.load, row, &GearUse::detect_depth, &GearUse::detect_cost);
    extracting_[at] = fee_of(diver.load, row, &GearUse::extract_depth, &GearUse::extract_cost);
  }
}

int DiveJudge::lifting_fee(int zone, int row, Cell what) const {
  switch (what) {
    case Cell::plain:
      return 0;
    case Cell::hidden:
      if ((outlook_.me.mercenary_maps >> (zone - 1) & 1) != 0) return 0;
      return detecting_[static_cast<std::size_t>(row)];
    case Cell::rock:
      return extracting_[static_cast<std::size_t>(row)];
    default:
      return sea::kFar;
  }
}

/// One treasure, two for an expert: the best ones; and the sharks on the way down.
Worth DiveJudge::operator()(const DigTile& tile, const DigSite& site, int zone, int column) const {
  Worth best = 0;
  Worth second = 0;
  Worth sharks = 0;
  for (int row = 0; row < kRows; ++row) {
    const DigCell cell = tile.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    if (cell.what == Cell::nothing || site.is_covered(row, column)) continue;
    if (cell.what == Cell::shark && !copes_) return 0;
    if (row >= depth_) continue;
    if (cell.what == Cell::shark) {
      sharks += shark_;
      continue;
    }
    const int fee = lifting_fee(zone, row, cell.what);
    if (fee == sea::kFar) continue;
    const Worth lifted = outlook_.treasure(cell.kind) - outlook_.cash(fee);
    second = std::max(second, std::min(best, lifted));
    best = std::max(best, lifted);
  }
  return best + (expert_ ? second : 0) + sharks;
}

Worth dive_worth(const Outlook& outlook, const Diver& diver, const DigTile& tile, const DigSite& site, int zone,
                 int column) {
  return DiveJudge(outlook, diver)(tile, site, zone, column);
}

Chart::Chart(const Outlook& outlook, const Public& table, const Diver& diver, Worth turn_at_home)
    : outlook_(outlook),
      table_(table),
      diver_(diver),
      dive_judge_(outlook, diver),
      turn_at_home_(turn_at_home),
      fares_(SeaTable::here().fares(diver.load)),
      distances_(SeaTable::here().distances(table, outlook.seen.who)) {
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
        dive_judge_(dig_tile(tile), table_.site(zone), zone, column);
  }
}

/// As if an average tile lay there with its columns in order, the best one first.
void Chart::judge_unknown_zone(int zone) {
  const bool large = zone_is_large(zone);
  const bool detected = (outlook_.me.mercenary_maps >> (zone - 1) & 1) != 0;
  const Worth chosen = table_.site(zone).placed == 0 ? outlook_.weights.best_of_three : kPoint;
  auto& known = outlook_.unknown_zones[large ? 1 : 0];
  if (!known.fits(diver_.load.kinds(), diver_.expert, detected, table_.site(zone).covered)) {
    known = {diver_.load.kinds(), table_.site(zone).covered, diver_.expert, detected, true, average_columns(zone)};
  }
  for (int column = 0; column < zone_columns(zone); ++column) {
    dives_[static_cast<std::size_t>(dig_space(zone, column))] =
        times(known.columns[static_cast<std::size_t>(column)], chosen);
  }
}

std::array<Worth, kMaxColumns> Chart::average_columns(int zone) const {
  const int first = zone_is_large(zone) ? 0 : kLargeTiles;
  const int last = zone_is_large(zone) ? kLargeTiles : kTiles;
  std::array<Worth, kMaxColumns> sums{};
  for (int tile = first; tile < last; ++tile) {
    std::array<Worth, kMaxColumns> here{};
    for (int column = 0; column < zone_columns(zone); ++column) {
      here[static_cast<std::size_t>(column)] = dive_judge_(dig_tile(tile), table_.site(zone), zone, column);
    }
    std::sort(here.begin(), here.end(), std::greater<>());
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += here[i];
  }
  for (Worth& sum : sums) sum /= last - first;
  return sums;
}

/// The best ones; of equal ones the first.
void Chart::choose_targets() {
  const int most = outlook_.weights.voyage_targets;
  const int spaces = space_count();
  for (int at = 0; at < spaces; ++at) {
    if (dive(at) <= 0) continue;
    if (targets_.size() == most) {
      if (dive(targets_.back()) >= dive(at)) continue;
      targets_.pop_back();
    }
    targets_.push_back(static_cast<u8>(at));
    for (int i = targets_.size() - 1; i > 0 && dive(targets_[i - 1]) < dive(at); --i) {
      std::swap(targets_[i - 1], targets_[i]);
    }
  }
}

int Chart::turns_to(int from, int to) const {
  if (from == to) return 1;
  const int spaces = distances(from)[static_cast<std::size_t>(to)];
  return spaces >= sea::kFar ? sea::kFar : std::max(1, (spaces + fares_.reach - 1) / fares_.reach);
}

/// What is done at home from that turn on.
Worth Chart::at_home(int from, int turns) const {
  Worth total = 0;
  for (int i = from; i < turns; ++i) total = turn_at_home_ + times(total, outlook_.weights.next_turn);
  if (total == 0) return 0;
  for (int i = 0; i < from; ++i) total = times(total, outlook_.weights.next_turn);
  return total;
}

Worth Chart::voyage(int from, int turns, u64 done) const {
  u32 worked_out = 0;
  for (int i = 0; i < targets_.size(); ++i) worked_out |= static_cast<u32>(done >> targets_[i] & 1) << i;
  return find_voyage(from, turns, worked_out);
}

/// Several ways lead to the same place with the same targets behind one: each is thought through once.
Worth Chart::voyage_from_target(int target, int turns, u32 done) const {
  if (turns <= 0) return 0;
  if (turns > kMaxTurns) return find_voyage(targets_[target], turns, done);
  const auto at =
      (static_cast<std::size_t>(target) * kMaxTurns + static_cast<std::size_t>(turns - 1)) << kMaxTargets | done;
  u64& known = known_[at / 64];
  if ((known >> at % 64 & 1) == 0) {
    voyages_[at] = find_voyage(targets_[target], turns, done);
    known |= u64{1} << at % 64;
  }
  return voyages_[at];
}

/// `done` has a bit for each target.
Worth Chart::find_voyage(int from, int turns, u32 done) const {
  if (turns <= 0) return 0;
  Worth best = at_home(from == kPort ? 0 : turns_to(from, kPort), turns);
  for (int i = 0; i < targets_.size(); ++i) {
    if ((done >> i & 1) != 0) continue;
    const int to = targets_[i];
    const int needed = turns_to(from, to);
    if (needed > turns) continue;
    const int spaces = from == to ? 0 : distances(from)[static_cast<std::size_t>(to)];
    Worth here = dive(to) - outlook_.cash(needed == 1 ? price(spaces) : needed);
    here += voyage_from_target(i, turns - needed, done | 1u << i);
    for (int turn = 1; turn < needed; ++turn) here = times(here, outlook_.weights.next_turn);
    best = std::max(best, here);
  }
  return times(best, outlook_.weights.next_turn);
}

Worth Chart::departure(int turns) const {
  Worth best = kNever;
  for (int i = 0; i < targets_.size(); ++i) {
    const int to = targets_[i];
    const int spaces = distances(kPort)[static_cast<std::size_t>(to)];
    if (spaces >= sea::kFar || price(spaces) == sea::kFar) continue;
    best = std::max(best, dive(to) - outlook_.cash(price(spaces)) + voyage_from_target(i, turns, 1u << i));
  }
  // A first leg to the fishing grounds, the dive a turn later.
  constexpr int kGrounds = kFirstLagoonSpot + kLagoonSpots;
  best = std::max(best, outlook_.cash(open_sea_gain()) + voyage(kGrounds, turns));
  return best - times(at_home(0, turns), outlook_.weights.next_turn);
}

}  // namespace bathys::thesauros
