// Thesauros 3.2.2 Zone 2: develop a tech, buy an object of a developed one, do both at once, or sit on the pile to
// choose the next card.
#include <algorithm>

#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

int satellite_maps() { return gear_use(Gear::satellite).maps; }

bool is_expert_here(const Public& table, const Acting& acting) {
  return resolve::is_expert(table, acting.who(), Hat::research);
}

u8 owner_of(const Board& board, int index) { return board.owners[index]; }
int copies_of(const Board& board, int index) { return board.copies[index]; }

bool pays_royalty(const Board& board, Seat seat, int index) { return owner_of(board, index) != static_cast<u8>(seat); }

/// D46: who has an object may buy another one.
Refusal why_not_card(const Board& board, Action action) {
  if (!research::is_visible(board, action.a)) return refuse("tech_not_shown", "3.2.2");
  const bool developed = owner_of(board, action.a) != kNone;
  if (is(action, Do::buy) && !developed) return refuse("not_developed", "3.2.2");
  if (!is(action, Do::buy) && developed) return refuse("already_developed", "3.2.2");
  const bool takes_object = !is(action, Do::develop);
  return takes_object && copies_of(board, action.a) == 0 ? refuse("no_copies_left", "3.2.2") : kAllowed;  // D45
}

/// D30: before a second action nobody sits down. D41: one meeple in all, while there are cards and no eleventh lies
/// open.
Refusal why_not_sit(const Board& board, const Acting& acting) {
  if (double_action::comes_again(acting)) return refuse("sit_last", "3.2.2");
  if (board.sitter != kNone) return refuse("somebody_sits", "3.2.2");
  if (board.pile_size == 0 || board.slots[kTechSlots - 1] != kNone) return refuse("pile_finished", "3.2.2");
  return kAllowed;
}

void sit_down(Play& play, const Acting& acting) {
  const int meeple = acting.who().meeple;
  play.state.table.board.sitter = acting.code;
  play.state.table.player(acting.seat()).spot(meeple) = Spot::pile;
  tell(play, Happening::sat_down, acting.seat(), meeple);
}

/// D16, S.1: the buyer pays everything from R&D; the owner gets the royalty, the bank that of the rival.
void pay_royalty(Play& play, Seat seat, int index) {
  const u8 owner = owner_of(play.state.table.board, index);
  if (!pays_royalty(play.state.table.board, seat, index) || owner == kRival) return;
  tell(play, Happening::royalty, owner, tech(index).royalty);
  money::gain(play, seat_at(owner), tech(index).royalty);
}

}  // namespace

namespace research {

bool is_visible(const Board& board, int index) {
  for (const u8 card : board.slots) {
    if (card == index) return true;
  }
  return false;
}

u16 pile_cards(const Board& board) {
  u16 cards = (1u << kTechs) - 1u;
  for (const u8 card : board.slots) {
    if (card != kNone) cards = static_cast<u16>(cards & ~(1u << card));
  }
  return cards;
}

/// A satellite also brings two maps (D53: of different numbers, as far as there are any).
void own_object(Play& play, Seat seat, int index) {
  Public& table = play.state.table;
  --table.board.copies[index];
  ++table.player(seat).in_stock(static_cast<Gear>(index));
  tell(play, Happening::bought, seat, index);
  if (static_cast<Gear>(index) != Gear::satellite) return;
  const int maps = std::min(satellite_maps(), std::popcount(table.board.satellite_left));
  for (int i = 0; i < maps; ++i) table.pending.push(pending(Rule::claim_map, seat));
}

/// D34: the discount is on what the bank gets; a royalty is never cheaper, not even one paid to the bank in solo.
int price(const Public& table, const Acting& acting, Action action) {
  const Tech& card = tech(action.a);
  const bool expert = is_expert_here(table, acting);
  if (is(action, Do::develop)) return resolve::discounted(card.patent, expert);
  if (is(action, Do::prototype)) return resolve::discounted(card.patent + card.object, expert) + card.royalty;
  const int royalty = pays_royalty(table.board, acting.seat(), action.a) ? card.royalty : 0;
  return resolve::discounted(card.object, expert) + royalty;
}

const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words& acting) { return resolve::wrong_acting(at, 2, acting); }

Message question(const Seen& seen, const Words& acting) {
  return resolve::question(seen, acting, "thesauros.ask.research", "thesauros.ask.research_again", Account::rd);
}

Message answer(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return resolve::declining(acting);
  if (is(action, Do::sit)) return {"thesauros.answer.sit", {}};
  const Tech& card = tech(action.a);
  const Arg name = text::kGearName[action.a];
  const Arg cost = text::price(price(seen.table, acting, action));
  if (is(action, Do::develop)) return {"thesauros.answer.develop", {name, cost, text::number(card.end_points)}};
  if (is(action, Do::prototype)) return {"thesauros.answer.prototype", {name, cost, text::number(card.end_points)}};
  const u8 owner = owner_of(seen.board(), action.a);
  const Arg royalty = text::number(card.royalty);
  if (owner == kRival) return {"thesauros.answer.buy_rival", {name, cost, royalty}};
  if (owner == static_cast<u8>(seen.who)) return {"thesauros.answer.buy", {name, cost}};
  return {"thesauros.answer.buy_royalty", {name, cost, royalty, text::seat(owner)}};
}

/// By hand: random games take 1.043 times the instructions when each card is looked for three times.
void offer(const Seen& seen, const Words& acting, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, acting);
  const int purse = money::payable(seen, Account::rd);
  const auto offer_if = [&](bool allowed, Do verb, u8 card) {
    options.add_if(allowed && price(seen.table, acting, act(verb, card)) <= purse, act(verb, card));
  };
  for (const u8 card : seen.board().slots) {
    if (card == kNone) continue;
    const bool developed = owner_of(seen.board(), card) != kNone;
    const bool left = copies_of(seen.board(), card) > 0;
    offer_if(!developed, Do::develop, card);
    offer_if(developed && left, Do::buy, card);
    offer_if(!developed && left, Do::prototype, card);
  }
  consider(act(Do::sit));
  consider(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (is(action, Do::sit)) return why_not_sit(seen.board(), acting);
  if (!is(action, Do::develop) && !is(action, Do::buy) && !is(action, Do::prototype)) return not_this_question("3.2.2");
  if (const Refusal refusal = why_not_card(seen.board(), action)) return refusal;
  return money::why_not_pay(seen, Account::rd, price(seen.table, acting, action), "3.2.2");
}

void take(Play& play, const Words& acting, Seat seat, Action action) {
  if (is(action, Do::decline)) return resolve::decline(play, acting);
  if (is(action, Do::sit)) return sit_down(play, acting);
  Public& table = play.state.table;
  const int cost = price(table, acting, action);
  resolve::finish(play, 2, acting);
  if (is(action, Do::buy)) pay_royalty(play, seat, action.a);
  if (!is(action, Do::buy)) {
    table.board.owners[action.a] = static_cast<u8>(seat);
    tell(play, Happening::developed, seat, action.a);
  }
  if (!is(action, Do::develop)) own_object(play, seat, action.a);
  table.pending.then({money::payment(seat, Account::rd, cost)});
}

}  // namespace research

namespace claim_map {
namespace {

bool is_left(const Board& board, int number) { return number > 0 && (board.satellite_left >> (number - 1) & 1) != 0; }

/// Maps of this satellite that are still to be claimed, this one and those after it.
int claims_from(const At& at) {
  int claims = 0;
  const auto& stack = at.seen.table.pending;
  while (at.depth + claims < stack.size() && is(stack.from_top(at.depth + claims), Rule::claim_map)) ++claims;
  return claims;
}

}  // namespace

/// After the other map, or after what the royalty brought its owner; the meeple may act once more.
const Below kBelow{Rule::claim_map, Rule::allocate, Rule::turn, Rule::resolve};

/// By a meeple or, with a stolen satellite, a mercenary.
Wrong wrong(const At& at, const Words&) {
  if (actor_below(at).zone != 2) return {"", "nobody has a new satellite"};
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  const bool one_is_claimed = at.above() != nullptr && is(*at.above(), Rule::choose_tile);
  const int left = std::popcount(at.seen.board().satellite_left);
  const int most = std::min(satellite_maps() - (one_is_claimed ? 1 : 0), left);
  return claims_from(at) <= most ? Wrong{} : Wrong{"", "a satellite does not bring so many maps"};
}

Message question(const Seen& seen, const Words&) { return text::ask(seen, "thesauros.ask.claim_map"); }

Message answer(const Seen& seen, const Words&, Action action) {
  return dig::answer(seen, "thesauros.answer.claim", "thesauros.answer.claim_first", action.a);
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  for (int number = 1; number <= kDigZones; ++number) consider(act(Do::claim, number));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::decline)) return refuse("claim_one", "3.2.2");
  if (!is(action, Do::claim)) return not_this_question("3.2.2");
  return is_left(seen.board(), action.a) ? kAllowed : refuse("no_such_map", "3.2.2");
}

void take(Play& play, const Words&, Seat seat, Action action) {
  dig::gain_map(play, seat, action.a, dig::MapKind::satellite);
}

}  // namespace claim_map
}  // namespace bathys::thesauros
