// How long servers have run with a storage: the clock that games are timed by.
#pragma once

#include <chrono>

#include "core/integers.hpp"

namespace bathys::server {

/// Milliseconds since some moment: no clock that is set makes them jump.
inline i64 steady_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

/// In milliseconds. It goes on where the last process that wrote it down was, and stands still while no server runs:
/// nobody loses time at a table that cannot be reached, and no clock of the machine makes it jump.
class RunningTime {
 public:
  explicit RunningTime(i64 stored) : ahead_(stored - steady_ms()) {}
  i64 now() const { return ahead_ + steady_ms(); }

 private:
  i64 ahead_;
};

}  // namespace bathys::server
