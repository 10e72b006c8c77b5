// Thesauros 3.1.1 In turn order, one meeple at a time is placed on the topmost free space of a queue, until nobody has
// one at hand.
#include <algorithm>

#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

bool has_meeple_at_hand(const Player& player) {
  for (const Spot spot : player.spots) {
    if (spot == Spot::home) return true;
  }
  return false;
}
bool can_hire(const Public& table, Seat seat) {
  if (table.player(seat).mercenaries == 0) return false;
  for (const int zone : kQueueZones) {
    if (allows<mercenary::why_not_place>(table, seat, zone)) return true;
  }
  return false;
}
/// Somebody has to carry the envelope.
Refusal why_not_post(const Seen& seen) {
  if (const Refusal refusal = envelope::why_not(seen)) return refusal;
  return has_meeple_at_hand(seen.me()) || can_hire(seen.table, seen.who) ? kAllowed
                                                                         : refuse("nobody_to_carry", "3.1.3");
}

/// Workers without a hat are all alike: only the first of them is named.
bool is_plain_worker(const Player& player, int meeple) { return meeple != kBoss && player.hat(meeple) == Hat::none; }
bool is_double_of_earlier(const Player& player, int meeple) {
  if (!is_plain_worker(player, meeple)) return false;
  for (int earlier = 1; earlier < meeple; ++earlier) {
    if (player.spot(earlier) == Spot::home && is_plain_worker(player, earlier)) return true;
  }
  return false;
}

struct Candidate {
  Do how;
  u8 meeple;

  bool operator==(const Candidate&) const = default;
};

/// Each with and without a double-action token.
FixedList<Candidate, 2 * kMeeples> meeples_to_place(const Player& player) {
  FixedList<Candidate, 2 * kMeeples> named;
  bool has_plain_worker = false;
  for (u8 meeple = 0; meeple < kMeeples; ++meeple) {
    if (player.spot(meeple) != Spot::home) continue;
    const bool plain = is_plain_worker(player, meeple);
    if (plain && has_plain_worker) continue;
    has_plain_worker = has_plain_worker || plain;
    named.push_back({Do::place, meeple});
    if (player.tokens > 0) named.push_back({Do::place_double, meeple});
  }
  return named;
}

}  // namespace

namespace quadrimester {

/// Below everything: what comes after all that is pending.
const Below kBelow{};

/// A whole quadrimester in reading order; at the start of a year income and budgets come first.
void run(Play& play, const Words&) {
  Public& table = play.state.table;
  Board& board = table.board;
  ++board.quadrimester;
  board.envelopes.clear();
  for (Player& player : table.players) player.posted = player.passed = player.trained = player.shown_bid = 0;
  tell(play, Happening::quadrimester_begins, board.quadrimester);
  table.pending.then({pending(Rule::placement), resolve::first_zone(), pending(Rule::wages), pending(Rule::end_check),
                      pending(Rule::maintenance), pending(Rule::auction), pending(Rule::year_points),
                      pending(Rule::quadrimester)});
  if (board.quadrimester % 3 != 1) return;
  table.pending.then(
      {pending(Rule::income), pending_for(SeatSet::first(table.seats()), Rule::budget), pending(Rule::reveal_budgets)});
}

}  // namespace quadrimester

namespace placement {

void describe(Archive& archive, Words& words) { field(archive, "place", words.place, 0, kMaxSeats - 1); }

/// Before the first zone is resolved.
const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words& words) {
  const Actor actor = actor_below(at);
  if (actor.zone != 1 || actor.seat != kNoSeat) return {"", "the resolution has begun"};
  if (words.place >= at.seen.table.seats()) return {"place", "there is no such place in the turn order"};
  const bool budgets = at.above() != nullptr && is(*at.above(), Rule::reveal_budgets);
  return budgets && words.place != 0 ? Wrong{"place", "nobody has placed before the budgets"} : Wrong{};
}

Seat last(const Public& table, const Frame& frame) {
  const int next = words_of<Words>(frame).place;
  return table.in_order((next + table.seats() - 1) % table.seats());
}

/// D26: who has only mercenaries left may go on or pass for good; nobody is asked without a space for one.
bool has_something_to_place(const Public& table, Seat seat) {
  const Player& player = table.player(seat);
  return has_meeple_at_hand(player) || (player.passed == 0 && can_hire(table, seat));
}

/// Asks the next seat that has something to place; ends when nobody has (D20).
void run(Play& play, const Words& words) {
  Public& table = play.state.table;
  const int seats = table.seats();
  for (int i = 0; i < seats; ++i) {
    const int place = (words.place + i) % seats;
    const Seat seat = table.in_order(place);
    if (!has_something_to_place(table, seat)) continue;
    return table.pending.then({pending(Rule::place, seat, place::Words{}),
                               pending(Rule::placement, Words{static_cast<u8>((place + 1) % seats)})});
  }
}

/// D23: whether the meeple will be able to act there is its owner's concern.
Refusal why_not_zone(const Public& table, int zone) {
  if (zone == 0 || zone == 5 || zone == 10) return refuse("no_queue", "3.1.1", Arg::number(zone));
  if (zone == 4 && !sea_is_open(table.board.quadrimester)) return refuse("zone_4_closed", "3.1.1");  // D22
  const int room = queue_length(table.seats(), zone);
  return room == 0 || table.queue(zone).size() < room ? kAllowed : refuse("queue_full", "3.1.1", Arg::number(zone));
}

/// D19: the topmost free space is the end of the list.
void stand(Play& play, Standing who, int zone) {
  Public& table = play.state.table;
  table.queue(zone).push_back(who.code());
  Player& player = table.player(who.owner());
  player.spot(who.meeple) = Spot::queue;
  if (who.token != 0) --player.tokens;
  tell(play, Happening::placed, who.seat, who.meeple, zone, who.token);
}

Message answer(const Seen& seen, const Sentences& keys, int meeple, int zone) {
  const bool boss = meeple == kBoss;
  const int place = seen.table.queue(zone).size();
  Message message{keys.plain,
                  {text::kMeeple[meeple], text::kZone[zone], text::kHat[seen.me().hat(meeple)], text::ordinal(place)}};
  if (zone == 6) {
    message.key = keys.mussels;
    message.args[3] = text::kMussels[seen.board().mussels + (boss ? 3 : 0)];
  } else if (zone == 1 || zone == 4 || zone == 9) {
    message.key = keys.priced;
    message.args[4] = text::price(resolve::discounted(queue_price(seen.table.seats(), zone, place), boss));
  }
  return message;
}

}  // namespace placement

namespace place {
namespace {

constexpr placement::Sentences kPlace{"thesauros.answer.place", "thesauros.answer.place_priced",
                                      "thesauros.answer.place_mussels"};
constexpr placement::Sentences kPlaceDouble{"thesauros.answer.place_double", "thesauros.answer.place_double_priced",
                                            "thesauros.answer.place_double_mussels"};

}  // namespace

void describe(Archive& archive, Words& words) { yes_no(archive, "just_posted", words.just_posted); }

const Below kBelow{Rule::placement};

Wrong wrong(const At& at, const Words& words) {
  const Public& table = at.seen.table;
  const Seat seat = at.frame().seat();
  if (words.unused != 0) return {"", "holds more than its fields"};
  if (seat != placement::last(table, *at.below())) return {"seats", "asks another seat"};
  if (words.just_posted > table.player(seat).posted) return {"just_posted", "this seat has not posted"};
  return placement::has_something_to_place(table, seat) ? Wrong{} : Wrong{"seats", "this seat has nothing to place"};
}

Message question(const Seen& seen, const Words& words) {
  const auto& spots = seen.me().spots;
  const auto at_hand = static_cast<int>(std::count(spots.begin(), spots.end(), Spot::home));
  if (at_hand == 0) return text::ask(seen, "thesauros.ask.place_mercenary", text::number(seen.me().mercenaries));
  return text::ask(seen, words.just_posted != 0 ? "thesauros.ask.place_posted" : "thesauros.ask.place",
                   text::number(at_hand));
}

Message answer(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::place)) return placement::answer(seen, kPlace, action.a, action.b);
  if (is(action, Do::place_double)) return placement::answer(seen, kPlaceDouble, action.a, action.b);
  if (is(action, Do::post)) return {"thesauros.answer.post", {}};
  if (is(action, Do::pass)) return {"thesauros.answer.pass", {}};
  return {"thesauros.answer.hire", {text::kZone[action.b], text::kMercenary[action.b]}};
}

/// By hand: random games run at 0.87 of their speed when each meeple asks for each zone.
void offer(const Seen& seen, const Words& words, Options& options) {
  const Player& me = seen.me();
  const auto candidates = meeples_to_place(me);
  for (const int zone : kQueueZones) {
    if (allows<placement::why_not_zone>(seen.table, zone)) {
      options.add_row(candidates.size(), [&](int i) { return act(candidates[i].how, candidates[i].meeple, zone); });
    }
    if (me.mercenaries > 0 && allows<mercenary::why_not_place>(seen.table, seen.who, zone))
      options.add(act(Do::hire, 0, zone));
  }
  if (!why_not_post(seen)) options.add(act(Do::post));
  if (words.just_posted == 0 && !has_meeple_at_hand(me)) options.add(act(Do::pass));
}

Refusal why_not(const Seen& seen, const Words& words, Action action) {
  const Player& me = seen.me();
  if (is(action, Do::post)) return why_not_post(seen);
  if (is(action, Do::hire)) return mercenary::why_not_place(seen.table, seen.who, action.b);
  if (is(action, Do::pass)) {
    return words.just_posted != 0 || has_meeple_at_hand(me) ? refuse("must_place", "3.1.1") : kAllowed;
  }
  if (!is(action, Do::place) && !is(action, Do::place_double)) return not_this_question("3.1.1");
  if (me.spot(action.a) != Spot::home) return refuse("not_at_hand", "3.1.1");
  if (is_double_of_earlier(me, action.a)) return refuse("name_the_first_worker", "3.1.1");
  if (is(action, Do::place_double) && me.tokens == 0) return refuse("no_double_action", "3.1.2");
  return placement::why_not_zone(seen.table, action.b);
}

void take(Play& play, const Words&, Seat seat, Action action) {
  Player& player = play.state.table.player(seat);
  if (is(action, Do::post)) {
    envelope::post(play, seat);
    return play.state.table.pending.push(pending(Rule::place, seat, Words{0, 1}));
  }
  if (is(action, Do::pass)) {
    player.passed = 1;
    return tell(play, Happening::passed, seat);
  }
  if (is(action, Do::hire)) {
    --player.mercenaries;
    play.state.table.board.mercenary[queue_of_zone(action.b)] = static_cast<u8>(seat);
    return tell(play, Happening::mercenary_placed, seat, action.b);
  }
  const u8 token = is(action, Do::place_double) ? 1 : 0;
  placement::stand(play, {static_cast<u8>(seat), action.a, token}, action.b);
}

}  // namespace place
}  // namespace bathys::thesauros
