// The messages between server and page, as texts and as values. docs/formats.md describes them.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/integers.hpp"
#include "storage/storage.hpp"
#include "wire/json_type.hpp"
#include "words/catalogue.hpp"

namespace bathys::server {

using wire::Json;

/// A text shared by everybody who gets it.
using Bytes = std::shared_ptr<const std::string>;
inline Bytes bytes_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

inline constexpr std::size_t kMaxNonceBytes = 64;
inline constexpr std::size_t kMaxActions = 64;
inline constexpr std::size_t kTokenLetters = 22;
inline constexpr i64 kMaxTimerSeconds = 30 * 24 * 3600;

/// A message that cannot be understood. With a nonce it can still be answered.
struct BadMessage {
  std::string code;
  std::string what;
  std::string nonce{};
};

/// The first message of a connection.
struct Hello {
  std::string table;
  std::string token;
  std::string owner;
  words::Language language = words::Language::english();
  std::optional<u64> since;  ///< the change that the client has seen
};
Hello read_hello(std::string_view text);

/// Another table at which those of a finished one go on, with a token for each of them.
struct NextTable {
  std::string table;
  std::vector<std::string> tokens;  ///< by seat of the finished table; empty for one that has no place at the next
  std::string spectator;
};

/// Any later message.
struct ClientMessage {
  enum class Type {
    answer,
    undo,
    agree,
    explain,
    preview,
    hint,
    language,
    name,
    bot,
    go_on,
    ping,
    move,
    renew,
    keep,
    concede,
    end,
    pause,
    rematch,
    react
  };
  Type type = Type::ping;
  std::string nonce;
  u64 change = 0;
  std::optional<u32> decision{};
  std::vector<Json> actions{};  ///< what is answered or asked about; the game they are read by is the table's
  bool yes = false;
  std::string text{};  ///< language, name or level; empty for no level
  int seat = -1;
  std::optional<NextTable> next{};
};
ClientMessage read_message(std::string_view text);

/// What might be a token: 22 letters of base64url.
bool is_token(std::string_view text);

/// How many plain messages this one counts as: what it costs to answer, roughly.
double cost_of(ClientMessage::Type type);

Json error_json(std::string_view code, std::string_view message);

std::string done_text(std::string_view nonce, u64 change);
std::string refused_text(std::string_view nonce, const Json& error);
/// `hint` is JSON.
std::string hinted_text(std::string_view nonce, u64 change, std::string_view hint);
std::string pong_text(std::string_view nonce);
/// {"type":"go_on","table":ID,"token":TOKEN}
std::string go_on_text(std::string_view table, std::string_view token);
std::string error_text(std::string_view code, std::string_view message);

/// {"name":"Ann","kind":"human","connected":true,"connections":1} or {"name":"…","kind":"bot","level":"greedy"}
Json seat_json(const storage::SeatRow& seat, int connections);
/// The same for the list of public tables: a person's seat that nobody has taken yet is "open".
Json listed_seat_json(const storage::SeatRow& seat);

}  // namespace bathys::server
