// Thesauros 2.3 An account that is short may be topped up from others, for a fee of 1, 2 or 3$ by year for each account
// the money comes from.
#include <algorithm>
#include <optional>

#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

int balance(const Seen& seen, Account account) {
  return account == Account::bb ? seen.own.black_box : seen.me().account(account);
}

/// What one account could still send to an expense; D11: straight to the account that pays.
int sendable_from(const Seen& seen, const Expense& expense, Account origin) {
  if (origin == expense.account || expense.used.has(origin)) return 0;
  if (origin == Account::bb && !money::black_box_sends(seen.table)) return 0;
  return money::sendable(balance(seen, origin), seen.table.year());
}

/// The same for all accounts, and together: an offer asks for them again and again.
struct Sendable {
  Sendable(const Seen& seen, const Expense& expense) {
    for (int i = 0; i < kAccounts; ++i) in_all += from[i] = sendable_from(seen, expense, static_cast<Account>(i));
  }
  int by(Account origin) const { return from[static_cast<int>(origin)]; }
  int by_others(Account origin) const { return in_all - by(origin); }

  Places<int, kAccounts> from{};
  int in_all = 0;
};

/// What accounts that have sent to this expense can send to the next one, for another fee.
int sendable_again(const Seen& seen, const Expense& expense) {
  int total = 0;
  for (int i = 0; i < kAccounts; ++i) {
    const auto origin = static_cast<Account>(i);
    if (expense.used.has(origin)) total += sendable_from(seen, {expense.account, 0, {}, 0}, origin);
  }
  return total;
}

/// Whether only the black box can bring the rest together: everybody who watches then knows that it can.
bool needs_black_box(const Seen& seen, const Expense& expense) {
  if (!money::black_box_sends(seen.table)) return false;
  const int openly = seen.me().account(expense.account) + Sendable(seen, expense).by_others(Account::bb);
  const int again = sendable_again(seen, expense) -
                    (expense.used.has(Account::bb) ? sendable_from(seen, {expense.account, 0, {}, 0}, Account::bb) : 0);
  return openly < expense.amount || openly + again < expense.amount + expense.afterwards;
}

int missing(const Seen& seen, const Expense& expense) { return expense.amount - seen.me().account(expense.account); }

/// D124: the least from which on the move can still be paid to an end; what an account keeps, it sends for another fee.
int least_with_rest(const Seen& seen, const Expense& expense, const Sendable& sendable, Account origin, int least) {
  const int year = seen.table.year();
  const int most = sendable.by(origin);
  const int others = sendable.by_others(origin) + sendable_again(seen, expense);
  const int wanted = missing(seen, expense) + expense.afterwards - others;
  const int kept = balance(seen, origin) - transfer_fee(year);
  while (least <= most && least + money::sendable(kept - least, year) < wanted) ++least;
  return least;
}

/// The least an account must send so that the others can bring the rest.
int least_from(const Seen& seen, const Expense& expense, const Sendable& sendable, Account origin) {
  const int least = std::max(1, missing(seen, expense) - sendable.by_others(origin));
  return expense.afterwards == 0 ? least : least_with_rest(seen, expense, sendable, origin, least);
}
/// D131: all that is there; only with more than anybody ever has the answers are kept countable.
int most_from(const Sendable& sendable, Account origin, int least) {
  const int all = sendable.by(origin);
  return sendable.in_all <= money::kMaxNamed ? all : std::min(all, least + money::kMaxNamed / kAccounts);
}

}  // namespace

namespace money {

bool black_box_sends(const Public& table) { return table.setup.mode == Mode::initiation; }

/// D10: an origin needs the fee and at least 1$ to send.
int sendable(int balance, int year) { return std::max(0, balance - transfer_fee(year)); }

int payable(const Seen& seen, Account account) {
  return seen.me().account(account) + Sendable(seen, {account, 0, {}, 0}).in_all;
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
  return refuse("cannot_pay", rule, Arg::number(amount), text::kAccount[account], Arg::number(most));
}

Frame payment(Seat seat, Account account, int amount, int afterwards) {
  return pending(Rule::pay, seat, Expense{account, static_cast<u8>(amount), {}, static_cast<u8>(afterwards)});
}

Frame open_payment(Seat seat, Account account, int amount) {
  return pending(Rule::pay, seat, Expense{account, static_cast<u8>(amount), {Account::bb}, 0});
}

void send(Play& play, Seat seat, Account origin, Account to, int amount) {
  if (origin == Account::bb) play.report.others_learned(seat);  // they see that there was so much in it
  Player& player = play.state.table.player(seat);
  const int fee = transfer_fee(play.state.table.year());
  u16& from = origin == Account::bb ? play.state.own(seat).black_box : player.account(origin);
  from = static_cast<u16>(from - amount - fee);
  raise(player.account(to), amount);
  tell(play, Happening::transferred, seat, amount, origin, to, fee);
}

Message answer_transfer(const Seen& seen, Action action) {
  const int fee = transfer_fee(seen.table.year());
  const int left = balance(seen, static_cast<Account>(action.a)) - static_cast<int>(action.d) - fee;
  return {"thesauros.answer.transfer",
          {text::kAccount[action.a], text::number(static_cast<int>(action.d)), text::number(fee), text::leaves(left)}};
}

int total(const State& state, Seat seat) {
  int sum = state.own(seat).black_box;
  for (const u16 account : state.table.player(seat).accounts) sum += account;
  return sum;
}

}  // namespace money

void describe(Archive& archive, Expense& expense) {
  named(archive, "account", expense.account, std::span(kAccountWords).first<kOpenAccounts>());
  field(archive, "amount", expense.amount, 0, kMaxAtOnce);
  u8 used = expense.used.bits();
  bit_words(archive, "used", used, kAccountWords);
  expense.used = AccountSet::from_bits(used);
  field(archive, "afterwards", expense.afterwards, 0, kMaxAtOnce);
}

const Below pay::kBelow{};

/// D9: a transfer is asked for only when the account cannot pay.
void pay::run(Play& play, const Words& expense, Seat seat) {
  u16& account = play.state.table.player(seat).account(expense.account);
  if (needs_black_box({play.state.table, play.state.own(seat), seat}, expense)) play.report.others_learned(seat);
  if (account < expense.amount) return play.state.table.pending.push(pending(Rule::transfer, seat, expense));
  account = static_cast<u16>(account - expense.amount);
  if (expense.amount > 0) tell(play, Happening::paid, seat, expense.amount, expense.account);
}

namespace transfer {
namespace {

/// What an action or the wages are paid from, where something is paid just before what lies below.
std::optional<Account> paid_from(const At& at) {
  if (at.lies_on(Rule::wages)) return Account::hr;
  const Actor actor = actor_below(at);
  const bool at_sea = at.lies_on(Rule::shift_cargo) || at.lies_on(Rule::next_zodiac) || at.lies_on(Rule::arrive) ||
                      at.lies_on(Rule::dive);
  if (actor.mercenary || actor.seat == kNoSeat) return std::nullopt;
  if (at_sea) return Account::mx;
  switch (actor.zone) {
    case 1:
      return at.lies_on(Rule::place_recruit) ? std::optional(Account::hr) : std::nullopt;
    case 2:
      return Account::rd;
    case 3:
    case 8:
    case 9:
      return Account::gp;
    case 7:
      return Account::mx;
    default:
      return std::nullopt;
  }
}

}  // namespace

int missing(const Public& table, const Frame& frame) {
  const Words expense = words_of<Words>(frame);
  return expense.amount - table.player(frame.seat()).account(expense.account);
}

/// Before all that is paid for: the wages, what an action brings, a flight, a leg, what is below a treasure.
const Below kBelow{Rule::wages,       Rule::resolve,  Rule::turn,       Rule::place_recruit,
                   Rule::claim_map,   Rule::allocate, Rule::draw_tiles, Rule::shift_cargo,
                   Rule::next_zodiac, Rule::arrive,   Rule::dive};

Wrong wrong(const At& at, const Words& expense) {
  const Public& table = at.seen.table;
  const std::optional<Account> account = paid_from(at);
  if (!account) return {"", "nothing is paid here"};
  if (expense.account != *account) return {"account", "another one pays for this"};
  const Seat payer = at.lies_on(Rule::wages) ? wages::payer(table, *at.below()) : actor_below(at).seat;
  if (at.frame().seat() != payer) return {"seats", "asks another seat"};
  if (expense.amount > kMaxAtOnce || at.seen.me().account(expense.account) >= expense.amount)
    return {"amount", "the account is not short of it"};
  if (expense.used.bits() >= 1u << kAccounts) return {"used", "there is no such account"};
  if (!at.lies_on(Rule::arrive))
    return expense.afterwards == 0 ? Wrong{} : Wrong{"afterwards", "nothing is paid afterwards"};
  const arrive::Due due = arrive::due(table, *at.below());
  if (expense.amount != due.now) return {"amount", "is not the price of the way"};
  return expense.afterwards == due.afterwards ? Wrong{} : Wrong{"afterwards", "is not the price of the rest"};
}

Message question(const Seen& seen, const Words& expense) {
  return text::ask(seen, "thesauros.ask.transfer", text::kAccount[expense.account], text::number(expense.amount),
                   text::missing(thesauros::missing(seen, expense)), text::number(transfer_fee(seen.table.year())));
}

Message answer(const Seen& seen, const Words&, Action action) { return money::answer_transfer(seen, action); }

void offer(const Seen& seen, const Words& expense, Options& options) {
  const Sendable sendable(seen, expense);
  for (int i = 0; i < kAccounts; ++i) {
    const auto origin = static_cast<Account>(i);
    const int least = least_from(seen, expense, sendable, origin);
    offer_amounts(options, act(Do::transfer, i), least, most_from(sendable, origin, least));
  }
}

Refusal why_not(const Seen& seen, const Words& expense, Action action) {
  if (!is(action, Do::transfer)) return not_this_question("2.3");
  const auto origin = static_cast<Account>(action.a);
  if (origin == Account::bb && !money::black_box_sends(seen.table)) return refuse("never_from_black_box", "2.3");
  const Sendable sendable(seen, expense);
  if (sendable.by(origin) == 0) return refuse("nothing_to_send", "2.3");
  const int least = least_from(seen, expense, sendable, origin);
  const int most = most_from(sendable, origin, least);
  if (action.d > static_cast<u32>(most))
    return refuse("more_than_there_is", "2.3", Arg::number(action.d), Arg::number(most));
  return action.d >= static_cast<u32>(least) ? kAllowed : refuse("too_little", "2.3", Arg::number(least));
}

/// D10: who has sent to an expense does not send to it again.
void take(Play& play, const Words& expense, Seat seat, Action action) {
  const auto origin = static_cast<Account>(action.a);
  money::send(play, seat, origin, expense.account, static_cast<int>(action.d));
  Words rest = expense;
  rest.used.add(origin);
  play.state.table.pending.push(pending(Rule::pay, seat, rest));
}

}  // namespace transfer
}  // namespace bathys::thesauros
