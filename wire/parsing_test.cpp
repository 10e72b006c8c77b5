// Tests of reading JSON text within bounds.
#include "wire/parsing.hpp"

#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

std::string why_unreadable(std::string_view text) {
  return complaint([&] { parse_json(text); });
}

std::string nested(int depth) {
  std::string text(static_cast<std::size_t>(depth), '[');
  return text.append(static_cast<std::size_t>(depth), ']');
}

TEST(ParseJson, KeepsTheOrderOfFields) {
  EXPECT_EQ(parse_json(R"({"b":1,"a":{"z":[1,"x",null],"y":false}})").dump(),
            R"({"b":1,"a":{"z":[1,"x",null],"y":false}})");
}

TEST(ParseJson, SaysAtWhichByteATextStopsBeingJson) {
  EXPECT_EQ(why_unreadable(R"({"a":1,})"), "not JSON in UTF-8, wrong at byte 8");
  EXPECT_EQ(why_unreadable(""), "not JSON in UTF-8, wrong at byte 1");
  EXPECT_EQ(why_unreadable("{} {}"), "not JSON in UTF-8, wrong at byte 4");
}

TEST(ParseJson, RefusesTextThatIsNotUtf8) {
  EXPECT_EQ(why_unreadable("\"\xff\""), "not JSON in UTF-8, wrong at byte 2");
  EXPECT_NE(why_unreadable("\"\xc3\""), "");
  EXPECT_NE(why_unreadable("\"\xed\xa0\x80\""), "") << "a surrogate written as UTF-8";
  EXPECT_NE(why_unreadable(R"("\ud800")"), "") << "half of a pair";
  EXPECT_EQ(why_unreadable("\"\xc3\xa9\""), "");
}

TEST(ParseJson, DoesNotTakeAZeroByteForTheEnd) {
  EXPECT_EQ(why_unreadable(std::string_view("{}\0garbage", 10)), "not JSON in UTF-8: zero byte at byte 3");
}

TEST(ParseJson, RefusesNumbersBeyondAllBounds) { EXPECT_EQ(why_unreadable("1e999"), "a number beyond all bounds"); }

TEST(ParseJson, RefusesDeepNesting) {
  EXPECT_EQ(why_unreadable(nested(kMaxDepth)), "");
  EXPECT_EQ(why_unreadable(nested(kMaxDepth + 1)), "JSON nested deeper than 64");
  EXPECT_EQ(why_unreadable(nested(400'000)), "JSON nested deeper than 64");
  EXPECT_EQ(why_unreadable(std::string(400'000, '[')), "JSON nested deeper than 64");
}

TEST(ParseJson, RefusesAFieldThatIsThereTwice) {
  EXPECT_EQ(why_unreadable(R"({"a":1,"b":{"c":1},"a":2})"), R"(the field "a" is there twice)");
  EXPECT_EQ(why_unreadable(R"({"a":{"a":1},"b":[{"a":1},{"a":2}]})"), "") << "the same name in different objects";
}

TEST(ParseJson, RefusesObjectsWithTooManyFields) {
  Json wide = Json::object();
  for (std::size_t i = 0; i < kMaxFields; ++i) wide[std::to_string(i)] = i;
  EXPECT_EQ(why_unreadable(wide.dump()), "");
  wide["more"] = 0;
  EXPECT_EQ(why_unreadable(wide.dump()), "an object with too many fields");
}

TEST(WholeNumber, IsExactOrNothing) {
  EXPECT_EQ(whole_number(Json::parse("-9223372036854775808")), std::numeric_limits<i64>::min());
  EXPECT_EQ(whole_number(Json::parse("9223372036854775807")), std::numeric_limits<i64>::max());
  EXPECT_EQ(whole_number(Json::parse("9223372036854775808")), std::nullopt);
  EXPECT_EQ(whole_number(Json::parse("1.0")), std::nullopt);
  EXPECT_EQ(whole_number(Json::parse("\"1\"")), std::nullopt);
  EXPECT_EQ(whole_number(Json::parse("true")), std::nullopt);
}

TEST(Found, EchoesWhatIsShortAndMeasuresWhatIsLong) {
  EXPECT_EQ(found(Json::parse("null")), "null");
  EXPECT_EQ(found(Json::parse("2.5")), "2.5");
  EXPECT_EQ(found("metl"), "\"metl\"");
  EXPECT_EQ(found(std::string(500, 'x')), "a text of 500 bytes");
  EXPECT_EQ(found(Json::parse("[1,2]")), "a list of 2");
  EXPECT_EQ(found(Json::parse("{}")), "an object");
}

TEST(WriteJson, GivesOneLineOfUtf8WhateverGoesIn) {
  EXPECT_EQ(write_json("a\nb"), R"("a\nb")");
  EXPECT_EQ(write_json("\xff"), "\"\xEF\xBF\xBD\"");
}

}  // namespace
}  // namespace bathys::wire
