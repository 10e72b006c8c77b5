// What follows by the rules from what a viewer sees of Thesauros, for whoever shows it.
#pragma once

#include "core/archive.hpp"
#include "games/thesauros/state.hpp"

namespace bathys::thesauros {

/// The least that something costs which anybody could buy now; 0 where nothing is for sale.
struct Cheapest {
  int patent = 0;
  int map = 0;
  int zodiac = 0;
};

/// An account that could by itself send what is missing, and what it would have left.
struct Keeps {
  Account account{};
  int keeps = 0;
  bool operator==(const Keeps&) const = default;
};

struct Facts {
  int year = 1;
  int quadrimesters = 0;             ///< of that year
  int transfer_fee = 0;              ///< 2.3
  Income income{};                   ///< of the investors (1)
  Places<int, kMaxSeats> wages{};    ///< due at the end of a quadrimester as things are (3.3)
  Places<int, kMaxSeats> covered{};  ///< so many of them can be paid without a transfer
  Places<int, kZodiacs> reach{};     ///< of the diver of each zodiac, in levels (3.2.5.6)
  Cheapest cheapest{};
  FixedList<Keeps, kAccounts> alone{};  ///< while a transfer is asked for, by what only the one who is asked sees
  int seats = 0;
};

Facts facts(const View& view);
void describe(Archive& archive, Facts& facts);

}  // namespace bathys::thesauros
