// Otys 6.2 A fixed contract takes exactly the resources shown; a free one takes, for each number, that many of one
// type, a different type each time.
#include <string>

#include "games/otys/rulebook.hpp"

namespace bathys::otys {
namespace {

/// The most ways to pay a free card: three different numbers, each of another type.
constexpr int kMaxPayments = 24;

using Payments = FixedList<Cargo, kMaxPayments>;

void assign_types(const Contract& card, std::size_t number, Cargo so_far, Payments& payments) {
  if (number == card.needs.size() || card.needs[number] == 0) {
    if (!payments.has(so_far)) payments.push_back(so_far);
    return;
  }
  for (const Resource type : kAllResources) {
    if (so_far.has(type)) continue;
    Cargo next = so_far;
    next.set(type, card.needs[number]);
    assign_types(card, number + 1, next, payments);
  }
}

Payments payments_for(const Contract& card) {
  if (card.kind == Contract::Kind::fixed) {
    return {Cargo::of(card.needs[0], card.needs[1], card.needs[2], card.needs[3])};
  }
  Payments payments;
  assign_types(card, 0, Cargo{}, payments);
  return payments;
}

/// Worked out once: search asks for them many times per decision.
struct PaymentTable {
  Places<Payments, kContracts> ways;
  Places<u8, kContracts> sizes;
  Places<std::string, kContracts> numbers;
  /// Mostly unused: random games run at 0.97 of their speed when counts are packed together to look here.
  Places<CardSet, Cargo::kTableSize> payable;

  PaymentTable() {
    for (int card = 0; card < kContracts; ++card) {
      ways[card] = payments_for(contract(card));
      sizes[card] = static_cast<u8>(ways[card][0].total());
      for (const u8 n : contract(card).needs) {
        if (n == 0) continue;
        if (!numbers[card].empty()) numbers[card] += '+';
        numbers[card] += std::to_string(n);
      }
    }
    for (int n = 0; n < Cargo::kPacked; ++n) add_payable(Cargo::unpacked(n));
  }

  void add_payable(Cargo cargo) {
    for (int card = 0; card < kContracts; ++card) {
      for (const Cargo way : ways[card]) {
        if (cargo.covers(way)) payable[cargo.table_place()].add(card);
      }
    }
  }
};
PaymentTable payment_table;

}  // namespace

std::span<const Cargo> payments(int card) {
  const Payments& ways = payment_table.ways[card];
  return {ways.begin(), ways.end()};
}

CardSet payable(Cargo cargo) { return payment_table.payable[cargo.table_place()]; }

std::string_view free_needs(int card) { return payment_table.numbers[card]; }

void work_out_payments() { payment_table = PaymentTable(); }

int contract_size(int card) { return payment_table.sizes[card]; }

}  // namespace bathys::otys
