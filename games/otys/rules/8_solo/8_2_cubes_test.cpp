// Otys 8.2 The cubes on the public contracts.
#include "games/otys/rules/8_solo/testing_solo.hpp"

namespace bathys::otys {
namespace {

TEST(SoloCubes, LieOnTheContractsOrderedByPrestigeLowLeft) {
  SoloTable game;
  EXPECT_EQ(game.offered(1), "c03") << "2 prestige, though it was dealt second";
  EXPECT_EQ(game.offered(2), "c10");
}

TEST(SoloCubes, D23LeaveContractsOfEqualPrestigeAsTheyWereDrawn) {
  SoloTable game = SoloTable::undecided();
  game.put_on_deck("c04");
  game.put_on_deck("c05");
  game.play("cube plant");
  EXPECT_EQ(game.offered(1), "c05");
  EXPECT_EQ(game.offered(2), "c04");
}

TEST(SoloCubes, LeaveContractsThatLieInOrderAlone) {
  SoloTable game = SoloTable::undecided();
  game.put_on_deck("c03");
  game.put_on_deck("c01");
  game.play("cube plant");
  EXPECT_EQ(game.offered(1), "c01");
  EXPECT_EQ(game.offered(2), "c03");
}

TEST(SoloCubes, OnTheFirstContractHaveTheTypeOfTheFirstSpaceAndOnTheSecondThatOfTheSecond) {
  SoloTable game;
  EXPECT_EQ(game.on_contract(1), "tech");
  EXPECT_EQ(game.on_contract(2), "plant");
  EXPECT_EQ(game.on_contract(3), "none");
}

TEST(SoloCubes, OfTheOtherTwoTypesWaitInTheOrderOfTheSpaces) {
  SoloTable game;
  EXPECT_EQ(game.waiting(), "metal fuel");
}

TEST(SoloCubes, OnTheContractsAreOtherCubesThanThoseOnTheTrack) {
  SoloTable game;
  EXPECT_EQ(game.on_space(1), "tech");
  EXPECT_EQ(game.on_contract(1), "tech");
}

TEST(SoloCubes, DoNotLieOnContractsWithMorePlayers) {
  TestTable game;
  EXPECT_TRUE(game.solo().waiting.empty());
  EXPECT_EQ(game.solo().timers[0], 0);
}

}  // namespace
}  // namespace bathys::otys
