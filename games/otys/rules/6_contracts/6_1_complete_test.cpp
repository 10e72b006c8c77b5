// Otys 6.1 Completing a contract.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// The first public contract is c03: a metal and a fuel for 2 prestige. All of Anna's levels are empty.
class AContract : public testing::Test {
 protected:
  AContract() {
    game.clear_levels(kAnna);
    game.put_in_offer("c03", 1);
  }
  void expect_completed() {
    game.play("complete c03 5 1metal+1fuel");
    EXPECT_EQ(game.anna().prestige, 2);
  }

  static constexpr Cargo kMetalAndFuel = Cargo::of(1, 0, 1, 0);
  TestTable game;
};

TEST_F(AContract, IsCompletedWithWhatLiesOnOneLevel) {
  game.zone(kAnna, 2) = kMetalAndFuel;
  game.play("complete c03 2 1metal+1fuel");
  EXPECT_EQ(game.anna().prestige, 2);
  EXPECT_EQ(game.zone(kAnna, 2), Cargo{});
}

TEST_F(AContract, IsNotCompletedWithResourcesOfSeveralLevels) {
  game.zone(kAnna, 4) = Cargo::of(1, 0, 0, 0);
  game.zone(kAnna, 5) = Cargo::of(0, 0, 1, 0);
  EXPECT_EQ(game.refusal("complete c03 4 1metal+1fuel"), "resources_missing 6.1");
  EXPECT_EQ(game.refusal("complete c03 5 1metal+1fuel"), "resources_missing 6.1");
}

TEST_F(AContract, IsNotCompletedWithTheResourcesOfSomebodyElse) {
  game.zone(kBruno, 5) = kMetalAndFuel;
  EXPECT_EQ(game.refusal("complete c03 5 1metal+1fuel"), "resources_missing 6.1");
}

TEST_F(AContract, D18IsCompletedAtAnyLevelNotOnlyTheDivers) {
  game.play({"key 3", "dive"});
  for (int level = 1; level <= kLevels; ++level) {
    game.clear_levels(kAnna);
    game.zone(kAnna, level) = kMetalAndFuel;
    const std::string text = "complete c03 " + std::to_string(level) + " 1metal+1fuel";
    EXPECT_EQ(game.refusal(text), "allowed");
  }
}

TEST_F(AContract, MayBeChosenAmongTheLevelsThatHaveItAll) {
  game.zone(kAnna, 2) = kMetalAndFuel;
  game.zone(kAnna, 5) = kMetalAndFuel;
  EXPECT_EQ(game.refusal("complete c03 2 1metal+1fuel"), "allowed");
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_EQ(game.zone(kAnna, 2), kMetalAndFuel);
  EXPECT_EQ(game.zone(kAnna, 5), Cargo{});
}

TEST_F(AContract, MayComeFromYourOwnHand) {
  game.put_in_hand(kAnna, "c05");
  game.zone(kAnna, 1) = Cargo::of(1, 0, 0, 1);
  game.play("complete c05 1 1metal+1tech");
  EXPECT_EQ(game.anna().prestige, 2);
  EXPECT_EQ(game.anna().hand_size, 0);
  EXPECT_FALSE(game.own(kAnna).hand.has(card_of("c05")));
}

TEST_F(AContract, OfAnotherHandOrTheDeckIsNotYours) {
  game.put_in_hand(kBruno, "c05");
  game.put_on_deck("c04");
  game.zone(kAnna, 5) = Cargo::of(1, 1, 0, 1);
  EXPECT_EQ(game.refusal("complete c05 5 1metal+1tech"), "not_your_contract 6.1");
  EXPECT_EQ(game.refusal("complete c04 5 1plant+1tech"), "not_your_contract 6.1");
}

TEST_F(AContract, OnEveryPlaceOfTheOfferMayBeCompleted) {
  TestTable three(TestTable::players(3));
  three.clear_levels(kAnna);
  three.put_in_offer("c03", 1);
  three.put_in_offer("c04", 2);
  three.put_in_offer("c05", 3);
  three.zone(kAnna, 5) = Cargo::of(2, 1, 1, 2);
  three.play({"complete c05 5 1metal+1tech", "complete c04 5 1plant+1tech", "complete c03 5 1metal+1fuel"});
  EXPECT_EQ(three.anna().prestige, 6);
}

TEST_F(AContract, NeedNotBeCompleted) {
  game.zone(kAnna, 5) = kMetalAndFuel;
  game.play({"key 3", "dive", "done", "resurface"});
  EXPECT_EQ(game.zone(kAnna, 5), kMetalAndFuel);
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(AContract, D4MayFollowAnotherInTheSameTurn) {
  game.put_in_hand(kAnna, "c05");
  game.zone(kAnna, 5) = Cargo::of(2, 0, 1, 1);
  game.play({"complete c03 5 1metal+1fuel", "complete c05 5 1metal+1tech"});
  EXPECT_EQ(game.anna().prestige, 4);
  EXPECT_EQ(game.question(), "choose_key") << "completing is no action: the same question stands";
}

TEST_F(AContract, D4MayBeCompletedBeforeAKeyIsChosen) {
  game.zone(kAnna, 5) = kMetalAndFuel;
  expect_completed();
  EXPECT_EQ(game.question(), "choose_key");
}

TEST_F(AContract, D4MayBeCompletedInStepOne) {
  game.zone(kAnna, 5) = kMetalAndFuel;
  game.play("key 3");
  expect_completed();
  EXPECT_EQ(game.question(), "step_one");
}

TEST_F(AContract, D4MayBeCompletedBeforeTheDiverActs) {
  game.zone(kAnna, 5) = kMetalAndFuel;
  game.play({"key 3", "dive"});
  expect_completed();
  EXPECT_EQ(game.question(), "activate");
}

TEST_F(AContract, D4MayBeCompletedBetweenTwoUsesOfADiver) {
  game.zone(kAnna, 5) = Cargo::of(0, 0, 1, 0);
  game.put_diver(kAnna, Diver::metal_expert, 5);
  game.put_sponsor(2, 5);
  game.play({"key 5", "sponsor", "dive", "find"});
  expect_completed();
  game.play("find");
  EXPECT_EQ(game.zone(kAnna, 5), Cargo::of(1, 0, 0, 0));
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(AContract, D4MayBeCompletedBeforeACopiedDiverActs) {
  game.zone(kAnna, 5) = kMetalAndFuel;
  game.put_diver(kAnna, Diver::spy, 3);
  game.play({"key 3", "dive", "copy left"});
  expect_completed();
  EXPECT_EQ(game.question(), "use_copied");
}

TEST_F(AContract, D4MayBeCompletedBeforeTheTurnEnds) {
  game.zone(kAnna, 5) = kMetalAndFuel;
  game.play({"key 3", "dive", "done"});
  expect_completed();
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(AContract, D4IsNotCompletedInsideTheChoiceAmongDrawnContracts) {
  game.zone(kAnna, 5) = kMetalAndFuel;
  game.put_diver(kAnna, Diver::spy, 3);
  game.play({"key 3", "dive", "draw"});
  EXPECT_EQ(game.refusal("complete c03 5 1metal+1fuel"), "not_this_question 4.3");
}

TEST_F(AContract, D4IsNotCompletedInsideTheUseOfARewardToken) {
  game.zone(kAnna, 5) = kMetalAndFuel;
  game.put_diver(kAnna, Diver::explorer, 3);
  game.play({"key 3", "dive", "explore 1"});
  EXPECT_EQ(game.refusal("complete c03 5 1metal+1fuel"), "not_this_question 7.1");
}

TEST_F(AContract, D4IsNotCompletedInsideTheGainOfAnotherOne) {
  game.put_in_hand(kAnna, "c05");
  game.put_back(kAnna, "r13", 5);
  game.zone(kAnna, 5) = Cargo::of(2, 0, 1, 1);
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_EQ(game.refusal("complete c05 5 1metal+1tech"), "not_this_question 6.3");
}

TEST_F(AContract, D4IsNotCompletedInTheTurnOfSomebodyElse) {
  game.zone(kBruno, 5) = kMetalAndFuel;
  EXPECT_EQ(game.why_not(kBruno, "complete c03 5 1metal+1fuel").code, "not_asked");
}

}  // namespace
}  // namespace bathys::otys
