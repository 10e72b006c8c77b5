// Tests of what a table remembers of its changes.
#include "server/changes.hpp"

#include <gtest/gtest.h>

namespace bathys::server {
namespace {

constexpr Seat kFirst = seat_at(0);
constexpr Seat kSecond = seat_at(1);

TEST(Changes, AnAnswerMakesAllOthersToTheSameChangeStale) {
  Changes changes(7, 3);
  EXPECT_TRUE(changes.is_fresh(kFirst, 7));
  changes.answered(8, 4, {});
  EXPECT_FALSE(changes.is_fresh(kFirst, 7));
  EXPECT_FALSE(changes.is_fresh(kSecond, 7));
  EXPECT_TRUE(changes.is_fresh(kSecond, 8));
}

TEST(Changes, WhoIsStillAskedTheSameMayAnswerToAnEarlierChange) {
  Changes changes(7, 3);
  changes.answered(8, 4, SeatSet(kSecond));
  EXPECT_TRUE(changes.is_fresh(kSecond, 7));
  EXPECT_FALSE(changes.is_fresh(kFirst, 7));
  EXPECT_FALSE(changes.is_fresh(kSecond, 6)) << "before the question came up";
}

TEST(Changes, NothingIsFreshThatHasNotHappenedYet) {
  const Changes changes(7, 3);
  EXPECT_FALSE(changes.is_fresh(kFirst, 8));
}

TEST(Changes, TakingBackMakesEverythingBeforeItStale) {
  Changes changes(7, 3);
  changes.answered(8, 4, SeatSet(kSecond));
  changes.taken_back(9, 3);
  EXPECT_FALSE(changes.is_fresh(kSecond, 8));
  EXPECT_TRUE(changes.is_fresh(kSecond, 9));
}

TEST(Changes, WhatWasTakenBackIsForgotten) {
  Changes changes(0, 0);
  changes.answered(1, 1, {});
  changes.answered(2, 2, {});
  changes.taken_back(3, 1);
  EXPECT_EQ(changes.answers_after(0), 0u);
  EXPECT_EQ(changes.answers_after(1), 1u);
  EXPECT_EQ(changes.answers_after(2), std::nullopt);
  EXPECT_EQ(changes.answers_after(3), 1u);
}

TEST(Changes, OnlyTheLastOnesAreRemembered) {
  Changes changes(0, 0);
  for (u32 i = 1; i <= 300; ++i) changes.answered(i, i, {});
  EXPECT_EQ(changes.answers_after(0), std::nullopt);
  EXPECT_EQ(changes.answers_after(200), 200u);
  EXPECT_EQ(changes.answers_after(301), std::nullopt);
}

}  // namespace
}  // namespace bathys::server
