// Otys 3.2 Sponsor 2.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Anna has sponsor 2 on level 3, and three credits.
class SponsorTwoBasic : public testing::Test {
 protected:
  explicit SponsorTwoBasic(int players = 2) : game(TestTable::players(players)) {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.put_sponsor(2, 3);
  }
  void dive_twice(Diver diver) {
    game.put_diver(kAnna, diver, 3);
    game.play({"key 3", "sponsor", "dive"});
  }
  TestTable game;
};

TEST_F(SponsorTwoBasic, LetsTheDiverActTwiceAndPayTwice) {
  dive_twice(Diver::engineer);
  game.play({"improve hacker", "improve hacker"});
  EXPECT_EQ(game.anna().hacker, 2);
  EXPECT_EQ(game.anna().credits, 1);
}

TEST_F(SponsorTwoBasic, LetsNobodyActAThirdTime) {
  dive_twice(Diver::metal_expert);
  game.play({"find", "find"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(2, 0, 0, 0));
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(SponsorTwoBasic, GainsTheBonusOfAnUpgradedExpertTwice) {
  game.anna().upgrade(Diver::plant_expert);
  dive_twice(Diver::plant_expert);
  game.play({"find bonus", "bonus"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 1, 0, 0));
  EXPECT_EQ(game.anna().credits, 5);
}

TEST_F(SponsorTwoBasic, LetsTheEngineerChooseAnew) {
  dive_twice(Diver::engineer);
  game.play({"improve mechanic", "improve hacker"});
  EXPECT_EQ(game.anna().mechanic, 1);
  EXPECT_EQ(game.anna().hacker, 1);
}

TEST_F(SponsorTwoBasic, LetsTheTraderSellAndBuy) {
  game.zone(kAnna, 3) = Cargo::of(1, 0, 0, 0);
  game.colony().store = {1, 0, 0, 1};
  dive_twice(Diver::trader);
  game.play({"sell metal credits", "buy tech"});
  EXPECT_EQ(game.anna().credits, 3 + 2 - 3);
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 0, 0, 1));
}

TEST_F(SponsorTwoBasic, LetsTheTraderBuyBackWhatSheSold) {
  game.zone(kAnna, 3) = Cargo::of(1, 0, 0, 0);
  game.colony().store = {2, 0, 0, 0};
  game.anna().upgrade(Diver::trader);
  dive_twice(Diver::trader);
  game.play({"sell metal prestige", "buy metal"});
  EXPECT_EQ(game.anna().prestige, 1);
  EXPECT_EQ(game.anna().credits, 3) << "the third row costs an upgraded trader nothing";
}

TEST_F(SponsorTwoBasic, LetsTheSpyDrawAndCopy) {
  game.put_diver(kBruno, Diver::fuel_expert, 3);
  dive_twice(Diver::spy);
  game.play("draw");
  game.play(game.legal().front());
  EXPECT_EQ(game.question(), "activate");
  game.play({"copy left", "find"});
  EXPECT_EQ(game.anna().hand_size, 1);
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 0, 1, 0));
  EXPECT_EQ(game.anna().credits, 1);
}

TEST_F(SponsorTwoBasic, LetsTheSpyCopyTheSameDiverTwice) {
  game.put_diver(kBruno, Diver::fuel_expert, 3);
  dive_twice(Diver::spy);
  game.play({"copy left", "find", "copy left", "find"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 0, 2, 0));
  EXPECT_EQ(game.anna().credits, 1);
}

TEST_F(SponsorTwoBasic, ReachesTheSpyNotTheDiverThatIsCopied) {
  game.put_diver(kBruno, Diver::fuel_expert, 3);
  dive_twice(Diver::spy);
  game.play({"copy left", "find"});
  EXPECT_EQ(game.question(), "activate");
  EXPECT_EQ(game.refusal("find"), "not_this_question 4.3") << "each copy is paid for";
}

class SponsorTwoBasicAtThree : public SponsorTwoBasic {
 protected:
  SponsorTwoBasicAtThree() : SponsorTwoBasic(3) {}
};

TEST_F(SponsorTwoBasicAtThree, LetsTheSpyCopyOneNeighbourAndThenTheOther) {
  game.put_diver(kBruno, Diver::fuel_expert, 3);
  game.put_diver(kClara, Diver::tech_expert, 3);
  dive_twice(Diver::spy);
  game.play({"copy left", "find", "copy right", "find"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 0, 1, 1));
}

TEST_F(SponsorTwoBasic, LetsTheExplorerTakeBothTokensOfWhichOneStays) {
  game.anna().credits = 4;
  game.put_reward("r13", 3, 1);
  game.put_reward("r29", 3, 2);
  dive_twice(Diver::explorer);
  game.play({"explore 1", "accept", "explore 2", "accept"});
  EXPECT_EQ(game.anna().batteries, 2);
  EXPECT_EQ(game.anna().prestige, 1);
  EXPECT_EQ(game.anna().reward_at(2), token_of("r29"));
  EXPECT_TRUE(game.colony().reward_discards.has(token_of("r13")));
}

TEST_F(SponsorTwoBasic, LeavesRoomForAContractBetweenTheTwoUses) {
  game.zone(kAnna, 3) = Cargo::of(1, 0, 2, 0);
  game.put_in_hand(kAnna, "c08");
  dive_twice(Diver::metal_expert);
  game.play("find");
  EXPECT_EQ(game.refusal("find"), "level_full 4.1");
  game.play({"complete c08 3 2metal+1fuel", "find"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 1, 0));
}

TEST_F(SponsorTwoBasic, RefusesASecondUseThatCannotBePaid) {
  game.anna().credits = 1;
  dive_twice(Diver::engineer);
  game.play("improve hacker");
  EXPECT_EQ(game.refusal("improve hacker"), "short_of_credits 4.4");
  game.play("done");
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(SponsorTwoBasic, MayBeUsedForOneUseOrNone) {
  dive_twice(Diver::metal_expert);
  game.play("done");
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(SponsorTwoBasic, SeesTheSideTheDiverHasByThen) {
  game.put_reward("r24", 3, 1);
  dive_twice(Diver::explorer);
  game.play({"explore 1", "flip explorer", "explore 2", "decline"});
  EXPECT_EQ(game.anna().credits, 0) << "two credits, then one";
}

TEST_F(SponsorTwoBasic, DoesNothingForThoseWhoPassItOver) {
  game.put_diver(kAnna, Diver::metal_expert, 3);
  game.play({"key 3", "dive", "find"});
  EXPECT_EQ(game.question(), "resurface");
}

/// Anna has sponsor 2 on level 3 with its advanced side.
class SponsorTwoAdvanced : public testing::Test {
 protected:
  SponsorTwoAdvanced() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.put_sponsor(2, 3, true);
  }
  void use(std::string_view token) {
    game.put_reward(token, 3, 2);
    other = game.colony().reward_at(2, 0);
    game.play({"key 3", "sponsor reward 2"});
  }
  TestTable game;
  u8 other = kNone;
};

TEST_F(SponsorTwoAdvanced, OffersTheTwoTokensOfTheActiveLevel) {
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor reward 1"), "allowed");
  EXPECT_EQ(game.refusal("sponsor reward 2"), "allowed");
  EXPECT_EQ(game.refusal("sponsor"), "not_this_question 3.2");
}

TEST_F(SponsorTwoAdvanced, GivesAResourceToTheActiveLevel) {
  use("r01");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"gain metal", "gain plant", "decline"}));
  game.play("gain plant");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 1, 0, 0));
}

TEST_F(SponsorTwoAdvanced, GivesABattery) {
  use("r13");
  game.play("accept");
  EXPECT_EQ(game.anna().batteries, 2);
}

TEST_F(SponsorTwoAdvanced, GivesAPrestige) {
  use("r29");
  game.play("accept");
  EXPECT_EQ(game.anna().prestige, 1);
}

TEST_F(SponsorTwoAdvanced, GivesAContractOutOfFour) {
  use("r19");
  game.play("accept");
  EXPECT_EQ(game.question(), "keep_contract");
  game.play(game.legal().front());
  EXPECT_EQ(game.anna().hand_size, 1);
  EXPECT_EQ(game.question(), "step_one");
}

TEST_F(SponsorTwoAdvanced, GivesAnUpgradeThatTheActivatedDiverUsesAtOnce) {
  use("r24");
  game.play({"flip spy", "dive", "draw"});
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.anna().prestige, 0);
}

TEST_F(SponsorTwoAdvanced, DiscardsTheTokenAndRefillsItsPlace) {
  use("r13");
  EXPECT_EQ(game.colony().bag.size(), 22);
  game.play("accept");
  EXPECT_TRUE(game.colony().reward_discards.has(token_of("r13")));
  EXPECT_EQ(game.colony().bag.size(), 21);
  EXPECT_NE(game.colony().reward_at(2, 1), kNone);
  EXPECT_NE(game.colony().reward_at(2, 1), token_of("r13"));
  EXPECT_EQ(game.colony().reward_at(2, 0), other) << "its neighbour stays";
}

TEST_F(SponsorTwoAdvanced, DiscardsTheTokenEvenWhenItsFrontIsDeclined) {
  use("r13");
  game.play("decline");
  EXPECT_EQ(game.anna().batteries, 1);
  EXPECT_TRUE(game.colony().reward_discards.has(token_of("r13")));
}

TEST_F(SponsorTwoAdvanced, PlacesNoTokenOnThePlayersBoard) {
  game.put_back(kAnna, "r30", 3);
  use("r13");
  game.play("accept");
  EXPECT_EQ(game.anna().reward_at(2), token_of("r30"));
}

TEST_F(SponsorTwoAdvanced, CostsNothingAndLeavesTheDiverOneUse) {
  use("r13");
  game.put_diver(kAnna, Diver::metal_expert, 3);
  game.play({"accept", "dive", "find"});
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.question(), "resurface");
}

}  // namespace
}  // namespace bathys::otys
