// What follows by the rules from what a viewer sees of Thesauros, for whoever shows it.
#include "games/thesauros/facts.hpp"

#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros {
namespace {

constexpr int kMost = 65535;

/// Only whoever is asked is told: the black box may be among them.
FixedList<Keeps, kAccounts> alone(const View& view) {
  const auto& pending = view.table.pending;
  if (pending.empty() || !is(pending.top(), Rule::transfer)) return {};
  if (!is_seat(view.viewer) || !pending.top().asked.has(view.viewer)) return {};
  FixedList<Keeps, kAccounts> all;
  for (int i = 0; i < kAccounts; ++i) {
    const auto account = static_cast<Account>(i);
    if (const auto left = transfer::left_alone(Thesauros::seen(view), pending.top(), account))
      all.push_back({account, *left});
  }
  return all;
}

}  // namespace

Facts facts(const View& view) {
  const Public& table = view.table;
  Facts told;
  told.year = table.year();
  told.quadrimesters = kQuadrimesters / kYears;
  told.transfer_fee = transfer_fee(told.year);
  told.seats = table.seats();
  told.income = income(table.setup.mode, told.year);
  for (int seat = 0; seat < told.seats; ++seat) {
    told.wages[seat] = wages::due(table.player(seat_at(seat)));
    told.covered[seat] = wages::covered(table.player(seat_at(seat)));
  }
  for (int zodiac = 0; zodiac < kZodiacs; ++zodiac) told.reach[zodiac] = dive::depth(table.zodiac(zodiac).load);
  told.cheapest = {research::cheapest_patent(table.board), market::cheapest(table), port::cheapest(table)};
  told.alone = alone(view);
  return told;
}

void describe(Archive& archive, Facts& facts) {
  field(archive, "year", facts.year, 1, kYears);
  field(archive, "quadrimesters", facts.quadrimesters, 0, kQuadrimesters);
  field(archive, "transfer_fee", facts.transfer_fee, 0, kMost);
  object(archive, "income", [&] {
    field(archive, "base", facts.income.base, 0, kMost);
    field(archive, "per_map", facts.income.per_map, 0, kMost);
  });
  places(archive, "wages", facts.seats, kMaxSeats, [&](int i) { field(archive, "wages", facts.wages[i], 0, kMost); });
  places(archive, "covered", facts.seats, kMaxSeats,
         [&](int i) { field(archive, "workers", facts.covered[i], 0, kMost); });
  list_of(archive, "reach", kZodiacs, [&](int i) { field(archive, "levels", facts.reach[i], 0, kRows); });
  object(archive, "cheapest", [&] {
    field(archive, "patent", facts.cheapest.patent, 0, kMost);
    field(archive, "map", facts.cheapest.map, 0, kMost);
    field(archive, "zodiac", facts.cheapest.zodiac, 0, kMost);
  });
  list(archive, "alone", facts.alone, [&](Keeps& one) {
    object(archive, "keeps", [&] {
      named(archive, "account", one.account, kAccountWords);
      field(archive, "keeps", one.keeps, 0, kMost);
    });
  });
}

}  // namespace bathys::thesauros
