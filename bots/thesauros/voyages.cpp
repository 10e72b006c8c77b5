// The greedy bot at sea in Thesauros: loading, sailing, diving, and seaplanes.
#include "bots/thesauros/judges.hpp"

namespace bathys::thesauros {
namespace {

bool carries_speargun(Load load) { return load.has(Gear::speargun) || load.has(Gear::found_speargun); }

int voyage_turns(const Outlook& outlook) { return std::min(outlook.left, outlook.weights.voyage_turns); }

Diver diver_of(const Outlook& outlook, const Zodiac& boat) {
  return {boat.load, boat.crew != kNone && outlook.is_expert(boat.crew, Hat::port)};
}

Worth turn_of_crew(const Outlook& outlook, const Zodiac& boat) {
  return boat.crew == kNone ? outlook.weights.worker_turn : outlook.turn_of(boat.crew);
}

/// A weaker weapon is left for the coast, a second piece for another zodiac.
bool is_superfluous(Load load, Gear gear) {
  return (gear == Gear::harpoon && carries_speargun(load)) || (load.has(gear) && !Load::is_motor(gear));
}

}  // namespace

Worth lagoon_worth(const Outlook& outlook, int to, bool expert, bool has_speargun) {
  const int bonus = expert ? boss_values().lagoon : 0;
  switch (space(to).kind) {
    case SpaceKind::lobster:
      return outlook.cash(lobster_gain() + bonus);
    case SpaceKind::coastal:
      return outlook.cash(coastal_gain(has_speargun) + bonus);
    case SpaceKind::tourists:
      return outlook.cash(tourist_gain() + bonus);
    default:
      return expert ? times(outlook.weights.island, worth_of_points(1.25)) : outlook.weights.island;
  }
}

SeaTurnJudge::SeaTurnJudge(const Outlook& outlook, const Frame& frame)
    : outlook_(outlook), departing_(sea_turn::turn_of(frame).is_departure()), turns_(voyage_turns(outlook)) {
  for (int i = 0; i < kZodiacs; ++i) {
    if (boat(i).owner != static_cast<u8>(outlook.seen.who) || boat(i).crew == kNone) continue;
    if (departing_ && i != sea_turn::turn_of(frame).only) continue;
    charts_[static_cast<std::size_t>(i)].emplace(outlook, outlook.table, diver_of(outlook, boat(i)),
                                                 turn_of_crew(outlook, boat(i)));
  }
}

/// What ending a move there brings, and the voyage from there on; a dive comes with it if none was made.
Worth SeaTurnJudge::arrival(int zodiac, int to) const {
  const Chart& sea = chart(zodiac);
  const bool dived = sea_turn::has_dived(boat(zodiac));
  const u64 here = u64{1} << boat(zodiac).space;
  switch (space(to).kind) {
    case SpaceKind::port:
      return sea.voyage(kPort, turns_, here);
    case SpaceKind::fishing:
      return outlook_.cash(open_sea_gain()) + sea.voyage(to, turns_, dived ? here : 0);
    case SpaceKind::passage:
      return sea.voyage(to, turns_, dived ? here : 0);
    case SpaceKind::dig:
      if (dived) return sea.voyage(to, turns_, here);
      return std::max(sea.dive(to) + sea.voyage(to, turns_, u64{1} << to), sea.voyage(to, turns_));
    default:
      return lagoon_worth(outlook_, to, outlook_.is_expert(boat(zodiac).crew, Hat::port),
                          carries_speargun(boat(zodiac).load)) +
             sea.voyage(kPort, turns_, here);
  }
}

Worth SeaTurnJudge::sail(Action action) const {
  const sea::Course course(outlook_.seen, action.a, departing_);
  return arrival(action.a, action.b) - outlook_.cost(Account::mx, course.fare(course.spaces_to(action.b)));
}

/// Where the zodiac is now, without another move.
Worth SeaTurnJudge::rest(int zodiac) const {
  const bool dived = sea_turn::has_dived(boat(zodiac));
  const int at = boat(zodiac).space;
  return chart(zodiac).voyage(at, turns_, dived ? u64{1} << at : 0);
}

/// A dive here, and then the best move if none was made.
Worth SeaTurnJudge::dive(int zodiac) const {
  const Chart& sea = chart(zodiac);
  const int at = boat(zodiac).space;
  const u64 here = u64{1} << at;
  Worth after = sea.voyage(at, turns_, here);
  if (!sea_turn::has_moved(boat(zodiac))) {
    const auto& far = sea.distances(at);
    for (int to = 0; to < space_count(); ++to) {
      const bool high_sea = to == kPort || space(to).kind >= SpaceKind::fishing;
      const int spaces = far[static_cast<std::size_t>(to)];
      if (!high_sea || spaces >= sea::kFar || sea.price(spaces) == sea::kFar) continue;
      const Worth fish = space(to).kind == SpaceKind::fishing ? outlook_.cash(open_sea_gain()) : 0;
      after = std::max(after, fish + sea.voyage(to, turns_, here) - outlook_.cash(sea.price(spaces)));
    }
  }
  return sea.dive(at) + after;
}

/// Zodiacs do not touch each other: an answer counts for what it adds to its own zodiac.
Worth SeaTurnJudge::operator()(Action action) const {
  if (is(action, Do::end_turn)) return 0;
  if (is(action, Do::rent)) {
    const int price = seaplane_rent(outlook_.table.seats(), outlook_.table.board.seaplanes);
    return supply_worth(outlook_) - outlook_.cost(Account::mx, price);
  }
  if (is(action, Do::black_plane)) return supply_worth(outlook_) - 1;
  if (is(action, Do::dive)) return dive(action.a) - rest(action.a);
  return is(action, Do::sail) ? sail(action) - rest(action.a) : kNever;
}

Worth LoadJudge::operator()(Action action) const {
  const Load load = outlook_.table.zodiac(load_gear::zodiac_of(frame_)).load;
  if (is(action, Do::cast_off)) return 0;
  if (!is(action, Do::load)) return -kPoint;
  const auto gear = static_cast<Gear>(action.a);
  return helps_at_sea(gear) && !is_superfluous(load, gear) ? kPoint : -kPoint;
}

Worth supply_worth(const Outlook& outlook) {
  Worth total = 0;
  Load ashore = gear_for_sea(outlook, true);
  const int turns = voyage_turns(outlook);
  if (ashore.empty() || turns == 0) return 0;
  for (const Zodiac& boat : outlook.table.zodiacs) {
    if (boat.owner != static_cast<u8>(outlook.seen.who) || boat.crew == kNone) continue;
    if (space(boat.space).kind < SpaceKind::fishing) continue;
    Diver diver = diver_of(outlook, boat);
    const Worth turn = turn_of_crew(outlook, boat);
    const Worth before = Chart(outlook, outlook.table, diver, turn).voyage(boat.space, turns);
    for (int gear = 0; gear < kGear; ++gear) {
      if (ashore.has(static_cast<Gear>(gear))) diver.load = with(diver.load, static_cast<Gear>(gear));
    }
    const Worth after = Chart(outlook, outlook.table, diver, turn).voyage(boat.space, turns);
    total = std::max(total, after - before);  // one set of gear serves one zodiac
  }
  return total;
}

Worth SeaplaneJudge::operator()(Action action) const {
  if (is(action, Do::decline)) return declined(frame_);
  const Acting acting = Acting::of(frame_);
  const int price = resolve::discounted(queue_price(outlook_.table.seats(), 4, acting.place), acting.is_boss());
  return supply_worth(outlook_) - outlook_.cost(Account::mx, price);
}

/// From the shore to a zodiac, and nothing back.
Worth ShiftJudge::operator()(Action action) const {
  if (is(action, Do::landed)) return 0;
  if (!is(action, Do::shift) || action.b != 0 || !shore_) return -kPoint;
  const auto gear = static_cast<Gear>(action.a);
  return helps_at_sea(gear) && !is_superfluous(outlook_.table.zodiac(action.c - 1).load, gear) ? kPoint : -kPoint;
}

Worth LiftJudge::lifted(int row) const {
  const int zodiac = lift_treasure::words_at(frame_).zodiac;
  const Zodiac& boat = outlook_.table.zodiac(zodiac);
  const Space& here = space(boat.space);
  const int fee = lift_treasure::fee(outlook_.table, outlook_.seen.who, zodiac, row);
  if (fee == sea::kFar) return 0;
  const DigTile& tile = dig_tile(outlook_.table.site(here.zone).tile);
  return outlook_.treasure(tile.cells[static_cast<std::size_t>(row)][here.column].kind) -
         outlook_.cost(Account::mx, fee);
}

/// Taken, unless better ones lie below and there is no hand left for this one.
Worth LiftJudge::operator()(Action action) const {
  if (is(action, Do::leave)) return 0;
  if (!is(action, Do::take)) return -kPoint;
  const auto [zodiac, row, so_far] = lift_treasure::words_at(frame_);
  const Zodiac& boat = outlook_.table.zodiac(zodiac);
  const int hands = (outlook_.is_expert(boat.crew, Hat::port) ? boss_values().treasures : in_play.treasures) - so_far;
  int depth = in_play.swimsuit;
  for (int gear = 0; gear < kGear; ++gear) {
    if (boat.load.has(static_cast<Gear>(gear))) depth = std::max<int>(depth, gear_use(gear).dive_depth);
  }
  int better = 0;
  for (int below = row + 1; below < std::min(depth, kRows); ++below) better += lifted(below) > lifted(row) ? 1 : 0;
  return better < hands ? lifted(row) : -kPoint;
}

}  // namespace bathys::thesauros
