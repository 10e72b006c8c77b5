// A connection that can hold back what is written for a moment, so that messages that follow each other travel in one
// go: the system's work for sending is the dearest part of telling somebody something.
#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/buffer_traits.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <string>
#include <utility>

#include "server/io/network.hpp"

namespace bathys::server {

class Gathering {
 public:
  using next_layer_type = Stream;
  using executor_type = Stream::executor_type;

  explicit Gathering(Stream stream) : stream_(std::move(stream)) {}

  executor_type get_executor() noexcept { return stream_.get_executor(); }
  Stream& next_layer() { return stream_; }
  const Stream& next_layer() const { return stream_; }

  /// What is written from now on waits for the next thing that is written and does not wait. Not without bounds.
  void hold(bool holds) { holds_ = holds && held_.size() < kMaxHeld; }

  template <class Buffers, class Handler>
  auto async_read_some(const Buffers& buffers, Handler&& handler) {
    return stream_.async_read_some(buffers, std::forward<Handler>(handler));
  }

  template <class Buffers, class Handler>
  auto async_write_some(const Buffers& buffers, Handler&& handler) {
    return net::async_initiate<Handler, void(Error, std::size_t)>(
        [this](auto taken, const Buffers& given) { this->write_some(given, std::move(taken)); }, handler, buffers);
  }

 private:
  static constexpr std::size_t kMaxHeld = 64 * 1024;

  template <class Buffers, class Handler>
  void write_some(const Buffers& buffers, Handler handler) {
    if (!holds_ && held_.empty()) return void(stream_.async_write_some(buffers, std::move(handler)));
    const std::size_t size = beast::buffer_bytes(buffers);
    for (const net::const_buffer one : beast::buffers_range_ref(buffers)) {
      held_.append(static_cast<const char*>(one.data()), one.size());
    }
    if (holds_) return net::post(get_executor(), beast::bind_front_handler(std::move(handler), Error(), size));
    sent_.swap(held_);
    held_.clear();
    net::async_write(stream_, net::buffer(sent_),
                     [this, size, handler = std::move(handler)](Error error, std::size_t) mutable {
                       // A picture needs much room, and most that is said afterwards little.
                       std::string().swap(sent_);
                       handler(error, error ? 0 : size);
                     });
  }

  Stream stream_;
  std::string held_{}, sent_{};
  bool holds_ = false;
};

inline void teardown(beast::role_type role, Gathering& gathering, Error& error) {
  using beast::websocket::teardown;
  teardown(role, gathering.next_layer(), error);
}
template <class Handler>
void async_teardown(beast::role_type role, Gathering& gathering, Handler&& handler) {
  using beast::websocket::async_teardown;
  async_teardown(role, gathering.next_layer(), std::forward<Handler>(handler));
}

}  // namespace bathys::server
