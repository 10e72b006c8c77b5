// Resources lying together (on a level, or asked for by a contract), four small counts in sixteen bits.
#pragma once

#include <bit>

#include "games/otys/nouns.hpp"

namespace bathys::otys {

/// Counts up to 7 of each type, one nibble each: a level never holds more than 6. One subtraction then tells whether
/// one cargo covers another, which search asks many times per decision.
class Cargo {
 public:
  static constexpr int kMax = 7;

  constexpr Cargo() = default;
  static constexpr Cargo of(int metal, int plant, int fuel, int tech) {
    return from_bits(static_cast<u16>(metal | plant << 4 | fuel << 8 | tech << 12));
  }
  static constexpr Cargo unpacked(int packed) {
    return of(packed & 7, packed >> 3 & 7, packed >> 6 & 7, packed >> 9 & 7);
  }
  static constexpr Cargo from_bits(u16 bits) {
    Cargo cargo;
    cargo.bits_ = bits;
    return cargo;
  }

  constexpr u16 bits() const { return bits_; }
  constexpr int count(Resource type) const { return (bits_ >> shift(type)) & 0xF; }
  constexpr bool has(Resource type) const { return count(type) > 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int total() const {
    const unsigned pairs = (bits_ & 0x0F0Fu) + ((bits_ >> 4) & 0x0F0Fu);
    return static_cast<int>((pairs & 0xFFu) + (pairs >> 8));
  }
  /// At least as many of each type as `needed`.
  constexpr bool covers(Cargo needed) const { return (((bits_ | 0x8888u) - needed.bits_) & 0x8888u) == 0x8888u; }
  /// What is missing here of `needed`.
  constexpr Cargo missing(Cargo needed) const {
    const unsigned difference = (needed.bits_ | 0x8888u) - bits_;
    const unsigned short_of = (difference & 0x8888u) >> 3;  // 1 for each type where nothing was borrowed
    return from_bits(static_cast<u16>(difference & short_of * 7));
  }
  /// True when no count is beyond `kMax`, so that `covers` can be trusted.
  constexpr bool well_formed() const { return (bits_ & 0x8888u) == 0; }

  constexpr void add(Resource type) { bits_ = static_cast<u16>(bits_ + (1u << shift(type))); }
  constexpr void remove(Resource type) { bits_ = static_cast<u16>(bits_ - (1u << shift(type))); }
  constexpr void remove(Cargo spent) { bits_ = static_cast<u16>(bits_ - spent.bits_); }
  constexpr void set(Resource type, int n) {
    bits_ = static_cast<u16>((bits_ & ~(0xFu << shift(type))) | static_cast<unsigned>(n) << shift(type));
  }

  /// A number below `kPacked` that no other well-formed cargo has, for tables.
  static constexpr int kPacked = 4096;
  constexpr int packed() const {
    return (bits_ & 7) | (bits_ >> 1 & 7 << 3) | (bits_ >> 2 & 7 << 6) | (bits_ >> 3 & 7 << 9);
  }
  /// Quicker to find, for a table that may be sparse: a place below `kTableSize` that no other well-formed cargo has.
  static constexpr int kTableSize = 0x7778;
  constexpr int table_place() const { return bits_ & 0x7777; }

  constexpr bool operator==(const Cargo&) const = default;

 private:
  static constexpr int shift(Resource type) { return 4 * static_cast<int>(type); }

  u16 bits_ = 0;
};

}  // namespace bathys::otys
