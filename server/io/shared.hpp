// What all connections share.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/api.hpp"
#include "server/limits.hpp"
#include "server/services.hpp"
#include "server/tables.hpp"

namespace bathys::server {

/// The open WebSockets, so that the server can say goodbye.
class OpenConnections {
 public:
  void add(const std::shared_ptr<Connection>& connection);
  void remove(const Connection* connection);
  void close_all(std::string_view code, std::string_view why);
  /// Goodbye is on its way to this one.
  void told(const Connection* connection);
  bool all_told();
  bool empty();

 private:
  struct One {
    std::weak_ptr<Connection> connection;
    bool told = false;
  };

  std::mutex mutex_;
  std::unordered_map<const Connection*, One> open_;
};

struct Shared {
  Services& services;
  Tables& tables;
  Api& api;
  OpenConnections& open;
};

/// A connection that has been counted; it is counted out when the last holder lets go.
class Counted {
 public:
  /// Null when there are too many.
  static std::shared_ptr<Counted> try_count(Addresses& addresses, std::string address, bool proxy = false);
  Counted(Addresses& addresses, std::string address) : addresses_(addresses), address_(std::move(address)) {}
  ~Counted() { addresses_.disconnected(address_); }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

  const std::string& address() const { return address_; }
  Addresses& all() const { return addresses_; }

 private:
  Addresses& addresses_;
  std::string address_;
};

}  // namespace bathys::server
