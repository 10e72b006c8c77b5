// HTTP requests and answers without the network: what the handlers work with.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/messages.hpp"

namespace bathys::server {

struct HttpRequest {
  std::string method;
  std::string path;  ///< without the question mark and what follows it
  std::string body{};
  std::string address{};  ///< who asks
  std::string host{};
  std::string origin{};
  std::string authorization{};
  std::string accept_encoding{};
  std::string if_none_match{};
};

struct HttpAnswer {
  int status = 200;
  std::string type = "application/json";
  std::string body{};
  std::vector<std::pair<std::string, std::string>> headers{};
};

HttpAnswer json_answer(int status, const Json& body);
/// {"error":{"code":"…","message":"…"}}
HttpAnswer error_answer(int status, std::string_view code, std::string_view message);

/// The headers that every answer has.
const std::vector<std::pair<std::string, std::string>>& security_headers();

/// Whether a page from there may use this server: its own pages, those named, and programs, which send no origin.
bool origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& named);

}  // namespace bathys::server
