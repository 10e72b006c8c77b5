// Otys 2.8 When contracts may be completed.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

constexpr std::string_view kComplete = "complete c01 2 1metal+1plant";

/// Anna has all for a contract of her hand on level 2, and her divers in order: nobody stands there who could use it.
class AContractInHand : public testing::Test {
 protected:
  explicit AContractInHand(const otys::Setup& setup = {}) : game(setup) {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.zone(kAnna, 2) = Cargo::of(1, 1, 0, 0);
    game.put_in_hand(kAnna, "c01");
    for (int tile = 1; tile <= kSponsors; ++tile) game.put_sponsor(tile, tile);
  }
  /// Completes it now, and is asked the same thing again.
  void expect_completed_here() {
    const std::string question(game.question());
    const int prestige = game.anna().prestige;
    game.play(kComplete);
    EXPECT_EQ(game.anna().prestige, prestige + 1);
    EXPECT_EQ(game.question(), question);
    EXPECT_EQ(game.asked(), kAnna);
  }
  TestTable game;
};

TEST_F(AContractInHand, D4CanBeCompletedBeforeAKeyIsChosen) { expect_completed_here(); }

TEST_F(AContractInHand, D4CanBeCompletedInStepOne) {
  game.play("key 4");
  expect_completed_here();
}

TEST_F(AContractInHand, D4CanBeCompletedBetweenSponsorAndPropeller) {
  game.play({"key 1", "sponsor"});
  expect_completed_here();
  game.play("propel spy 4");
}

TEST_F(AContractInHand, D4CanBeCompletedBeforeTheDiverActs) {
  game.play({"key 4", "dive"});
  expect_completed_here();
}

TEST_F(AContractInHand, D4CanBeCompletedBetweenTwoUsesOfTheDiver) {
  game.put_diver(kAnna, Diver::engineer, 2);
  game.play({"key 2", "sponsor", "dive", "improve hacker"});
  expect_completed_here();
  game.play("improve mechanic");
}

TEST_F(AContractInHand, D4CanBeCompletedBeforeTheTurnEnds) {
  game.play({"key 4", "dive", "improve hacker"});
  expect_completed_here();
}

TEST_F(AContractInHand, D4CanBeCompletedBeforeACopiedDiverActs) {
  game.column(kBruno, kInOrder);
  game.put_diver(kBruno, Diver::engineer, 3);
  game.play({"key 3", "dive", "copy left"});
  EXPECT_EQ(game.question(), "use_copied");
  expect_completed_here();
}

TEST_F(AContractInHand, D4AndOthersCanBeCompletedInTheSameTurn) {
  game.put_in_hand(kAnna, "c02");
  game.put_in_hand(kAnna, "c03");
  game.zone(kAnna, 4) = Cargo::of(1, 0, 2, 1);
  game.play({kComplete, "key 4", "complete c02 4 1fuel+1tech", "complete c03 4 1metal+1fuel"});
  EXPECT_EQ(game.anna().prestige, 1 + 1 + 2);
}

TEST_F(AContractInHand, D18CanBeCompletedAtALevelWhereNoDiverActs) {
  game.zone(kAnna, 5) = Cargo::of(1, 1, 0, 0);
  game.play({"key 4", "dive"});
  EXPECT_TRUE(game.offers(kComplete));
  EXPECT_TRUE(game.offers("complete c01 5 1metal+1plant"));
}

TEST_F(AContractInHand, WaitsWhileAContractIsChosenFromThoseDrawn) {
  game.play({"key 3", "dive", "draw"});
  EXPECT_EQ(game.refusal(kComplete), "not_this_question 4.3");
}

TEST_F(AContractInHand, WaitsWhileARewardTokenIsUsed) {
  game.put_reward("r13", 5, 1);
  game.play({"key 5", "dive", "explore 1"});
  EXPECT_EQ(game.refusal(kComplete), "not_this_question 7.1");
  game.play("accept");
  expect_completed_here();
}

TEST_F(AContractInHand, WaitsWhileAnotherContractIsBeingPaidOut) {
  game.put_in_hand(kAnna, "c02");
  game.put_back(kAnna, "r01", 4);
  game.zone(kAnna, 4) = Cargo::of(0, 0, 1, 1);
  game.play("complete c02 4 1fuel+1tech");
  EXPECT_EQ(game.question(), "claim_back");
  EXPECT_EQ(game.refusal(kComplete), "not_this_question 6.3");
  game.play("accept");
  expect_completed_here();
}

TEST_F(AContractInHand, WaitsForItsOwnersTurn) {
  game.play({"key 4", "dive", "done", "resurface"});
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.why_not(kAnna, kComplete).code, "not_asked");
  game.clear_levels(kBruno);
  game.play({"key 4", "dive", "done", "resurface"});
  expect_completed_here();
}

Setup designers_variant() {
  Setup setup;
  setup.designer_variant = 1;
  return setup;
}
class AContractInTheVariant : public AContractInHand {
 protected:
  AContractInTheVariant() : AContractInHand(designers_variant()) {}
};

TEST_F(AContractInTheVariant, CannotBeCompletedByAnOwnerWhoIsAskedOutOfTurn) {
  game.put_in_hand(kBruno, "c03");
  game.zone(kBruno, 2) = Cargo::of(1, 0, 1, 0);
  game.play({"key 3", "dive", "copy left", "done", "resurface"});
  EXPECT_EQ(game.question(), "copied_resurface");
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.refusal("complete c03 2 1metal+1fuel"), "not_this_question 5.3");
}

TEST(AContractInSolo, D4CanBeCompletedBeforeTheTimerMoves) {
  TestTable game(TestTable::players(1));
  while (game.question() == "choose_cube") game.play(game.legal().front());
  game.clear_levels(kAnna);
  game.zone(kAnna, 2) = Cargo::of(1, 1, 0, 0);
  game.put_in_hand(kAnna, "c01");
  game.play({"key 3", "dive", "done", "resurface"});
  EXPECT_EQ(game.question(), "choose_timer");
  game.play(kComplete);
  EXPECT_EQ(game.anna().prestige, 1);
  EXPECT_EQ(game.question(), "choose_timer");
}

}  // namespace
}  // namespace bathys::otys
