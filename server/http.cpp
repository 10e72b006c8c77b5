// HTTP requests and answers without the network.
#include "server/http.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "wire/parsing.hpp"

namespace bathys::server {

HttpAnswer json_answer(int status, const Json& body) {
  return {status, "application/json", wire::write_json(body), {{"Cache-Control", "no-store"}}};
}

HttpAnswer error_answer(int status, std::string_view code, std::string_view message) {
  return json_answer(status, {{"error", error_json(code, message)}});
}

const std::vector<std::pair<std::string, std::string>>& security_headers() {
  static const std::vector<std::pair<std::string, std::string>> headers{
      {"Content-Security-Policy",
       "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
       "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
  };
  return headers;
}

bool origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& named) {
  if (origin.empty()) return true;
  if (std::find(named.begin(), named.end(), origin) != named.end()) return true;
  const std::size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && !host.empty() && origin.substr(scheme + 3) == host;
}

}  // namespace bathys::server
