// A bar on standard error, when a person watches.
#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

#include "core/integers.hpp"

namespace bathys::cli {

class ProgressBar {
 public:
  explicit ProgressBar(int games, bool shown = true)
      : games_(games), shown_(shown && games > 0 && isatty(STDERR_FILENO) != 0) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() {
    if (shown_) fmt::print(stderr, "\r{:{}}\r", "", kWidth + 30);
  }

  void show(int done) const {
    if (!shown_) return;
    const int full = static_cast<int>(static_cast<i64>(done) * kWidth / games_);
    fmt::print(stderr, "\r[{:#<{}}{:{}}] {} of {}", "", full, "", kWidth - full, done, games_);
    std::fflush(stderr);
  }

 private:
  static constexpr int kWidth = 40;
  int games_;
  bool shown_;
};

}  // namespace bathys::cli
