// How far something long is, on standard error: a bar when a person watches, a line now and then where a cluster's
// launcher passes on what processes say, else nothing.
#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "cli/cluster/launcher.hpp"
#include "core/integers.hpp"

namespace bathys::cli {

class ProgressBar {
 public:
  explicit ProgressBar(int games, bool shown = true) : games_(games), shape_(shown && games > 0 ? shape() : kNothing) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() {
    if (shape_ == kBar) fmt::print(stderr, "\r{:{}}\r", "", kWidth + 30);
  }

  void show(int done) const {
    if (shape_ == kBar) show_bar(done);
    if (shape_ == kLines) show_line(done);
  }

 private:
  enum Shape : u8 { kNothing, kBar, kLines };
  using Clock = std::chrono::steady_clock;

  static constexpr int kWidth = 40;
  static constexpr std::chrono::seconds kBetweenLines{5};

  /// The launcher reads what processes say from a pipe and shows it to whoever watches, whole lines at a time.
  static Shape shape() {
    if (launched_processes() > 1) return kLines;
    return isatty(STDERR_FILENO) != 0 ? kBar : kNothing;
  }

  void show_bar(int done) const {
    const int full = static_cast<int>(static_cast<i64>(done) * kWidth / games_);
    fmt::print(stderr, "\r[{:#<{}}{:{}}] {} of {}", "", full, "", kWidth - full, done, games_);
    std::fflush(stderr);
  }
  void show_line(int done) const {
    const Clock::time_point now = Clock::now();
    if (done < games_ && now - told_ < kBetweenLines) return;
    told_ = now;
    fmt::print(stderr, "{} of {}\n", done, games_);
    std::fflush(stderr);
  }

  int games_;
  Shape shape_;
  mutable Clock::time_point told_ = Clock::now();
};

}  // namespace bathys::cli
