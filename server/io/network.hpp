// The names of Boost.Asio and Boost.Beast that the connections use, and how a callback is awaited.
#pragma once

#include <utility>
// Boost 1.74 forgets to include it before its coroutines.
#include <boost/asio/awaitable.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <memory>

namespace bathys::server {

namespace net = boost::asio;
namespace beast = boost::beast;

using Strand = net::strand<net::io_context::executor_type>;
/// A connection whose own strand runs everything about it.
using Stream = beast::basic_stream<net::ip::tcp, Strand, beast::unlimited_rate_policy>;
using Error = boost::system::error_code;

/// Starts something that calls back once, from any thread, and waits for it.
template <class Value, class Start>
net::awaitable<Value> awaited(Start start) {
  auto initiate = [start = std::move(start)](auto handler) mutable {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    start([shared](Value value) {
      const auto executor = net::get_associated_executor(*shared);
      net::post(executor, [shared, value = std::move(value)]() mutable { (*shared)(std::move(value)); });
    });
  };
  net::use_awaitable_t<> token;
  co_return co_await net::async_initiate<net::use_awaitable_t<>, void(Value)>(std::move(initiate), token);
}

}  // namespace bathys::server
