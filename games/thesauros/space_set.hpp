// A set of spaces of the sea, a bit for each: what is asked of all spaces is asked once.
#pragma once

#include "core/rising_bits.hpp"
#include "games/thesauros/components.hpp"

namespace bathys::thesauros {

class SpaceSet {
  static_assert(kMaxSpaces <= 64);

 public:
  constexpr SpaceSet() = default;
  static constexpr SpaceSet of(int space) { return from_bits(u64{1} << space); }
  /// The spaces for which `fits(space)` is true.
  template <class Fits>
  static SpaceSet where(Fits fits) {
    SpaceSet set;
    for (int here = 0; here < space_count(); ++here) {
      if (fits(space(here))) set = set | of(here);
    }
    return set;
  }

  constexpr bool has(int space) const { return (bits_ >> space & 1u) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr SpaceSet operator|(SpaceSet others) const { return from_bits(bits_ | others.bits_); }
  constexpr SpaceSet operator&(SpaceSet others) const { return from_bits(bits_ & others.bits_); }
  constexpr SpaceSet without(SpaceSet others) const { return from_bits(bits_ & ~others.bits_); }
  constexpr bool operator==(const SpaceSet&) const = default;

  /// The spaces in rising order.
  using Iterator = RisingBits<u64>;
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr SpaceSet from_bits(u64 bits) {
    SpaceSet set;
    set.bits_ = bits;
    return set;
  }

  u64 bits_ = 0;
};

}  // namespace bathys::thesauros
