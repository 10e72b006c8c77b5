// Otys 8.8 The rank of a solo player.
#include "games/otys/rules/8_solo/testing_solo.hpp"

namespace bathys::otys {
namespace {

TEST(SoloRank, GrowsWithThePrestige) {
  EXPECT_EQ(solo_rank(0), "otys.rank.beginner");
  EXPECT_EQ(solo_rank(16), "otys.rank.beginner");
  EXPECT_EQ(solo_rank(17), "otys.rank.hopeful");
  EXPECT_EQ(solo_rank(18), "otys.rank.hopeful");
  EXPECT_EQ(solo_rank(19), "otys.rank.confirmed");
  EXPECT_EQ(solo_rank(20), "otys.rank.confirmed");
  EXPECT_EQ(solo_rank(21), "otys.rank.expert");
  EXPECT_EQ(solo_rank(40), "otys.rank.expert");
}

TEST(SoloRank, IsTheVerdictOfAFinishedSoloGame) {
  SoloTable game;
  game.me().prestige = 19;
  game.remove_cubes(kResources);
  game.timer(1) = 0;
  game.timer(2) = 20;
  EXPECT_FALSE(Otys::outcome(game.state()).over);
  game.idle();
  const Outcome outcome = Otys::outcome(game.state());
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.points[0], 19);
  EXPECT_EQ(outcome.verdict, (Message{"otys.verdict.solo", {Arg::number(19), Arg::term("otys.rank.confirmed")}}));
}

}  // namespace
}  // namespace bathys::otys
