// To whom a change of the chance belongs.
#include "bots/coach/ledger.hpp"

#include <gtest/gtest.h>

namespace bathys::coach {
namespace {

constexpr i32 percent(int of_hundred) { return kSure / 100 * of_hundred; }

Ledger ledger(bool alone = false) { return Ledger(seat_at(0), alone, Stake::victory, percent(50)); }

TEST(Ledger, AnOwnErrorCostsWhatItCost) {
  Ledger one = ledger();
  one.enter({.own = true, .loss = {percent(10), 1}});
  EXPECT_EQ(one.review().own.value, -percent(10));
  EXPECT_EQ(one.review().result, percent(40));
}

TEST(Ledger, WhatWasTurnedUpIsLuckAgainstTheExpectation) {
  Ledger one = ledger();
  one.enter(
      {.own = true, .learned = true, .expected = {percent(60), 1}, .now = {percent(70), 1}, .has_expected = true});
  EXPECT_EQ(one.review().luck.value, percent(10));
  EXPECT_EQ(one.review().own.value, 0);
  EXPECT_EQ(one.review().result, percent(60));
  const auto& turned = one.review().entries.front().turned;
  ASSERT_TRUE(turned);
  EXPECT_EQ(turned->expected, percent(60));
  EXPECT_EQ(turned->became, percent(70));
}

TEST(Ledger, ARivalsDecisionIsTheRivalsAndWhatItTurnedUpIsLuck) {
  Ledger one = ledger();
  one.enter({.learned = true, .expected = {percent(40), 1}, .now = {percent(30), 1}, .has_expected = true});
  EXPECT_EQ(one.review().luck.value, -percent(10));
  EXPECT_EQ(one.review().rivals.value, -percent(10));
  EXPECT_EQ(one.review().result, percent(30));
}

TEST(Ledger, SealedAnswersCountForTheRivalsWhenTheyAreShown) {
  Ledger one = ledger();
  one.enter({.sealed = true, .now = {percent(90), 1}});
  EXPECT_EQ(one.review().result, percent(50));
  one.enter({.own = true, .learned = true, .sealed = true, .loss = {percent(5), 1}, .now = {percent(80), 1}});
  EXPECT_EQ(one.review().own.value, -percent(5));
  EXPECT_EQ(one.review().rivals.value, percent(35));
  EXPECT_EQ(one.review().luck.value, 0);
}

TEST(Ledger, AloneWhatIsLeftIsOnesOwn) {
  Ledger one = ledger(true);
  one.enter(
      {.own = true, .learned = true, .expected = {percent(60), 1}, .now = {percent(70), 1}, .has_expected = true});
  EXPECT_EQ(one.review().luck.value, percent(10));
  EXPECT_EQ(one.review().own.value, percent(10));
  one.enter({.own = true, .forced = true, .over = true, .now = {kSure, 0}});
  EXPECT_EQ(one.review().luck.value, kSure - percent(60));
}

TEST(Ledger, AForcedAnswerIsNobodysDecision) {
  Ledger one = ledger();
  one.enter({.own = true, .forced = true, .loss = {percent(10), 1}});
  one.enter({.forced = true, .now = {percent(90), 1}});
  EXPECT_EQ(one.review().result, percent(50));
}

TEST(Ledger, TellsNoExpectationWhereNothingWasTurnedUp) {
  Ledger one = ledger();
  one.enter({.own = true, .loss = {percent(10), 1}});
  one.enter({.now = {percent(30), 1}});
  for (const LedgerEntry& entry : one.review().entries) EXPECT_FALSE(entry.turned);
}

TEST(Ledger, PointsHaveNoBoundAbove) {
  Ledger one(seat_at(0), true, Stake::points, 20 * kOnePoint);
  one.enter({.own = true, .over = true, .now = {40 * kOnePoint, 0}});
  EXPECT_EQ(one.review().result, 40 * kOnePoint);
  EXPECT_EQ(one.review().luck.value, 20 * kOnePoint);
}

TEST(Ledger, AChanceStaysBetweenNothingAndAll) {
  Ledger one = ledger();
  one.enter({.own = true, .loss = {percent(80), 1}});
  EXPECT_EQ(one.review().result, 0);
  EXPECT_EQ(one.review().own.value, -percent(50));
}

}  // namespace
}  // namespace bathys::coach
