// Otys 8.5 Completing a public contract that carries a cube.
#include "games/otys/rules/8_solo/testing_solo.hpp"

namespace bathys::otys {
namespace {

/// c03 with the tech cube is completed; c20 lies on top of the deck.
class ACompletedSoloContract : public testing::Test {
 protected:
  ACompletedSoloContract() {
    game.put_on_deck("c20");
    game.complete("c03");
  }
  SoloTable game;
};

TEST_F(ACompletedSoloContract, DiscardsTheCubeOnItAndNotTheOneOnTheTrack) {
  EXPECT_NE(game.on_contract(1), "tech");
  EXPECT_EQ(game.on_space(1), "tech");
  EXPECT_EQ(game.in_store(Resource::tech), 0) << "the cube does not go to the store";
}

TEST_F(ACompletedSoloContract, D14IsReplacedAtOnceAndTheNewOneTakesTheNextWaitingCube) {
  EXPECT_EQ(game.question(), "choose_key");
  EXPECT_EQ(game.offered(1), "c20");
  EXPECT_EQ(game.on_contract(1), "metal");
  EXPECT_EQ(game.waiting(), "fuel");
}

TEST_F(ACompletedSoloContract, KeepsItsPlaceWhateverThePrestigeOfTheNewOne) {
  EXPECT_EQ(game.offered(1), "c20") << "4 prestige stay left of c10 with 3";
  EXPECT_EQ(game.offered(2), "c10");
}

TEST_F(ACompletedSoloContract, SparesTheOfferWhenATimerReachesThatTypeLater) {
  game.timer(1) = 22;
  game.idle().play("timer 1");
  EXPECT_EQ(game.in_store(Resource::tech), 1) << "the cube of the track still goes to the store";
  EXPECT_EQ(game.offered(1), "c20");
  EXPECT_EQ(game.offered(2), "c10");
  EXPECT_EQ(game.count(Happening::contract_discarded), 0);
}

TEST_F(ACompletedSoloContract, FromTheHandMovesNoCube) {
  game.put_in_hand(kAnna, "c05");
  game.complete("c05");
  EXPECT_EQ(game.on_contract(1), "metal");
  EXPECT_EQ(game.on_contract(2), "plant");
  EXPECT_EQ(game.waiting(), "fuel");
}

TEST_F(ACompletedSoloContract, LeavesTheNewOneWithoutACubeWhenNoneWaits) {
  for (const std::string_view id : {"c05", "c04"}) {
    game.put_on_deck(id);
    game.complete(game.offered(1));
  }
  EXPECT_EQ(game.waiting(), "");
  EXPECT_EQ(game.offered(1), "c04");
  EXPECT_EQ(game.on_contract(1), "none");
  EXPECT_EQ(game.on_contract(2), "plant");
}

}  // namespace
}  // namespace bathys::otys
