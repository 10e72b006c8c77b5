#include "server/names.hpp"

#include <gtest/gtest.h>

#include <string>

namespace bathys::server {
namespace {

TEST(Names, HaveLettersOfAnyLanguage) {
  for (const char* const name : {"Ann", "Дарья", "Zoë", "José Ángel", "李雷", "علي", "Ann 2", "😀"}) {
    EXPECT_TRUE(is_name(name)) << name;
  }
  EXPECT_TRUE(is_name(std::string(40, 'a')));
  EXPECT_FALSE(is_name(std::string(41, 'a')));
}

TEST(Names, HaveSomethingToSee) {
  for (const char* const name : {"", " ", "\u00A0\u3000", "a\nb", "\u0085", "\x80"})
    EXPECT_FALSE(is_name(name)) << name;
}

TEST(Names, HaveNothingInvisibleAndNothingThatTurnsTheText) {
  for (const char* const hidden :
       {"\u200B", "\u200D", "\u200E", "\u200F", "\u202A", "\u202E", "\u2066", "\u2069", "\u061C", "\uFEFF", "\u00AD",
        "\u034F", "\u3164", "\u2800", "\uFE0F", "\U000E0041", "\u2028"}) {
    EXPECT_FALSE(is_name(std::string("An") + hidden + "n")) << hidden;
  }
}

TEST(Names, OfEarlierTimesStay) {
  EXPECT_TRUE(is_stored_name("An\u200Bn"));
  EXPECT_FALSE(is_stored_name("a\nb"));
  EXPECT_FALSE(is_stored_name(""));
}

}  // namespace
}  // namespace bathys::server
