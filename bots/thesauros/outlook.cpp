// How a position of Thesauros looks to the one who sees it.
#include "bots/thesauros/outlook.hpp"

namespace bathys::thesauros {
namespace {

int rooms_to_sponsor(const Public& table) {
  int count = 0;
  for (int index = 0; index < kRooms; ++index) {
    const bool free = table.board.rooms[static_cast<std::size_t>(index)].sponsor == kNone;
    count += museum::in_play(table, index) && free ? 1 : 0;
  }
  return count;
}

int free_slots_of_museum(const Public& table) {
  int count = 0;
  for (int index = 0; index < kRooms; ++index) {
    if (!museum::in_play(table, index)) continue;
    for (int slot = 0; slot < room(table.seats(), index).slots; ++slot) {
      if (table.board.rooms[static_cast<std::size_t>(index)].owners[static_cast<std::size_t>(slot)] == kNone) ++count;
    }
  }
  return count;
}

int quadrimester_of(const Public& table) { return std::max<int>(1, table.board.quadrimester); }

}  // namespace

Outlook::Outlook(const Weights& weights_given, const Seen& seen_given)
    : weights(weights_given),
      seen(seen_given),
      table(seen.table),
      me(seen.me()),
      quadrimester(quadrimester_of(table)),
      free_slots_(free_slots_of_museum(table)) {
  left = quadrimesters_left();
  for (const u16 account : me.accounts) open_money_ += account;
  dollar_ = judge_dollar();
  for (const u8 count : me.treasures) unsold_ += count;
  for (int kind = 0; kind < kTreasureKinds; ++kind)
    treasures_[static_cast<std::size_t>(kind)] = worth_of_treasure(kind);
}

/// Everybody does about one thing in the museum in a quadrimester.
int Outlook::quadrimesters_left() const {
  const int by_calendar = kQuadrimesters - quadrimester;
  const int by_museum = (free_slots_ + rooms_to_sponsor(table)) / table.seats() + (free_slots_ > 0 ? 1 : 0);
  return std::min(by_calendar, by_museum);
}

/// By the time left to spend it, and by how much there is beside the wages of the year.
Worth Outlook::judge_dollar() const {
  const int spare = open_money_ - wages() * (3 - (quadrimester - 1) % 3);
  const Worth rich = weights.poor_dollar - weights.spare_dollar * std::max(0, spare) / (std::min(left, 2) + 1);
  const Worth plain = weights.dollar[static_cast<std::size_t>(quadrimester - 1)];
  return times(plain, std::max(rich, weights.least_dollar));
}

Worth Outlook::cash_in(int later_quadrimester, int amount) const {
  const auto at = static_cast<std::size_t>(std::min(later_quadrimester, kQuadrimesters) - 1);
  return weights.dollar[at] * amount;
}

Worth Outlook::cost(Account account, int amount) const {
  const int fee = transfer_fee(table.year());
  int missing = amount - me.account(account);
  int fees = 0;
  for (int origin = 0; origin < kOpenAccounts && missing > 0; ++origin) {
    const int balance = me.accounts[static_cast<std::size_t>(origin)];
    if (static_cast<Account>(origin) == account || balance <= fee) continue;
    missing -= balance - fee;
    fees += fee;
  }
  if (missing > 0 && !money::black_box_sends(table)) return -kNever;
  return cash(amount + fees) + unpaid_after(amount + fees);
}

/// Each worker who goes without the wage costs a point of reputation.
Worth Outlook::unpaid_after(int spent) const {
  const int short_by = std::clamp(wages() - (open_money_ - spent), 0, spent);
  return short_by * kPoint / wage();
}

Worth Outlook::to_rival(Worth gain) const {
  return table.seats() < 2 ? 0 : times(gain, weights.rivals) / (table.seats() - 1);
}

/// It scores a little in any case; sold in time it brings its price and the points of a slot, for one action.
Worth Outlook::worth_of_treasure(int kind) const {
  const Worth unsold = unsold_points() * kPoint;
  const Worth sold = weights.exhibited + cash(sale_value(kind)) - weights.sale;
  const bool time_left = left > 0 && free_slots_ > unsold_;
  return std::max(unsold, unsold + times(sold - unsold, time_left ? weights.sold_in_time : 0));
}

}  // namespace bathys::thesauros
