// Means and their standard errors in whole numbers.
#pragma once

#include <bit>

#include "bots/search/halving.hpp"
#include "core/advice.hpp"

namespace bathys::coach {

/// The whole part of a square root.
constexpr u64 square_root(u64 of) {
  u64 root = 0;
  for (u64 bit = of == 0 ? 0 : u64{1} << ((std::bit_width(of) - 1) / 2); bit != 0; bit >>= 1) {
    if ((root + bit) <= of / (root + bit)) root += bit;
  }
  return root;
}

/// Numbers seen one by one.
struct Sample {
  i64 sum = 0;
  i64 squares = 0;
  int count = 0;

  constexpr void add(i64 value) {
    sum += value;
    squares += value * value;
    ++count;
  }
  constexpr i32 mean() const { return count == 0 ? 0 : static_cast<i32>(sum / count); }
  /// The standard error of the mean; of a single number nothing is known, so it is as large as it can be.
  constexpr i32 error() const {
    if (count < 2) return kSure;
    const u64 variance = static_cast<u64>(squares - sum * sum / count) / static_cast<u64>(count - 1);
    return static_cast<i32>(square_root(variance / static_cast<u64>(count)));
  }
  constexpr Estimate estimate() const { return {mean(), error()}; }
};

inline Sample sample_of(const Judged& judged) {
  Sample sample;
  for (const i32 value : judged.values) sample.add(value);
  return sample;
}

/// How much better one line did than another in the worlds that both met.
inline Sample difference(const Judged& better, const Judged& other) {
  Sample sample;
  for (std::size_t i = 0; i < static_cast<std::size_t>(std::min(better.worlds(), other.worlds())); ++i) {
    sample.add(i64{better.values[i]} - other.values[i]);
  }
  return sample;
}

/// Fewer worlds than this prove nothing, however much they agree.
inline constexpr int kFewestWorlds = 8;

inline bool is_clear(const Sample& sample) { return sample.count >= kFewestWorlds && sample.estimate().is_clear(); }

}  // namespace bathys::coach
