// Thesauros 3.2.4 Zone 4: pay the price beside the space and fly to your zodiacs at sea: gear goes to and fro, and the
// pilot may relieve a sailor.
#include <algorithm>

#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace seaplane {
namespace {

int price_of_flight(const Public& table, const Acting& acting) {
  return resolve::discounted(queue_price(table.seats(), 4, acting.place), acting.is_boss());
}

}  // namespace

const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words& acting) { return resolve::wrong_acting(at, 4, acting); }

Message question(const Seen& seen, const Words& acting) {
  return resolve::question(seen, acting, "thesauros.ask.seaplane", "thesauros.ask.seaplane_again", Account::mx);
}

Message answer(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return resolve::declining(acting);
  return {"thesauros.answer.fly", {text::price(price_of_flight(seen.table, acting))}};
}

void offer(const Seen& seen, const Words& acting, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, acting);
  consider(act(Do::fly));
  consider(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::fly)) return not_this_question("3.2.4");
  if (seen.board().sabotaged != 0) return refuse("planes_sabotaged", "V.3");  // D113
  if (seen.board().seaplanes == 0) return refuse("no_plane_left", "3.2.4");
  if (shift_cargo::zodiacs_at_sea(seen.table, seen.who) == 0) return refuse("no_zodiac_at_sea", "3.2.4");  // D57
  return money::why_not_pay(seen, Account::mx, price_of_flight(seen.table, acting), "3.2.4");
}

/// D58: the flight is at once. D32: a second action takes a second plane for the same price (D28).
void take(Play& play, const Words& acting, Seat seat, Action action) {
  if (is(action, Do::decline)) return resolve::decline(play, acting);
  Public& table = play.state.table;
  const int price = price_of_flight(table, acting);
  resolve::finish(play, 4, acting);
  --table.board.seaplanes;
  tell(play, Happening::plane_used, seat, price);
  table.pending.then({money::payment(seat, Account::mx, price),
                      shift_cargo::flight(seat, shift_cargo::zodiacs_at_sea(table, seat), acting.who().meeple)});
}

}  // namespace seaplane

namespace shift_cargo {
namespace {

constexpr int kShore = 0;

bool takes_part(const Words& words, int hold) {
  return hold == kShore ? words.shore != 0 : (words.zodiacs >> (hold - 1) & 1) != 0;
}
/// Planes are 3.2.4, zodiacs that meet 3.2.5.4; only planes come from the shore.
std::string_view section(const Words& words) { return words.shore != 0 ? "3.2.4" : "3.2.5.4"; }

bool carries(const Seen& seen, int hold, Gear gear) {
  return hold == kShore ? seen.me().in_stock(gear) > 0 : seen.table.zodiac(hold - 1).load.has(gear);
}
bool has_place(const Seen& seen, int hold, Gear gear) {
  return hold == kShore || seen.table.zodiac(hold - 1).load.takes(gear);
}

Refusal why_not_shift(const Seen& seen, const Words& words, Action action) {
  const auto gear = static_cast<Gear>(action.a);
  if (action.b == action.c || !takes_part(words, action.b) || !takes_part(words, action.c))
    return refuse("not_in_reach", section(words));
  if (!carries(seen, action.b, gear)) return refuse("gear_elsewhere", section(words));
  return has_place(seen, action.c, gear) ? kAllowed : refuse("no_place_aboard", "3.2.5");
}

/// D60: the sailor comes home as the pilot of zone 4 would have.
Refusal why_not_relieve(const Words& words, int zodiac) {
  if (words.pilot == kNoPilot) return refuse("no_pilot", "3.2.4");  // D59
  return takes_part(words, zodiac + 1) ? kAllowed : refuse("not_in_reach", "3.2.4");
}

Refusal why_not_exchange(const Words& words, Action action) {
  if (words.shore != 0) return refuse("crews_must_meet", "3.2.5.4");
  const bool both = takes_part(words, action.a + 1) && takes_part(words, action.b + 1);
  return both && action.a < action.b ? kAllowed : refuse("not_in_reach", "3.2.5.4");
}

void pilot_field(Archive& archive, u8& pilot) {
  static constexpr std::array<std::string_view, kMeeples + 1> kPilots{"boss",    "worker1", "worker2", "worker3",
                                                                      "worker4", "worker5", "none"};
  u8 index = std::min<u8>(pilot, kMeeples);
  named(archive, "pilot", index, kPilots);
  pilot = index == kMeeples ? u8{kNoPilot} : index;
}

void add(Play& play, Seat seat, int hold, Gear gear, int change) {
  if (hold == kShore) {
    u8& stock = play.state.table.player(seat).in_stock(gear);
    stock = static_cast<u8>(stock + change);
    return;
  }
  Load& load = play.state.table.zodiac(hold - 1).load;
  change > 0 ? load.add(gear) : load.remove(gear);
}

/// A pilot who stays at sea flies no second time.
void relieve(Play& play, Seat seat, int zodiac, int pilot) {
  Public& table = play.state.table;
  turn::give_up(play);
  u8& crew = table.zodiac(zodiac).crew;
  table.player(seat).spot(crew) = Spot::home;
  table.player(seat).spot(pilot) = Spot::zodiac;
  crew = static_cast<u8>(pilot);
  tell(play, Happening::crews_swapped, seat);
}

}  // namespace

u8 zodiacs_at_sea(const Public& table, Seat seat) {
  u8 bits = 0;
  for (int i = 0; i < kZodiacs; ++i) {
    const Zodiac& zodiac = table.zodiac(i);
    const SpaceKind kind = space(zodiac.space).kind;
    const bool high_sea = kind == SpaceKind::fishing || kind == SpaceKind::passage || kind == SpaceKind::dig;
    if (zodiac.owner == static_cast<u8>(seat) && high_sea) bits = static_cast<u8>(bits | 1u << i);
  }
  return bits;
}

Frame flight(Seat seat, u8 zodiacs, int pilot) {
  return pending(Rule::shift_cargo, seat, Words{zodiacs, 1, static_cast<u8>(pilot)});
}
bool has_shore(const Frame& frame) { return words_of<Words>(frame).shore != 0; }

/// A plane flies for a meeple in zone 4, which may fly once more, or in a turn at sea.
const Below kBelow{Rule::turn, Rule::resolve, Rule::next_zodiac};

void describe(Archive& archive, Words& words) {
  bit_words(archive, "zodiacs", words.zodiacs, kZodiacWords);
  yes_no(archive, "shore", words.shore);
  pilot_field(archive, words.pilot);
}

/// D60: the pilot may have stayed at sea; then nobody flies.
Wrong wrong(const At& at, const Words& words) {
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  if (words.shore != 1) return {"shore", "a plane comes from the shore"};
  if (words.zodiacs == 0 || words.zodiacs != zodiacs_at_sea(at.seen.table, at.seen.who))
    return {"zodiacs", "a plane flies to all zodiacs at sea"};
  if (at.lies_on(Rule::next_zodiac)) {
    if (sea_turn::turn_of(*at.below()).is_departure()) return {"", "no plane comes to the port"};
    return words.pilot == kNoPilot ? Wrong{} : Wrong{"pilot", "a rented plane has none"};
  }
  const Actor actor = actor_below(at);
  if (actor.zone != 4 || actor.mercenary) return {"", "nobody flies in this zone"};
  const int meeple = resolve::meeple_now(at).meeple;
  const bool stayed = at.seen.me().spot(meeple) == Spot::zodiac;
  return words.pilot == (stayed ? kNoPilot : meeple) ? Wrong{} : Wrong{"pilot", "is not the pilot"};
}

Message question(const Seen& seen, const Words& words) {
  if (words.pilot == kNoPilot) return text::ask(seen, "thesauros.ask.shift_cargo");
  return text::ask(seen, "thesauros.ask.shift_cargo_pilot", text::kMeeple[words.pilot]);
}

Message answer_swap(const Seen& seen, const Words& words, Action action) {
  const auto crew_of = [&](int zodiac) { return text::kMeeple[seen.table.zodiac(zodiac).crew]; };
  const Arg zodiac = text::ordinal(action.a);
  if (is(action, Do::relieve))
    return {"thesauros.answer.relieve", {zodiac, text::kMeeple[words.pilot], crew_of(action.a)}};
  if (is(action, Do::exchange)) {
    return {"thesauros.answer.exchange", {zodiac, text::ordinal(action.b), crew_of(action.a), crew_of(action.b)}};
  }
  return {"thesauros.answer.shift", {text::kGearName[action.a], text::kHold[action.b], text::kHold[action.c]}};
}

Message answer(const Seen& seen, const Words& words, Action action) {
  return is(action, Do::landed) ? Message{"thesauros.answer.landed", {}} : answer_swap(seen, words, action);
}

void offer_swaps(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not_swap>(options, seen, words);
  for (const Gear gear : kAllGear) {
    for (int from = 0; from <= kZodiacs; ++from) {
      // Asked once here: random games run at 0.90 of their speed without it.
      if (!takes_part(words, from) || !carries(seen, from, gear)) continue;
      for (int to = 0; to <= kZodiacs; ++to) consider(act(Do::shift, gear, from, to));
    }
  }
  for (int zodiac = 0; zodiac < kZodiacs; ++zodiac) {
    if (!takes_part(words, zodiac + 1)) continue;
    consider(act(Do::relieve, zodiac));
    for (int other = 0; other < kZodiacs; ++other) consider(act(Do::exchange, zodiac, other));
  }
}

Refusal why_not_swap(const Seen& seen, const Words& words, Action action) {
  if (is(action, Do::shift)) return why_not_shift(seen, words, action);
  if (is(action, Do::relieve)) return why_not_relieve(words, action.a);
  return is(action, Do::exchange) ? why_not_exchange(words, action) : not_this_question(section(words));
}

void swap(Play& play, Seat seat, Action action) {
  Public& table = play.state.table;
  if (is(action, Do::exchange)) {
    std::swap(table.zodiac(action.a).crew, table.zodiac(action.b).crew);
    return tell(play, Happening::crews_swapped, seat);
  }
  const auto gear = static_cast<Gear>(action.a);
  add(play, seat, action.b, gear, -1);
  add(play, seat, action.c, gear, +1);
  tell(play, Happening::gear_shifted, seat, gear, action.b, action.c);
}

bool has_cargo(const Seen& seen, u8 zodiacs) {
  Options options;
  offer_swaps(seen, {zodiacs, 1, kNoPilot}, options);
  return !options.empty();
}

void offer(const Seen& seen, const Words& words, Options& options) {
  offer_swaps(seen, words, options);
  options.add(act(Do::landed));
}

Refusal why_not(const Seen& seen, const Words& words, Action action) {
  return is(action, Do::landed) ? kAllowed : why_not_swap(seen, words, action);
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  if (is(action, Do::landed)) return;
  if (!is(action, Do::relieve)) {
    play.state.table.pending.push(pending(Rule::shift_cargo, seat, words));
    return swap(play, seat, action);
  }
  relieve(play, seat, action.a, words.pilot);
  play.state.table.pending.push(flight(seat, words.zodiacs));
}

}  // namespace shift_cargo
}  // namespace bathys::thesauros
