// Answers of Thesauros for people: lines of numbers where money is shared out, and what is said about them.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "cli/thesauros/choices.hpp"

namespace bathys::cli::thesauros_choices {
namespace {

using namespace thesauros;

int to_split(const Asked& asked) {
  const auto& accounts = asked.me().accounts;
  const auto& draft = asked.view.own.draft;
  const int all = std::accumulate(accounts.begin(), accounts.end(), int{asked.view.own.black_box});
  return all - std::accumulate(draft.begin(), draft.begin() + asked.me().drafted, 0);
}

/// Accounts that are still to be written down; in the solo game what is left goes to the last one.
int accounts_left(const Asked& asked) {
  return (asked.table().is_solo() ? kOpenAccounts - 1 : kOpenAccounts) - asked.me().drafted;
}

/// One account after the other; a last number too many must be what is left over, which has its place by itself.
std::vector<Action> budgeting(const Asked& asked, std::span<const u32> numbers) {
  const auto left = static_cast<std::size_t>(accounts_left(asked));
  const u64 sum = std::accumulate(numbers.begin(), numbers.end(), u64{0});
  const bool with_rest = numbers.size() == left + 1 && sum == static_cast<u64>(to_split(asked));
  if (numbers.size() > left && !with_rest) return {};
  std::vector<Action> actions;
  for (std::size_t i = 0; i < std::min(numbers.size(), left); ++i) {
    actions.push_back(act(Do::budget, asked.me().drafted + static_cast<int>(i), 0, 0, numbers[i]));
  }
  return actions;
}

/// All four accounts at once; a single number is a line of the list.
std::vector<Action> allocating(std::span<const u32> numbers) {
  if (numbers.size() != kOpenAccounts) return {};
  std::vector<Action> actions;
  for (int account = 0; account < kOpenAccounts; ++account) {
    const u32 amount = numbers[static_cast<std::size_t>(account)];
    if (amount > 0) actions.push_back(act(Do::allocate, account, 0, 0, amount));
  }
  return actions;
}

std::vector<Action> bidding(std::span<const u32> numbers, Do otherwise) {
  if (numbers.size() != 1) return {};
  return {numbers[0] == 0 ? act(otherwise) : act(Do::bid, 0, 0, 0, numbers[0])};
}

std::string say(const Asked& asked, std::string_view key, std::initializer_list<Arg> args = {}) {
  return asked.voice.say(fmt::format("cli.thesauros.hint.{}", key), args);
}

std::string account_names(const Asked& asked, int from, int count) {
  std::string names;
  for (int account = from; account < from + count; ++account) {
    if (!names.empty()) names += ' ';
    names +=
        asked.voice.term(fmt::format("cli.thesauros.account.{}", kAccountWords[static_cast<std::size_t>(account)]));
  }
  return names;
}

/// "12 14 14 5": what the rules advise for a first game (I).
std::string advised(int from, int count) {
  std::string text;
  for (int account = from; account < from + count; ++account) {
    if (!text.empty()) text += ' ';
    text += std::to_string(advised_budget(static_cast<Account>(account)));
  }
  return text;
}

/// "3 0 0 2": an example of sharing out so much.
std::string shared_out(int amount) { return fmt::format("{} 0 0 {}", amount - amount / 2, amount / 2); }

/// The question says what is to be split; here is how it can be typed, with the advice where there is one.
std::vector<std::string> budget_hints(const Asked& asked) {
  const int left = accounts_left(asked);
  if (left == 1) return {say(asked, "budget_last")};
  const int written = asked.me().drafted;
  const std::string accounts = account_names(asked, written, left);
  if (asked.table().setup.mode != Mode::initiation || asked.table().year() != 1)
    return {say(asked, "budget_all", {Arg::literal(accounts)})};
  return {say(asked, "budget_advised", {Arg::literal(accounts), Arg::literal(advised(written, left))})};
}

std::vector<std::string> allocate_hints(const Asked& asked) {
  const int amount = allocate::amount_of(asked.frame());
  if (amount < 2) return {};
  const std::string accounts = account_names(asked, 0, kOpenAccounts);
  return {say(asked, "allocate", {Arg::literal(accounts), Arg::literal(shared_out(amount))})};
}

}  // namespace

std::vector<Action> from_numbers(const Asked& asked, std::span<const u32> numbers) {
  switch (static_cast<Rule>(asked.frame().rule)) {
    case Rule::budget:
      return budgeting(asked, numbers);
    case Rule::allocate:
      return allocating(numbers);
    case Rule::bid:
      return bidding(numbers, Do::withdraw);
    case Rule::raise_bid:
      return bidding(numbers, Do::pass);
    default:
      return {};
  }
}

std::vector<std::string> hints(const Asked& asked) {
  switch (static_cast<Rule>(asked.frame().rule)) {
    case Rule::budget:
      return budget_hints(asked);
    case Rule::allocate:
      return allocate_hints(asked);
    case Rule::bid:
      return {say(asked, "bid", {Arg::number(asked.view.own.black_box)})};
    case Rule::raise_bid:
      return {say(asked, "raise", {Arg::number(asked.table().board.bid + 1), Arg::number(asked.view.own.black_box)})};
    default:
      return {};
  }
}

}  // namespace bathys::cli::thesauros_choices
