// Thesauros 2.1 Each year everybody splits all their money over the accounts, secretly and at the same time; all but
// the black box is then shown.
#include <algorithm>
#include <span>
#include <utility>

#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

/// Accounts that are written down one by one; the rest of the money goes to the last one.
int written_accounts(const Public& table) { return table.is_solo() ? kOpenAccounts - 1 : kOpenAccounts; }

Account gets_rest(const Public& table) { return table.is_solo() ? Account::mx : Account::bb; }

int left_to_split(const Seen& seen) {
  int left = seen.own.black_box;
  for (const u16 account : seen.me().accounts) left += account;
  for (const u16 amount : std::span(seen.own.draft).first(seen.me().drafted)) left -= amount;
  return left;
}
int most_to_write(const Seen& seen) { return std::min(left_to_split(seen), money::kMaxNamed); }

void show_budget(Play& play, Seat seat) {
  Private& own = play.state.own(seat);
  Player& player = play.state.table.player(seat);
  int rest = money::total(play.state, seat);
  for (const u16 amount : own.draft) rest -= amount;
  player.accounts = own.draft;
  if (play.state.table.is_solo()) {  // D107: four accounts, no black box
    player.account(Account::mx) = 0;
    raise(player.account(Account::mx), std::exchange(rest, 0));
  }
  own.black_box = 0;
  raise(own.black_box, rest);
  own.draft = {};
  player.drafted = 0;
  tell(play, Happening::budget_revealed, seat, player.accounts[0], player.accounts[1], player.accounts[2],
       player.accounts[3]);
}

}  // namespace

namespace budget {

const Below kBelow{Rule::reveal_budgets};

Wrong wrong(const At& at, const Words&) {
  const bool new_year = at.seen.table.board.quadrimester % 3 == 1;
  return new_year ? Wrong{} : Wrong{"", "budgets are made at the start of a year"};
}

/// In the first year of an initiation with what the rulebook advises.
Message question(const Seen& seen, const Words&) {
  const auto account = static_cast<Account>(seen.me().drafted);
  const bool advised = seen.table.setup.mode == Mode::initiation && seen.table.year() == 1;
  return text::ask(seen, advised ? "thesauros.ask.budget_advised" : "thesauros.ask.budget",
                   text::number(seen.table.year()), text::kAccount[account], text::number(left_to_split(seen)),
                   text::kAccount[gets_rest(seen.table)], text::number(advised_budget(account)));
}

/// The last amount also says what is left.
Message answer(const Seen& seen, const Words&, Action action) {
  const int amount = static_cast<int>(action.d);
  const Arg rest = text::number(left_to_split(seen) - amount);
  const bool last = action.a + 1 == written_accounts(seen.table);
  return {last ? "thesauros.answer.budget_last" : "thesauros.answer.budget",
          {text::kAccount[action.a], text::number(amount), rest, last ? text::kAccount[gets_rest(seen.table)] : Arg{}}};
}

void offer(const Seen& seen, const Words&, Options& options) {
  offer_amounts(options, act(Do::budget, seen.me().drafted), 0, most_to_write(seen));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (!is(action, Do::budget)) return not_this_question("2.1");
  if (action.a != seen.me().drafted) return refuse("other_account_first", "2.1", text::kAccount[seen.me().drafted]);
  const int most = most_to_write(seen);
  if (action.d <= static_cast<u32>(most)) return kAllowed;
  return refuse("more_than_there_is", "2.1", Arg::number(action.d), Arg::number(most));
}

void take(Play& play, const Words&, Seat seat, Action action) {
  Private& own = play.state.own(seat);
  own.draft[play.state.table.player(seat).drafted++] = static_cast<u16>(action.d);
}

bool answered(const Play& play, Seat seat) {
  return play.state.table.player(seat).drafted == written_accounts(play.state.table);
}

}  // namespace budget

const Below reveal_budgets::kBelow{Rule::placement};

/// D18: sealed until all have answered, then shown together.
void reveal_budgets::run(Play& play, const Words&) {
  play.report.learned();
  for (int i = 0; i < play.state.table.seats(); ++i) show_budget(play, seat_at(i));
}

}  // namespace bathys::thesauros
