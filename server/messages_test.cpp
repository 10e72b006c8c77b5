// Messages are read strictly, and what is wrong is said.
#include "server/messages.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "server/http.hpp"
#include "server/limits.hpp"
#include "server/tokens.hpp"

namespace bathys::server {
namespace {

BadMessage bad(const std::string& text) {
  try {
    read_message(text);
  } catch (const BadMessage& message) {
    return message;
  }
  return {};
}

TEST(Messages, ReadsAnAnswer) {
  const auto message =
      read_message(R"({"type":"do","nonce":"a","change":41,"decision":12,"actions":["key 3",{"verb":"x"}]})");
  EXPECT_EQ(message.type, ClientMessage::Type::answer);
  EXPECT_EQ(message.nonce, "a");
  EXPECT_EQ(message.change, 41u);
  EXPECT_EQ(message.decision, 12u);
  EXPECT_EQ(message.actions, (std::vector<Json>{"key 3", Json{{"verb", "x"}}}));
}

TEST(Messages, ReadsHelloWithWhatTheClientHasSeen) {
  const Hello hello = read_hello(
      R"({"type":"hello","table":"T","token":"X","owner":"O","lang":"fr","since":{"change":41,"events":17}})");
  EXPECT_EQ(hello.table, "T");
  EXPECT_EQ(hello.token, "X");
  EXPECT_EQ(hello.owner, "O");
  EXPECT_EQ(hello.language.code(), "fr");
  EXPECT_EQ(hello.since, 41u);
}

TEST(Messages, SaysWhatIsWrongWithTheNonceWhenThereIsOne) {
  EXPECT_EQ(bad(R"({"type":"do","nonce":"a","change":-1,"actions":["x"]})").nonce, "a");
  EXPECT_EQ(bad(R"({"type":"do","nonce":"a","change":1,"actions":[]})").nonce, "a");
  EXPECT_EQ(bad(R"({"type":"sing","nonce":"a"})").nonce, "a");
  EXPECT_EQ(bad(R"({"type":"do"})").what, "nonce is missing");
  EXPECT_EQ(bad(R"([1])").what, "an object is expected");
  EXPECT_EQ(bad("{").code, "bad_message");
  EXPECT_EQ(bad(R"({"type":"ping","nonce":")" + std::string(65, 'a') + "\"}").what, "nonce is too long");
}

TEST(Messages, WhatIsDearToAnswerCountsAsSeveral) {
  using Type = ClientMessage::Type;
  EXPECT_EQ(cost_of(Type::ping), 1);
  EXPECT_GT(cost_of(Type::preview), cost_of(Type::answer));
  EXPECT_GT(cost_of(Type::language), cost_of(Type::preview));
}

TEST(Tokens, AreLongAndNeverTheSame) {
  EXPECT_EQ(new_token().size(), 22u);
  EXPECT_NE(new_token(), new_token());
  EXPECT_EQ(hash_of("x").size(), 64u);
}

TEST(Tokens, TheCommitmentIsThePublishedHash) {
  // printf 'bathys commitment\naa\nbb' | sha256sum
  EXPECT_EQ(commitment_of("aa", "bb"), "3e2ab6108f8c032cf4ae824d99a6c17db56ce9b2a0e2dc265e92081f689bc921");
}

TEST(Origins, OwnPagesNamedPagesAndProgramsAreWelcome) {
  EXPECT_TRUE(origin_allowed("", "here:80", {}));
  EXPECT_TRUE(origin_allowed("http://here:80", "here:80", {}));
  EXPECT_TRUE(origin_allowed("https://there", "here", {"https://there"}));
  EXPECT_FALSE(origin_allowed("http://there", "here", {}));
  EXPECT_FALSE(origin_allowed("null", "here", {}));
  EXPECT_FALSE(origin_allowed("http://here.evil", "here", {}));
}

TEST(Limits, APaceAllowsABurstAndThenSoManyASecond) {
  Pace pace(10);
  int allowed = 0;
  for (int i = 0; i < 100; ++i) allowed += pace.allows(1000) ? 1 : 0;
  EXPECT_EQ(allowed, 20);
  EXPECT_TRUE(pace.allows(1100));
  EXPECT_FALSE(pace.allows(1100));
}

TEST(Limits, AnAddressHasSoManyConnections) {
  Addresses addresses(3, 1, 1);
  EXPECT_TRUE(addresses.connected("10.0.0.1"));
  EXPECT_FALSE(addresses.connected("10.0.0.1"));
  addresses.disconnected("10.0.0.1");
  EXPECT_TRUE(addresses.connected("10.0.0.1"));
  EXPECT_TRUE(addresses.connected("127.0.0.1"));
  EXPECT_TRUE(addresses.connected("127.0.0.1"));
  EXPECT_FALSE(addresses.connected("127.0.0.1")) << "three in all";
}

TEST(Limits, AnAddressMakesSoManyTablesAnHour) {
  Addresses addresses(3, 1, 2);
  EXPECT_TRUE(addresses.makes_table("10.0.0.1", 1000));
  EXPECT_TRUE(addresses.makes_table("10.0.0.1", 1001));
  EXPECT_FALSE(addresses.makes_table("10.0.0.1", 1002));
  EXPECT_TRUE(addresses.makes_table("10.0.0.2", 1002));
  EXPECT_TRUE(addresses.makes_table("10.0.0.1", 4601));
}

}  // namespace
}  // namespace bathys::server
