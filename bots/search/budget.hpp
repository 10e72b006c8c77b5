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
class Budget {
 public:
  /// All of it.
  static constexpr int kWhole = 1024;

  Budget(const Thinking& thinking, int usual_simulations)
      : thinking_(thinking), simulations_(thinking.simulations > 0 ? thinking.simulations : usual_simulations) {
    if (thinking.by_the_clock() || thinking.limit_ms > 0) start_ = Clock::now();
  }

  /// One more simulation was made.
  void spend() { ++spent_; }
  int spent() const { return spent_; }

  /// How much is gone, of `kWhole`. Never less than before.
  int gone() {
    gone_ = std::max(gone_, stopped() ? kWhole : std::max(gone_of_the_budget(), gone_of(thinking_.limit_ms)));
    if (thinking_.progress) report();
    return gone_;
  }
  bool is_gone() { return gone() >= kWhole; }

 private:
  using Clock = std::chrono::steady_clock;

  bool stopped() const { return thinking_.stop != nullptr && thinking_.stop->load(std::memory_order_relaxed); }
  int gone_of_the_budget() const {
    if (thinking_.by_the_clock()) return gone_of(thinking_.budget_ms);
    return static_cast<int>(std::min<i64>(kWhole, i64{spent_} * kWhole / std::max(1, simulations_)));
  }
  int gone_of(int ms) const {
    if (ms == 0) return 0;
    const auto passed = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start_).count();
    return static_cast<int>(std::min<i64>(kWhole, passed * kWhole / (i64{ms} * 1000)));
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
};

}  // namespace bathys
