// Tests of the plural rules.
#include "words/plural.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace bathys::words {
namespace {

void expect_index(std::string_view language, std::size_t index, std::initializer_list<i64> numbers) {
  for (const i64 n : numbers) EXPECT_EQ(plural_index(language, n), index) << language << ' ' << n;
}

TEST(Plural, EnglishKeepsTheFirstFormForOneAlone) {
  expect_index("en", 0, {1, -1});
  expect_index("en", 1, {0, 2, 11, 21, 101, -2});
}

TEST(Plural, FrenchCountsZeroWithOne) {
  expect_index("fr", 0, {0, 1, -1});
  expect_index("fr", 1, {2, 10, 21, 101, -2});
}

TEST(Plural, RussianHasOneFewAndMany) {
  expect_index("ru", 0, {1, 21, 31, 101, 1001, -1, -21});
  expect_index("ru", 1, {2, 3, 4, 22, 24, 33, 102, 1004, -3});
  expect_index("ru", 2, {0, 5, 9, 10, 20, 25, 100, 1000, -5});
}

TEST(Plural, RussianTeensAreMany) { expect_index("ru", 2, {11, 12, 13, 14, 15, 19, 111, 112, 114, 211, -11, -12}); }

TEST(Plural, AnUnknownLanguageCountsLikeEnglish) {
  expect_index("xx", 0, {1});
  expect_index("xx", 1, {0, 2, 21});
  expect_index("", 1, {0});
}

TEST(Plural, TheLowestNumberHasAForm) {
  constexpr i64 lowest = std::numeric_limits<i64>::min();  // ends in ...808
  EXPECT_EQ(plural_index("en", lowest), 1u);
  EXPECT_EQ(plural_index("ru", lowest), 2u);
}

TEST(Plural, ChoosesTheFormOfTheNumber) {
  EXPECT_EQ(choose_plural("en", 1, "credit|credits"), "credit");
  EXPECT_EQ(choose_plural("en", 3, "credit|credits"), "credits");
  EXPECT_EQ(choose_plural("ru", 21, "кредит|кредита|кредитов"), "кредит");
  EXPECT_EQ(choose_plural("ru", 3, "кредит|кредита|кредитов"), "кредита");
  EXPECT_EQ(choose_plural("ru", 11, "кредит|кредита|кредитов"), "кредитов");
}

TEST(Plural, TheLastFormServesWhenThereAreTooFew) {
  EXPECT_EQ(choose_plural("ru", 5, "кредит|кредита"), "кредита");
  EXPECT_EQ(choose_plural("ru", 5, "пальто"), "пальто");
  EXPECT_EQ(choose_plural("en", 5, "sheep"), "sheep");
}

TEST(Plural, FormsBeyondThoseOfTheLanguageAreNeverChosen) {
  EXPECT_EQ(choose_plural("en", 5, "one|other|spare"), "other");
}

TEST(Plural, AFormMayBeEmpty) {
  EXPECT_EQ(choose_plural("en", 1, "|s"), "");
  EXPECT_EQ(choose_plural("en", 2, "|s"), "s");
  EXPECT_EQ(choose_plural("en", 2, ""), "");
}

}  // namespace
}  // namespace bathys::words
