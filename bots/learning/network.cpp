// A small judge that was learned.
#include "bots/learning/network.hpp"

#include <algorithm>

#include "core/bounds.hpp"

namespace bathys {

Network::Network(const Weights16& weights) : inputs_(weights.inputs) {
  check_bounds(weights.numbers.size() == static_cast<std::size_t>(Weights16::size(weights.inputs)),
               "the weights of a network are of another size");
  into_units_.resize(static_cast<std::size_t>(inputs_));
  auto next = weights.numbers.begin();
  for (auto& row : into_units_) {
    std::copy_n(next, kUnits, row.begin());
    next += kUnits;
  }
  std::copy_n(next, kUnits, biases_.begin());
  std::copy_n(next + kUnits, kUnits, out_.begin());
  for (const UnitRow& row : into_units_) lanes_.emplace_back(row);
  bias_lanes_ = Lanes(biases_);
}

i32 Network::judge(std::span<const Input> inputs) const {
  std::array<i32, kUnits> units;
  std::copy(biases_.begin(), biases_.end(), units.begin());
  for (const Input input : inputs) {
    const auto& row = into_units_[input.index];
    for (std::size_t unit = 0; unit < kUnits; ++unit) units[unit] += i32{row[unit]} * input.amount;
  }
  i64 sum = 0;
  for (std::size_t unit = 0; unit < kUnits; ++unit) sum += i64{std::max(0, units[unit])} * out_[unit];
  return static_cast<i32>(sum / kOne);
}

i32 Network::judge_present(std::span<const u16> present) const {
  Lanes lanes = bias_lanes_;
  for (const u16 index : present) lanes.add(lanes_[index]);
  const UnitRow units = lanes.sums();
  // A quarter of each, so that the sum of all fits.
  i32 sum = 0;
  for (std::size_t unit = 0; unit < kUnits; ++unit) sum += (std::max<i16>(0, units[unit]) >> 2) * out_[unit];
  return sum / (kOne / 4);
}

}  // namespace bathys
