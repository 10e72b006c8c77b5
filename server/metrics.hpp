// What the server counts about itself, as Prometheus reads it.
#pragma once

#include <atomic>
#include <string>

#include "core/histogram.hpp"
#include "core/integers.hpp"
#include "storage/statistics.hpp"

namespace bathys::server {

inline constexpr double kAnswerBounds[] = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30};

struct Metrics {
  Histogram answer_seconds{kAnswerBounds};  ///< from a request that changes the table until it is acknowledged
  std::atomic<i64> connections{0};
  std::atomic<i64> tables{0};
  std::atomic<i64> tables_set_aside{0};  ///< damaged in the storage, or of other rules
  std::atomic<u64> tables_created{0};
  std::atomic<u64> tables_loaded{0};
  std::atomic<u64> answers{0};
  std::atomic<u64> bot_answers{0};
  std::atomic<u64> bots_stopped{0};
  std::atomic<u64> hints{0};
  std::atomic<u64> undos{0};
  std::atomic<u64> refusals{0};
  std::atomic<u64> pictures{0};
  std::atomic<u64> messages_in{0};
  std::atomic<u64> messages_out{0};
  std::atomic<u64> bytes_out{0};
  std::atomic<u64> limited{0};
  std::atomic<u64> write_failures{0};
  std::atomic<u64> conflicts{0};
  std::atomic<u64> tables_removed{0};
  std::atomic<u64> games_rated{0};
  std::atomic<u64> others_changes{0};

  /// With the memory and processor time of the process.
  std::string text(const storage::Statistics& storage) const;
};

}  // namespace bathys::server
