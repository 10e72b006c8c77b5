// One connection that speaks HTTP, until it ends or becomes a WebSocket.
#include "server/io/http_session.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <optional>

#include "server/io/websocket_session.hpp"

namespace bathys::server {
namespace {

namespace http = beast::http;

constexpr std::chrono::seconds kPatience{30};
constexpr u32 kMaxHeaderBytes = 8 * 1024;

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

std::string text(beast::string_view view) { return {view.data(), view.size()}; }

/// All that proxies wrote, in the order in which they wrote it.
std::string forwarded_for(const Request& request) {
  std::string all;
  const auto [first, last] = request.equal_range("X-Forwarded-For");
  for (auto one = first; one != last; ++one) all.append(all.empty() ? "" : ",").append(text(one->value()));
  return all;
}

/// What is wrong with a request, whatever it asks for.
std::optional<HttpAnswer> refusal_of(const Request& request, const Settings& settings) {
  const beast::string_view coding = request[http::field::transfer_encoding];
  if (!coding.empty() && !beast::iequals(coding, "chunked")) {
    return error_answer(501, "not_implemented", "this transfer encoding is not understood");
  }
  if (!host_allowed(text(request[http::field::host]), settings.hosts, settings.origins)) {
    return error_answer(421, "wrong_host", "this server is not known by that name; --host adds one");
  }
  return std::nullopt;
}

HttpRequest plain(Request&& request, const std::string& address) {
  const std::string target = text(request.target());
  return {text(request.method_string()),
          target.substr(0, target.find('?')),
          std::move(request.body()),
          address,
          text(request[http::field::host]),
          text(request[http::field::origin]),
          text(request[http::field::authorization]),
          text(request[http::field::accept_encoding]),
          text(request[http::field::if_none_match])};
}

Response with_headers(HttpAnswer&& answer, unsigned version, bool keep_alive, bool head) {
  Response response(static_cast<http::status>(answer.status), version);
  for (const auto& [name, value] : security_headers()) response.set(name, value);
  for (const auto& [name, value] : answer.headers) response.set(name, value);
  response.keep_alive(keep_alive);
  if (answer.status != 304) response.set(http::field::content_type, answer.type);
  response.content_length(answer.body.size());
  if (!head) response.body() = std::move(answer.body);
  return response;
}

/// The answer to a request that cannot be read.
HttpAnswer complaint(const Error& error) {
  if (error == http::error::body_limit) return error_answer(413, "too_large", "the request is too large");
  if (error == http::error::header_limit) return error_answer(431, "too_large", "the headers are too large");
  return error_answer(400, "bad_request", "this is not HTTP");
}

bool is_http_error(const Error& error) {
  return error.category() == make_error_code(http::error::bad_version).category() &&
         error != http::error::end_of_stream && error != http::error::partial_message;
}

void finish(Stream& stream) {
  Error ignored;
  stream.socket().shutdown(net::ip::tcp::socket::shutdown_send, ignored);
}

net::awaitable<bool> write(Stream& stream, Response response) {
  Error error;
  co_await http::async_write(stream, response, net::redirect_error(net::use_awaitable, error));
  co_return !error && response.keep_alive();
}

}  // namespace

net::awaitable<void> serve_http(const Shared& shared, Stream stream, std::shared_ptr<Counted> counted) {
  beast::flat_buffer buffer;
  bool open = true;
  while (open) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kMaxHeaderBytes);
    parser.body_limit(shared.services.settings.message_bytes);
    stream.expires_after(kPatience);
    Error error;
    co_await http::async_read(stream, buffer, parser, net::redirect_error(net::use_awaitable, error));
    if (error) {
      if (is_http_error(error)) {
        Response answer = with_headers(complaint(error), 11, false, false);
        co_await write(stream, std::move(answer));
      }
      break;
    }
    Request request = parser.release();
    const Settings& settings = shared.services.settings;
    if (auto refused = refusal_of(request, settings)) {
      Response answer = with_headers(std::move(*refused), request.version(), false, false);
      co_await write(stream, std::move(answer));
      break;
    }
    std::string client = client_address(counted->address(), forwarded_for(request), settings.trusted_proxies);
    if (beast::websocket::is_upgrade(request) && request.target() == "/ws") {
      const bool welcome = origin_allowed(text(request[http::field::origin]), text(request[http::field::host]),
                                          shared.services.settings.origins);
      // Who comes through a trusted proxy is counted for themselves.
      if (welcome && client != counted->address()) counted = Counted::try_count(counted->all(), client);
      if (welcome && !counted) {
        HttpAnswer full = error_answer(503, "too_many_connections", "there are too many connections; try again later");
        Response answer = with_headers(std::move(full), request.version(), false, false);
        co_await write(stream, std::move(answer));
        break;
      }
      if (welcome) {
        start_websocket(shared, std::move(stream), std::move(request), std::move(counted));
        co_return;
      }
      HttpAnswer refusal = error_answer(403, "wrong_origin", "pages from elsewhere may not connect");
      Response answer = with_headers(std::move(refusal), request.version(), false, false);
      co_await write(stream, std::move(answer));
      break;
    }
    const unsigned version = request.version();
    const bool keep_alive = request.keep_alive();
    const bool head = request.method() == http::verb::head;
    HttpRequest asked = plain(std::move(request), client);
    Api& api = shared.api;
    auto start = [&api, asked = std::move(asked)](Api::Answered answered) { api.handle(asked, std::move(answered)); };
    HttpAnswer answer = co_await awaited<HttpAnswer>(std::move(start));
    Response response = with_headers(std::move(answer), version, keep_alive, head);
    open = co_await write(stream, std::move(response));
  }
  finish(stream);
}

net::awaitable<void> turn_away(Stream stream) {
  stream.expires_after(kPatience);
  HttpAnswer answer = error_answer(503, "too_many_connections", "there are too many connections; try again later");
  Response response = with_headers(std::move(answer), 11, false, false);
  co_await write(stream, std::move(response));
  finish(stream);
}

}  // namespace bathys::server
