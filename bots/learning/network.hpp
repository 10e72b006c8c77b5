// A small judge that was learned: sparse inputs into a few units, and one number out, in whole numbers.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "bots/learning/lanes.hpp"
#include "core/fixed_list.hpp"
#include "core/integers.hpp"

namespace bathys {

/// One thing that is there, and how often.
struct Input {
  u16 index = 0;
  i16 amount = 1;

  bool operator==(const Input&) const = default;
};
using Inputs = FixedList<Input, 250>;

/// The numbers of a judge as they are kept: for each input its weights into the units, then the units' biases, then
/// their weights into the result.
struct Weights16 {
  int inputs = 0;
  std::span<const i16> numbers{};

  static constexpr int size(int inputs) { return (inputs + 2) * kUnits; }
};

class Network {
 public:
  /// Whole numbers of this part of one.
  static constexpr int kOne = 256;

  Network() = default;
  explicit Network(const Weights16& weights);

  int inputs() const { return inputs_; }
  /// What a side is worth, in `kOneOdds`.
  i32 judge(std::span<const Input> inputs) const;
  /// The same for things that are there once each, quicker. The weights must be as small as `most_weight` of so many.
  i32 judge_present(std::span<const u16> present) const;

  /// With weights of at most this much into the units, so many things that are there once never overflow sixteen bits.
  static constexpr float most_weight(int present) { return 127.0F / static_cast<float>(present + 1); }

 private:
  int inputs_ = 0;
  std::vector<UnitRow> into_units_{};
  UnitRow biases_{};
  UnitRow out_{};
  /// The same weights and biases again, as `judge_present` adds them.
  std::vector<Lanes> lanes_{};
  Lanes bias_lanes_{};
};

}  // namespace bathys
