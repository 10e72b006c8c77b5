// Otys 3.5 Sponsor 5.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

TEST(SponsorFiveBasic, GivesOneBattery) {
  TestTable game;
  game.put_sponsor(5, 3);
  game.play({"key 3", "sponsor"});
  EXPECT_EQ(game.anna().batteries, 2);
}

TEST(SponsorFiveBasic, MovesNoResource) {
  TestTable game;
  game.put_sponsor(5, 3);
  game.zone(kAnna, 3) = Cargo::of(1, 0, 0, 0);
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor move metal 3 4"), "not_this_question 3.5");
}

/// Anna plays on level 3, with metal and fuel there and a plant on level 1.
class SponsorFiveAdvanced : public testing::Test {
 protected:
  SponsorFiveAdvanced() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.put_sponsor(5, 3, true);
    game.zone(kAnna, 3) = Cargo::of(1, 0, 1, 0);
    game.zone(kAnna, 1) = Cargo::of(0, 1, 0, 0);
  }
  void fill(int level) { game.zone(kAnna, level) = Cargo::of(0, 0, 0, capacity(level - 1)); }
  TestTable game;
};

TEST_F(SponsorFiveAdvanced, GivesOneBattery) {
  game.play({"key 3", "sponsor"});
  EXPECT_EQ(game.anna().batteries, 2);
  EXPECT_EQ(game.refusal("sponsor move metal 3 4"), "sponsor_used 2.3") << "one or the other";
}

TEST_F(SponsorFiveAdvanced, MovesAResourceAwayFromTheActiveLevelForABattery) {
  game.play({"key 3", "sponsor move fuel 3 5"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 0, 0));
  EXPECT_EQ(game.zone(kAnna, 5), Cargo::of(0, 0, 1, 0));
  EXPECT_EQ(game.anna().batteries, 0);
  EXPECT_EQ(game.refusal("sponsor"), "sponsor_used 2.3");
}

TEST_F(SponsorFiveAdvanced, MovesAResourceToTheActiveLevelForABattery) {
  game.play({"key 3", "sponsor move plant 1 3"});
  EXPECT_EQ(game.zone(kAnna, 1), Cargo{});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 1, 1, 0));
  EXPECT_EQ(game.anna().batteries, 0);
}

TEST_F(SponsorFiveAdvanced, OffersEveryMoveToOrFromTheActiveLevelAndNoOther) {
  game.play("key 3");
  std::vector<std::string> moves;
  for (const std::string& answer : game.legal()) {
    if (answer.starts_with("sponsor")) moves.push_back(answer);
  }
  EXPECT_EQ(moves, (std::vector<std::string>{"sponsor", "sponsor move metal 3 1", "sponsor move fuel 3 1",
                                             "sponsor move plant 1 3", "sponsor move metal 3 2",
                                             "sponsor move fuel 3 2", "sponsor move metal 3 4", "sponsor move fuel 3 4",
                                             "sponsor move metal 3 5", "sponsor move fuel 3 5"}));
}

TEST_F(SponsorFiveAdvanced, RefusesAMoveBetweenTwoOtherLevels) {
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor move plant 1 2"), "not_by_active_level 3.5");
  EXPECT_EQ(game.refusal("sponsor move plant 1 1"), "not_by_active_level 3.5");
  EXPECT_EQ(game.refusal("sponsor move metal 3 3"), "not_by_active_level 3.5");
}

TEST_F(SponsorFiveAdvanced, RefusesAMoveWithoutABattery) {
  game.anna().batteries = 0;
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor move fuel 3 5"), "no_battery 3.5");
  EXPECT_EQ(game.refusal("sponsor"), "allowed");
}

TEST_F(SponsorFiveAdvanced, RefusesToMoveWhatIsNotThere) {
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor move tech 3 5"), "no_such_resource 3.5");
  EXPECT_EQ(game.refusal("sponsor move metal 1 3"), "no_such_resource 3.5");
}

TEST_F(SponsorFiveAdvanced, D18NeedsAFreeSpaceOnTheOtherLevel) {
  fill(1);
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor move fuel 3 1"), "level_full 3.5");
  game.zone(kAnna, 1).remove(Resource::tech);
  EXPECT_EQ(game.refusal("sponsor move fuel 3 1"), "allowed");
}

TEST_F(SponsorFiveAdvanced, D18NeedsAFreeSpaceOnTheActiveLevel) {
  fill(3);
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor move plant 1 3"), "level_full 3.5");
  EXPECT_EQ(game.refusal("sponsor move tech 3 1"), "allowed");
}

TEST_F(SponsorFiveAdvanced, ReadiesAContract) {
  game.put_in_hand(kAnna, "c01");
  game.play({"key 3", "sponsor move plant 1 3", "complete c01 3 1metal+1plant"});
  EXPECT_EQ(game.anna().prestige, 1);
}

}  // namespace
}  // namespace bathys::otys
