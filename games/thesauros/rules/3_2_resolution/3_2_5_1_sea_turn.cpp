// Thesauros 3.2.5.1 Zone 5, in turn order: rent seaplanes if any are left, then play each zodiac at sea: dive then
// move, move then dive, or less.
#include <bit>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros {
namespace {

enum Played : u8 { kMoved = 1, kDived = 2, kFinished = 4 };
constexpr u8 kAny = 0xFF;

/// A turn at sea: all zodiacs of the player (zone 5), or only the one that has just been boarded (zone 7).
struct SeaTurn {
  u8 only;           ///< the zodiac, or kAny
  bool black_flown;  ///< D62: the black plane flies once per turn

  static SeaTurn of(const Frame& frame) { return {frame.args[0], frame.args[1] != 0}; }
  bool is_departure() const { return only != kAny; }
};

/// Planes come before the zodiacs.
bool has_played(const Seen& seen) {
  for (const Zodiac& zodiac : seen.table.zodiacs) {
    if (zodiac.owner == static_cast<u8>(seen.who) && zodiac.played != 0) return true;
  }
  return false;
}

Refusal why_not_rent(const Seen& seen, const SeaTurn& turn) {
  if (turn.is_departure()) return not_this_question("3.2.7");
  if (seen.board().sabotaged != 0) return refuse("planes_sabotaged", "V.3");
  if (seen.board().seaplanes == 0) return refuse("no_plane_left", "3.2.5");
  if (has_played(seen)) return refuse("planes_first", "3.2.5");
  return money::why_not_pay(seen, Account::mx, seaplane_rent(seen.table.seats(), seen.board().seaplanes), "3.2.5");
}

Refusal why_not_black_plane(const Seen& seen, const SeaTurn& turn) {
  if (turn.is_departure()) return not_this_question("3.2.7");
  if (seen.me().black_plane == 0) return refuse("no_black_plane", "V.3");
  if (turn.black_flown) return refuse("black_plane_flown", "V.3");  // D62
  return has_played(seen) ? refuse("planes_first", "V.3") : kAllowed;
}

/// May this zodiac still do that part of its activation?
Refusal why_not_play(const Seen& seen, const SeaTurn& turn, int zodiac, u8 part) {
  const Zodiac& boat = seen.table.zodiac(zodiac);
  if (boat.owner != static_cast<u8>(seen.who)) return refuse("not_your_zodiac", "3.2.5");
  if (turn.is_departure() ? zodiac != turn.only
                          : (shift_cargo::zodiacs_at_sea(seen.table, seen.who) >> zodiac & 1) == 0) {
    return refuse("not_at_sea", "3.2.5");
  }
  return (boat.played & (part | kFinished)) == 0 ? kAllowed : refuse("already_played", "3.2.5");
}

/// Spaces to go from a zodiac: straight, or through the port for a change of gear.
struct Ways {
  sea::Distances straight;
  sea::Distances from_port;

  static Ways of(const Public& table, Seat seat, int zodiac) {
    return {sea::distances(table, seat, table.zodiac(zodiac).space), sea::distances(table, seat, kPort)};
  }
  int to(Action action) const {
    if (!is(action, Do::sail_via_port)) return straight[action.b];
    return straight[kPort] + from_port[action.b];
  }
};

/// From the port a zodiac leaves for the high sea; lagoon trips are another action (3.2.7).
Refusal why_not_way(const SeaTurn& turn, Action action) {
  const bool via = is(action, Do::sail_via_port);
  if (turn.is_departure() && (via || space(action.b).kind < SpaceKind::fishing))
    return refuse("high_sea_only", "3.2.7");
  return via && action.b == kPort ? refuse("port_is_the_end", "3.2.5") : kAllowed;
}

/// What could be aboard at the end: in port the load and the gear ashore are one pool (3.2.5.2).
Load load_at_the_end(const Seen& seen, Action action) {
  const Load load = seen.table.zodiac(action.a).load;
  if (!is(action, Do::sail_via_port)) return load;
  return Load::from_bits(load.bits() | lagoon::needed(seen.me(), action.b).bits());
}

Refusal why_not_sail(const Seen& seen, const SeaTurn& turn, const Ways& ways, Action action) {
  if (const Refusal refusal = why_not_way(turn, action)) return refusal;
  const Load load = load_at_the_end(seen, action);
  if (const Refusal refusal = sea::why_not_end(seen.table, seen.who, action.a, action.b, load)) return refusal;
  const int spaces = ways.to(action);
  const int price = spaces >= sea::kFar ? sea::kFar : sea::price(seen.table.zodiac(action.a).load, spaces);
  if (price == sea::kFar) return refuse("too_far", "3.2.5");
  return money::why_not_pay(seen, Account::mx, price, "3.2.5");
}

Refusal why_not_dive(const Seen& seen, const SeaTurn& turn, int zodiac) {
  if (const Refusal refusal = why_not_play(seen, turn, zodiac, kDived)) return refusal;
  return dive::why_not(seen.table, seen.who, zodiac);
}

/// Whoever plays another zodiac has finished with those before.
void begin_playing(Play& play, Seat seat, int zodiac, u8 part) {
  for (int i = 0; i < kZodiacs; ++i) {
    Zodiac& boat = play.state.table.zodiac(i);
    if (i != zodiac && boat.owner == static_cast<u8>(seat) && boat.played != 0) boat.played = kFinished;
  }
  Zodiac& boat = play.state.table.zodiac(zodiac);
  boat.played = static_cast<u8>(boat.played | part);
}

void sail(Play& play, const Frame& frame, Seat seat, Action action) {
  Public& table = play.state.table;
  const int price = sea::price(table.zodiac(action.a).load, Ways::of(table, seat, action.a).to(action));
  begin_playing(play, seat, action.a, kMoved);
  const bool via_port = is(action, Do::sail_via_port);
  table.pending.then({pending(Rule::arrive, seat, action.a, action.b, via_port ? 1 : 0), frame});
  if (via_port) {
    load_gear::take_ashore(play, action.a);
    table.pending.then({pending(Rule::load_gear, seat, action.a, action.b)});
  }
  table.pending.then({money::payment(seat, Account::mx, price)});
}

/// D59: no pilot and no discount. D61: as often as planes are left.
void fly(Play& play, const Frame& frame, Seat seat, bool black) {
  Public& table = play.state.table;
  const int price = black ? 0 : seaplane_rent(table.seats(), table.board.seaplanes);
  if (!black) --table.board.seaplanes;
  Frame after = frame;
  if (black) after.args[1] = 1;
  tell(play, Happening::plane_used, seat, price);
  table.pending.then({money::payment(seat, Account::mx, price),
                      shift_cargo::frame(seat, shift_cargo::zodiacs_at_sea(table, seat), true), after});
}

/// 3.2.5.4: own zodiacs that lie on the same fishing space may swap before anything else.
void let_neighbours_swap(Public& table, Seat seat) {
  for (int here = 0; here < space_count(); ++here) {
    u8 together = 0;
    for (int i = 0; i < kZodiacs; ++i) {
      const bool mine = table.zodiac(i).owner == static_cast<u8>(seat);
      if (mine && table.zodiac(i).space == here) together = static_cast<u8>(together | 1u << i);
    }
    if (space(here).kind == SpaceKind::fishing && std::popcount(together) > 1)
      table.pending.then({shift_cargo::frame(seat, together, false)});
  }
}

}  // namespace

/// Each player with a zodiac at sea in turn order; skipped in the first quadrimester.
void high_sea::run(Play& play, const Frame& frame) {
  Public& table = play.state.table;
  const int place = frame.args[0];
  if (place >= table.seats() || table.board.quadrimester == 1) return;
  const Seat seat = table.in_order(place);
  table.pending.then({pending(Rule::high_sea, place + 1)});
  if (shift_cargo::zodiacs_at_sea(table, seat) == 0) return;
  for (Zodiac& zodiac : table.zodiacs) zodiac.played = 0;
  table.pending.then({pending(Rule::sea_turn, seat, kAny)});
  let_neighbours_swap(table, seat);
}

namespace sea_turn {

int price(const Seen& seen, Action action) {
  const int spaces = Ways::of(seen.table, seen.who, action.a).to(action);
  return sea::price(seen.table.zodiac(action.a).load, spaces);
}

void offer(const Seen& seen, const Frame& frame, Options& options) {
  const SeaTurn turn = SeaTurn::of(frame);
  if (!why_not_rent(seen, turn)) options.add(act(Do::rent));
  if (!why_not_black_plane(seen, turn)) options.add(act(Do::black_plane));
  for (int zodiac = 0; zodiac < kZodiacs; ++zodiac) {
    if (!why_not_dive(seen, turn, zodiac)) options.add(act(Do::dive, zodiac));
    if (why_not_play(seen, turn, zodiac, kMoved)) continue;
    const Ways ways = Ways::of(seen.table, seen.who, zodiac);
    const int range = sea::range(seen.table.zodiac(zodiac).load);
    for (int to = 0; to < space_count(); ++to) {
      for (const Do verb : {Do::sail, Do::sail_via_port}) {
        const Action action = act(verb, zodiac, to);
        if (ways.to(action) <= range && !why_not_sail(seen, turn, ways, action)) options.add(action);
      }
    }
  }
  if (!why_not(seen, frame, act(Do::end_turn))) options.add(act(Do::end_turn));
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  const SeaTurn turn = SeaTurn::of(frame);
  if (is(action, Do::end_turn)) {  // D63; but whoever boarded in port must leave it
    const bool in_port = turn.is_departure() && seen.table.zodiac(turn.only).space == kPort;
    return in_port ? refuse("must_leave_port", "3.2.7") : kAllowed;
  }
  if (is(action, Do::rent)) return why_not_rent(seen, turn);
  if (is(action, Do::black_plane)) return why_not_black_plane(seen, turn);
  if (is(action, Do::dive)) return why_not_dive(seen, turn, action.a);
  if (!is(action, Do::sail) && !is(action, Do::sail_via_port)) return not_this_question("3.2.5");
  if (const Refusal refusal = why_not_play(seen, turn, action.a, kMoved)) return refusal;
  return why_not_sail(seen, turn, Ways::of(seen.table, seen.who, action.a), action);
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::end_turn)) return;
  if (is(action, Do::rent) || is(action, Do::black_plane)) return fly(play, frame, seat, is(action, Do::black_plane));
  if (!is(action, Do::dive)) return sail(play, frame, seat, action);
  begin_playing(play, seat, action.a, kDived);
  tell(play, Happening::dived, seat, action.a);
  play.state.table.pending.then({pending(Rule::dive, seat, action.a), frame});
}

}  // namespace sea_turn
}  // namespace bathys::thesauros
