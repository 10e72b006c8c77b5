// What a passport's secret opens, nothing else does.
#include "server/passport_secrets.hpp"

#include <gtest/gtest.h>

#include "server/tokens.hpp"

namespace bathys::server {
namespace {

TEST(PassportSecrets, OpenWhatTheySealedAndNothingElse) {
  const std::string token = new_token(), secret = new_token();
  const std::string text = sealed(token, secret, "table");
  EXPECT_EQ(text.find(token), std::string::npos);
  EXPECT_EQ(unsealed(text, secret, "table"), token);
  EXPECT_NE(unsealed(text, secret, "another table").value_or(""), token);
  EXPECT_NE(unsealed(text, new_token(), "table").value_or(""), token);
  EXPECT_NE(sealed(token, secret, "another table"), text);
}

TEST(PassportSecrets, WhatIsDamagedOpensNothing) {
  const std::string secret = new_token();
  for (const std::string& text : {std::string(), std::string("zz"), std::string(44, 'g'), std::string(43, 'a')}) {
    EXPECT_FALSE(unsealed(text, secret, "table")) << text;
  }
}

TEST(PassportSecrets, EveryFeedHasItsOwn) {
  const std::string secret = new_token();
  EXPECT_TRUE(is_feed_secret(feed_secret(secret, 1)));
  EXPECT_EQ(feed_secret(secret, 1), feed_secret(secret, 1));
  EXPECT_NE(feed_secret(secret, 1), feed_secret(secret, 2));
  EXPECT_NE(feed_secret(secret, 1), feed_secret(new_token(), 1));
  EXPECT_FALSE(is_feed_secret(secret));
  EXPECT_FALSE(is_feed_secret(std::string(32, 'A')));
}

TEST(PassportSecrets, NamesAreOfTheFormThatOthersExpect) {
  const std::string name = name_for("a table");
  EXPECT_EQ(name.size(), 9u + 36u);
  EXPECT_EQ(name, name_for("a table"));
  EXPECT_NE(name, name_for("another table"));
  EXPECT_EQ(name.substr(0, 9), "urn:uuid:");
  for (const std::size_t at : {17U, 22U, 27U, 32U}) EXPECT_EQ(name[at], '-');
}

}  // namespace
}  // namespace bathys::server
