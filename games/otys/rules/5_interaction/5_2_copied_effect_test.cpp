// Otys 5.2 A copied effect.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Anna's spy stands on level 3, facing the diver of Bruno's that the test asks for.
class ACopiedEffect : public testing::Test {
 protected:
  ACopiedEffect() {
    game.put_diver(kAnna, Diver::spy, 3);
    game.clear_levels(kAnna);
    game.clear_levels(kBruno);
    game.anna().credits = 5;
  }
  void copy(Diver diver, bool upgraded = false) {
    game.put_diver(kBruno, diver, 3);
    if (upgraded) game.bruno().upgrade(diver);
    bruno_before = game.bruno();
    game.play({"key 3", "dive", "copy left"});
  }
  void expect_bruno_untouched() {
    EXPECT_TRUE(same_bytes(game.bruno(), bruno_before)) << "the owner's board, money and divers do not take part";
  }

  TestTable game;
  Player bruno_before;
};

TEST_F(ACopiedEffect, PutsWhatItFindsOnYourBoardAtTheActiveLevel) {
  copy(Diver::metal_expert);
  game.play("find");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 0, 0));
  expect_bruno_untouched();
}

TEST_F(ACopiedEffect, NeedsRoomOnYourLevel) {
  game.zone(kAnna, 3) = Cargo::of(4, 0, 0, 0);
  copy(Diver::metal_expert);
  EXPECT_EQ(game.refusal("find"), "level_full 4.1");
}

TEST_F(ACopiedEffect, PaysTheSpysFeeToTheSupply) {
  copy(Diver::metal_expert);
  EXPECT_EQ(game.anna().credits, 4);
  expect_bruno_untouched();
}

TEST_F(ACopiedEffect, PaysItsOwnCostOnTopWithYourMoney) {
  copy(Diver::engineer);
  game.play("improve hacker");
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.anna().hacker, 1);
  expect_bruno_untouched();
}

TEST_F(ACopiedEffect, D22MayBeChosenThoughItCannotBeUsedForLackOfYourMoneyHoweverRichTheOwner) {
  game.anna().credits = 1;
  game.bruno().credits = 9;
  copy(Diver::engineer);
  EXPECT_EQ(game.legal(), std::vector<std::string>{"done"});
  EXPECT_EQ(game.refusal("improve hacker"), "short_of_credits 4.4");
}

TEST_F(ACopiedEffect, HasTheSideTheDiverShowsAtItsOwners) {
  copy(Diver::plant_expert, true);
  game.play("find bonus");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 1, 0, 0));
  EXPECT_EQ(game.anna().credits, 5) << "one paid to the spy, one from the bonus";
  expect_bruno_untouched();
}

TEST_F(ACopiedEffect, DoesNotHaveTheSideOfYourOwnDiverOfThatName) {
  game.anna().upgrade(Diver::plant_expert);
  copy(Diver::plant_expert);
  EXPECT_EQ(game.refusal("find bonus"), "not_upgraded 4.1");
}

TEST_F(ACopiedEffect, TakesBackYourOwnKeys) {
  game.use_up(kAnna, KeyToken::five);
  game.use_up(kBruno, KeyToken::two);
  copy(Diver::tech_expert, true);
  EXPECT_EQ(game.refusal("bonus key 2"), "key_not_on_track 4.1");
  game.play("find key 5");
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 4 5 X");
  expect_bruno_untouched();
}

TEST_F(ACopiedEffect, SellsFromYourLevelForYourGain) {
  game.zone(kAnna, 3) = Cargo::of(0, 0, 1, 0);
  game.zone(kBruno, 3) = Cargo::of(1, 0, 0, 0);
  game.colony().store = {0, 0, 0, 0};
  copy(Diver::trader);
  EXPECT_EQ(game.refusal("sell metal credits"), "no_such_resource 4.2");
  game.play("sell fuel credits");
  EXPECT_EQ(game.anna().credits, 5 - 1 + 3);
  EXPECT_EQ(game.zone(kAnna, 3), Cargo{});
  expect_bruno_untouched();
}

TEST_F(ACopiedEffect, ExploresYourActiveLevelAndPlacesTheTokenOnYourBoard) {
  game.put_reward("r13", 3, 2);
  copy(Diver::explorer);
  game.play({"explore 2", "accept"});
  EXPECT_EQ(game.anna().batteries, 2);
  EXPECT_EQ(game.anna().reward_at(2), token_of("r13"));
  EXPECT_EQ(game.anna().credits, 5 - 1 - 2);
  expect_bruno_untouched();
}

TEST_F(ACopiedEffect, StillCostsWhenSponsorOnePaysForYourSpy) {
  game.put_sponsor(1, 3, true);
  game.put_diver(kBruno, Diver::engineer, 3);
  game.play({"key 3", "sponsor", "dive", "copy left", "improve mechanic"});
  EXPECT_EQ(game.anna().credits, 4);
}

TEST_F(ACopiedEffect, NeedNotBeUsedAfterAll) {
  copy(Diver::metal_expert);
  game.play("done");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo{});
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(ACopiedEffect, LeavesTheCopiedDiverWhereItIsWhileYourSpyResurfaces) {
  copy(Diver::metal_expert);
  game.play({"find", "resurface"});
  EXPECT_EQ(game.where(kAnna, Diver::spy), "s1");
  expect_bruno_untouched();
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.question(), "choose_key");
}

}  // namespace
}  // namespace bathys::otys
