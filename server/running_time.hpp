// How long servers have run with a storage: the clock that games are timed by.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <limits>

#include "core/integers.hpp"
#include "storage/storage.hpp"

namespace bathys::server {

/// Milliseconds since some moment: no clock that is set makes them jump.
inline i64 steady_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

/// In milliseconds. It goes on where the last process that wrote it down was, and stands still while no server runs:
/// nobody loses time at a table that cannot be reached, and no clock of the machine makes it jump.
///
/// Where several processes share the storage, it decides: each process tells the time by its own clock only from one
/// match with the storage to the next, and if that fails to come, time stands still here as it does there.
class RunningTime {
 public:
  RunningTime(i64 stored, bool shared) : shared_(shared) { set(stored, steady_ms()); }
  explicit RunningTime(i64 stored) : RunningTime(stored, false) {}

  i64 now() const { return at(steady_ms()); }
  i64 at(i64 steady) const { return ahead_ + std::min(steady, until_.load()); }
  /// The storage says what time it was just now.
  void match(i64 told) { match(told, steady_ms()); }
  void match(i64 told, i64 steady) {
    if (shared_) set(told, steady);
  }

 private:
  void set(i64 time, i64 steady) {
    until_ = shared_ ? steady + storage::Storage::kLongestGapMs : std::numeric_limits<i64>::max();
    ahead_ = time - steady;
  }

  const bool shared_;
  std::atomic<i64> ahead_{}, until_{};
};

}  // namespace bathys::server
