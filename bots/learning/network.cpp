// A small judge that was learned.
#include "bots/learning/network.hpp"

#include <algorithm>
#include <cstring>

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

namespace {

/// Eight units side by side: the compiler makes of it what the machine has.
using Eight = i16 __attribute__((vector_size(16)));
constexpr std::size_t kEights = kUnits / 8;
static_assert(kEights == 4);

Eight eight(const i16* units) {
  Eight loaded;
  std::memcpy(&loaded, units, sizeof(loaded));
  return loaded;
}

}  // namespace

i32 Network::judge_present(std::span<const u16> present) const {
  // Four by name, so that they stay in registers.
  Eight a = eight(biases_.data());
  Eight b = eight(biases_.data() + 8);
  Eight c = eight(biases_.data() + 16);
  Eight d = eight(biases_.data() + 24);
  for (const u16 index : present) {
    const i16* const row = into_units_[index].data();
    a += eight(row);
    b += eight(row + 8);
    c += eight(row + 16);
    d += eight(row + 24);
  }
  std::array<i16, kUnits> units;
  std::memcpy(units.data(), &a, sizeof(a));
  std::memcpy(units.data() + 8, &b, sizeof(b));
  std::memcpy(units.data() + 16, &c, sizeof(c));
  std::memcpy(units.data() + 24, &d, sizeof(d));
  // A quarter of each, so that the sum of all fits.
  i32 sum = 0;
  for (std::size_t unit = 0; unit < kUnits; ++unit) sum += (std::max<i16>(0, units[unit]) >> 2) * out_[unit];
  return sum / (kOne / 4);
}

}  // namespace bathys
