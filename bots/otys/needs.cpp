// What a level still needs for a contract.
#include "bots/otys/needs.hpp"

#include "core/bounds.hpp"

namespace bathys::otys {
namespace {

/// The types of which something is missing.
u8 types_in(Cargo missing) {
  unsigned types = 0;
  for (const Resource type : kAllResources) types |= missing.has(type) ? 1u << static_cast<int>(type) : 0u;
  return static_cast<u8>(types);
}

Need need(int card, int level, Cargo zone) {
  Need least;
  for (const Cargo payment : payments(card)) {
    const Cargo missing = zone.missing(payment);
    const int count = missing.total();
    if (zone.total() + count > capacity(level) || count > least.missing || count >= Need::kTooMany) continue;
    // Of one missing resource all the types that would do; of several those of the first way.
    const bool as_well = count == least.missing && count == 1;
    if (count == least.missing && !as_well) continue;
    const unsigned others = as_well ? least.types : 0u;
    least = {static_cast<u8>(count), static_cast<u8>(others | types_in(missing))};
  }
  return least;
}

}  // namespace

Needs::Needs() : needs_(std::size_t{kContracts} * kLevels * kCargos) {
  std::size_t count = 0;
  for (int packed = 0; packed < Cargo::kPacked; ++packed) {
    const Cargo zone = Cargo::unpacked(packed);
    if (zone.total() > capacity(kLevels - 1)) continue;
    check_bounds(count < kCargos, "more different cargos than there is room for");
    number_[static_cast<std::size_t>(packed)] = static_cast<u8>(count);
    for (int card = 0; card < kContracts; ++card) {
      for (int level = 0; level < kLevels; ++level) {
        needs_[static_cast<std::size_t>(card * kLevels + level) * kCargos + count] = need(card, level, zone);
      }
    }
    ++count;
  }
}

}  // namespace bathys::otys
