// Chances to win as whole numbers, so that a search finds the same on every platform.
#pragma once

#include <array>
#include <span>

#include "core/advice.hpp"

namespace bathys {

/// How a judge counts: the logarithm of odds, of which this is one.
inline constexpr i32 kOneOdds = 256;

namespace chances {

/// e to the power of -x for x from 0 on: by halving x until the series needs few terms, and squaring back.
constexpr double exp_of_minus(double x) {
  int halvings = 0;
  for (; x > 0.0625; x /= 2) ++halvings;
  double sum = 1;
  double term = 1;
  for (int n = 1; n <= 8; ++n) {
    term *= -x / n;
    sum += term;
  }
  for (; halvings > 0; --halvings) sum *= sum;
  return sum;
}

/// Beyond, a chance could no longer be told from 1.
inline constexpr int kSteps = 11 * kOneOdds;

inline constexpr auto kTable = [] {
  std::array<i32, kSteps + 1> table{};
  for (int i = 0; i <= kSteps; ++i) {
    table[static_cast<std::size_t>(i)] =
        static_cast<i32>(kSure / (1 + exp_of_minus(static_cast<double>(i) / kOneOdds)) + 0.5);
  }
  return table;
}();

static_assert(kTable[kSteps] < kSure);

}  // namespace chances

/// The chance of whoever is ahead by so much, of `kSure`; never 0 and never `kSure`.
constexpr i32 chance_of(i32 ahead) {
  const i32 distance = ahead < 0 ? -ahead : ahead;
  const i32 better = chances::kTable[static_cast<std::size_t>(distance < chances::kSteps ? distance : chances::kSteps)];
  return ahead < 0 ? kSure - better : better;
}

/// The chance of the one whose side is judged `mine` against all the others.
constexpr i32 chance_among(i32 mine, std::span<const i32> others) {
  if (others.size() == 1) return chance_of(mine - others[0]);
  i64 odds_against = 0;
  for (const i32 other : others) {
    const i64 ahead = chance_of(mine - other);
    odds_against += (kSure - ahead) * kSure / ahead;
  }
  return static_cast<i32>(i64{kSure} * kSure / (kSure + odds_against));
}

}  // namespace bathys
