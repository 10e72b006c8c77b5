// What a zodiac carries: a set of gear, with room for a second motor of the same kind.
#pragma once

#include <bit>

#include "games/thesauros/components.hpp"

namespace bathys::thesauros {

/// A zodiac takes at most two extra motors (3.2.5.2); of anything else one piece aboard is as good as many.
class Load {
 public:
  static constexpr int kMostMotors = 2;

  static constexpr bool is_motor(Gear gear) {
    return gear == Gear::aux_motor || gear == Gear::medium_motor || gear == Gear::super_motor ||
           gear == Gear::found_motor;
  }
  static constexpr Load from_bits(u32 bits) {
    Load load;
    load.bits_ = bits;
    return load;
  }

  constexpr u32 bits() const { return bits_; }
  constexpr bool has(Gear gear) const { return ((bits_ >> static_cast<int>(gear)) & 1u) != 0; }
  constexpr int count(Gear gear) const { return (has(gear) ? 1 : 0) + (has_second(gear) ? 1 : 0); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int motors() const { return std::popcount(bits_ & kMotorBits); }
  /// Whether one more of this kind can be put aboard.
  constexpr bool takes(Gear gear) const { return is_motor(gear) ? motors() < kMostMotors : !has(gear); }
  constexpr void add(Gear gear) { bits_ |= has(gear) ? second(gear) : first(gear); }
  constexpr void remove(Gear gear) { bits_ &= ~(has_second(gear) ? second(gear) : first(gear)); }

  constexpr bool operator==(const Load&) const = default;

 private:
  static constexpr u32 first(Gear gear) { return 1u << static_cast<int>(gear); }
  /// Motors have their second bit above all first ones; there is only one found motor.
  static constexpr u32 second(Gear gear) {
    switch (gear) {
      case Gear::aux_motor:
        return 1u << kGear;
      case Gear::medium_motor:
        return 1u << (kGear + 1);
      case Gear::super_motor:
        return 1u << (kGear + 2);
      default:
        return 0;
    }
  }
  constexpr bool has_second(Gear gear) const { return (bits_ & second(gear)) != 0; }

  static constexpr u32 kMotorBits = 1u << 1 | 1u << 7 | 1u << 11 | 1u << 17 | 7u << kGear;

  u32 bits_ = 0;
};

}  // namespace bathys::thesauros
