// Whatever a client does: a clear error or a closed connection with a reason, and nobody else notices.
#include <thread>

#include "core/generator.hpp"
#include "server/testing.hpp"

namespace bathys::server {
namespace {

class BadClients : public ServerTest {
 protected:
  std::string hello(const Json& table) const {
    return wire::write_json({{"type", "hello"}, {"table", table["table"]}, {"token", table["tokens"][0]}});
  }
  /// The error's code that these frames lead to, with the connection closed after it.
  std::string error_after(const std::vector<std::string>& texts) {
    Frames frames(port());
    for (const std::string& text : texts) frames.send(text);
    std::string code;
    while (const auto text = frames.next()) {
      const Json message = wire::parse_json(*text);
      if (message["type"] == "error") code = message["error"]["code"];
    }
    EXPECT_TRUE(frames.close_reason().starts_with(code)) << frames.close_reason();
    return code;
  }
  void expect_alive() { EXPECT_EQ(http(port(), "GET", "/health").status, 200); }
};

TEST_F(BadClients, ABadHelloIsSaidAndTheConnectionClosed) {
  const Json table = two_people();
  EXPECT_EQ(error_after({"nonsense"}), "bad_hello");
  EXPECT_EQ(error_after({"{}"}), "bad_hello");
  EXPECT_EQ(error_after({R"({"type":"ping","nonce":"a"})"}), "bad_hello");
  EXPECT_EQ(error_after({R"({"type":"hello","table":"none","token":"x"})"}), "no_table");
  EXPECT_EQ(error_after({R"({"type":"hello","table":"x","token":"x","lang":"xx"})"}), "bad_hello");
  const std::string id = table["table"];
  EXPECT_EQ(error_after({R"({"type":"hello","table":")" + id + R"(","token":"guess"})"}), "wrong_token");
  const std::string token = table["tokens"][0];
  EXPECT_EQ(error_after({R"({"type":"hello","table":")" + id + R"(","token":")" + token + R"(","owner":"guess"})"}),
            "wrong_token");
  expect_alive();
}

TEST_F(BadClients, ATokenOfAnotherTableOpensNothing) {
  const Json one = two_people();
  const Json other = two_people();
  Player eve(port(), one, other["tokens"][0]);
  const Json answer = eve.next();
  EXPECT_EQ(answer["error"]["code"], "wrong_token");
}

TEST_F(BadClients, MessagesThatAreNoneAreSaid) {
  const Json table = two_people();
  EXPECT_EQ(error_after({hello(table), "nonsense"}), "bad_message");
  EXPECT_EQ(error_after({hello(table), "[1,2]"}), "bad_message");
  EXPECT_EQ(error_after({hello(table), R"({"type":"do"})"}), "bad_message");
  EXPECT_EQ(error_after({hello(table), std::string(200, '[')}), "bad_message");
  Player ann(port(), table, table["tokens"][0]);
  ann.expect("table");
  for (const char* const text :
       {R"({"type":"do","nonce":"a"})", R"({"type":"fly","nonce":"a"})", R"({"type":"do","nonce":"a","change":1e99})",
        R"({"type":"bot","nonce":"a","seat":9,"level":"x"})", R"({"type":"do","nonce":"a","change":0,"actions":[{}]})",
        R"({"type":"explain","nonce":"a","action":7})", R"({"type":"agree","nonce":"a","yes":1})"}) {
    ann.frames().send(text);
    const Json refused = ann.expect("refused");
    EXPECT_EQ(refused["nonce"], "a") << text;
  }
  expect_alive();
}

TEST_F(BadClients, FramesThatAreNoneCloseTheConnection) {
  const Json table = two_people();
  for (const std::string& bytes : {
           std::string(32, '\xff'),                                              // reserved bits
           std::string("\x81\x05hello", 7),                                      // not masked
           std::string("\x83\x80\0\0\0\0", 6),                                   // an unknown kind
           std::string("\x80\x80\0\0\0\0", 6),                                   // goes on with nothing
           std::string("\x89\xfe\x01\x00\0\0\0\0", 8) + std::string(256, 'x'),   // a ping too long
           Frames::frame("\xc3\x28"),                                            // not UTF-8
           std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14),  // more than there is memory
       }) {
    Frames frames(port());
    frames.send(hello(table));
    frames.next();
    frames.socket().send(bytes);
    while (frames.next()) {
    }
    EXPECT_FALSE(frames.socket().open() && frames.close_code() == 0);
  }
  Frames binary(port());
  binary.send(hello(table), 0x82);
  EXPECT_EQ(wire::parse_json(*binary.next())["error"]["code"], "bad_hello");
  expect_alive();
}

TEST_F(BadClients, RandomBytesHarmNobody) {
  Generator dice(key_from_text("noise"));
  const Json table = two_people();
  for (int i = 0; i < 60; ++i) {
    std::string noise;
    for (u32 size = dice.below(300); size > 0; --size) noise += static_cast<char>(dice.below(256));
    if (i % 3 == 0) {
      Socket socket(port());
      socket.send(noise);
      continue;
    }
    Frames frames(port());
    if (i % 3 == 1) frames.send(hello(table));
    frames.socket().send(noise);
  }
  expect_alive();
}

TEST_F(BadClients, AMessageThatIsTooLargeClosesWithThatReason) {
  const Json table = two_people();
  Frames frames(port());
  frames.send(hello(table));
  frames.next();
  frames.send(std::string(17 * 1024, 'x'));
  while (frames.next()) {
  }
  EXPECT_EQ(frames.close_code(), 1009);
  expect_alive();
}

TEST_F(BadClients, APageFromElsewhereIsNotLetIn) {
  Frames evil(port(), "Origin: http://evil\r\n");
  EXPECT_FALSE(evil.upgraded());
  EXPECT_TRUE(evil.head().starts_with("HTTP/1.1 403")) << evil.head();
  Frames own(port(), "Origin: http://here\r\n");
  EXPECT_TRUE(own.upgraded());
}

TEST_F(BadClients, WhoSaysNothingIsClosed) {
  Settings settings = for_tests();
  settings.hello_seconds = 1;
  start(settings);
  EXPECT_EQ(error_after({}), "bad_hello");
}

TEST_F(BadClients, WhoTalksTooMuchIsClosed) {
  Settings settings = for_tests();
  settings.messages_per_second = 1;
  start(settings);
  const Json table = two_people();
  // A machine that is busy for minutes would still have too many of them at once.
  std::vector<std::string> texts(500, R"({"type":"ping","nonce":"a"})");
  texts.insert(texts.begin(), hello(table));
  EXPECT_EQ(error_after(texts), "too_fast");
}

TEST_F(BadClients, WhoDoesNotReadIsClosedAndTheOthersGoOn) {
  Settings settings = for_tests();
  settings.queue_bytes = 64 * 1024;
  start(settings);
  const Json table = two_people();
  Frames deaf(port(), {}, 4096);
  deaf.send(hello(table));
  Player ann(port(), table, table["tokens"][0]);
  ann.expect("table");
  while (server_->metrics().connections < 2) std::this_thread::yield();
  // Pictures it asks for and does not take: more than all buffers on the way can hold.
  while (server_->metrics().connections > 1 && deaf.socket().open()) {
    for (int i = 0; i < 10; ++i) deaf.send(R"({"type":"lang","nonce":"l","lang":"fr"})");
    ann.send({{"type", "ping"}, {"nonce", "p"}});
    ann.expect("pong");
  }
  ann.send({{"type", "ping"}, {"nonce", "q"}});
  EXPECT_EQ(ann.expect("pong")["nonce"], "q");
}

TEST_F(BadClients, WhoGoesInTheMiddleOfAFrameIsForgotten) {
  const Json table = two_people();
  Player ann(port(), table, table["tokens"][0]);
  ann.expect("table");
  {
    Frames bob(port());
    bob.send(wire::write_json({{"type", "hello"}, {"table", table["table"]}, {"token", table["tokens"][1]}}));
    bob.next();
    bob.socket().send(std::string("\x81\xfe\x10\x00\0\0\0\0abc", 11));
  }
  EXPECT_EQ(ann.expect("seats")["seats"][1]["connected"], true);
  EXPECT_EQ(ann.expect("seats")["seats"][1]["connected"], false);
}

}  // namespace
}  // namespace bathys::server
