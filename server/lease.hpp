// Whether this process may act for a table by itself, for bots and clocks, while others have the table as well.
#pragma once

#include "core/integers.hpp"
#include "storage/storage.hpp"

namespace bathys::server {

/// All times are in milliseconds of a clock that nobody sets.
class Lease {
 public:
  bool held(i64 now) const { return now < until_; }
  /// Whether to ask for it now: it is not held or has run for half its time, and no answer is awaited. Who was refused
  /// waits a while, so that another process takes over soon after the holder is gone, without asking all the time.
  bool wants(i64 now) const { return !asked_ && now >= patience_ && until_ - now < storage::Storage::kLeaseMs / 2; }

  void ask() { asked_ = true; }
  /// The answer to what was asked at a moment: counted from there, it ends here before it ends in the database.
  void answered(bool granted, i64 asked_at, i64 now) {
    asked_ = false;
    if (granted) until_ = asked_at + storage::Storage::kLeaseMs;
    if (!granted) patience_ = now + kPauseMs;
  }

 private:
  static constexpr i64 kPauseMs = 1'000;

  bool asked_ = false;
  i64 until_ = 0;
  i64 patience_ = 0;
};

}  // namespace bathys::server
