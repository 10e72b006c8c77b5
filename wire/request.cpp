// One request of the engine protocol: its fields, read strictly.
#include "wire/request.hpp"

#include <nlohmann/json.hpp>

#include "wire/parsing.hpp"

namespace bathys::wire {
namespace {

[[noreturn]] void refuse(std::string_view name, const std::string& what) {
  throw RequestError{"bad_request", std::string(name) + ": " + what};
}

std::string from_to(i64 least, i64 most) { return std::to_string(least) + " to " + std::to_string(most); }

std::string language_codes() {
  std::string codes;
  for (const words::Language& language : words::Language::all()) {
    codes.append(codes.empty() ? "" : ", ").append(language.code());
  }
  return codes;
}

words::Language language_of(const Request& request) {
  if (!request.has("lang")) return words::Language::english();
  const auto language = words::Language::find(request.text("lang"));
  if (!language) refuse("lang", "one of " + language_codes() + " is expected, found " + found(request.value("lang")));
  return *language;
}

std::array<std::string, kMaxSeats> names_of(const Request& request) {
  std::array<std::string, kMaxSeats> names;
  if (!request.has("names")) return names;
  const Json& given = request.value("names");
  if (!given.is_array() || given.size() > names.size()) refuse("names", "a list of at most 4 texts is expected");
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (!given[i].is_string()) refuse("names", "a text is expected, found " + found(given[i]));
    names[i] = given[i].get<std::string>();
  }
  return names;
}

}  // namespace

Request::Request(const Json& body) : body_(body), voice_{language_of(*this), names_of(*this)} {}

bool Request::has(std::string_view name) const { return body_.contains(std::string(name)); }

const Json& Request::value(std::string_view name) const {
  const auto field = body_.find(std::string(name));
  if (field == body_.end()) refuse(name, "is missing");
  return *field;
}

std::string Request::text(std::string_view name) const {
  const Json& given = value(name);
  if (!given.is_string()) refuse(name, "a text is expected, found " + found(given));
  return given.get<std::string>();
}

i64 Request::number(std::string_view name, i64 least, i64 most) const {
  const auto number = whole_number(value(name));
  const bool fits = number && *number >= least && *number <= most;
  if (!fits) refuse(name, "a whole number from " + from_to(least, most) + " is expected, found " + found(value(name)));
  return *number;
}

i64 Request::number_or(std::string_view name, i64 least, i64 most, i64 absent) const {
  return has(name) ? number(name, least, most) : absent;
}

bool Request::flag_or(std::string_view name, bool absent) const {
  if (!has(name)) return absent;
  if (!value(name).is_boolean()) refuse(name, "true or false is expected, found " + found(value(name)));
  return value(name).get<bool>();
}

Seat Request::seat(int seats) const { return seat_at(static_cast<int>(number("seat", 0, seats - 1))); }

Seat Request::viewer_or_spectator(int seats) const {
  if (!has("seat") || value("seat") == "spectator") return kSpectator;
  if (value("seat").is_number()) return seat(seats);
  refuse("seat",
         "a seat from " + from_to(0, seats - 1) + " or \"spectator\" is expected, found " + found(value("seat")));
}

}  // namespace bathys::wire
