// What the tests of this folder share: a server on a free port, a plain HTTP client, and somebody at a table.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "server/server.hpp"
#include "server/tokens.hpp"
#include "storage/memory/memory_storage.hpp"
#include "storage/sqlite/sqlite_storage.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {

/// Nothing here takes this long, on the busiest machine, unless something is wrong.
inline constexpr int kPatienceMs = 120'000;

/// A blocking TCP connection to this machine.
class Socket {
 public:
  explicit Socket(u16 port, int receive_buffer = 0) : file_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    if (receive_buffer > 0) ::setsockopt(file_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    open_ = ::connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  ~Socket() { ::close(file_); }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  bool open() const { return open_; }
  void send(std::string_view bytes) {
    while (!bytes.empty() && open_) {
      const ssize_t sent = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) open_ = false;
      if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }
  /// What is there, waiting for it if need be; empty at the end.
  std::string receive(int patience_ms = kPatienceMs) {
    pollfd poll{file_, POLLIN, 0};
    if (::poll(&poll, 1, patience_ms) <= 0) return {};
    char chunk[16384];
    const ssize_t got = ::recv(file_, chunk, sizeof chunk, 0);
    if (got <= 0) open_ = false;
    return {chunk, static_cast<std::size_t>(got > 0 ? got : 0)};
  }
  std::string receive_all() {
    std::string all;
    for (std::string more = receive(); !more.empty(); more = receive()) all += more;
    return all;
  }

 private:
  int file_;
  bool open_ = false;
};

struct Answered {
  int status = 0;
  std::string head{};
  std::string body{};
  Json json() const { return wire::parse_json(body); }
  std::string code() const { return json()["error"]["code"]; }
};

inline Answered raw_http(u16 port, const std::string& bytes) {
  Socket socket(port);
  socket.send(bytes);
  const std::string all = socket.receive_all();
  const std::size_t end = all.find("\r\n\r\n");
  if (all.size() < 12 || end == std::string::npos) return {};
  return {std::stoi(all.substr(9, 3)), all.substr(0, end), all.substr(end + 4)};
}
inline Answered http(u16 port, const std::string& method, const std::string& path, const std::string& body = {},
                     const std::string& headers = {}) {
  return raw_http(port, method + " " + path + " HTTP/1.1\r\nHost: here\r\nConnection: close\r\n" + headers +
                            "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
}

/// The frames of a WebSocket, well-formed or not.
class Frames {
 public:
  explicit Frames(u16 port, const std::string& headers = {}, int receive_buffer = 0) : socket_(port, receive_buffer) {
    socket_.send("GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + headers +
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    while (input_.find("\r\n\r\n") == std::string::npos && more()) {
    }
    const std::size_t end = input_.find("\r\n\r\n");
    upgraded_ = input_.starts_with("HTTP/1.1 101");
    head_ = input_.substr(0, end);
    input_.erase(0, end == std::string::npos ? input_.size() : end + 4);
  }

  bool upgraded() const { return upgraded_; }
  const std::string& head() const { return head_; }
  Socket& socket() { return socket_; }
  static std::string frame(std::string_view text, u8 first = 0x81) {
    std::string bytes(1, static_cast<char>(first));
    if (text.size() < 126) {
      bytes += static_cast<char>(0x80 | text.size());
    } else if (text.size() < 65536) {
      bytes += static_cast<char>(0x80 | 126);
      bytes += static_cast<char>(text.size() >> 8);
      bytes += static_cast<char>(text.size() & 0xFF);
    } else {
      bytes += static_cast<char>(0x80 | 127);
      for (int i = 7; i >= 0; --i) bytes += static_cast<char>((text.size() >> (8 * i)) & 0xFF);
    }
    return bytes.append(4, '\0').append(text);
  }
  void send(std::string_view text, u8 first = 0x81) { socket_.send(frame(text, first)); }
  /// The next text; nothing at the end. `close_reason` says why then.
  std::optional<std::string> next() {
    while (true) {
      if (const auto text = take()) return text;
      if (closed_ || !more()) return std::nullopt;
    }
  }
  const std::string& close_reason() const { return close_reason_; }
  int close_code() const { return close_code_; }

 private:
  bool more() {
    const std::string bytes = socket_.receive();
    input_ += bytes;
    return !bytes.empty();
  }
  std::optional<std::string> take() {
    while (input_.size() >= 2) {
      const auto byte = [&](std::size_t i) { return static_cast<u8>(input_[i]); };
      std::size_t head = 2;
      std::size_t size = byte(1) & 0x7F;
      if (size >= 126) {
        const std::size_t wide = size == 126 ? 2 : 8;
        if (input_.size() < head + wide) return std::nullopt;
        size = 0;
        for (std::size_t i = 0; i < wide; ++i) size = (size << 8) | byte(head + i);
        head += wide;
      }
      if (input_.size() < head + size) return std::nullopt;
      const int kind = byte(0) & 0x0F;
      const std::string text = input_.substr(head, size);
      input_.erase(0, head + size);
      if (kind == 1) return text;
      if (kind == 9) send(text, 0x8A);  // who does not answer a ping is taken for gone
      if (kind == 8) {
        closed_ = true;
        if (size >= 2) close_code_ = static_cast<u8>(text[0]) << 8 | static_cast<u8>(text[1]);
        if (size > 2) close_reason_ = text.substr(2);
        return std::nullopt;
      }
    }
    return std::nullopt;
  }

  Socket socket_;
  std::string input_;
  std::string head_;
  bool upgraded_ = false;
  bool closed_ = false;
  std::string close_reason_;
  int close_code_ = 0;
};

/// Somebody at a table, who keeps the picture up to date by the differences.
class Player {
 public:
  Player(u16 port, const Json& table, const std::string& token, const Json& more = Json::object()) : frames_(port) {
    Json hello{{"type", "hello"}, {"table", table.at("table")}, {"token", token}};
    hello.update(more);
    send(hello);
  }

  void send(const Json& message) { frames_.send(wire::write_json(message)); }
  /// The next message, whatever it is; null at the end.
  Json next() {
    const auto text = frames_.next();
    if (!text) return nullptr;
    last_text = *text;
    Json message = wire::parse_json(*text);
    note(message);
    return message;
  }
  /// The next message of this type; others are noted and passed over. Fails when there is none.
  Json expect(const std::string& type) {
    for (Json message = next(); !message.is_null(); message = next()) {
      if (message["type"] == type) return message;
    }
    ADD_FAILURE() << "no " << type << " came; closed with " << frames_.close_reason();
    return Json::object();
  }
  /// What was answered to the request with this nonce. Answers to earlier requests, which may still be on their way,
  /// and news are noted and passed over.
  Json reply_to(const std::string& nonce) {
    for (Json message = next(); !message.is_null(); message = next()) {
      if (message.contains("nonce") && message["nonce"] == nonce) return message;
    }
    ADD_FAILURE() << "no answer to " << nonce << " came; closed with " << frames_.close_reason();
    return Json::object();
  }
  /// Sends a request with a nonce of its own; what was answered to it.
  Json ask(Json message) {
    const std::string nonce = new_nonce();
    message["nonce"] = nonce;
    send(message);
    return reply_to(nonce);
  }
  /// The code of the refusal that this request must get.
  std::string refusal_of(const Json& message) {
    const Json reply = ask(message);
    EXPECT_EQ(reply["type"], "refused") << reply;
    return reply["type"] == "refused" ? reply["error"]["code"].get<std::string>() : std::string();
  }
  /// Waits until the table has seen this change.
  void see(u64 wanted) {
    while (change < wanted) {
      if (next().is_null()) {
        ADD_FAILURE() << "change " << wanted << " was not seen: " << frames_.close_reason();
        return;
      }
    }
  }

  bool asked() const { return !legal().empty(); }
  const Json& legal() const { return picture["legal"]; }
  bool over() const { return picture["decision"]["over"].get<bool>(); }

  /// Never the same twice: whoever comes back to a seat must not repeat what was said there before.
  static std::string new_nonce() {
    static int nonces = 0;
    return "n" + std::to_string(++nonces);
  }
  /// Sends an answer; its nonce.
  std::string answer(const std::string& action) {
    const std::string nonce = new_nonce();
    send({{"type", "do"}, {"nonce", nonce}, {"change", change}, {"actions", {action}}});
    return nonce;
  }
  std::string text_of(std::size_t i) const { return legal()[i]["text"]; }
  Frames& frames() { return frames_; }

  Json picture = Json::object();  ///< the last table message with all updates since
  u64 change = 0;
  std::string last_text{};

 private:
  void note(const Json& message) {
    if (message["type"] == "table") {
      picture = message;
      change = message["change"];
    }
    if (message["type"] == "update") apply(message);
  }
  void apply(const Json& update) {
    EXPECT_EQ(update["from"], change);
    change = update["change"];
    picture["view"] = picture["view"].patch(update["patch"]);
    for (const char* const name : {"decision", "legal", "next"}) picture[name] = update[name];
    if (update.contains("outcome")) picture["outcome"] = update["outcome"];
    auto& events = picture["events"];
    events.erase(events.begin() + update["from_event"].get<int>(), events.end());
    for (const Json& event : update["events"]) events.push_back(event);
  }

  Frames frames_;
};

/// The two who play at a table; both have the whole picture.
struct Pair {
  Pair(u16 port, Json created)
      : table(std::move(created)), ann(port, table, table["tokens"][0]), bob(port, table, table["tokens"][1]) {
    ann.expect("table");
    bob.expect("table");
  }
  Player& asked() { return ann.asked() ? ann : bob; }
  Player& other() { return ann.asked() ? bob : ann; }

  Json table;
  Player ann;
  Player bob;
};

/// A server on a free port with its tables in memory.
class ServerTest : public testing::Test {
 protected:
  void SetUp() override { start(); }
  /// Test clients are quicker than people.
  static Settings for_tests() {
    Settings settings;
    settings.messages_per_second = 1'000'000;
    return settings;
  }
  void start(Settings settings = for_tests(), std::unique_ptr<storage::Storage> storage = nullptr) {
    settings.port = 0;
    if (!storage) storage = std::make_unique<storage::MemoryStorage>();
    server_.reset();
    server_ = std::make_unique<Server>(std::move(settings), std::move(storage));
  }
  u16 port() const { return server_->port(); }
  Json create(const Json& request) const {
    const Answered answered = http(port(), "POST", "/api/tables", wire::write_json(request));
    EXPECT_EQ(answered.status, 201) << answered.body;
    return answered.json();
  }
  /// A browser takes a seat; `change` says what is different about its request.
  Answered claim(const Json& table, const Json& link, const Json& change = Json::object()) const {
    Json body{{"token", link}, {"key", new_token()}, {"part", std::string(64, 'a')}};
    body.update(change);
    return http(port(), "POST", path_of(table, "claim"), wire::write_json(body));
  }
  static std::string path_of(const Json& table, const std::string& what) {
    return "/api/tables/" + table.at("table").get<std::string>() + "/" + what;
  }
  /// A table at which everybody has taken their seat: `tokens` are the seats then, and `links` were the way to them.
  Json seated(const Json& request) const {
    Json table = create(request);
    table["links"] = table["tokens"];
    for (Json& token : table["tokens"]) {
      if (!token.is_null() && table["waiting"] == true) token = claim(table, token).json()["token"];
    }
    return table;
  }
  static Json person(const std::string& name) { return {{"kind", "human"}, {"name", name}}; }
  static Json bot(const std::string& level) { return {{"kind", "bot"}, {"level", level}, {"name", "Bot " + level}}; }
  /// A game that begins in the same way every time.
  Json two_people() const {
    return server_->create_trusted(
        {{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), person("Bob")}}, {"seed", "test"}});
  }

  std::unique_ptr<Server> server_;
};

}  // namespace bathys::server
