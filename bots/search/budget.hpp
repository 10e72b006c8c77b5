// How much a bot may think about one answer, and how much of it is spent.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>

#include "core/integers.hpp"

namespace bathys {

/// In simulations the answer is the same on every machine; in milliseconds it is for people who wait. With neither, a
/// level thinks as long as it usually does, counted in simulations.
struct Thinking {
  int simulations = 0;
  int budget_ms = 0;
  /// Whatever the budget is, nothing takes longer than this; 0 is no limit. For those who must answer in time but want
  /// a level to play as it usually does.
  int limit_ms = 0;
  /// Once this is true, a bot gives at once the best answer it has.
  const std::atomic<bool>* stop = nullptr;
  /// Told now and then how much of the budget is spent, of 100; may be empty.
  std::function<void(int percent)> progress{};

  bool by_the_clock() const { return budget_ms > 0 && simulations == 0; }
};

/// The budget of one answer while it is being spent.
///
/// Of time, a part is kept back: whoever looks at the clock may lose the processor before the next look. As much as the
/// longest step between two looks has taken so far, so that the reserve grows on a busy machine, within limits.
class Budget {
 public:
  /// All of it.
  static constexpr int kWhole = 1024;

  Budget(const Thinking& thinking, int usual_simulations)
      : thinking_(thinking), simulations_(thinking.simulations > 0 ? thinking.simulations : usual_simulations) {
    if (has_a_clock()) start_ = Clock::now();
  }

  /// One more simulation was made.
  void spend() { ++spent_; }
  int spent() const { return spent_; }

  /// How much is gone, of `kWhole`. Never less than before.
  int gone() {
    gone_ = std::max({gone_, gone_of_the_time(), gone_of_the_simulations()});
    if (thinking_.progress) report();
    return gone_;
  }
  bool is_gone() { return gone() >= kWhole; }

  /// Whether so much of the time is gone, or somebody said stop: what has begun is broken off. Never so for a budget in
  /// simulations alone, whose answer is the same everywhere.
  bool hurries(int of_whole = kWhole) { return gone_of_the_time() >= of_whole; }

 private:
  using Clock = std::chrono::steady_clock;
  /// One part of so many is kept back always, and at most one of so many more.
  static constexpr i64 kKeptBack = 20;
  static constexpr i64 kMostKeptBack = 4;

  bool has_a_clock() const { return thinking_.by_the_clock() || thinking_.limit_ms > 0; }
  bool stopped() const { return thinking_.stop != nullptr && thinking_.stop->load(std::memory_order_relaxed); }
  int gone_of_the_simulations() const {
    if (thinking_.by_the_clock()) return 0;
    return static_cast<int>(std::min<i64>(kWhole, i64{spent_} * kWhole / std::max(1, simulations_)));
  }
  int gone_of_the_time() {
    if (stopped()) return kWhole;
    if (!has_a_clock()) return 0;
    const i64 passed = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start_).count();
    longest_step_ = std::max(longest_step_, passed - last_look_);
    last_look_ = passed;
    const int of_budget = thinking_.by_the_clock() ? gone_of(thinking_.budget_ms, passed) : 0;
    return std::max(of_budget, gone_of(thinking_.limit_ms, passed));
  }
  int gone_of(int ms, i64 passed) const {
    if (ms == 0) return 0;
    const i64 whole = i64{ms} * 1000;
    const i64 reserve = whole / kKeptBack + std::min(longest_step_, whole / kMostKeptBack);
    return static_cast<int>(std::min<i64>(kWhole, passed * kWhole / (whole - reserve)));
  }
  void report() {
    const int percent = gone_ * 100 / kWhole;
    if (percent != reported_) thinking_.progress(percent);
    reported_ = percent;
  }

  const Thinking& thinking_;
  int simulations_;
  int spent_ = 0;
  int gone_ = 0;
  int reported_ = -1;
  Clock::time_point start_{};
  i64 last_look_ = 0;  ///< microseconds since the start
  i64 longest_step_ = 0;
};

}  // namespace bathys
