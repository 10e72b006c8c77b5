// Thesauros 2.3 An account that is short may be topped up from others, for a fee of 1, 2 or 3$ by year for each account
// the money comes from.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros {
namespace {

/// A payment that is being brought together.
struct Expense {
  Account account;
  int amount;
  u8 used;         ///< accounts that sent something already: bit per account (D10)
  int afterwards;  ///< what must still be payable as the next expense (D124)

  static Expense of(const Frame& frame) {
    return {static_cast<Account>(frame.args[0]), frame.args[1], frame.args[2], frame.args[3]};
  }
  bool has_sent(Account origin) const { return (used >> static_cast<int>(origin) & 1) != 0; }
};

int balance(const Seen& seen, Account account) {
  return account == Account::bb ? seen.own.black_box : seen.me().account(account);
}

/// What one account could still send to an expense; D11: straight to the account that pays.
int sendable_from(const Seen& seen, const Expense& expense, Account origin) {
  if (origin == expense.account || expense.has_sent(origin)) return 0;
  if (origin == Account::bb && !money::black_box_sends(seen.table)) return 0;
  return money::sendable(balance(seen, origin), seen.table.year());
}

int sendable_in_all(const Seen& seen, const Expense& expense) {
  int total = 0;
  for (int origin = 0; origin < kAccounts; ++origin) {
    total += sendable_from(seen, expense, static_cast<Account>(origin));
  }
  return total;
}

/// What accounts that have sent to this expense can send to the next one, for another fee.
int sendable_again(const Seen& seen, const Expense& expense) {
  int total = 0;
  for (int i = 0; i < kAccounts; ++i) {
    const auto origin = static_cast<Account>(i);
    if (expense.has_sent(origin)) total += sendable_from(seen, {expense.account, 0, 0, 0}, origin);
  }
  return total;
}

/// Whether only the black box can bring the rest together: everybody who watches then knows that it can.
bool needs_black_box(const Seen& seen, const Expense& expense) {
  if (!money::black_box_sends(seen.table)) return false;
  const int openly =
      seen.me().account(expense.account) + sendable_in_all(seen, expense) - sendable_from(seen, expense, Account::bb);
  const int again = sendable_again(seen, expense) -
                    (expense.has_sent(Account::bb) ? sendable_from(seen, {expense.account, 0, 0, 0}, Account::bb) : 0);
  return openly < expense.amount || openly + again < expense.amount + expense.afterwards;
}

int missing(const Seen& seen, const Expense& expense) { return expense.amount - seen.me().account(expense.account); }

/// D124: the least from which on the move can still be paid to an end; what an account keeps, it sends for another fee.
int least_with_rest(const Seen& seen, const Expense& expense, Account origin, int least) {
  const int year = seen.table.year();
  const int most = sendable_from(seen, expense, origin);
  const int others = sendable_in_all(seen, expense) - most + sendable_again(seen, expense);
  const int wanted = missing(seen, expense) + expense.afterwards - others;
  const int kept = balance(seen, origin) - transfer_fee(year);
  while (least <= most && least + money::sendable(kept - least, year) < wanted) ++least;
  return least;
}

/// The least an account must send so that the others can bring the rest.
int least_from(const Seen& seen, const Expense& expense, Account origin) {
  const int others = sendable_in_all(seen, expense) - sendable_from(seen, expense, origin);
  const int least = std::max(1, missing(seen, expense) - others);
  return expense.afterwards == 0 ? least : least_with_rest(seen, expense, origin, least);
}
/// D131: all that is there; only with more than anybody ever has the answers are kept countable.
int most_from(const Seen& seen, const Expense& expense, Account origin) {
  const int all = sendable_from(seen, expense, origin);
  if (sendable_in_all(seen, expense) <= money::kMostNamed) return all;
  return std::min(all, least_from(seen, expense, origin) + money::kMostNamed / kAccounts);
}

}  // namespace

namespace money {

bool black_box_sends(const Public& table) { return table.setup.mode == Mode::initiation; }

/// D10: an origin needs the fee and at least 1$ to send.
int sendable(int balance, int year) { return std::max(0, balance - transfer_fee(year)); }

int payable(const Seen& seen, Account account) {
  return seen.me().account(account) + sendable_in_all(seen, {account, 0, 0, 0});
}

int payable_openly(const Public& table, Seat seat, Account account) {
  int total = table.player(seat).account(account);
  for (int origin = 0; origin < kOpenAccounts; ++origin) {
    if (static_cast<Account>(origin) == account) continue;
    total += sendable(table.player(seat).account(static_cast<Account>(origin)), table.year());
  }
  return total;
}

Refusal why_not_pay(const Seen& seen, Account account, int amount, std::string_view rule) {
  if (amount <= seen.me().account(account)) return kAllowed;
  const int most = payable(seen, account);
  if (amount <= most) return kAllowed;
  return refuse("cannot_pay", rule, Arg::number(amount), Arg::term(kAccountTerms[static_cast<std::size_t>(account)]),
                Arg::number(most));
}

Frame payment(Seat seat, Account account, int amount, int afterwards) {
  return pending(Rule::pay, seat, static_cast<int>(account), amount, 0, afterwards);
}

Frame open_payment(Seat seat, Account account, int amount) {
  return pending(Rule::pay, seat, static_cast<int>(account), amount, 1 << static_cast<int>(Account::bb));
}

void send(Play& play, Seat seat, Account origin, Account to, int amount) {
  if (origin == Account::bb) play.report.others_learned(seat);  // they see that there was so much in it
  Player& player = play.state.table.player(seat);
  const int fee = transfer_fee(play.state.table.year());
  u16& from = origin == Account::bb ? play.state.own(seat).black_box : player.account(origin);
  from = static_cast<u16>(from - amount - fee);
  player.account(to) = static_cast<u16>(player.account(to) + amount);
  tell(play, Happening::transferred, seat, amount, origin, to, fee);
}

int total(const State& state, Seat seat) {
  int sum = state.own(seat).black_box;
  for (const u16 account : state.table.player(seat).accounts) sum += account;
  return sum;
}

}  // namespace money

/// D9: a transfer is asked for only when the account cannot pay.
void pay::run(Play& play, const Frame& frame) {
  const Expense expense = Expense::of(frame);
  u16& account = play.state.table.player(frame.seat()).account(expense.account);
  const Seen seen{play.state.table, play.state.own(frame.seat()), frame.seat()};
  if (needs_black_box(seen, expense)) play.report.others_learned(frame.seat());
  if (account < expense.amount) {
    return play.state.table.pending.then(
        {pending(Rule::transfer, frame.seat(), frame.args[0], frame.args[1], frame.args[2], frame.args[3])});
  }
  account = static_cast<u16>(account - expense.amount);
  if (expense.amount > 0) tell(play, Happening::paid, frame.seat(), expense.amount, expense.account);
}

namespace transfer {

void offer(const Seen& seen, const Frame& frame, Options& options) {
  const Expense expense = Expense::of(frame);
  for (int i = 0; i < kAccounts; ++i) {
    const auto origin = static_cast<Account>(i);
    const int most = most_from(seen, expense, origin);
    for (int amount = least_from(seen, expense, origin); amount <= most; ++amount) {
      options.add(act(Do::transfer, i, 0, 0, static_cast<u32>(amount)));
    }
  }
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  if (!is(action, Do::transfer)) return not_this_question("2.3");
  const Expense expense = Expense::of(frame);
  const auto origin = static_cast<Account>(action.a);
  if (origin == Account::bb && !money::black_box_sends(seen.table)) return refuse("never_from_black_box", "2.3");
  if (sendable_from(seen, expense, origin) == 0) return refuse("nothing_to_send", "2.3");
  const int most = most_from(seen, expense, origin);
  if (action.d > static_cast<u32>(most))
    return refuse("more_than_there_is", "2.3", Arg::number(action.d), Arg::number(most));
  const int least = least_from(seen, expense, origin);
  return action.d >= static_cast<u32>(least) ? kAllowed : refuse("too_little", "2.3", Arg::number(least));
}

/// D10: who has sent to an expense does not send to it again.
void take(Play& play, const Frame& frame, Seat seat, Action action) {
  const Expense expense = Expense::of(frame);
  money::send(play, seat, static_cast<Account>(action.a), expense.account, static_cast<int>(action.d));
  const u8 used = static_cast<u8>(expense.used | 1u << action.a);
  play.state.table.pending.push(pending(Rule::pay, seat, frame.args[0], frame.args[1], used, frame.args[3]));
}

}  // namespace transfer
}  // namespace bathys::thesauros
