// Thesauros 3.2.5.4 A move that ends on a fishing space brings 2$; zones crossed are turned up; where a zodiac pauses
// or ends beside others of its owner they may swap gear and crew, and in port it may load.
#include <bit>

#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

using Leg = arrive::Words;

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
sea::Route way(const Public& table, Seat seat, const Leg& leg) {
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
  raise(play.state.table.player(seat).fishing, open_sea_gain());
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
  if (!swaps && !open_course(table, seat, leg.zodiac, leg.departing != 0, open_purse(table, seat)).goes_on())
    return end_move(play, seat, leg.zodiac);
  table.pending.then({pending(Rule::under_way, seat, under_way::Words{leg.zodiac, leg.departing})});
}

}  // namespace

namespace arrive {
const Below kBelow{Rule::next_zodiac};

void describe(Archive& archive, Words& leg) {
  named(archive, "zodiac", leg.zodiac, kZodiacWords);
  named(archive, "to", leg.to, space_words());
  yes_no(archive, "pauses", leg.pauses);
  yes_no(archive, "departing", leg.departing);
}

Wrong wrong(const At& at, const Words& leg) {
  if (const Wrong wrong = sea::wrong_move(at, leg.zodiac, leg.departing != 0)) return wrong;
  if (leg.to >= space_count()) return {"to", "there is no such space"};
  const Do how = leg.pauses != 0 ? Do::pass_by : Do::sail;
  const sea::Course course = open_course(at.seen.table, at.seen.who, leg.zodiac, leg.departing != 0, sea::kFar);
  return course.why_not(act(how, leg.zodiac, leg.to)) ? Wrong{"to", "does not lead there"} : Wrong{};
}

Frame frame(Seat seat, bool departing, Action action) {
  const u8 pauses = is(action, Do::pass_by) ? 1 : 0;
  return pending(Rule::arrive, seat, Words{action.a, action.b, pauses, departing ? u8{1} : u8{0}});
}

int zodiac_of(const Frame& frame) { return words_of<Words>(frame).zodiac; }

Due due(const Public& table, const Frame& frame) {
  const auto leg = words_of<Words>(frame);
  const sea::Course course = open_course(table, frame.seat(), leg.zodiac, leg.departing != 0, sea::kFar);
  return {course.fare(course.spaces_to(leg.to)), leg.pauses != 0 ? course.fare_from(leg.to) : 0};
}

void run(Play& play, const Words& leg, Seat seat) {
  Public& table = play.state.table;
  const auto route = way(table, seat, leg);
  for (const u8 passed : route) {
    if (space(passed).zone != 0) dig::turn_up(play, space(passed).zone);  // D56: also in passing
  }
  const bool pauses = leg.pauses != 0;
  if (pauses) remember(table, leg.zodiac, route.size());
  table.zodiac(leg.zodiac).space = leg.to;
  const Happening told = pauses ? Happening::passed_by : route.empty() ? Happening::move_ended : Happening::sailed;
  tell(play, told, seat, leg.zodiac, leg.to);
  if (pauses) return pause(play, seat, leg);
  end_move(play, seat, leg.zodiac);
  const u8 met = route.empty() ? u8{0} : side_by_side(table, seat, leg.zodiac);  // D121: no second exchange
  if (met != 0) table.pending.then({meeting::frame(seat, met)});
}

}  // namespace arrive

namespace under_way {
namespace {

sea::Course course(const Seen& seen, const Words& words) { return {seen, words.zodiac, words.departing != 0}; }
bool in_port(const Public& table, const Words& words) { return table.zodiac(words.zodiac).space == kPort; }

shift_cargo::Words neighbours_of(const Public& table, Seat seat, int zodiac) {
  return meeting::of(side_by_side(table, seat, zodiac));
}

/// D124: where the move may not end, nothing is handed over that its rest needs.
Refusal why_not_part_with(const Seen& seen, const Words& words, Action action) {
  const bool parts = is(action, Do::unload) || (is(action, Do::shift) && action.b == words.zodiac + 1);
  if (!parts) return kAllowed;
  Load load = seen.table.zodiac(words.zodiac).load;
  load.remove(static_cast<Gear>(action.a));
  const sea::Course rest(seen.table, seen.who,
                         {words.zodiac, words.departing != 0, load, money::payable(seen, Account::mx)});
  return rest.has_end() ? kAllowed : refuse("no_end_after", "3.2.5.4");
}

bool changes_gear(Action action) { return is(action, Do::load) || is(action, Do::load_all) || is(action, Do::unload); }

Refusal why_not_change(const Seen& seen, const Words& words, Action action) {
  const bool gear = changes_gear(action);
  const bool crew = is(action, Do::shift) || is(action, Do::exchange);
  if (!gear && !crew) return not_this_question("3.2.5.4");
  if (in_port(seen.table, words) != gear) return refuse("not_in_reach", "3.2.5.4");
  const Refusal refusal =
      gear ? load_gear::why_not_gear(seen, words.zodiac, action)
           : shift_cargo::why_not_swap(seen, neighbours_of(seen.table, seen.who, words.zodiac), action);
  return refusal || course(seen, words).may_end_here() ? refusal : why_not_part_with(seen, words, action);
}

/// Where only the black box can pay for the rest, everybody who watches knows that it can.
void tell_by_black_box(Play& play, Seat seat, const Words& words) {
  const Public& table = play.state.table;
  if (!money::black_box_sends(table)) return;
  const int openly = money::payable_openly(table, seat, Account::mx);
  if (!open_course(table, seat, words.zodiac, words.departing != 0, openly).has_end()) play.report.learned();
}

}  // namespace

const Below kBelow{Rule::next_zodiac};

void describe(Archive& archive, Words& words) {
  named(archive, "zodiac", words.zodiac, kZodiacWords);
  yes_no(archive, "departing", words.departing);
}

Wrong wrong(const At& at, const Words& words) {
  if (const Wrong wrong = sea::wrong_move(at, words.zodiac, words.departing != 0)) return wrong;
  if (!sea::is_under_way(at.seen.table)) return {"zodiac", "has not sailed yet"};
  return course(at.seen, words).has_end() ? Wrong{} : Wrong{"zodiac", "cannot end its move"};
}

int zodiac_of(const Frame& frame) { return words_of<Words>(frame).zodiac; }
bool can_end(const Seen& seen, const Frame& frame) { return course(seen, words_of<Words>(frame)).has_end(); }

Message question(const Seen& seen, const Words& words) {
  const int here = seen.table.zodiac(words.zodiac).space;
  const bool meets = side_by_side(seen.table, seen.who, words.zodiac) != 0;
  const std::string_view key = here == kPort ? "thesauros.ask.under_way_port"
                               : meets       ? "thesauros.ask.under_way_meeting"
                                             : "thesauros.ask.under_way";
  return {key,
          {Arg::seat(seen.who), text::number(seen.me().account(Account::mx)), text::ordinal(words.zodiac),
           text::space_name(here), text::kSpaceKind[space(here).kind]}};
}

Message answer(const Seen& seen, const Words& words, Action action) {
  if (is(action, Do::sail) || is(action, Do::pass_by)) return sea::answer(seen, words.departing != 0, action);
  if (changes_gear(action)) return load_gear::answer_gear(action);
  return shift_cargo::answer_swap(seen, neighbours_of(seen.table, seen.who, words.zodiac), action);
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const sea::Course from_here = course(seen, words);
  from_here.offer(options);
  const bool may_end = from_here.may_end_here();
  Options changes;
  if (in_port(seen.table, words)) {
    load_gear::offer_gear(seen, words.zodiac, changes);
  } else {
    shift_cargo::offer_swaps(seen, neighbours_of(seen.table, seen.who, words.zodiac), changes);
  }
  for (const Action action : changes) {
    if (may_end || !why_not_part_with(seen, words, action)) options.add(action);
  }
}

Refusal why_not(const Seen& seen, const Words& words, Action action) {
  if (!is(action, Do::sail) && !is(action, Do::pass_by)) return why_not_change(seen, words, action);
  return action.a == words.zodiac ? course(seen, words).why_not(action) : refuse("another_under_way", "3.2.5.4");
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  if (is(action, Do::sail) || is(action, Do::pass_by)) return sea::set_sail(play, seat, words.departing != 0, action);
  play.state.table.pending.push(pending(Rule::under_way, seat, words));
  if (changes_gear(action)) {
    load_gear::take_gear(play, seat, words.zodiac, action);
  } else {
    shift_cargo::swap(play, seat, action);
  }
  tell_by_black_box(play, seat, words);
}

}  // namespace under_way

namespace meeting {
namespace {

/// Below other meetings and the fish of the move is the turn at sea.
bool is_in_sea_turn(const At& at) {
  const auto& stack = at.seen.table.pending;
  int depth = at.depth + 1;
  while (is(stack.from_top(depth), Rule::meeting) || is(stack.from_top(depth), Rule::allocate)) ++depth;
  return is(stack.from_top(depth), Rule::next_zodiac);
}

}  // namespace

shift_cargo::Words of(u8 zodiacs) { return {zodiacs, 0, shift_cargo::kNoPilot}; }
Frame frame(Seat seat, u8 zodiacs) { return pending(Rule::meeting, seat, of(zodiacs)); }

/// Before a turn, on several fishing spaces perhaps; or after a move, perhaps before its fish are sold.
const Below kBelow{Rule::meeting, Rule::allocate, Rule::next_zodiac};

Wrong wrong(const At& at, const Words& words) {
  if (!is_in_sea_turn(at)) return {"", "no zodiacs are played"};
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  if (words.shore != 0) return {"shore", "is far away"};
  if (words.pilot != shift_cargo::kNoPilot) return {"pilot", "no plane is there"};
  const Public& table = at.seen.table;
  const bool at_sea = (words.zodiacs & ~shift_cargo::zodiacs_at_sea(table, at.seen.who)) == 0;
  if (!at_sea || std::popcount(words.zodiacs) < 2) return {"zodiacs", "no zodiacs have met"};
  const int first = std::countr_zero(words.zodiacs);
  const u8 here = side_by_side(table, at.seen.who, first);
  if ((words.zodiacs & ~here) != 0) return {"zodiacs", "they are apart"};
  const bool again = at.lies_on(Rule::meeting) && (words_of<Words>(*at.below()).zodiacs & words.zodiacs) != 0;
  return again ? Wrong{"zodiacs", "they meet twice"} : Wrong{};
}

Message question(const Seen& seen, const Words&) { return text::ask(seen, "thesauros.ask.meeting"); }

Message answer(const Seen& seen, const Words& words, Action action) { return shift_cargo::answer(seen, words, action); }

void offer(const Seen& seen, const Words& words, Options& options) { shift_cargo::offer(seen, words, options); }

Refusal why_not(const Seen& seen, const Words& words, Action action) {
  return shift_cargo::why_not(seen, words, action);
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  if (is(action, Do::landed)) return;
  play.state.table.pending.push(pending(Rule::meeting, seat, words));
  shift_cargo::swap(play, seat, action);
}

}  // namespace meeting
}  // namespace bathys::thesauros
