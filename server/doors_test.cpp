// Who is let in over a socket, whom a proxy may speak for, and how connections end.
#include <atomic>
#include <thread>
#include <utility>

#include "server/testing.hpp"

namespace bathys::server {
namespace {

using Doors = ServerTest;

/// Cannot write as long as the test says so; says so from a thread of its own, as every storage does.
class Failing final : public storage::MemoryStorage {
 public:
  void append(storage::Append append, storage::Written written) override {
    if (!fails) return MemoryStorage::append(std::move(append), std::move(written));
    saying_ = std::jthread([written = std::move(written)] {
      const storage::StorageError error("no room");
      written(&error);
    });
  }

  std::atomic<bool> fails = false;

 private:
  std::jthread saying_{};
};

/// All that a connection is still told; how it is closed stands in `frames` then.
void hear_out(Frames& frames) {
  while (frames.next()) {
  }
}

std::string hello(const Json& table) {
  return wire::write_json({{"type", "hello"}, {"table", table["table"]}, {"token", table["tokens"][0]}});
}

TEST_F(Doors, AServerIsNotFoundByNamesThatOthersMayOwn) {
  const auto ask = [&](const std::string& host) {
    return raw_http(port(), "GET /health HTTP/1.1\r\nConnection: close\r\nHost: " + host + "\r\n\r\n");
  };
  EXPECT_EQ(ask("evil.example").status, 421);
  EXPECT_EQ(ask("evil.example:8080").code(), "wrong_host");
  for (const char* const good : {"localhost", "127.0.0.1:8080", "[::1]", "board"})
    EXPECT_EQ(ask(good).status, 200) << good;
  Socket socket(port());
  socket.send(
      "GET /ws HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
  EXPECT_TRUE(socket.receive_all().starts_with("HTTP/1.1 421"));
  Settings settings = for_tests();
  settings.hosts = {"play.example.org"};
  start(settings);
  EXPECT_EQ(ask("play.example.org").status, 200);
  EXPECT_EQ(ask("evil.example").status, 421);
}

TEST_F(Doors, AnUnknownTransferEncodingIsRefused) {
  const auto send = [&](const std::string& coding) {
    return raw_http(port(), "POST /api/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\nTransfer-Encoding: " +
                                coding + "\r\n\r\n5\r\nhello\r\n0\r\n\r\n");
  };
  for (const char* const coding : {"gzip, chunked", "identity, chunked"}) {
    const Answered answered = send(coding);
    EXPECT_EQ(answered.status, 501) << coding;
    EXPECT_EQ(answered.code(), "not_implemented") << coding;
  }
  EXPECT_EQ(send("chunked").status, 400) << "read, and no table";
}

TEST_F(Doors, WhoPingsTooMuchIsClosed) {
  Settings settings = for_tests();
  settings.messages_per_second = 1;
  start(settings);
  for (const u8 kind : {u8{0x89}, u8{0x8A}}) {
    Frames frames(port());
    frames.send(hello(two_people()));
    frames.next();
    // A machine that is busy for minutes would still have too many of them at once.
    std::string all;
    for (int i = 0; i < 500; ++i) all += Frames::frame("p", kind);
    frames.socket().send(all);
    hear_out(frames);
    EXPECT_EQ(frames.close_code(), 1008);
    EXPECT_TRUE(frames.close_reason().starts_with("too_fast")) << frames.close_reason();
  }
}

TEST_F(Doors, BehindATrustedProxyEverybodyIsCountedForThemselves) {
  Settings settings = for_tests();
  settings.connections_per_address = 1;
  settings.trusted_proxies = {*AddressRange::read("127.0.0.1")};
  start(settings);
  const auto from = [](const std::string& address) { return "X-Forwarded-For: " + address + "\r\n"; };
  Frames first(port(), from("192.0.2.1"));
  EXPECT_TRUE(first.upgraded());
  Frames second(port(), from("192.0.2.1"));
  EXPECT_TRUE(second.head().starts_with("HTTP/1.1 503")) << second.head();
  // What stands before the proxy's own word is somebody's invention.
  Frames forged(port(), from("198.51.100.7, 192.0.2.1"));
  EXPECT_FALSE(forged.upgraded());
  Frames chain(port(), from("192.0.2.1, 127.0.0.1"));
  EXPECT_FALSE(chain.upgraded()) << "a proxy behind a proxy";
  Frames other(port(), from("192.0.2.2"));
  EXPECT_TRUE(other.upgraded());
}

TEST_F(Doors, WhatAnybodyElseForwardsIsNotBelieved) {
  Settings settings = for_tests();
  settings.connections_per_address = 1;
  settings.trusted_proxies = {*AddressRange::read("10.0.0.0/8")};
  start(settings);
  // The machine's own address is never limited, whatever it says.
  Frames first(port(), "X-Forwarded-For: 192.0.2.1\r\n");
  Frames second(port(), "X-Forwarded-For: 192.0.2.1\r\n");
  EXPECT_TRUE(first.upgraded());
  EXPECT_TRUE(second.upgraded());
}

TEST_F(Doors, AServerThatEndsSaysThatItGoesAway) {
  const Json table = two_people();
  Frames frames(port());
  frames.send(hello(table));
  frames.next();
  server_.reset();
  hear_out(frames);
  EXPECT_EQ(frames.close_code(), 1001);
  EXPECT_TRUE(frames.close_reason().starts_with("shutting_down")) << frames.close_reason();
}

TEST_F(Doors, WhatTheClientMayNotDoIsAgainstThePolicy) {
  Frames frames(port());
  frames.send("nonsense");
  hear_out(frames);
  EXPECT_EQ(frames.close_code(), 1008);
  EXPECT_TRUE(frames.close_reason().starts_with("bad_hello")) << frames.close_reason();
}

TEST_F(Doors, AStorageThatFailsIsAnErrorOfTheServer) {
  auto storage = std::make_unique<Failing>();
  Failing& held = *storage;
  start(for_tests(), std::move(storage));
  const Json table = two_people();
  Pair pair(port(), table);
  held.fails = true;
  Player& player = pair.asked();
  player.answer(player.text_of(0));
  EXPECT_EQ(player.expect("error")["error"]["code"], "storage");
  hear_out(player.frames());
  EXPECT_EQ(player.frames().close_code(), 1011);
  hear_out(pair.other().frames());
  EXPECT_EQ(pair.other().frames().close_code(), 1011);
  held.fails = false;
  Pair again(port(), table);
  EXPECT_EQ(again.ann.change, 0u) << "what was not written is not there";
}

}  // namespace
}  // namespace bathys::server
