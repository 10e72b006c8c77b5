// Notation, with a verb table of its own that has every kind of field.
#include "core/notation.hpp"

#include <gtest/gtest.h>

namespace bathys {
namespace {

constexpr std::array<std::string_view, 3> kFish{"cod", "eel", "ray"};
constexpr std::array<std::string_view, 3> kHoles{"north", "", "south"};

std::string spell_depth(u32 metres) { return std::to_string(metres) + "m"; }
std::optional<u32> read_depth(std::string_view text) {
  for (u32 metres = 0; metres < 100; ++metres) {
    if (text == spell_depth(metres)) return metres;
  }
  return std::nullopt;
}

const FieldSpec kCatchFields[] = {{"fish", Slot::a, kFish}, {"with", Slot::c, kFish}};
const FieldSpec kDiveFields[] = {{"depth", Slot::d, {}, spell_depth, read_depth}};
const FieldSpec kHoleFields[] = {{"side", Slot::b, kHoles}};
const Verb kVerbs[] = {
    {"wait"}, {"catch", kCatchFields}, {"catch all"}, {"dive to", kDiveFields}, {"hide", kHoleFields}};

constexpr Action kWait{.verb = 0};
constexpr Action kCatchEelWithRay{.verb = 1, .a = 1, .c = 2};
constexpr Action kCatchAll{.verb = 2};
constexpr Action kDiveTo40{.verb = 3, .d = 40};

TEST(Notation, SpellsTheVerbAndThenItsFields) {
  EXPECT_EQ(spell(kVerbs, kWait), "wait");
  EXPECT_EQ(spell(kVerbs, kCatchEelWithRay), "catch eel ray");
  EXPECT_EQ(spell(kVerbs, kDiveTo40), "dive to 40m");
}

TEST(Notation, ReadsWhatItSpells) {
  for (const Action action : {kWait, kCatchEelWithRay, kCatchAll, kDiveTo40}) {
    EXPECT_EQ(parse(kVerbs, spell(kVerbs, action)), action);
  }
}

TEST(Notation, ReadsAnySpacing) { EXPECT_EQ(parse(kVerbs, "  catch \t eel   ray "), kCatchEelWithRay); }

TEST(Notation, TellsAVerbOfTwoWordsFromOneWithAField) {
  EXPECT_EQ(parse(kVerbs, "catch all"), kCatchAll);
  EXPECT_EQ(parse(kVerbs, "catch all eel"), std::nullopt);
}

TEST(Notation, ReadsNothingElse) {
  for (const std::string_view text : {"", " ", "swim", "wait wait", "catch", "catch eel", "catch eel shark", "Wait",
                                      "catch eel ray ray", "dive", "dive to", "dive to 40", "dive to 400m", "hide "}) {
    EXPECT_EQ(parse(kVerbs, text), std::nullopt) << text;
  }
}

TEST(Notation, ReadsNoTextThatIsLongerThanAnyAnswer) {
  EXPECT_EQ(parse(kVerbs, "wait" + std::string(196, ' ')), kWait);
  EXPECT_EQ(parse(kVerbs, "wait" + std::string(197, ' ')), std::nullopt);
}

TEST(Notation, KnowsNoVerbBeyondTheTable) {
  EXPECT_FALSE(well_formed(kVerbs, {.verb = 5}));
  EXPECT_EQ(spell(kVerbs, {.verb = 255}), "<no such action>");
}

TEST(Notation, KnowsNoWordBeyondTheList) {
  EXPECT_FALSE(well_formed(kVerbs, {.verb = 1, .a = 3}));
  EXPECT_FALSE(well_formed(kVerbs, {.verb = 3, .d = 100}));
}

TEST(Notation, TakesAnEmptyWordForAHoleInTheList) {
  EXPECT_TRUE(well_formed(kVerbs, {.verb = 4, .b = 2}));
  EXPECT_FALSE(well_formed(kVerbs, {.verb = 4, .b = 1}));
}

TEST(Notation, AllowsNothingInFieldsThatAVerbDoesNotHave) {
  EXPECT_FALSE(well_formed(kVerbs, {.verb = 0, .a = 1}));
  EXPECT_FALSE(well_formed(kVerbs, {.verb = 1, .b = 1}));
  EXPECT_FALSE(well_formed(kVerbs, {.verb = 1, .d = 1}));
}

TEST(Notation, KeepsEachFieldInItsSlot) {
  Action action;
  set_field(action, {"", Slot::a}, 1);
  set_field(action, {"", Slot::b}, 2);
  set_field(action, {"", Slot::c}, 3);
  set_field(action, {"", Slot::d}, 0x12345678);
  EXPECT_EQ(action, (Action{0, 1, 2, 3, 0x12345678}));
  EXPECT_EQ(field_value(action, {"", Slot::a}), 1u);
  EXPECT_EQ(field_value(action, {"", Slot::b}), 2u);
  EXPECT_EQ(field_value(action, {"", Slot::c}), 3u);
  EXPECT_EQ(field_value(action, {"", Slot::d}), 0x12345678u);
}

}  // namespace
}  // namespace bathys
