// Thesauros 3.2.5.6 A dive goes straight down the column as deep as the gear reaches; sharks on the way may be shot at,
// or flee until the diver is back.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros {
namespace {

const Space& space_of_zodiac(const Public& table, int zodiac) { return space(table.zodiac(zodiac).space); }

DigCell cell_at(const Public& table, int zodiac, int row) {
  const Space& here = space_of_zodiac(table, zodiac);
  const DigSite& site = table.site(here.zone);
  if (site.is_covered(row, here.column)) return {Cell::nothing, 0};  // D80
  return dig_tile(site.tile).cells[static_cast<std::size_t>(row)][here.column];
}

int depth(Load load) {
  int deepest = in_play.swimsuit;  // always aboard
  for (int gear = 0; gear < kGear; ++gear) {
    if (load.has(static_cast<Gear>(gear))) deepest = std::max(deepest, static_cast<int>(gear_use(gear).dive_depth));
  }
  return deepest;
}

/// The least total that kills with the best weapon aboard (D75, D88); 0 without a weapon.
int kill_on(Load load) {
  int best = 0;
  for (int gear = 0; gear < kGear; ++gear) {
    const int need = gear_use(gear).kill_on;
    if (load.has(static_cast<Gear>(gear)) && need > 0 && (best == 0 || need < best)) best = need;
  }
  return best;
}
bool ignores_sharks(Load load) {
  for (int gear = 0; gear < kGear; ++gear) {
    if (load.has(static_cast<Gear>(gear)) && gear_use(gear).ignores_sharks != 0) return true;
  }
  return false;
}
bool copes_with_sharks(Load load) { return kill_on(load) > 0 || ignores_sharks(load); }

/// Cage, experience and the found speargun help to aim (D76: the sums of the rules, whatever the summary says).
int die_bonus(const Public& table, Seat seat, int zodiac) {
  const Zodiac& boat = table.zodiac(zodiac);
  int bonus = resolve::is_expert(table, {static_cast<u8>(seat), boat.crew, 0}, Hat::port) ? boss_values().die : 0;
  for (int gear = 0; gear < kGear; ++gear) {
    if (boat.load.has(static_cast<Gear>(gear))) bonus += gear_use(gear).die_bonus;
  }
  return bonus;
}

/// One treasure, two for the boss or a specialist of the port, however that one came aboard (D38).
int lifts(const Public& table, Seat seat, int zodiac) {
  const Standing diver{static_cast<u8>(seat), table.zodiac(zodiac).crew, 0};
  return resolve::is_expert(table, diver, Hat::port) ? boss_values().treasures : in_play.treasures;
}

}  // namespace

namespace dive {

/// D72: any shark left in the column forbids the dive without gear against it.
Refusal why_not(const Public& table, Seat seat, int zodiac) {
  const Zodiac& boat = table.zodiac(zodiac);
  const Space& here = space_of_zodiac(table, zodiac);
  if (here.kind != SpaceKind::dig) return refuse("not_on_a_dig", "3.2.5");
  if (boat.owner != static_cast<u8>(seat) || boat.crew == kNone) return refuse("nobody_aboard", "3.2.5");
  if (copes_with_sharks(boat.load)) return kAllowed;
  for (int row = 0; row < kRows; ++row) {
    if (cell_at(table, zodiac, row).what == Cell::shark) return refuse("sharks_below", "3.2.5");
  }
  return kAllowed;
}

/// One level deeper: arguments are the zodiac, the row, and how many treasures were lifted.
void run(Play& play, const Frame& frame) {
  Public& table = play.state.table;
  const Seat seat = frame.seat();
  const int zodiac = frame.args[0];
  const int row = frame.args[1];
  const int lifted = frame.args[2];
  const Load load = table.zodiac(zodiac).load;
  if (row >= depth(load) || row >= kRows) return;
  table.pending.then({pending(Rule::dive, seat, zodiac, row + 1, lifted)});
  const DigCell cell = cell_at(table, zodiac, row);
  if (cell.what == Cell::nothing) return;
  if (cell.what == Cell::shark) {
    if (kill_on(load) > 0) table.pending.then({pending(Rule::meet_shark, seat, zodiac, row)});
    return;
  }
  if (lifted >= lifts(table, seat, zodiac) || lift_treasure::fee(table, seat, zodiac, row) == sea::kFar) return;
  table.pending.then({pending(Rule::lift_treasure, seat, zodiac, row, lifted)});
}

}  // namespace dive

/// D73: one shot for each shark on the way down. D74: nobody has to shoot.
namespace meet_shark {

void offer(const Seen&, const Frame&, Options& options) {
  options.add(act(Do::shoot));
  options.add(act(Do::spare));
  options.add(act(Do::surface));
}

Refusal why_not(const Seen&, const Frame&, Action action) {
  return is(action, Do::shoot) || is(action, Do::spare) || is(action, Do::surface) ? kAllowed
                                                                                   : not_this_question("3.2.5");
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::surface)) {
    play.state.table.pending.pop();  // the levels below (D77)
    return;
  }
  if (is(action, Do::shoot))
    play.state.table.pending.then({pending(Rule::shoot_shark, seat, frame.args[0], frame.args[1])});
}

}  // namespace meet_shark

/// A sure kill rolls nothing.
void shoot_shark::run(Play& play, const Frame& frame) {
  Public& table = play.state.table;
  const Seat seat = frame.seat();
  const int needed = kill_on(table.zodiac(frame.args[0]).load) - die_bonus(table, seat, frame.args[0]);
  if (needed > 1) {
    table.board.die = static_cast<u8>(play.state.secret.generator.below(in_play.die) + 1);
    play.report.learned();
    tell(play, Happening::shark_shot, seat, table.board.die);
  }
  if (needed > 1 && table.board.die < needed) return tell(play, Happening::shark_fled, seat);
  const Space& here = space_of_zodiac(table, frame.args[0]);
  ++table.player(seat).sharks;
  table.site(here.zone).cover(frame.args[1], here.column);
  tell(play, Happening::shark_killed, seat);
}

}  // namespace bathys::thesauros
