// Thesauros 3.2.5.7 One treasure is lifted per dive, two from the same column by the boss or a specialist; fees are
// paid for each treasure (D78).
#include <algorithm>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::lift_treasure {
namespace {

int zodiac_of(const Frame& frame) { return frame.args[0]; }
int row_of(const Frame& frame) { return frame.args[1]; }

/// A cell of the column below a zodiac.
struct Below {
  int zone;
  int row;
  int column;

  static Below of(const Public& table, int zodiac, int row) {
    const Space& here = space(table.zodiac(zodiac).space);
    return {here.zone, row, here.column};
  }
  DigCell cell(const Public& table) const {
    const DigTile& tile = dig_tile(table.site(zone).tile);
    return tile.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
};

/// The cheapest piece of gear aboard that reaches that deep.
int cheapest(Load load, int row, u8 GearUse::*reach, u8 GearUse::*cost) {
  int best = sea::kFar;
  for (int gear = 0; gear < kGear; ++gear) {
    const GearUse& use = gear_use(gear);
    if (load.has(static_cast<Gear>(gear)) && use.*reach > row) best = std::min(best, static_cast<int>(use.*cost));
  }
  return best;
}

bool has_precise_map(const Player& player, int number) { return (player.mercenary_maps >> (number - 1) & 1) != 0; }

}  // namespace

/// Plain treasures are free; hidden ones need to be detected by something aboard (D54), those in rock to be freed (D79:
/// no treasure needs both).
int fee(const Public& table, Seat seat, int zodiac, int row) {
  const Below place = Below::of(table, zodiac, row);
  if (table.site(place.zone).is_covered(row, place.column)) return sea::kFar;
  const Load load = table.zodiac(zodiac).load;
  switch (place.cell(table).what) {
    case Cell::plain:
      return 0;
    case Cell::rock:
      return cheapest(load, row, &GearUse::extract_depth, &GearUse::extract_cost);
    case Cell::hidden:
      if (has_precise_map(table.player(seat), place.zone)) return 0;
      return cheapest(load, row, &GearUse::detect_depth, &GearUse::detect_cost);
    default:
      return sea::kFar;
  }
}

/// D77: any treasure may be left where it is, and the dive may end anywhere.
void offer(const Seen& seen, const Frame& frame, Options& options) {
  if (!why_not(seen, frame, act(Do::take))) options.add(act(Do::take));
  options.add(act(Do::leave));
  options.add(act(Do::surface));
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  if (is(action, Do::leave) || is(action, Do::surface)) return kAllowed;
  if (!is(action, Do::take)) return not_this_question("3.2.5");
  return money::why_not_pay(seen, Account::mx, fee(seen.table, seen.who, zodiac_of(frame), row_of(frame)), "3.2.5");
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  Public& table = play.state.table;
  if (is(action, Do::leave)) return;
  Frame deeper = table.pending.pop();
  if (is(action, Do::surface)) return;
  const Below place = Below::of(table, zodiac_of(frame), row_of(frame));
  const int cost = fee(table, seat, zodiac_of(frame), place.row);
  const u8 kind = place.cell(table).kind;
  ++table.player(seat).treasures[kind];
  table.site(place.zone).cover(place.row, place.column);
  tell(play, Happening::treasure_taken, seat, treasure_value(kind), place.zone);
  ++deeper.args[2];  // D82: a second one has a fee of its own
  table.pending.then({money::payment(seat, Account::mx, cost), deeper});
}

}  // namespace bathys::thesauros::lift_treasure
