// Thesauros 3.2.5.1 Zone 5, in turn order: rent seaplanes if any are left, then play each zodiac at sea: dive then
// move, move then dive, or less.
#include <algorithm>
#include <bit>

#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

enum Played : u8 { kMoved = 1, kDived = 2, kFinished = 4 };

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
  if (turn.black_flown != 0) return refuse("black_plane_flown", "V.3");  // D62
  return has_played(seen) ? refuse("planes_first", "V.3") : kAllowed;
}

/// May this zodiac still do that part of its activation?
Refusal why_not_play(const Seen& seen, const SeaTurn& turn, int zodiac, u8 part) {
  const Zodiac& boat = seen.table.zodiac(zodiac);
  if (boat.owner != static_cast<u8>(seen.who)) return refuse("not_your_zodiac", "3.2.5");
  const bool plays = turn.is_departure() ? zodiac == turn.only : space(boat.space).kind >= SpaceKind::fishing;
  if (!plays) return refuse("not_at_sea", "3.2.5");
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
Frame next(Seat seat, const SeaTurn& turn) { return pending(Rule::next_zodiac, seat, turn); }

void sail(Play& play, const SeaTurn& turn, Seat seat, Action action) {
  begin_playing(play, seat, action.a, kMoved);
  play.state.table.pending.push(next(seat, turn));
  sea::set_sail(play, seat, turn.is_departure(), action);
}

/// D59: no pilot and no discount. D61: as often as planes are left.
void fly(Play& play, const SeaTurn& turn, Seat seat, bool black) {
  Public& table = play.state.table;
  const int price = black ? 0 : seaplane_rent(table.seats(), table.board.seaplanes);
  if (!black) --table.board.seaplanes;
  tell(play, Happening::plane_used, seat, price);
  const u8 at_sea = shift_cargo::zodiacs_at_sea(table, seat);
  table.pending.push(next(seat, black ? SeaTurn{turn.only, 1} : turn));
  if (shift_cargo::has_cargo({table, play.state.own(seat), seat}, at_sea))
    table.pending.then({shift_cargo::flight(seat, at_sea)});
  table.pending.then({money::payment(seat, Account::mx, price)});
}

/// 3.2.5.4, D124: own zodiacs that lie on the same fishing space may swap before anything else.
void let_neighbours_swap(Public& table, Seat seat) {
  Places<u8, kMaxSpaces> fleet{};  // on each space, a bit for each zodiac
  SpaceSet together;
  for (int i = 0; i < kZodiacs; ++i) {
    const Zodiac& boat = table.zodiac(i);
    if (boat.owner != static_cast<u8>(seat) || space(boat.space).kind != SpaceKind::fishing) continue;
    if (fleet[boat.space] != 0) together = together | SpaceSet::of(boat.space);
    fleet[boat.space] = static_cast<u8>(fleet[boat.space] | 1u << i);
  }
  for (const int here : together) table.pending.then({meeting::frame(seat, fleet[here])});
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

namespace high_sea {

const Below kBelow{Rule::resolve};

void describe(Archive& archive, Words& words) { field(archive, "place", words.place, 0, kMaxSeats); }

Wrong wrong(const At& at, const Words& words) {
  const Public& table = at.seen.table;
  if (!sea_is_open(table.board.quadrimester)) return {"", "nobody is at sea"};
  return words.place >= 1 && words.place <= table.seats() ? Wrong{} : Wrong{"place", "nobody is at sea"};
}

Seat player_of(const Public& table, const Frame& frame) { return table.in_order(words_of<Words>(frame).place - 1); }

/// Each player with a zodiac at sea in turn order; skipped in the first quadrimester.
void run(Play& play, const Words& words) {
  Public& table = play.state.table;
  if (words.place >= table.seats() || !sea_is_open(table.board.quadrimester)) return;
  const Seat seat = table.in_order(words.place);
  table.pending.then({pending(Rule::high_sea, Words{static_cast<u8>(words.place + 1)})});
  if (shift_cargo::zodiacs_at_sea(table, seat) == 0) return;
  for (Zodiac& zodiac : table.zodiacs) zodiac.played = 0;
  table.pending.then({next(seat, {SeaTurn::kWholeFleet, 0})});
  let_neighbours_swap(table, seat);
}

}  // namespace high_sea

void describe(Archive& archive, SeaTurn& turn) {
  static constexpr std::array<std::string_view, kZodiacs + 1> kFleet{"z1", "z2", "z3", "z4", "z5",
                                                                     "z6", "z7", "z8", "all"};
  u8 only = std::min<u8>(turn.only, kZodiacs);
  named(archive, "only", only, kFleet);
  turn.only = only == kZodiacs ? SeaTurn::kWholeFleet : only;
  yes_no(archive, "black_flown", turn.black_flown);
}

namespace {

/// In zone 7 one zodiac leaves the port: it has moved when it is out, or while it does.
Wrong wrong_departure(const At& at, const SeaTurn& turn) {
  const Actor actor = actor_below(at);
  if (actor.zone != 7 || actor.mercenary) return {"", "nobody puts to sea in this zone"};
  if (turn.only >= kZodiacs) return {"only", "one zodiac leaves the port"};
  const Zodiac& boat = at.seen.table.zodiac(turn.only);
  const bool in_port = boat.space == kPort;
  const bool at_sea = (shift_cargo::zodiacs_at_sea(at.seen.table, at.seen.who) >> turn.only & 1) != 0;
  if (boat.owner != static_cast<u8>(at.seen.who) || (!in_port && !at_sea)) return {"only", "does not leave the port"};
  if (turn.black_flown != 0) return {"black_flown", "no plane comes to the port"};
  const bool moves = at.above() != nullptr && (is(*at.above(), Rule::arrive) || is(*at.above(), Rule::under_way));
  const bool moved = (boat.played & kMoved) != 0;
  return moved == (moves || !in_port) ? Wrong{} : Wrong{"only", "the zodiac has moved when it is out"};
}

Wrong wrong_turn(const At& at, const SeaTurn& turn) {
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  if (!at.lies_on(Rule::high_sea)) return wrong_departure(at, turn);
  if (turn.is_departure()) return {"only", "all zodiacs are played"};
  return turn.black_flown <= at.seen.me().black_plane ? Wrong{} : Wrong{"black_flown", "there is no black seaplane"};
}

}  // namespace

namespace next_zodiac {

const Below kBelow{Rule::high_sea, Rule::resolve};

/// A zodiac that leaves the port is loaded before its move.
Wrong wrong(const At& at, const Words& turn) {
  if (const Wrong wrong = wrong_turn(at, turn)) return wrong;
  if (!turn.is_departure() || at.above() == nullptr) return {};
  if (is(*at.above(), Rule::transfer)) return {"", "no plane comes to the port"};
  const Zodiac& boat = at.seen.table.zodiac(turn.only);
  const bool before = boat.space == kPort && (boat.played & kMoved) == 0;
  return before == is(*at.above(), Rule::load_gear) ? Wrong{} : Wrong{"", "a zodiac is loaded before it leaves"};
}

void run(Play& play, const Words& turn, Seat seat) {
  const Seen seen{play.state.table, play.state.own(seat), seat};
  if (!has_something_to_play(seen, turn)) return;
  play.state.table.pending.then({pending(Rule::sea_turn, seat, turn)});
}

}  // namespace next_zodiac

namespace sea_turn {
namespace {

/// What the zodiac played before could still do: its turn ends when this one is played (3.2.5.1).
enum class GivenUp : u8 { nothing, dive, move };

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

Arg said_given_up(const Seen& seen, int zodiac) {
  const GivenUp lost = given_up(seen.table, seen.who, zodiac);
  return lost == GivenUp::nothing ? Arg::literal("") : text::kGivenUp[static_cast<int>(lost) - 1];
}

}  // namespace

const Below kBelow{Rule::high_sea, Rule::resolve};

Wrong wrong(const At& at, const Words& turn) { return wrong_turn(at, turn); }

SeaTurn turn_of(const Frame& frame) { return words_of<SeaTurn>(frame); }
bool has_moved(const Zodiac& boat) { return (boat.played & kMoved) != 0; }
bool has_dived(const Zodiac& boat) { return (boat.played & kDived) != 0; }

Message question(const Seen& seen, const Words& turn) {
  const Arg money = text::number(seen.me().account(Account::mx));
  if (!turn.is_departure()) return text::ask(seen, "thesauros.ask.sea_turn", money);
  const bool in_port = seen.table.zodiac(turn.only).space == kPort;
  return {in_port ? "thesauros.ask.sea_turn_departure" : "thesauros.ask.sea_turn_trip",
          {Arg::seat(seen.who), money, text::ordinal(turn.only)}};
}

Message answer(const Seen& seen, const Words& turn, Action action) {
  if (is(action, Do::end_turn))
    return {turn.is_departure() ? "thesauros.answer.end_turn_trip" : "thesauros.answer.end_turn", {}};
  if (is(action, Do::rent))
    return {"thesauros.answer.rent", {text::price(seaplane_rent(seen.table.seats(), seen.board().seaplanes))}};
  if (is(action, Do::black_plane)) return {"thesauros.answer.black_plane", {}};
  const Arg given_up = said_given_up(seen, action.a);
  if (is(action, Do::dive)) return dive::answer(seen, action.a, given_up);
  return sea::answer(seen, turn.is_departure(), action, given_up);
}

void offer(const Seen& seen, const Words& turn, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, turn);
  consider(act(Do::rent));
  consider(act(Do::black_plane));
  for (int zodiac = 0; zodiac < kZodiacs; ++zodiac) {
    consider(act(Do::dive, zodiac));
    if (!why_not_play(seen, turn, zodiac, kMoved)) sea::Course(seen, zodiac, turn.is_departure()).offer(options);
  }
  consider(act(Do::end_turn));
}

Refusal why_not(const Seen& seen, const Words& turn, Action action) {
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

void take(Play& play, const Words& turn, Seat seat, Action action) {
  if (is(action, Do::end_turn)) return;
  if (is(action, Do::rent) || is(action, Do::black_plane)) return fly(play, turn, seat, is(action, Do::black_plane));
  if (!is(action, Do::dive)) return sail(play, turn, seat, action);
  begin_playing(play, seat, action.a, kDived);
  tell(play, Happening::dived, seat, action.a);
  play.state.table.pending.then({dive::frame(seat, action.a), next(seat, turn)});
}

}  // namespace sea_turn
}  // namespace bathys::thesauros
