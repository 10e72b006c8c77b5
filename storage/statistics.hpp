// What a storage counts about itself, for whoever watches over it.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "core/histogram.hpp"
#include "core/integers.hpp"

namespace bathys::storage {

inline constexpr double kFlushBounds[] = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                          0.1,    0.25,  0.5,    1,     2.5,  5,     10};
inline constexpr double kGroupBounds[] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};

/// May be read from any thread at any time.
struct Statistics {
  Histogram flush_seconds{kFlushBounds};  ///< from the begin of a transaction until it is on disk
  Histogram group_size{kGroupBounds};     ///< changes that shared one transaction
  std::atomic<i64> waiting_writes{0};
  std::atomic<i64> waiting_reads{0};
  std::atomic<i64> log_bytes{0};         ///< what the write-ahead log holds
  std::atomic<bool> log_held{false};     ///< another program reads and keeps the log from starting over
  std::atomic<bool> listening{true};     ///< what other processes do is heard of
  std::atomic<bool> too_old{false};      ///< a newer program has changed the database, and this one cannot use it
  std::atomic<bool> writes_fail{false};  ///< the latest attempt to write has failed
  std::atomic<u64> failures{0};          ///< changes and reads that failed, whosever fault it was
};

}  // namespace bathys::storage
