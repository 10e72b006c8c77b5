// The greedy bot's money in Thesauros: budgets, where income goes, and transfers.
#include <cstdlib>

#include "bots/thesauros/judges.hpp"

namespace bathys::thesauros {
namespace {

int money_to_split(const Outlook& outlook) {
  int total = outlook.seen.own.black_box;
  for (const u16 account : outlook.me.accounts) total += account;
  return total;
}

int quadrimesters_in_year(const Outlook& outlook) { return 3 - (outlook.quadrimester - 1) % 3; }

}  // namespace

int wages_this_year(const Outlook& outlook) { return outlook.wages() * quadrimesters_in_year(outlook); }

/// Wages first; the rest in the parts of the year.
BudgetJudge::BudgetJudge(const Outlook& outlook) {
  const auto& parts = outlook.weights.budget[static_cast<std::size_t>(outlook.table.year() - 1)];
  const bool solo = outlook.table.is_solo();
  int sum = 0;
  for (std::size_t i = 0; i < kAccounts; ++i) sum += solo && i + 1 == kAccounts ? 0 : parts[i];
  const int total = money_to_split(outlook);
  const int wages = std::min(total, wages_this_year(outlook));
  for (std::size_t i = 0; i < kAccounts; ++i) plan_[i] = (total - wages) * parts[i] / sum;
  plan_[static_cast<std::size_t>(Account::hr)] += wages;
}

Worth BudgetJudge::operator()(Action action) const { return -std::abs(static_cast<int>(action.d) - plan_[action.a]); }

/// Wages first, then whatever is furthest from its share of the year.
AllocateJudge::AllocateJudge(const Outlook& outlook, const Frame& frame) {
  const int amount = allocate::amount_of(frame);
  const int owed = wages_this_year(outlook) - outlook.me.account(Account::hr);
  if (owed > 0) {
    wanted_ = act(Do::allocate, Account::hr, 0, 0, static_cast<u32>(std::min(owed, amount)));
    return;
  }
  const auto& parts = outlook.weights.budget[static_cast<std::size_t>(outlook.table.year() - 1)];
  int neediest = static_cast<int>(Account::gp);
  int most = std::numeric_limits<int>::min();
  for (const Account account : {Account::rd, Account::gp, Account::mx}) {
    const int need = parts[static_cast<std::size_t>(account)] - 2 * outlook.me.account(account);
    if (need <= most) continue;
    most = need;
    neediest = static_cast<int>(account);
  }
  wanted_ = act(Do::allocate, neediest, 0, 0, static_cast<u32>(amount));
}

Worth AllocateJudge::operator()(Action action) const { return action == wanted_ ? kPoint : 0; }

TransferJudge::TransferJudge(const Outlook& outlook, const Frame& frame)
    : outlook_(outlook), missing_(transfer::missing(outlook.table, frame)) {}

/// From the account that has most to spare, and all at once, so that only one fee is paid.
Worth TransferJudge::operator()(Action action) const {
  const auto origin = static_cast<Account>(action.a);
  const int balance = origin == Account::bb ? outlook_.seen.own.black_box : outlook_.me.account(origin);
  const int owed = origin == Account::hr ? wages_this_year(outlook_) : 0;
  const int amount = static_cast<int>(action.d);
  const int spare = std::clamp(balance - owed - amount, -100, 100);
  const int short_by = std::max(0, missing_ - amount);
  const int beyond = std::max(0, amount - missing_);
  return spare - 300 * short_by - 20 * beyond;
}

BlackBoxJudge::BlackBoxJudge(const Outlook& outlook) : missing_(outlook.wages() - outlook.me.account(Account::hr)) {}

/// Better than any other transfer: little else is paid from there.
Worth BlackBoxJudge::operator()(Action action) const {
  return is(action, Do::decline) ? 0 : kPoint - std::abs(static_cast<int>(action.d) - missing_);
}

}  // namespace bathys::thesauros
