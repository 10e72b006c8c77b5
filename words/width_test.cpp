// Tests of terminal columns and padding.
#include "words/width.hpp"

#include <gtest/gtest.h>

namespace bathys::words {
namespace {

TEST(FirstCodePoint, DecodesOneToFourBytes) {
  EXPECT_EQ(first_code_point("az"), (CodePoint{U'a', 1}));
  EXPECT_EQ(first_code_point("éz"), (CodePoint{U'é', 2}));
  EXPECT_EQ(first_code_point("жz"), (CodePoint{U'ж', 2}));
  EXPECT_EQ(first_code_point("─z"), (CodePoint{U'─', 3}));
  EXPECT_EQ(first_code_point("🐙z"), (CodePoint{U'🐙', 4}));
}

TEST(FirstCodePoint, ReplacesOneByteOfWhatIsNotUtf8) {
  const std::string_view bad[] = {"\x80",     "\xFF",         "\xC3",         "\xC3(",           "\xE2\x94",
                                  "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80"};
  for (const std::string_view text : bad) EXPECT_EQ(first_code_point(text), (CodePoint{kReplacement, 1}));
}

TEST(DisplayWidth, IsOneForLettersBoxesAndPlainSymbols) {
  EXPECT_EQ(display_width(""), 0u);
  EXPECT_EQ(display_width("diver"), 5u);
  EXPECT_EQ(display_width("équipée"), 7u);
  EXPECT_EQ(display_width("водолаз"), 7u);
  EXPECT_EQ(display_width("┌─┬─┐│╔═╗"), 9u);
  EXPECT_EQ(display_width("●○■□▲★✓→…«»—№"), 13u);
}

TEST(DisplayWidth, IsNothingForCombiningMarks) {
  EXPECT_EQ(display_width("e\u0301"), 1u);
  EXPECT_EQ(display_width("и\u0306"), 1u);
  EXPECT_EQ(display_width("a\u200Db\uFE0F"), 2u);
}

TEST(DisplayWidth, IsTwoForEmojiAndCjk) {
  EXPECT_EQ(display_width("🐙"), 2u);
  EXPECT_EQ(display_width("⚓"), 2u);
  EXPECT_EQ(display_width("潜水"), 4u);
  EXPECT_EQ(display_width("한"), 2u);
  EXPECT_EQ(display_width("Ａ"), 2u);
}

TEST(DisplayWidth, IsTwoForAFlagOfTwoLetters) { EXPECT_EQ(display_width("🇫🇷"), 2u); }

TEST(DisplayWidth, TakesBothEndsOfARangeAndNothingBeside) {
  EXPECT_EQ(display_width("\u02FF\u0300\u036F\u0370"), 2u);
  EXPECT_EQ(display_width("\u2647\u2648\u2653\u2654"), 6u);
}

TEST(DisplayWidth, IsNothingForColours) {
  EXPECT_EQ(display_width("\x1b[31mred\x1b[0m"), 3u);
  EXPECT_EQ(display_width("\x1b[38;2;1;20;255mж\x1b[m"), 1u);
  EXPECT_EQ(display_width("\x1b[1m\x1b[4m"), 0u);
}

TEST(DisplayWidth, CountsTheTextAfterAnEscapeThatNeverEnds) { EXPECT_EQ(display_width("\x1b[31;"), 4u); }

TEST(DisplayWidth, CountsBrokenBytesOneByOne) { EXPECT_EQ(display_width("a\xC3\xFFz"), 4u); }

TEST(Pad, FillsWithSpacesByColumns) {
  EXPECT_EQ(pad("abc", 5), "abc  ");
  EXPECT_EQ(pad("", 2), "  ");
  EXPECT_EQ(pad("жук", 5), "жук  ");
  EXPECT_EQ(pad("🐙", 3), "🐙 ");
  EXPECT_EQ(pad("\x1b[31mred\x1b[0m", 4), "\x1b[31mred\x1b[0m ");
}

TEST(Pad, LeavesALongerTextWhole) {
  EXPECT_EQ(pad("abc", 3), "abc");
  EXPECT_EQ(pad("abcd", 3), "abcd");
}

}  // namespace
}  // namespace bathys::words
