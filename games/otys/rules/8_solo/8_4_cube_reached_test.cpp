// Otys 8.4 A timer that arrives on a cube.
#include "games/otys/rules/8_solo/testing_solo.hpp"

namespace bathys::otys {
namespace {

/// One space above the first cube (tech, on 21), at the end of a turn.
class ATimerOnACube : public testing::Test {
 protected:
  ATimerOnACube() {
    game.timer(1) = 22;
    game.idle();
  }
  SoloTable game;
};

TEST_F(ATimerOnACube, SendsTheCubeToTheStoreWithoutGain) {
  game.play("timer 1");
  EXPECT_EQ(game.in_store(Resource::tech), 1);
  EXPECT_EQ(game.on_space(1), "none");
  EXPECT_EQ(game.me().credits, 3);
  EXPECT_EQ(game.me().prestige, 0);
}

TEST_F(ATimerOnACube, DiscardsThePublicContractWithTheSameTypeAndItsCube) {
  game.play("timer 1");
  EXPECT_TRUE(game.colony().contract_discards.has(card_of("c03")));
  EXPECT_EQ(game.offered(2), "c10");
  EXPECT_EQ(game.on_contract(2), "plant");
  EXPECT_EQ(game.me().prestige, 0);
}

TEST_F(ATimerOnACube, LetsANewContractComeWithTheNextWaitingCube) {
  game.put_on_deck("c20");
  game.play("timer 1");
  EXPECT_EQ(game.offered(1), "c20");
  EXPECT_EQ(game.on_contract(1), "metal");
  EXPECT_EQ(game.waiting(), "fuel");
}

TEST_F(ATimerOnACube, D13DiscardsTheCubeWhenItsColumnOfTheStoreIsFull) {
  game.colony().in_store(Resource::tech) = kStoreRows;
  game.play("timer 1");
  EXPECT_EQ(game.in_store(Resource::tech), kStoreRows);
  EXPECT_EQ(game.on_space(1), "none");
  EXPECT_EQ(game.count(Happening::cube_lost), 1);
  EXPECT_EQ(game.count(Happening::cube_to_store), 0);
  EXPECT_TRUE(game.colony().contract_discards.has(card_of("c03"))) << "the contract goes all the same";
}

TEST_F(ATimerOnACube, DoesNothingMoreWhenTheOtherTimerComesThereLater) {
  game.play("timer 1");
  game.timer(2) = 22;
  const auto offer = game.colony().contracts;
  game.idle().play("timer 2");
  EXPECT_EQ(game.timer(2), 21);
  EXPECT_EQ(game.in_store(Resource::tech), 1);
  EXPECT_EQ(game.colony().contracts, offer);
  EXPECT_EQ(game.count(Happening::contract_discarded), 1);
}

TEST_F(ATimerOnACube, IsOneThatArrivesNotOneThatStandsAbove) {
  game.play("timer 2");
  EXPECT_EQ(game.timer(2), 22);
  EXPECT_EQ(game.on_space(1), "tech");
  EXPECT_EQ(game.offered(1), "c03");
}

TEST(CubesReached, OneAfterTheOtherEmptyTheTrackAndTheWaitingRow) {
  SoloTable game;
  game.timer(2) = 0;
  const int expected_store[] = {1, 2, 2, 3};
  const std::string_view expected_type[] = {"tech", "plant", "metal", "fuel"};
  for (int cube = 0; cube < kResources; ++cube) {
    game.idle();
    EXPECT_EQ(game.count(Happening::cube_to_store), cube) << "the odd spaces between hold no cube";
    game.idle();
    EXPECT_EQ(game.timer(1), 21 - 2 * cube);
    EXPECT_EQ(game.on_space(cube + 1), "none");
    const auto type = static_cast<Resource>(
        std::find(kResourceWords.begin(), kResourceWords.end(), expected_type[cube]) - kResourceWords.begin());
    EXPECT_EQ(game.in_store(type), expected_store[cube]) << expected_type[cube];
  }
  EXPECT_EQ(game.count(Happening::contract_discarded), 4);
  EXPECT_EQ(game.waiting(), "");
  EXPECT_EQ(game.on_contract(1), "none") << "no cube is left for the last new contracts";
  EXPECT_EQ(game.on_contract(2), "none");
  EXPECT_NE(game.offered(1), "none");
  EXPECT_NE(game.offered(2), "none");
}

TEST(CubesReached, LieOneSpaceLowerEachWhenHard) {
  SoloTable game(true);
  game.timer(1) = 21;
  game.idle().play("timer 1");
  EXPECT_EQ(game.timer(1), 20);
  EXPECT_EQ(game.in_store(Resource::tech), 1);
}

TEST(CubesReached, D10MakeADeckFromTheDiscardsWhenItIsEmpty) {
  SoloTable game;
  Colony& colony = game.colony();
  while (colony.deck_size > 0) {
    u8& last = game.state().secret.deck[--colony.deck_size];
    colony.contract_discards.add(last);
    last = 0;
  }
  game.timer(1) = 22;
  game.idle().play("timer 1");
  EXPECT_EQ(game.count(Happening::deck_shuffled), 1);
  EXPECT_NE(game.offered(1), "none");
  EXPECT_EQ(game.on_contract(1), "metal");
}

}  // namespace
}  // namespace bathys::otys
