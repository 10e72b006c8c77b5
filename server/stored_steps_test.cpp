#include "server/stored_steps.hpp"

#include <gtest/gtest.h>

namespace bathys::server {
namespace {

TEST(StoredSteps, AnswersOfOneChangeAreOneStep) {
  const storage::Stored stored{{}, {{0, 0, "a", 1}, {1, 0, "b", 1}, {2, 1, "c", 2}}};
  const auto steps = steps_of(stored);
  ASSERT_EQ(steps.size(), 2u);
  EXPECT_EQ(steps[0].change, 1u);
  EXPECT_EQ(steps[0].answers.size(), 2u);
  EXPECT_EQ(steps[1].answers.front().text, "c");
}

TEST(StoredSteps, WhatWasTakenBackStandsWhereItHappened) {
  const storage::Stored stored{{}, {{0, 0, "a", 1}, {1, 0, "b", 4}}, {{1, 1, 2, 3, ""}}};
  const auto steps = steps_of(stored);
  ASSERT_EQ(steps.size(), 3u);
  EXPECT_EQ(steps[1].change, 3u);
  ASSERT_NE(steps[1].taken_back, nullptr);
  EXPECT_EQ(steps[1].taken_back->to, 1u);
  EXPECT_TRUE(steps[1].answers.empty());
  EXPECT_EQ(steps[2].change, 4u);
}

TEST(StoredSteps, NothingNewIsNoStep) { EXPECT_TRUE(steps_of({}).empty()); }

}  // namespace
}  // namespace bathys::server
