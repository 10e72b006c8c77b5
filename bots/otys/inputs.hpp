// What the learned judge of Otys looks at: one side of the table, as a list of things that are there.
#pragma once

#include "bots/learning/network.hpp"
#include "bots/otys/needs.hpp"

namespace bathys::otys {

/// The things that are there, by their numbers.
class Present {
 public:
  static constexpr int kCapacity = 110;

  void add(int number) {
    if (size_ < kCapacity) items_[static_cast<std::size_t>(size_++)] = static_cast<u16>(number);
  }
  std::span<const u16> all() const { return {items_.data(), static_cast<std::size_t>(size_)}; }

 private:
  std::array<u16, kCapacity> items_;
  int size_ = 0;
};

/// How many different things there are.
inline constexpr int kSideInputs = 810;

/// The things that a cargo on a level stands for.
struct ZoneInputs {
  std::array<u16, 9> numbers{};
  int size = 0;
};

class SideInputs {
 public:
  SideInputs();

  /// One side as a seat sees it: its own cards are known, those of others are counted.
  void describe(const Seen& seen, Seat of, Present& present) const;

  const Needs& needs() const { return needs_; }
  const ZoneInputs& zone(int level, std::size_t cargo) const { return zones_[static_cast<std::size_t>(level)][cargo]; }

 private:
  Needs needs_;
  /// [level][Needs::number_of]
  std::array<std::array<ZoneInputs, Needs::kCargos>, kLevels> zones_{};
};

}  // namespace bathys::otys
