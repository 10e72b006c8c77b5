// Ratings are those of the paper, and go where a reader expects them to.
#include "server/glicko.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace bathys::server {
namespace {

Rating after(const Rating& before, const std::vector<Encounter>& encounters) { return rated(before, encounters); }

TEST(Glicko, ThePublishedExampleComesOutAsPublished) {
  const Rating player{1500, 200, 0.06};
  const Rating now = after(player, {{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}});
  EXPECT_NEAR(now.rating, 1464.06, 0.01);
  EXPECT_NEAR(now.deviation, 151.52, 0.01);
  EXPECT_NEAR(now.volatility, 0.05999, 0.00001);
}

TEST(Glicko, WhoDidNotPlayIsLessKnownAndOtherwiseTheSame) {
  const Rating player{1700, 60, 0.06};
  const Rating now = after(player, {});
  EXPECT_EQ(now, rested(player, 1));
  EXPECT_EQ(now.rating, 1700);
  EXPECT_NEAR(now.deviation, 60.9, 0.1);
  EXPECT_EQ(rested(player, 1'000'000).deviation, kMaxDeviation);
  EXPECT_NEAR(rested(player, 0).deviation, player.deviation, 1e-9);
  EXPECT_NEAR(rested(rested(player, 2), 3).deviation, rested(player, 5).deviation, 1e-9);
}

TEST(Glicko, TwoNewPlayersMoveBySoMuchInOppositeDirections) {
  const Rating won = after({}, {{{}, 1}});
  const Rating lost = after({}, {{{}, 0}});
  EXPECT_GT(won.rating, 1600);
  EXPECT_NEAR(won.rating - 1500, 1500 - lost.rating, 1e-9);
  EXPECT_LT(won.deviation, 350);
  EXPECT_EQ(after({}, {{{}, 0.5}}).rating, 1500);
}

TEST(Glicko, ASurpriseMovesMoreThanWhatWasExpectedAndMakesUnsteady) {
  const Rating weak{1300, 80, 0.06}, strong{1900, 80, 0.06};
  EXPECT_GT(after(weak, {{strong, 1}}).rating - weak.rating, strong.rating - after(strong, {{weak, 0.5}}).rating);
  EXPECT_LT(after(strong, {{weak, 1}}).rating - strong.rating, 2);
  const std::vector<Encounter> shocks(10, {strong, 1});
  EXPECT_GT(after(weak, shocks).volatility, weak.volatility);
}

TEST(Glicko, WhoeverWinsAlwaysRisesByLessAndLess) {
  const Rating other{1500, 60, 0.06};
  Rating now;
  double last_step = 1000;
  for (int i = 0; i < 200; ++i) {
    const Rating next = after(now, {{other, 1}});
    EXPECT_GT(next.rating, now.rating);
    if (i < 20) {
      EXPECT_LT(next.rating - now.rating, last_step);
    }
    last_step = next.rating - now.rating;
    now = next;
  }
  EXPECT_LT(now.rating, 3500);
}

TEST(Glicko, WhatCannotBeComparedChangesNothingButTheDeviation) {
  const Rating far{1'000'000, 30, 0.06}, player{1500, 50, 0.06};
  EXPECT_EQ(after(player, {{far, 0}}), rested(player, 1));
}

}  // namespace
}  // namespace bathys::server
