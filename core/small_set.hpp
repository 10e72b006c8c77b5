// A set of the values of a small enumeration, in one byte.
#pragma once

#include <bit>
#include <initializer_list>

#include "core/integers.hpp"
#include "core/rising_bits.hpp"

namespace bathys {

/// For enumerations with at most eight values, counted from 0.
template <class Enum>
class SmallSet {
 public:
  constexpr SmallSet() = default;
  constexpr SmallSet(std::initializer_list<Enum> values) {
    for (const Enum value : values) add(value);
  }
  /// The first `count` values.
  static constexpr SmallSet first(int count) { return from_bits(static_cast<u8>((1u << count) - 1u)); }
  static constexpr SmallSet from_bits(u8 bits) {
    SmallSet set;
    set.bits_ = bits;
    return set;
  }

  constexpr u8 bits() const { return bits_; }
  constexpr bool has(Enum value) const { return ((bits_ >> static_cast<int>(value)) & 1) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void add(Enum value) { bits_ = static_cast<u8>(bits_ | 1u << static_cast<int>(value)); }
  constexpr void remove(Enum value) { bits_ = static_cast<u8>(bits_ & ~(1u << static_cast<int>(value))); }

  /// The values in rising order.
  using Iterator = RisingBits<u8, Enum>;
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  constexpr bool operator==(const SmallSet&) const = default;

 private:
  u8 bits_ = 0;
};

}  // namespace bathys
