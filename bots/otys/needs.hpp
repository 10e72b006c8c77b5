// What a level still needs for a contract: worked out once for every contract and every cargo.
#pragma once

#include <vector>

#include "games/otys/otys.hpp"

namespace bathys::otys {

/// What is missing, by the way to pay that needs least.
struct Need {
  static constexpr int kTooMany = 4;

  u8 missing = kTooMany;  ///< how many resources, `kTooMany` also when there is no room for them
  u8 types = 0;           ///< of which types: a bit for each that would do, when one or two are missing
};

class Needs {
 public:
  Needs();

  Need of(int card, int level, Cargo zone) const { return of(card, level, number_of(zone)); }
  Need of(int card, int level, std::size_t zone) const {
    return needs_[(static_cast<std::size_t>(card) * kLevels + static_cast<std::size_t>(level)) * kCargos + zone];
  }

  /// The cargos that fit on the largest level have numbers below this; any other counts as the empty one.
  static constexpr std::size_t kCargos = 256;
  std::size_t number_of(Cargo zone) const { return number_[static_cast<std::size_t>(zone.packed())]; }

 private:
  std::array<u8, Cargo::kPacked> number_{};
  std::vector<Need> needs_;
};

}  // namespace bathys::otys
