// What a zodiac carries: any number of each kind of gear, two extra motors at most.
#pragma once

#include <array>
#include <bit>

#include "games/thesauros/components.hpp"

namespace bathys::thesauros {

/// How many of each kind are aboard (D126): only extra motors are limited (3.2.5.2). The counts are kept as binary
/// digits, one word for each digit with a bit for each kind.
class Load {
 public:
  static constexpr int kMaxMotors = 2;
  static constexpr int kMaxOfAKind = 7;  ///< more than are made of any
  static constexpr int kMotorKinds = 4;
  static constexpr std::array<Gear, kMotorKinds> kMotors{Gear::aux_motor, Gear::medium_motor, Gear::super_motor,
                                                         Gear::found_motor};

  static constexpr bool is_motor(Gear gear) { return (kMotorBits & bit(gear)) != 0; }

  /// The kinds aboard, a bit for each.
  constexpr u32 kinds() const { return digits_[0] | digits_[1] | digits_[2]; }
  constexpr bool has(Gear gear) const { return (kinds() & bit(gear)) != 0; }
  constexpr int count(Gear gear) const {
    int count = 0;
    for (std::size_t i = 0; i < digits_.size(); ++i) count += (digits_[i] & bit(gear)) != 0 ? 1 << i : 0;
    return count;
  }
  constexpr bool empty() const { return kinds() == 0; }
  constexpr int motors() const {
    int count = 0;
    for (std::size_t i = 0; i < digits_.size(); ++i) count += std::popcount(digits_[i] & kMotorBits) << i;
    return count;
  }
  /// Whether one more of this kind can be put aboard.
  bool takes(Gear gear) const { return is_motor(gear) ? motors() < most_motors() : count(gear) < kMaxOfAKind; }
  constexpr void add(Gear gear) {
    u32 carry = bit(gear);
    for (u32& digit : digits_) {
      digit ^= carry;
      carry &= ~digit;
    }
  }
  constexpr void remove(Gear gear) {
    u32 borrow = bit(gear);
    for (u32& digit : digits_) {
      digit ^= borrow;
      borrow &= digit;
    }
  }
  /// The motors alone: two bits for each kind, in the order of kMotors.
  constexpr u8 motor_code() const {
    unsigned code = 0;
    for (std::size_t i = 0; i < kMotors.size(); ++i) code |= static_cast<unsigned>(count(kMotors[i])) << 2 * i;
    return static_cast<u8>(code);
  }

  constexpr bool operator==(const Load&) const = default;

 private:
  static constexpr u32 bit(Gear gear) { return 1u << static_cast<int>(gear); }
  static constexpr u32 kMotorBits =
      1u << static_cast<int>(Gear::aux_motor) | 1u << static_cast<int>(Gear::medium_motor) |
      1u << static_cast<int>(Gear::super_motor) | 1u << static_cast<int>(Gear::found_motor);

  std::array<u32, 3> digits_{};
};

}  // namespace bathys::thesauros
