// Thesauros 3.2.5.2 Gear ashore is one pool with every docked zodiac; what a zodiac carries is chosen when it leaves
// port, two extra motors at most.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::load_gear {
namespace {

int zodiac_of(const Frame& frame) { return frame.args[0]; }
/// Where the zodiac will go once it is loaded; 0 when it has yet to choose.
int destination_of(const Frame& frame) { return frame.args[1]; }

Refusal why_not_load(const Seen& seen, int zodiac, Gear gear) {
  if (seen.me().in_stock(gear) == 0) return refuse("gear_elsewhere", "3.2.5");
  return seen.table.zodiac(zodiac).load.takes(gear) ? kAllowed : refuse("no_place_aboard", "3.2.5");
}

/// Anything left ashore that could still come along?
bool can_load_more(const Seen& seen, int zodiac) {
  for (int gear = 0; gear < kGear; ++gear) {
    if (!why_not_load(seen, zodiac, static_cast<Gear>(gear))) return true;
  }
  return false;
}

void load_one(Play& play, Seat seat, int zodiac, Gear gear) {
  --play.state.table.player(seat).in_stock(gear);
  play.state.table.zodiac(zodiac).load.add(gear);
}

/// Stronger motors first, then one of everything else.
void load_everything(Play& play, Seat seat, int zodiac) {
  static constexpr Gear kMotors[] = {Gear::super_motor, Gear::found_motor, Gear::medium_motor, Gear::aux_motor};
  const Seen seen{play.state.table, play.state.own(seat), seat};
  for (const Gear motor : kMotors) {
    while (!why_not_load(seen, zodiac, motor)) load_one(play, seat, zodiac, motor);
  }
  for (int gear = 0; gear < kGear; ++gear) {
    if (!why_not_load(seen, zodiac, static_cast<Gear>(gear))) load_one(play, seat, zodiac, static_cast<Gear>(gear));
  }
}

}  // namespace

void take_ashore(Play& play, int zodiac) {
  Zodiac& boat = play.state.table.zodiac(zodiac);
  Player& player = play.state.table.player(seat_at(boat.owner));
  for (int gear = 0; gear < kGear; ++gear) {
    const auto at = static_cast<std::size_t>(gear);
    player.ashore[at] = static_cast<u8>(player.ashore[at] + boat.load.count(static_cast<Gear>(gear)));
  }
  boat.load = {};
}

void offer(const Seen& seen, const Frame& frame, Options& options) {
  const int zodiac = zodiac_of(frame);
  if (can_load_more(seen, zodiac)) options.add(act(Do::load_all));
  for (int gear = 0; gear < kGear; ++gear) {
    if (!why_not_load(seen, zodiac, static_cast<Gear>(gear))) options.add(act(Do::load, gear));
    if (seen.table.zodiac(zodiac).load.has(static_cast<Gear>(gear))) options.add(act(Do::unload, gear));
  }
  if (!why_not(seen, frame, act(Do::cast_off))) options.add(act(Do::cast_off));
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  const int zodiac = zodiac_of(frame);
  if (is(action, Do::load)) return why_not_load(seen, zodiac, static_cast<Gear>(action.a));
  if (is(action, Do::load_all)) return can_load_more(seen, zodiac) ? kAllowed : refuse("nothing_to_load", "3.2.5");
  if (is(action, Do::unload)) {
    return seen.table.zodiac(zodiac).load.has(static_cast<Gear>(action.a)) ? kAllowed
                                                                           : refuse("gear_elsewhere", "3.2.5");
  }
  if (!is(action, Do::cast_off)) return not_this_question("3.2.5");
  return lagoon::why_not(seen.table, destination_of(frame), seen.table.zodiac(zodiac).load);
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::cast_off)) return;
  const int zodiac = zodiac_of(frame);
  play.state.table.pending.push(frame);
  if (is(action, Do::load_all)) return load_everything(play, seat, zodiac);
  const auto gear = static_cast<Gear>(action.a);
  if (is(action, Do::load)) return load_one(play, seat, zodiac, gear);
  ++play.state.table.player(seat).in_stock(gear);
  play.state.table.zodiac(zodiac).load.remove(gear);
}

}  // namespace bathys::thesauros::load_gear
