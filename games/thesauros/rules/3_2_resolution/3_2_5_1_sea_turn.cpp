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

/// The turn goes on after what has been scheduled for this zodiac.
Frame next(const Frame& frame) { return pending(Rule::next_zodiac, frame.seat(), frame.args[0], frame.args[1]); }

void sail(Play& play, const Frame& frame, Seat seat, Action action) {
  begin_playing(play, seat, action.a, kMoved);
  play.state.table.pending.push(next(frame));
  sea::set_sail(play, seat, SeaTurn::of(frame).is_departure(), action);
}

/// D59: no pilot and no discount. D61: as often as planes are left.
void fly(Play& play, const Frame& frame, Seat seat, bool black) {
  Public& table = play.state.table;
  const int price = black ? 0 : seaplane_rent(table.seats(), table.board.seaplanes);
  if (!black) --table.board.seaplanes;
  Frame after = next(frame);
  if (black) after.args[1] = 1;
  tell(play, Happening::plane_used, seat, price);
  const u8 at_sea = shift_cargo::zodiacs_at_sea(table, seat);
  table.pending.push(after);
  if (shift_cargo::has_cargo({table, play.state.own(seat), seat}, at_sea))
    table.pending.then({shift_cargo::flight(seat, at_sea)});
  table.pending.then({money::payment(seat, Account::mx, price)});
}

/// 3.2.5.4, D124: own zodiacs that lie on the same fishing space may swap before anything else.
void let_neighbours_swap(Public& table, Seat seat) {
  for (int here = 0; here < space_count(); ++here) {
    u8 together = 0;
    for (int i = 0; i < kZodiacs; ++i) {
      const bool mine = table.zodiac(i).owner == static_cast<u8>(seat);
      if (mine && table.zodiac(i).space == here) together = static_cast<u8>(together | 1u << i);
    }
    if (space(here).kind == SpaceKind::fishing && std::popcount(together) > 1)
      table.pending.then({shift_cargo::meeting(seat, together)});
  }
}

/// Whether there is anything to answer but the end of the turn: nobody is asked for that alone. A zodiac that has not
/// moved can always go out and back (D65).
bool has_something_to_play(const Seen& seen, const SeaTurn& turn) {
  for (int zodiac = 0; zodiac < kZodiacs; ++zodiac) {
    if (!why_not_play(seen, turn, zodiac, kMoved) || !why_not_dive(seen, turn, zodiac)) return true;
  }
  Options mines;
  mine::offer(seen, mines);
  return !mines.empty();
}

}  // namespace

/// Each player with a zodiac at sea in turn order; skipped in the first quadrimester.
void high_sea::run(Play& play, const Frame& frame) {
  Public& table = play.state.table;
  const int place = frame.args[0];
  if (place >= table.seats() || !sea_is_open(table.board.quadrimester)) return;
  const Seat seat = table.in_order(place);
  table.pending.then({pending(Rule::high_sea, place + 1)});
  if (shift_cargo::zodiacs_at_sea(table, seat) == 0) return;
  for (Zodiac& zodiac : table.zodiacs) zodiac.played = 0;
  table.pending.then({pending(Rule::next_zodiac, seat, kAny)});
  let_neighbours_swap(table, seat);
}

void next_zodiac::run(Play& play, const Frame& frame) {
  const Seen seen{play.state.table, play.state.own(frame.seat()), frame.seat()};
  if (!has_something_to_play(seen, SeaTurn::of(frame))) return;
  play.state.table.pending.then({pending(Rule::sea_turn, frame.seat(), frame.args[0], frame.args[1])});
}

namespace sea_turn {

GivenUp given_up(const Public& table, Seat seat, int zodiac) {
  for (int i = 0; i < kZodiacs; ++i) {
    const Zodiac& boat = table.zodiac(i);
    const bool begun = boat.played != 0 && (boat.played & kFinished) == 0;
    if (i == zodiac || boat.owner != static_cast<u8>(seat) || !begun) continue;
    if ((boat.played & kMoved) == 0) return GivenUp::move;
    if ((boat.played & kDived) == 0 && !dive::why_not(table, seat, i)) return GivenUp::dive;
  }
  return GivenUp::nothing;
}

void offer(const Seen& seen, const Frame& frame, Options& options) {
  const SeaTurn turn = SeaTurn::of(frame);
  if (!why_not_rent(seen, turn)) options.add(act(Do::rent));
  if (!why_not_black_plane(seen, turn)) options.add(act(Do::black_plane));
  for (int zodiac = 0; zodiac < kZodiacs; ++zodiac) {
    if (!why_not_dive(seen, turn, zodiac)) options.add(act(Do::dive, zodiac));
    if (why_not_play(seen, turn, zodiac, kMoved)) continue;
    sea::Course(seen, zodiac, turn.is_departure()).offer(options);
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
  if (!is(action, Do::sail) && !is(action, Do::pass_by)) return not_this_question("3.2.5");
  if (const Refusal refusal = why_not_play(seen, turn, action.a, kMoved)) return refusal;
  return sea::Course(seen, action.a, turn.is_departure()).why_not(action);
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::end_turn)) return;
  if (is(action, Do::rent) || is(action, Do::black_plane)) return fly(play, frame, seat, is(action, Do::black_plane));
  if (!is(action, Do::dive)) return sail(play, frame, seat, action);
  begin_playing(play, seat, action.a, kDived);
  tell(play, Happening::dived, seat, action.a);
  play.state.table.pending.then({pending(Rule::dive, seat, action.a), next(frame)});
}

}  // namespace sea_turn
}  // namespace bathys::thesauros
