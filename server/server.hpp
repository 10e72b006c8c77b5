// The server: listens, serves, and ends cleanly.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "server/services.hpp"
#include "server/settings.hpp"
#include "storage/storage.hpp"

namespace bathys::server {

/// What keeps a server from starting, in words for the person who starts it.
struct CannotServe : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Tables;

class Server {
 public:
  /// Listens at once, in threads of its own. Throws CannotServe when the address cannot be used.
  Server(Settings settings, std::unique_ptr<storage::Storage> storage);
  /// Says goodbye to the clients; everything accepted is on disk afterwards.
  ~Server();

  u16 port() const;
  /// "http://127.0.0.1:8080/"
  std::string address() const;
  Metrics& metrics();

  /// For tests: a table that may begin from a position ("start") or a known seed; answers as POST /api/tables does.
  Json create_trusted(const Json& request);
  /// For tests: looks at the clock now.
  void tick();
  /// For tests: removes now what was abandoned.
  void sweep();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace bathys::server
