// Whether chances are what they are called: of all positions called 70%, about 70% should be won.
#pragma once

#include <array>

#include "bots/coach/statistics.hpp"

namespace bathys::coach {

/// Positions that were called nearly the same.
struct Alike {
  Sample called{};
  Sample came{};  ///< what became of them: 0 or `kSure`, or between where a victory is shared
};

/// What was called and what came of it, by tens of a hundred.
class Reliability {
 public:
  static constexpr int kRows = 10;

  void add(i32 called, i32 came) {
    Alike& row = rows_[static_cast<std::size_t>(std::min(kRows - 1, called * kRows / kSure))];
    row.called.add(called);
    row.came.add(came);
    all_.called.add(called);
    all_.came.add(came);
    missed_.add(i64{called - came} * (called - came) / kSure);
  }

  /// From the smallest chance on.
  const std::array<Alike, kRows>& rows() const { return rows_; }
  const Alike& all() const { return all_; }
  /// The mean square of what a call was off, of `kSure`: the smaller, the more was foreseen.
  i32 missed() const { return missed_.mean(); }
  /// How far the rows are off, of `kSure`: the mean over all positions.
  i32 off() const {
    i64 sum = 0;
    for (const Alike& row : rows_) sum += std::abs(row.called.sum - row.came.sum);
    return all_.called.count == 0 ? 0 : static_cast<i32>(sum / all_.called.count);
  }

 private:
  std::array<Alike, kRows> rows_{};
  Alike all_{};
  Sample missed_{};
};

}  // namespace bathys::coach
