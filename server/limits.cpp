// How often and how much.
#include "server/limits.hpp"

#include <algorithm>

namespace bathys::server {

bool Pace::allows(i64 now_ms, double cost) {
  const double most = 2 * per_second_;
  if (last_ > 0) left_ = std::min(most, left_ + static_cast<double>(now_ms - last_) * per_second_ / 1000);
  last_ = now_ms;
  cost = std::min(cost, most);
  if (left_ < cost) return false;
  left_ -= cost;
  return true;
}

Addresses::Addresses(int connections, int connections_per_address, int tables_per_hour)
    : most_connections_(connections),
      most_per_address_(connections_per_address),
      most_tables_(static_cast<std::size_t>(tables_per_hour)) {}

bool Addresses::connected(const std::string& address, bool proxy) {
  const std::lock_guard lock(mutex_);
  if (total_ >= most_connections_) return false;
  int& here = connections_[address];
  if (here >= most_per_address_ && !proxy && !is_loopback(address)) return false;
  ++here;
  ++total_;
  return true;
}

void Addresses::disconnected(const std::string& address) {
  const std::lock_guard lock(mutex_);
  --total_;
  if (--connections_[address] == 0) connections_.erase(address);
}

bool Addresses::makes_table(const std::string& address, i64 now_seconds) {
  if (is_loopback(address)) return true;
  const std::lock_guard lock(mutex_);
  constexpr i64 kHour = 3600;
  constexpr std::size_t kMaxAddresses = 100'000;
  // Addresses that have made none for an hour are forgotten before there are too many to remember.
  if (tables_.size() > kMaxAddresses) {
    std::erase_if(tables_,
                  [&](const auto& one) { return one.second.empty() || one.second.back() <= now_seconds - kHour; });
  }
  auto& made = tables_[address];
  while (!made.empty() && made.front() <= now_seconds - kHour) made.pop_front();
  if (made.size() >= most_tables_) return false;
  made.push_back(now_seconds);
  return true;
}

bool is_loopback(const std::string& address) {
  return address == "::1" || address.starts_with("127.") || address.starts_with("::ffff:127.");
}

}  // namespace bathys::server
