// Thesauros 3.2.5.4 A move that ends on a fishing space brings 2$; zones crossed are turned up; where a zodiac pauses
// or ends beside others of its owner they may swap gear and crew, and in port it may load.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros {
namespace {

/// Which zodiac, where it goes, whether it only pauses there, and whether it leaves the port in zone 7.
struct Leg {
  int zodiac;
  int to;
  bool pauses;
  bool departing;

  static Leg of(const Frame& frame) { return {frame.args[0], frame.args[1], frame.args[2] != 0, frame.args[3] != 0}; }
};

/// Own zodiacs at sea that stand beside this one (D71, D124), with it; nothing when there are none.
u8 side_by_side(const Public& table, Seat seat, int zodiac) {
  u8 here = 0;
  const u8 at_sea = shift_cargo::zodiacs_at_sea(table, seat);
  for (int i = 0; i < kZodiacs; ++i) {
    if ((at_sea >> i & 1) != 0 && table.zodiac(i).space == table.zodiac(zodiac).space)
      here = static_cast<u8>(here | 1u << i);
  }
  return here == 1u << zodiac ? 0 : here;
}

/// At a pause the way goes on from there; to stay takes no space.
FixedList<u8, 16> way(const Public& table, Seat seat, const Leg& leg) {
  const int from = table.zodiac(leg.zodiac).space;
  if (from == leg.to && sea::is_under_way(table)) return {};
  return sea::route(table, seat, from, leg.to);
}

/// D125: what the legs to come are priced by.
void remember(Public& table, int zodiac, int spaces) {
  const u8 motors = table.zodiac(zodiac).load.motor_code();
  auto& legs = table.sailed;
  if (legs.empty() || legs.back().motors != motors) legs.push_back({0, motors});
  legs.back().spaces = static_cast<u8>(legs.back().spaces + spaces);
}

void fish(Play& play, Seat seat) {
  Player& player = play.state.table.player(seat);
  player.fishing = static_cast<u16>(player.fishing + open_sea_gain());
  tell(play, Happening::fished, seat, open_sea_gain());
  money::gain(play, seat, open_sea_gain());
}

/// D65: only a move brings fish, be it out and back again.
void end_move(Play& play, Seat seat, int zodiac) {
  Public& table = play.state.table;
  const int here = table.zodiac(zodiac).space;
  table.sailed.clear();
  switch (space(here).kind) {
    case SpaceKind::port:
      return load_gear::dock(play, zodiac);
    case SpaceKind::fishing:
      return fish(play, seat);
    case SpaceKind::passage:
    case SpaceKind::dig:
      return;
    default:
      return lagoon::act(play, seat, zodiac, here);
  }
}

bool has_gear_to_change(const Seen& seen, int zodiac) {
  Options options;
  load_gear::offer_gear(seen, zodiac, options);
  return !options.empty();
}

/// What everybody knows that there is for a move: a black box that may pay can hold anything.
int open_purse(const Public& table, Seat seat) {
  return money::black_box_sends(table) ? sea::kFar : money::payable_openly(table, seat, Account::mx);
}
sea::Course open_course(const Public& table, Seat seat, int zodiac, bool departing, int purse) {
  return {table, seat, {zodiac, departing, table.zodiac(zodiac).load, purse}};
}

/// D121: nothing is asked where the move can only end, as far as everybody can see.
void pause(Play& play, Seat seat, const Leg& leg) {
  Public& table = play.state.table;
  const bool in_port = leg.to == kPort;
  const Seen seen{table, play.state.own(seat), seat};
  const bool swaps = in_port ? has_gear_to_change(seen, leg.zodiac) : side_by_side(table, seat, leg.zodiac) != 0;
  if (!swaps && !open_course(table, seat, leg.zodiac, leg.departing, open_purse(table, seat)).goes_on())
    return end_move(play, seat, leg.zodiac);
  table.pending.then({pending(Rule::under_way, seat, leg.zodiac, leg.departing ? 1 : 0)});
}

}  // namespace

void arrive::run(Play& play, const Frame& frame) {
  Public& table = play.state.table;
  const Seat seat = frame.seat();
  const Leg leg = Leg::of(frame);
  const auto route = way(table, seat, leg);
  for (const u8 passed : route) {
    if (space(passed).zone != 0) dig::turn_up(play, space(passed).zone);  // D56: also in passing
  }
  if (leg.pauses) remember(table, leg.zodiac, route.size());
  table.zodiac(leg.zodiac).space = static_cast<u8>(leg.to);
  const Happening told = leg.pauses ? Happening::passed_by : route.empty() ? Happening::move_ended : Happening::sailed;
  tell(play, told, seat, leg.zodiac, leg.to);
  if (leg.pauses) return pause(play, seat, leg);
  end_move(play, seat, leg.zodiac);
  const u8 met = route.empty() ? u8{0} : side_by_side(table, seat, leg.zodiac);  // D121: no second exchange
  if (met != 0) table.pending.then({shift_cargo::meeting(seat, met)});
}

namespace under_way {
namespace {

struct Pause {
  int zodiac;
  bool departing;

  static Pause of(const Frame& frame) { return {frame.args[0], frame.args[1] != 0}; }
  sea::Course course(const Seen& seen) const { return {seen, zodiac, departing}; }
  bool in_port(const Public& table) const { return table.zodiac(zodiac).space == kPort; }
};

Frame swaps(const Public& table, Seat seat, int zodiac) {
  return shift_cargo::meeting(seat, side_by_side(table, seat, zodiac));
}

/// D124: where the move may not end, nothing is handed over that its rest needs.
Refusal why_not_part_with(const Seen& seen, const Pause& pause, Action action) {
  const bool parts = is(action, Do::unload) || (is(action, Do::shift) && action.b == pause.zodiac + 1);
  if (!parts) return kAllowed;
  Load load = seen.table.zodiac(pause.zodiac).load;
  load.remove(static_cast<Gear>(action.a));
  const sea::Course course(seen.table, seen.who,
                           {pause.zodiac, pause.departing, load, money::payable(seen, Account::mx)});
  return course.has_end() ? kAllowed : refuse("no_end_after", "3.2.5.4");
}

Refusal why_not_change(const Seen& seen, const Pause& pause, Action action) {
  const bool gear = is(action, Do::load) || is(action, Do::load_all) || is(action, Do::unload);
  const bool crew = is(action, Do::shift) || is(action, Do::exchange);
  if (!gear && !crew) return not_this_question("3.2.5.4");
  if (pause.in_port(seen.table) != gear) return refuse("not_in_reach", "3.2.5.4");
  const Refusal refusal = gear ? load_gear::why_not_gear(seen, pause.zodiac, action)
                               : shift_cargo::why_not_swap(seen, swaps(seen.table, seen.who, pause.zodiac), action);
  return refusal || pause.course(seen).may_end_here() ? refusal : why_not_part_with(seen, pause, action);
}

/// Where only the black box can pay for the rest, everybody who watches knows that it can.
void tell_by_black_box(Play& play, Seat seat, const Pause& pause) {
  const Public& table = play.state.table;
  if (!money::black_box_sends(table)) return;
  const int openly = money::payable_openly(table, seat, Account::mx);
  if (!open_course(table, seat, pause.zodiac, pause.departing, openly).has_end()) play.report.learned();
}

}  // namespace

void offer(const Seen& seen, const Frame& frame, Options& options) {
  const Pause pause = Pause::of(frame);
  const sea::Course course = pause.course(seen);
  course.offer(options);
  const bool may_end = course.may_end_here();
  Options changes;
  if (pause.in_port(seen.table)) {
    load_gear::offer_gear(seen, pause.zodiac, changes);
  } else {
    shift_cargo::offer_swaps(seen, swaps(seen.table, seen.who, pause.zodiac), changes);
  }
  for (const Action action : changes) {
    if (may_end || !why_not_part_with(seen, pause, action)) options.add(action);
  }
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  const Pause pause = Pause::of(frame);
  if (!is(action, Do::sail) && !is(action, Do::pass_by)) return why_not_change(seen, pause, action);
  return action.a == pause.zodiac ? pause.course(seen).why_not(action) : refuse("another_under_way", "3.2.5.4");
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  const Pause pause = Pause::of(frame);
  if (is(action, Do::sail) || is(action, Do::pass_by)) return sea::set_sail(play, seat, pause.departing, action);
  play.state.table.pending.push(frame);
  if (pause.in_port(play.state.table)) {
    load_gear::take_gear(play, seat, pause.zodiac, action);
  } else {
    shift_cargo::swap(play, seat, action);
  }
  tell_by_black_box(play, seat, pause);
}

}  // namespace under_way
}  // namespace bathys::thesauros
