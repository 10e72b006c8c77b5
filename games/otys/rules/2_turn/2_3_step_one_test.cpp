// Otys 2.3 Step 1: the sponsor and the propellers, in any order.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class StepOne : public testing::Test {
 protected:
  StepOne() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    for (int tile = 1; tile <= kSponsors; ++tile) game.put_sponsor(tile, tile);
  }
  TestTable game;
};

TEST_F(StepOne, MayBeSkippedAltogether) {
  game.play({"key 1", "dive"});
  EXPECT_EQ(game.question(), "activate");
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.anna().batteries, 1);
}

TEST_F(StepOne, GivesTheEffectOfTheSponsorOnTheActiveLevel) {
  game.play({"key 5", "sponsor"});
  EXPECT_EQ(game.anna().batteries, 2);
  EXPECT_EQ(game.anna().credits, 3);
}

TEST_F(StepOne, GivesNoEffectOfASponsorOnAnotherLevel) {
  game.use_up(kAnna, KeyToken::two);
  game.play("key 5");
  EXPECT_EQ(game.refusal("sponsor key 2"), "not_this_question 3.5") << "tile 3 lies on level 3";
}

TEST_F(StepOne, UsesTheSponsorOnce) {
  game.play({"key 1", "sponsor"});
  EXPECT_EQ(game.question(), "step_one");
  EXPECT_EQ(game.refusal("sponsor"), "sponsor_used 2.3");
  EXPECT_EQ(game.anna().credits, 4);
}

TEST_F(StepOne, TakesTheSponsorBeforeThePropeller) {
  game.play({"key 1", "sponsor", "propel spy 2", "dive"});
  EXPECT_EQ(game.anna().credits, 4);
  EXPECT_EQ(game.where(kAnna, Diver::spy), "2");
}

TEST_F(StepOne, TakesThePropellerBeforeTheSponsor) {
  game.play({"key 1", "propel spy 2", "sponsor", "dive"});
  EXPECT_EQ(game.anna().credits, 4);
  EXPECT_EQ(game.where(kAnna, Diver::spy), "2");
}

TEST_F(StepOne, TakesTheSponsorBetweenTwoPropellerMoves) {
  game.anna().batteries = 2;
  game.play({"key 1", "propel spy 2", "sponsor", "propel spy 1", "dive"});
  EXPECT_EQ(game.where(kAnna, Diver::spy), "1");
  EXPECT_EQ(game.anna().batteries, 0);
}

TEST_F(StepOne, AllowsAsManyPropellerMovesAsThereAreBatteries) {
  game.anna().batteries = 4;
  game.play({"key 1", "propel spy 2", "propel spy 1", "propel spy s3", "propel spy s2"});
  EXPECT_EQ(game.anna().batteries, 0);
  EXPECT_EQ(game.refusal("propel spy s1"), "no_battery 2.4");
}

TEST_F(StepOne, DrivesAPropellerWithTheBatteryTheSponsorJustGave) {
  game.anna().batteries = 0;
  game.play({"key 5", "sponsor", "propel explorer 4"});
  EXPECT_EQ(game.where(kAnna, Diver::explorer), "4");
  EXPECT_EQ(game.anna().batteries, 0);
}

TEST_F(StepOne, IsOverOnceTheKeyGoesOn) {
  game.play({"key 1", "dive"});
  EXPECT_EQ(game.refusal("sponsor"), "not_this_question 4.1");
  EXPECT_EQ(game.refusal("propel spy 2"), "not_this_question 4.1");
  EXPECT_EQ(game.refusal("dive"), "not_this_question 4.1");
}

TEST_F(StepOne, DoesNotReachForWhatBelongsToLaterSteps) {
  game.play("key 1");
  for (const std::string_view later : {"key 2", "find", "done", "resurface", "stay", "improve hacker"}) {
    EXPECT_EQ(game.refusal(later), "not_this_question 2.3") << later;
  }
}

TEST_F(StepOne, EveryTurnHasItsSponsorAnew) {
  game.play({"key 1", "sponsor", "dive", "done", "resurface"});
  game.clear_levels(kBruno);
  game.play({"key 1", "sponsor"});
  EXPECT_EQ(game.bruno().credits, 4);
}

}  // namespace
}  // namespace bathys::otys
