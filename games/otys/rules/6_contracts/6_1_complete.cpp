// Otys 6.1 A contract, public or from your hand, may be completed when all it asks lies on one single level of yours.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::complete_contract {
namespace {

constexpr int kMoreThanAnyTakes = kResources * Cargo::kMax + 1;

int offer_place(const Colony& colony, int card) {
  for (int place = 0; place < kOfferPlaces; ++place) {
    if (colony.contracts[place] == card) return place;
  }
  return -1;
}

CardSet open_contracts(const Colony& colony) {
  CardSet cards;
  for (const u8 card : colony.contracts) cards.add_if(card != kNone, card);
  return cards;
}

CardSet payable_somewhere(const Player& me) {
  CardSet cards;
  for (const Cargo zone : me.levels) cards.add(payable(zone));
  return cards;
}

/// 6.2: exactly one of the ways to pay, from a level that has it all.
void offer_card(const Player& me, int card, Options& options) {
  const int size = contract_size(card);
  for (int level = 0; level < kLevels; ++level) {
    if (me.zone(level).total() < size) continue;
    for (const Cargo payment : payments(card)) {
      if (me.zone(level).covers(payment)) options.add(act(Do::complete, card, level, 0, payment.bits()));
    }
  }
}

bool pays_for(Cargo spent, int card) {
  for (const Cargo payment : payments(card)) {
    if (payment == spent) return true;
  }
  return false;
}

void leave_hand(Play& play, Seat seat, int card) {
  play.state.own(seat).hand.remove(card);
  --play.state.table.player(seat).hand_size;
}

void leave_offer(Play& play, Seat seat, int place) {
  Public& table = play.state.table;
  table.colony.contracts[place] = kNone;
  if (table.is_solo()) discard_cube(play, place);
  table.pending.push(pending(Rule::replace_contract, seat, replace_contract::Words{static_cast<u8>(place)}));
}

}  // namespace

/// By hand: random games run at 0.71 of their speed when contracts are tried card by card.
void offer(const Seen& seen, Options& options) {
  const CardSet payable = payable_somewhere(seen.me());
  const CardSet of_hand = payable.in(seen.own.hand);
  if (of_hand.empty() && payable.in(open_contracts(seen.colony())).empty()) return;  // as nearly always
  for (const u8 card : seen.colony().contracts) {
    if (card != kNone && payable.has(card)) offer_card(seen.me(), card, options);
  }
  for (const int card : of_hand) offer_card(seen.me(), card, options);
}

Refusal why_not(const Seen& seen, Action action) {
  const Cargo spent = cargo_in(action);
  if (offer_place(seen.colony(), action.a) < 0 && !seen.own.hand.has(action.a))
    return refuse("not_your_contract", "6.1");
  if (!pays_for(spent, action.a)) return refuse("wrong_payment", "6.2");
  return seen.me().zone(action.b).covers(spent) ? kAllowed
                                                : refuse("resources_missing", "6.1", Arg::number(action.b + 1));
}

Action nearest(const Player& me, int card) {
  Action best{};
  int least_missing = kMoreThanAnyTakes;
  for (int level = 0; level < kLevels; ++level) {
    for (const Cargo payment : payments(card)) {
      const int missing = me.zone(level).missing(payment).total();
      if (missing >= least_missing) continue;
      least_missing = missing;
      best = act(Do::complete, card, level, 0, payment.bits());
    }
  }
  return best;
}

Message answer(Action action) {
  return {"otys.answer.complete",
          {Arg::literal(contract(action.a).id), said_level(action.b), said(cargo_in(action)), said_gains(action.a)}};
}

void take(Play& play, Seat seat, Action action) {
  Public& table = play.state.table;
  const Contract& card = contract(action.a);
  const int place = offer_place(table.colony, action.a);
  if (place < 0) play.report.others_learned(seat);  // everybody sees the card now (6.5)
  table.player(seat).zone(action.b).remove(cargo_in(action));
  tell(play, Happening::completed, seat, action.a, action.b, card.prestige);
  if (place >= 0) {
    leave_offer(play, seat, place);
  } else {
    leave_hand(play, seat, action.a);
  }
  table.colony.contract_discards.add(action.a);
  // D27: in solo the timers are looked at after the whole contract, the token's back included.
  if (table.is_solo()) table.pending.push(pending(Rule::check_timers, seat));
  if (table.player(seat).reward_at(action.b) != kNone)
    table.pending.push(pending(Rule::claim_back, seat, claim_back::Words{action.b}));
  gain_contract_prestige(play, seat, card.prestige, Source::contracts);
  gain_credits(play, seat, card.credits);
  gain_batteries(play, seat, card.batteries);
}

}  // namespace bathys::otys::complete_contract
