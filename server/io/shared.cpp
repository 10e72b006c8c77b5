// What all connections share.
#include "server/io/shared.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace bathys::server {

void OpenConnections::add(const std::shared_ptr<Connection>& connection) {
  const std::lock_guard lock(mutex_);
  open_[connection.get()] = {connection, false};
}

void OpenConnections::remove(const Connection* connection) {
  const std::lock_guard lock(mutex_);
  open_.erase(connection);
}

void OpenConnections::close_all(std::string_view code, std::string_view why) {
  std::vector<std::shared_ptr<Connection>> all;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, one] : open_) {
      if (auto connection = one.connection.lock()) all.push_back(std::move(connection));
    }
  }
  for (const auto& connection : all) connection->close(code, why);
}

void OpenConnections::told(const Connection* connection) {
  const std::lock_guard lock(mutex_);
  if (const auto found = open_.find(connection); found != open_.end()) found->second.told = true;
}

bool OpenConnections::all_told() {
  const std::lock_guard lock(mutex_);
  return std::all_of(open_.begin(), open_.end(), [](const auto& one) { return one.second.told; });
}

bool OpenConnections::empty() {
  const std::lock_guard lock(mutex_);
  return open_.empty();
}

std::shared_ptr<Counted> Counted::try_count(Addresses& addresses, std::string address, bool proxy) {
  if (!addresses.connected(address, proxy)) return nullptr;
  return std::make_shared<Counted>(addresses, std::move(address));
}

}  // namespace bathys::server
