// Means with confidence intervals, against values worked out by hand.
#include "cli/statistics.hpp"

#include <gtest/gtest.h>

namespace bathys::cli {
namespace {

SeriesResult eighty_of_a_hundred() {
  SeriesResult result;
  result.finished = 100;
  result.seats[0].win_shares = 80 * SeriesResult::kWinShares;
  return result;
}

TEST(Statistics, GiveTheIntervalOfWilsonForARate) {
  const Mean rate = win_rate(eighty_of_a_hundred(), 0);
  EXPECT_DOUBLE_EQ(rate.value, 0.8);
  EXPECT_NEAR(rate.low, 0.7112, 0.0001);
  EXPECT_NEAR(rate.high, 0.8666, 0.0001);
}

TEST(Statistics, KeepARateBetweenZeroAndOne) {
  const Mean never = win_rate(eighty_of_a_hundred(), 1);
  EXPECT_DOUBLE_EQ(never.value, 0);
  EXPECT_DOUBLE_EQ(never.low, 0);
  EXPECT_NEAR(never.high, 0.0370, 0.0001);
}

TEST(Statistics, GiveMeanPointsWithTheirInterval) {
  SeriesResult result;
  for (const i32 points : {16, 18, 20, 18}) {
    result.add(MatchResult{.finished = true, .winners = SeatSet(seat_at(0)), .points = {points}});
  }
  const Mean mean = points_mean(result, 0);
  EXPECT_DOUBLE_EQ(mean.value, 18);
  EXPECT_NEAR(mean.high - mean.value, 1.6003, 0.0001);
  EXPECT_NEAR(mean.value - mean.low, 1.6003, 0.0001);
}

TEST(Statistics, CountSharedVictoriesInParts) {
  SeriesResult result;
  result.add(MatchResult{.finished = true, .winners = SeatSet::first(2), .points = {}});
  EXPECT_DOUBLE_EQ(wins_of(result, 0), 0.5);
  EXPECT_DOUBLE_EQ(wins_of(result, 1), 0.5);
}

TEST(Statistics, TellHowOftenPointsWereReachedAndHowGamesEnded) {
  SeriesResult result;
  for (const i32 points : {99, 100, 140, 20}) {
    result.add(MatchResult{.finished = true, .points = {points}, .ending = points < 50 ? "lost" : "won"});
  }
  EXPECT_DOUBLE_EQ(reached_rate(result, 0, 100).value, 0.5);
  EXPECT_DOUBLE_EQ(reached_rate(result, 0, 141).value, 0);
  EXPECT_DOUBLE_EQ(ending_rate(result, "won").value, 0.75);
  EXPECT_DOUBLE_EQ(ending_rate(result, "drawn").value, 0);
  EXPECT_GT(ending_rate(result, "won").high, 0.75);
}

TEST(Statistics, KnowNothingWithoutAFinishedGame) {
  const SeriesResult none;
  EXPECT_FALSE(win_rate(none, 0).known());
  EXPECT_FALSE(points_mean(none, 0).known());
  EXPECT_FALSE(reached_rate(none, 0, 10).known());
  EXPECT_FALSE(ending_rate(none, "won").known());
  EXPECT_FALSE(share_of(none, 0).known());
}

}  // namespace
}  // namespace bathys::cli
