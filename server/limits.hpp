// How often and how much: counts for each address, and the pace of one connection.
#pragma once

#include <deque>
#include <mutex>
#include <string>
#include <unordered_map>

#include "core/integers.hpp"

namespace bathys::server {

/// The pace of one connection: a number of messages a second, after a burst of twice as many.
class Pace {
 public:
  explicit Pace(int per_second) : per_second_(per_second), left_(2.0 * per_second) {}

  /// False when this one is too many. Times are in milliseconds and do not go back. A dear one counts as several.
  bool allows(i64 now_ms, double cost = 1);

 private:
  double per_second_;
  double left_;
  i64 last_ = 0;
};

/// Counts by address; the machine's own address is never limited. From any thread.
class Addresses {
 public:
  Addresses(int connections, int connections_per_address, int tables_per_hour);

  /// False when there are too many; otherwise `disconnected` must follow. Behind a trusted proxy are many people.
  bool connected(const std::string& address, bool proxy = false);
  void disconnected(const std::string& address);
  /// False when this address has made too many tables in the last hour.
  bool makes_table(const std::string& address, i64 now_seconds);

 private:
  const int most_connections_;
  const int most_per_address_;
  const std::size_t most_tables_;
  std::mutex mutex_;
  int total_ = 0;
  std::unordered_map<std::string, int> connections_;
  std::unordered_map<std::string, std::deque<i64>> tables_;
};

bool is_loopback(const std::string& address);

}  // namespace bathys::server
