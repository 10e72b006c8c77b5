// The client side of HTTP and WebSocket, as little of it as a load tool needs, so that it costs the machine little.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/integers.hpp"

namespace bathys::load {

/// A blocking connection to 127.0.0.1; throws std::runtime_error.
int connect_to(u16 port);
/// One request on a connection of its own; the body of the answer.
std::string request(u16 port, const std::string& method, const std::string& path, const std::string& body);

/// One WebSocket. Frames to the server are masked with zeros, which changes nothing.
class WebSocket {
 public:
  WebSocket() = default;
  /// Connects and upgrades; blocking. `make_nonblocking` comes next.
  explicit WebSocket(u16 port);
  WebSocket(WebSocket&& other) noexcept;
  WebSocket& operator=(WebSocket&& other) noexcept;
  ~WebSocket();

  int file() const { return file_; }
  void send(std::string_view text);
  /// Reads what is there; false when the connection is closed.
  bool read();
  /// The next whole message of what was read; the text is good until the next call of `read`.
  bool next(std::string_view& message);
  void make_nonblocking();

 private:
  void send(u8 kind, std::string_view text);

  int file_ = -1;
  std::string input_;
  std::size_t used_ = 0;
};

}  // namespace bathys::load
