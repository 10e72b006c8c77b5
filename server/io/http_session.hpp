// One connection that speaks HTTP, until it ends or becomes a WebSocket.
#pragma once

#include "server/io/network.hpp"
#include "server/io/shared.hpp"

namespace bathys::server {

/// The shared things must outlive the coroutine.
net::awaitable<void> serve_http(const Shared& shared, Stream stream, std::shared_ptr<Counted> counted);

/// Says that there are too many connections, and closes.
net::awaitable<void> turn_away(Stream stream);

}  // namespace bathys::server
