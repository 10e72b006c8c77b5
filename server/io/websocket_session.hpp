// One WebSocket: somebody who looks at a table.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/io/network.hpp"
#include "server/io/shared.hpp"

namespace bathys::server {

/// Accepts the upgrade and serves the connection until it ends.
void start_websocket(const Shared& shared, Stream stream, beast::http::request<beast::http::string_body> request,
                     std::shared_ptr<Counted> counted);

}  // namespace bathys::server
