// How values are spread: counted by bounds, from any thread, without locks.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <span>

#include "core/integers.hpp"

namespace bathys {

/// Counts of values up to each bound, and of all. The bounds must outlive it, in rising order.
class Histogram {
 public:
  static constexpr std::size_t kMaxBounds = 20;

  explicit Histogram(std::span<const double> bounds) : bounds_(bounds.first(std::min(bounds.size(), kMaxBounds))) {}

  void note(double value) {
    const auto place = std::lower_bound(bounds_.begin(), bounds_.end(), value) - bounds_.begin();
    counts_[static_cast<std::size_t>(place)].fetch_add(1, std::memory_order_relaxed);
    double sum = sum_.load(std::memory_order_relaxed);
    while (!sum_.compare_exchange_weak(sum, sum + value, std::memory_order_relaxed)) {
    }
  }

  std::span<const double> bounds() const { return bounds_; }
  /// How many were at most this bound and above the one before it; after the last bound, all that were larger.
  u64 count(std::size_t place) const { return counts_[place].load(std::memory_order_relaxed); }
  u64 total() const {
    u64 total = 0;
    for (std::size_t i = 0; i <= bounds_.size(); ++i) total += count(i);
    return total;
  }
  double sum() const { return sum_.load(std::memory_order_relaxed); }

 private:
  std::span<const double> bounds_;
  std::array<std::atomic<u64>, kMaxBounds + 1> counts_{};
  std::atomic<double> sum_{0};
};

}  // namespace bathys
