// Thesauros 3.3 2$ for each worker and unused mercenary from HR; transfers that pay one more in full are compulsory,
// each one unpaid costs 1 reputation.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

/// Everybody but the boss: specialists too (D5), also at sea and on the pile (D44).
int to_be_paid(const Player& player) { return player.workers() + player.mercenaries; }

/// D12, D13: what all the open accounts can bring together decides how many are paid, nobody in part.
int payable_workers(const Public& table, Seat seat) {
  return std::min(to_be_paid(table.player(seat)), money::payable_openly(table, seat, Account::hr) / wage());
}

/// D14: where the black box may send, its owner is asked whether it does.
bool may_open_black_box(const Public& table, Seat seat) {
  const Player& player = table.player(seat);
  return money::black_box_sends(table) && player.account(Account::hr) < wages::due(player);
}

void pay_workers(Play& play, Seat seat) {
  Public& table = play.state.table;
  const int paid = payable_workers(table, seat);
  const int unpaid = to_be_paid(table.player(seat)) - paid;
  table.pending.then({money::open_payment(seat, Account::hr, paid * wage())});
  if (paid > 0) tell(play, Happening::wages_paid, seat, paid);
  if (unpaid == 0) return;
  tell(play, Happening::wages_unpaid, seat, unpaid);
  reputation::lose(play, seat, Source::wages, unpaid * reputation_values().unpaid);  // D120: mercenaries too
}

}  // namespace

namespace wages {

void describe(Archive& archive, Words& words) {
  field(archive, "place", words.place, 0, kMaxSeats);
  yes_no(archive, "asked", words.asked);
}

const Below kBelow{Rule::end_check};

/// Untouched below the resolution; moved on when somebody pays; with the question while it is asked.
Wrong wrong(const At& at, const Words& words) {
  const auto lies_below = [&](Rule rule) { return at.above() != nullptr && is(*at.above(), rule); };
  const int seats = at.seen.table.seats();
  if (words.asked != (lies_below(Rule::open_black_box) ? 1 : 0)) return {"asked", "does not fit what comes before"};
  if (words.place + words.asked > seats) return {"place", "there is no such place in the turn order"};
  const bool begun = words.asked != 0 || lies_below(Rule::transfer);
  if (!begun && words.place != 0) return {"place", "nobody is paid yet"};
  return lies_below(Rule::transfer) && words.place == 0 ? Wrong{"place", "nobody is paying"} : Wrong{};
}

int due(const Player& player) { return to_be_paid(player) * wage(); }
int covered(const Player& player) { return std::min(to_be_paid(player), player.account(Account::hr) / wage()); }

Seat payer(const Public& table, const Frame& frame) {
  const Words words = words_of<Words>(frame);
  return table.in_order(words.asked != 0 ? words.place : words.place - 1);
}

/// One player after the other in turn order.
void run(Play& play, const Words& words) {
  Public& table = play.state.table;
  if (words.place >= table.seats()) return;
  const Seat seat = table.in_order(words.place);
  if (words.asked == 0 && may_open_black_box(table, seat)) {
    return table.pending.then({pending(Rule::open_black_box, seat), pending(Rule::wages, Words{words.place, 1})});
  }
  table.pending.then({pending(Rule::wages, Words{static_cast<u8>(words.place + 1), 0})});
  pay_workers(play, seat);
}

}  // namespace wages

namespace open_black_box {
namespace {

/// D130: like any other account, all it has but the fee; how much of it helps is its owner's concern.
int most_to_send(const Seen& seen) {
  return std::min(money::sendable(seen.own.black_box, seen.table.year()), money::kMaxNamed);
}

}  // namespace

const Below kBelow{Rule::wages};

Wrong wrong(const At& at, const Words&) {
  const Public& table = at.seen.table;
  const Seat seat = at.frame().seat();
  if (seat != wages::payer(table, *at.below())) return {"seats", "asks another seat"};
  return may_open_black_box(table, seat) ? Wrong{} : Wrong{"", "the black box is not asked for"};
}

Message question(const Seen& seen, const Words&) {
  const int due = wages::due(seen.me());
  const int there = seen.me().account(Account::hr);
  return text::ask(seen, "thesauros.ask.open_black_box", text::number(due), text::number(there),
                   text::number(transfer_fee(seen.table.year())), text::missing(due - there));
}

Message answer(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::transfer)) return money::answer_transfer(seen, action);
  return {"thesauros.answer.decline_black_box", {}};
}

void offer(const Seen& seen, const Words&, Options& options) {
  offer_amounts(options, act(Do::transfer, Account::bb), 1, most_to_send(seen));
  options.add(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::transfer) || static_cast<Account>(action.a) != Account::bb) return not_this_question("3.3");
  if (action.d == 0) return refuse("too_little", "3.3", Arg::number(1));
  const int most = most_to_send(seen);
  if (action.d <= static_cast<u32>(most)) return kAllowed;
  return refuse("more_than_there_is", "3.3", Arg::number(action.d), Arg::number(most));
}

void take(Play& play, const Words&, Seat seat, Action action) {
  if (is(action, Do::decline)) return;
  money::send(play, seat, Account::bb, Account::hr, static_cast<int>(action.d));
}

}  // namespace open_black_box
}  // namespace bathys::thesauros
