// Thesauros 2.1 Each year everybody splits all their money over the accounts, secretly and at the same time; all but
// the black box is then shown.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros {
namespace {

/// Accounts that are written down one by one; the rest of the money goes to the last one.
int written_accounts(const Public& table) { return table.is_solo() ? kOpenAccounts - 1 : kOpenAccounts; }

int left_to_split(const Seen& seen) {
  int left = seen.own.black_box;
  for (const u16 account : seen.me().accounts) left += account;
  for (int i = 0; i < seen.me().drafted; ++i) left -= seen.own.draft[static_cast<std::size_t>(i)];
  return left;
}
int most_to_write(const Seen& seen) { return std::min(left_to_split(seen), money::kMostNamed); }

void show_budget(Play& play, Seat seat) {
  Private& own = play.state.own(seat);
  Player& player = play.state.table.player(seat);
  int rest = money::total(play.state, seat);
  for (const u16 amount : own.draft) rest -= amount;
  player.accounts = own.draft;
  if (play.state.table.is_solo()) {  // D107: four accounts, no black box
    player.account(Account::mx) = static_cast<u16>(rest);
    rest = 0;
  }
  own.black_box = static_cast<u16>(rest);
  own.draft = {};
  player.drafted = 0;
  tell(play, Happening::budget_revealed, seat, player.accounts[0], player.accounts[1], player.accounts[2],
       player.accounts[3]);
}

}  // namespace

namespace budget {

void offer(const Seen& seen, const Frame&, Options& options) {
  const int most = most_to_write(seen);
  for (int amount = 0; amount <= most; ++amount) {
    options.add(act(Do::budget, seen.me().drafted, 0, 0, static_cast<u32>(amount)));
  }
}

Refusal why_not(const Seen& seen, const Frame&, Action action) {
  if (!is(action, Do::budget)) return not_this_question("2.1");
  if (action.a != seen.me().drafted)
    return refuse("other_account_first", "2.1", Arg::term(kAccountTerms[seen.me().drafted]));
  const int most = most_to_write(seen);
  if (action.d <= static_cast<u32>(most)) return kAllowed;
  return refuse("more_than_there_is", "2.1", Arg::number(action.d), Arg::number(most));
}

void take(Play& play, const Frame&, Seat seat, Action action) {
  Private& own = play.state.own(seat);
  own.draft[play.state.table.player(seat).drafted++] = static_cast<u16>(action.d);
}

bool answered(const Play& play, Seat seat) {
  return play.state.table.player(seat).drafted == written_accounts(play.state.table);
}

}  // namespace budget

/// D18: sealed until all have answered, then shown together.
void reveal_budgets::run(Play& play, const Frame&) {
  play.report.learned();
  for (int i = 0; i < play.state.table.seats(); ++i) show_budget(play, seat_at(i));
}

}  // namespace bathys::thesauros
