// Otys 4.3 The spy, for 1 credit (free when upgraded), draws four contracts and keeps one, or uses the diver on the
// active level of a neighbour.
#include "core/allowed.hpp"
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys {
namespace spy {

int fee(const Activation& used) { return used.fee(diver_values().spy); }

namespace {

Refusal why_not_copy(const Seen& seen, const Activation& used, Side side) {
  if (seen.table.is_solo()) return refuse("no_copy_in_solo", "8.6");
  if (used.copied) return refuse("copied_spy_draws_only", "4.3");  // D7
  if (neighbours::on(seen.table, seen.who, side) == kNoSeat) return refuse("no_neighbour", "5.1");
  return kAllowed;
}

Refusal why_not_apart_from_fee(const Seen& seen, const Activation& used, Action action) {
  if (is(action, Do::draw)) return draw_contracts::possible(seen) ? kAllowed : refuse("no_contracts_left", "4.3");
  if (is(action, Do::copy)) return why_not_copy(seen, used, side_in(action));
  if (is(action, Do::push)) return push_timer::why_not(seen, action);
  return not_this_question("4.3");
}

Refusal why_not(const Seen& seen, const Activation& used, Action action) {
  if (const Refusal refusal = why_not_apart_from_fee(seen, used, action)) return refusal;
  return short_of_credits(seen.me(), fee(used), "4.3");
}

void offer(const Seen& seen, const Activation& used, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, used);
  consider(act(Do::draw));
  for (const Side side : {Side::left, Side::right}) consider(act(Do::copy, side));
  for (int timer = 0; timer < kTimers; ++timer) consider(act(Do::push, timer));
}

/// D22: the diver is activated; whether its effect can be used is another question.
void copy(Play& play, Seat seat, const Activation& used, Side side) {
  Public& table = play.state.table;
  const Seat owner = neighbours::on(table, seat, side);
  const Diver diver = table.player(owner).diver_at_level(table.turn.level);
  copied_resurface::pay_owner(play, seat, owner, fee(used));
  copied_resurface::remember(play, owner, diver);
  tell(play, Happening::copied, seat, owner, diver);
  table.pending.then({pending(Rule::use_copied, seat, use_copied::Words{owner})});
}

void use(Play& play, Seat seat, const Activation& used, Action action) {
  if (is(action, Do::copy)) return copy(play, seat, used, side_in(action));
  pay_credits(play, seat, fee(used));
  if (is(action, Do::draw)) return draw_contracts::draw(play, seat);
  push_timer::use(play, action);
}

Message answer(const Seen& seen, const Activation& used, Action action) {
  if (is(action, Do::push)) return push_timer::answer(seen, used, action);
  if (is(action, Do::draw)) return {"otys.answer.draw", {Arg::price(fee(used))}};
  const Seat owner = neighbours::on(seen.table, seen.who, side_in(action));
  const Diver diver = seen.table.player(owner).diver_at_level(seen.turn().level);
  return {"otys.answer.copy",
          {Arg::seat(owner), said(diver), Arg::price(fee(used)), Arg::figure("owner", index_of(owner))}};
}

}  // namespace

const DiverRule kRule{offer, why_not, use, answer};

}  // namespace spy

namespace draw_contracts {

bool possible(const Seen& seen) { return seen.colony().deck_size > 0 || !seen.colony().contract_discards.empty(); }

void draw(Play& play, Seat seat) {
  play.report.learned();
  Private& own = play.state.own(seat);
  while (own.drawn.size() < cards_drawn()) {
    const u8 card = deck::draw_top(play);
    if (card == kNone) break;  // D24: fewer are left
    own.drawn.push_back(card);
  }
  Player& player = play.state.table.player(seat);
  player.drawn_size = static_cast<u8>(own.drawn.size());
  Places<int, kMaxDrawn> cards{-1, -1, -1, -1};
  for (int i = 0; i < own.drawn.size(); ++i) cards[i] = own.drawn[i];
  tell_others(play, seat, Happening::drew, seat, player.drawn_size);
  tell_only(play, seat, Happening::drew_cards, seat, player.drawn_size, cards[0], cards[1], cards[2], cards[3]);
  play.state.table.pending.then({pending(Rule::keep_contract, seat)});
}

}  // namespace draw_contracts

namespace keep_contract {

/// Drawn by a spy, who may act once more (3.2), or for a token that is placed or discarded afterwards (7.1).
const Below kBelow{Rule::place_reward, Rule::discard_reward, Rule::activate, Rule::key_to_track};

Wrong wrong(const At& at, const Words&) {
  if (at.lies_on(Rule::place_reward) || at.lies_on(Rule::discard_reward)) return {};
  return activate::uses(at.seen.table, Diver::spy) ? Wrong{} : Wrong{"", "no spy is active"};
}

Message question(const Seen& seen, const Words&) { return {"otys.ask.keep_contract", {Arg::seat(seen.who)}}; }

Message answer(const Seen&, const Words&, Action action) {
  const bool free = contract(action.a).kind == Contract::Kind::free;
  return {free ? "otys.answer.keep_free" : "otys.answer.keep",
          {Arg::literal(contract(action.a).id), said_needs(action.a), said_gains(action.a)}};
}

void offer(const Seen& seen, const Words&, Options& options) {
  for (const u8 card : seen.own.drawn) options.add(act(Do::keep, card));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (!is(action, Do::keep)) return not_this_question("4.3");
  return seen.own.drawn.has(action.a) ? kAllowed : refuse("not_drawn", "4.3");
}

void take(Play& play, const Words&, Seat seat, Action action) {
  Private& own = play.state.own(seat);
  Player& player = play.state.table.player(seat);
  for (const u8 card : own.drawn) {
    if (card != action.a) deck::put_under(play, card, seat);
  }
  own.drawn.clear();
  own.hand.add(action.a);
  player.drawn_size = 0;
  ++player.hand_size;
  tell_others(play, seat, Happening::kept, seat);
  tell_only(play, seat, Happening::kept_card, seat, action.a);
}

}  // namespace keep_contract
}  // namespace bathys::otys
