// The messages between server and page, as texts and as values.
#include "server/messages.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "wire/parsing.hpp"
#include "wire/view_tree.hpp"

namespace bathys::server {
namespace {

using Type = ClientMessage::Type;

constexpr std::pair<std::string_view, Type> kMessageTypes[] = {
    {"do", Type::answer},       {"undo", Type::undo},       {"agree", Type::agree},     {"explain", Type::explain},
    {"preview", Type::preview}, {"lang", Type::language},   {"name", Type::name},       {"bot", Type::bot},
    {"go_on", Type::go_on},     {"ping", Type::ping},       {"hint", Type::hint},       {"move", Type::move},
    {"renew", Type::renew},     {"keep", Type::keep},       {"concede", Type::concede}, {"end", Type::end},
    {"pause", Type::pause},     {"rematch", Type::rematch}, {"react", Type::react},
};

/// The fields of one message. A complaint about them carries the message's nonce.
class Fields {
 public:
  Fields(const Json& body, std::string code) : body_(body), code_(std::move(code)) {
    if (!body.is_object()) fail("an object is expected");
  }

  void set_nonce(std::string nonce) { nonce_ = std::move(nonce); }
  bool has(const char* name) const { return body_.contains(name); }
  const Json& value(const char* name) const {
    const auto field = body_.find(name);
    if (field == body_.end()) fail(std::string(name) + " is missing");
    return *field;
  }
  std::string text(const char* name, std::size_t most) const {
    const Json& given = value(name);
    if (!given.is_string()) fail(std::string(name) + ": a text is expected, found " + wire::found(given));
    const auto& text = given.get_ref<const std::string&>();
    if (text.size() > most) fail(std::string(name) + " is too long");
    return text;
  }
  i64 number(const char* name, i64 most) const {
    const auto number = wire::whole_number(value(name));
    if (!number || *number < 0 || *number > most) fail(std::string(name) + ": a whole number is expected");
    return *number;
  }
  [[noreturn]] void fail(const std::string& what) const { throw BadMessage{code_, what, nonce_}; }

 private:
  const Json& body_;
  std::string code_;
  std::string nonce_{};
};

constexpr i64 kMaxNumber = i64{1} << 53;
constexpr i64 kMaxDecision = 0x7FFFFFFF;
constexpr std::size_t kMaxTextBytes = 256;

Json parse(std::string_view text, const char* code) {
  try {
    return wire::parse_json(text);
  } catch (const BadInput& bad) {
    throw BadMessage{code, bad.what};
  }
}

Type type_of(const Fields& fields) {
  const std::string name = fields.text("type", kMaxTextBytes);
  for (const auto& [known, type] : kMessageTypes) {
    if (known == name) return type;
  }
  fields.fail("type: unknown message " + wire::found(name));
}

std::vector<Json> actions_of(const Fields& fields) {
  const Json& list = fields.value("actions");
  if (!list.is_array() || list.empty() || list.size() > kMaxActions) {
    fields.fail("actions: a list of 1 to " + std::to_string(kMaxActions) + " answers is expected");
  }
  return list.get<std::vector<Json>>();
}

std::string token_of(const Fields& fields, const char* name, const Json& given) {
  if (!given.is_string() || !is_token(given.get_ref<const std::string&>())) {
    fields.fail(std::string(name) + ": 22 letters of base64url are expected");
  }
  return given.get<std::string>();
}

NextTable next_table_of(const Fields& fields) {
  NextTable next{
      token_of(fields, "table", fields.value("table")), {}, token_of(fields, "spectator", fields.value("spectator"))};
  const Json& list = fields.value("tokens");
  if (!list.is_array() || list.size() > kMaxSeats) fields.fail("tokens: a token or null for each seat is expected");
  for (const Json& one : list) next.tokens.push_back(one.is_null() ? "" : token_of(fields, "tokens", one));
  return next;
}

void read_fields(const Fields& fields, ClientMessage& message) {
  switch (message.type) {
    case Type::answer:
      message.change = static_cast<u64>(fields.number("change", kMaxNumber));
      if (fields.has("decision")) message.decision = static_cast<u32>(fields.number("decision", kMaxDecision));
      message.actions = actions_of(fields);
      return;
    case Type::undo:
      message.change = static_cast<u64>(fields.number("change", kMaxNumber));
      return;
    case Type::end:
    case Type::pause:
    case Type::agree:
      if (!fields.value("yes").is_boolean()) fields.fail("yes: true or false is expected");
      message.yes = fields.value("yes").get<bool>();
      return;
    case Type::preview:
      if (fields.has("seat")) message.seat = static_cast<int>(fields.number("seat", kMaxSeats - 1));
      [[fallthrough]];
    case Type::explain:
      message.actions.push_back(fields.value("action"));
      return;
    case Type::react:
      message.text = fields.text("what", kMaxTextBytes);
      return;
    case Type::language:
      message.text = fields.text("lang", kMaxTextBytes);
      return;
    case Type::name:
      message.text = fields.text("name", kMaxTextBytes);
      return;
    case Type::bot:
      message.seat = static_cast<int>(fields.number("seat", kMaxSeats - 1));
      if (!fields.value("level").is_null()) message.text = fields.text("level", kMaxTextBytes);
      return;
    case Type::renew:
      message.seat = static_cast<int>(fields.number("seat", kMaxSeats - 1));
      return;
    case Type::go_on:
      message.next = next_table_of(fields);
      return;
    case Type::hint:
    case Type::ping:
    case Type::move:
    case Type::keep:
    case Type::concede:
    case Type::rematch:
      return;
  }
}

}  // namespace

Hello read_hello(std::string_view text) {
  const Json body = parse(text, "bad_hello");
  const Fields fields(body, "bad_hello");
  if (fields.text("type", kMaxTextBytes) != "hello") fields.fail("the first message must be hello");
  Hello hello;
  hello.table = fields.text("table", kMaxTextBytes);
  hello.token = fields.text("token", kMaxTextBytes);
  if (fields.has("owner")) hello.owner = fields.text("owner", kMaxTextBytes);
  if (fields.has("lang")) {
    const auto language = words::Language::find(fields.text("lang", kMaxTextBytes));
    if (!language) fields.fail("lang: an unknown language");
    hello.language = *language;
  }
  if (fields.has("since") && !fields.value("since").is_null()) {
    const Fields since(fields.value("since"), "bad_hello");
    hello.since = static_cast<u64>(since.number("change", kMaxNumber));
  }
  return hello;
}

ClientMessage read_message(std::string_view text) {
  const Json body = parse(text, "bad_message");
  Fields fields(body, "bad_message");
  ClientMessage message;
  message.nonce = fields.text("nonce", kMaxNonceBytes);
  fields.set_nonce(message.nonce);
  message.type = type_of(fields);
  read_fields(fields, message);
  return message;
}

bool is_token(std::string_view text) {
  const auto fits = [](char letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') ||
           letter == '-' || letter == '_';
  };
  return text.size() == kTokenLetters && std::all_of(text.begin(), text.end(), fits);
}

double cost_of(ClientMessage::Type type) {
  switch (type) {
    case Type::language:
    case Type::rematch:
      return 10;
    case Type::hint:
    case Type::undo:
    case Type::move:
    case Type::renew:
    case Type::concede:
    case Type::end:
    case Type::pause:
    case Type::react:
      return 5;
    case Type::preview:
    case Type::name:
    case Type::bot:
      return 2;
    case Type::answer:
    case Type::agree:
    case Type::explain:
    case Type::go_on:
    case Type::keep:
    case Type::ping:
      return 1;
  }
  return 1;
}

Json error_json(std::string_view code, std::string_view message) { return {{"code", code}, {"message", message}}; }

std::string done_text(std::string_view nonce, u64 change) {
  std::string text = R"({"type":"done","nonce":)";
  wire::write_text(nonce, text);
  return text.append(R"(,"change":)").append(std::to_string(change)).append("}");
}

std::string refused_text(std::string_view nonce, const Json& error) {
  return wire::write_json({{"type", "refused"}, {"nonce", nonce}, {"error", error}});
}

std::string hinted_text(std::string_view nonce, u64 change, std::string_view hint) {
  std::string text = R"({"type":"hinted","nonce":)";
  text.append(wire::write_json(Json(nonce))).append(R"(,"change":)").append(std::to_string(change));
  return text.append(R"(,"hint":)").append(hint).append("}");
}

std::string pong_text(std::string_view nonce) { return wire::write_json({{"type", "pong"}, {"nonce", nonce}}); }

std::string go_on_text(std::string_view table, std::string_view token) {
  return wire::write_json({{"type", "go_on"}, {"table", table}, {"token", token}});
}

std::string error_text(std::string_view code, std::string_view message) {
  return wire::write_json({{"type", "error"}, {"error", error_json(code, message)}});
}

Json seat_json(const storage::SeatRow& seat, int connections) {
  if (!seat.level.empty()) return {{"name", seat.name}, {"kind", "bot"}, {"level", seat.level}};
  return {{"name", seat.name}, {"kind", "human"}, {"connected", connections > 0}, {"connections", connections}};
}

Json listed_seat_json(const storage::SeatRow& seat) {
  if (!seat.level.empty()) return {{"name", seat.name}, {"kind", "bot"}, {"level", seat.level}};
  // Where links are seats, there is one for each from the beginning, and only a name tells that somebody has come.
  const bool open = seat.name.empty() && (seat.claim.empty() || seat.token_hash.empty());
  return {{"name", seat.name}, {"kind", open ? "open" : "human"}};
}

}  // namespace bathys::server
