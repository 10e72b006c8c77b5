// Otys 3.4 Sponsor 4.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class SponsorFourBasic : public testing::Test {
 protected:
  SponsorFourBasic() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.put_sponsor(4, 4);
  }
  TestTable game;
};

TEST_F(SponsorFourBasic, FlipsTheDiverOfTheActiveLevelForTwoCreditsAndOnePrestige) {
  game.play({"key 4", "sponsor"});
  EXPECT_EQ(game.anna().upgraded, 1u << static_cast<int>(Diver::engineer));
  EXPECT_EQ(game.anna().credits, 1);
  EXPECT_EQ(game.anna().prestige, 1);
}

TEST_F(SponsorFourBasic, LetsTheDiverActUpgradedAtOnce) {
  game.anna().credits = 2;
  game.play({"key 4", "sponsor", "dive", "improve hacker"});
  EXPECT_EQ(game.anna().hacker, 1) << "an upgraded engineer works for nothing";
}

TEST_F(SponsorFourBasic, CountsForTheDiverThePropellerBrought) {
  game.play({"key 4", "propel spy 4", "sponsor"});
  EXPECT_EQ(game.anna().upgraded, 1u << static_cast<int>(Diver::spy));
}

TEST_F(SponsorFourBasic, IsRefusedForAnUpgradedDiver) {
  game.anna().upgrade(Diver::engineer);
  game.play("key 4");
  EXPECT_EQ(game.refusal("sponsor"), "already_upgraded 3.4");
}

TEST_F(SponsorFourBasic, IsRefusedWithOneCredit) {
  game.anna().credits = 1;
  game.play("key 4");
  EXPECT_EQ(game.refusal("sponsor"), "short_of_credits 3.4");
}

TEST_F(SponsorFourBasic, TakesTheVeryLastTwoCredits) {
  game.anna().credits = 2;
  game.play({"key 4", "sponsor"});
  EXPECT_EQ(game.anna().credits, 0);
}

TEST_F(SponsorFourBasic, FlipsNobodyElse) {
  game.play("key 4");
  EXPECT_EQ(game.refusal("sponsor flip metal_expert"), "not_this_question 3.4");
}

TEST_F(SponsorFourBasic, D5PointsAtTheDiverSoThatNoPropellerMovesItAway) {
  game.play({"key 4", "sponsor"});
  for (const std::string_view move : {"propel engineer 3", "propel engineer 5", "propel explorer 4", "propel spy 4"}) {
    EXPECT_EQ(game.refusal(move), "diver_is_pointed_at 3.4") << move;
  }
  EXPECT_EQ(game.refusal("propel spy 2"), "allowed");
}

class SponsorFourAdvanced : public testing::Test {
 protected:
  SponsorFourAdvanced() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.put_sponsor(4, 4, true);
  }
  TestTable game;
};

TEST_F(SponsorFourAdvanced, OffersTheThreeSurfaceDivers) {
  game.play("key 4");
  for (const Diver diver : kInOrder) {
    const std::string flip = "sponsor flip " + std::string(kDiverWords[static_cast<std::size_t>(diver)]);
    const bool surface = game.anna().place_of(diver) < 3;
    EXPECT_EQ(game.refusal(flip), surface ? "allowed" : "not_on_surface 3.4") << flip;
  }
  EXPECT_EQ(game.refusal("sponsor"), "not_this_question 3.4");
}

TEST_F(SponsorFourAdvanced, FlipsOneForTwoCreditsAndOnePrestige) {
  game.play({"key 4", "sponsor flip fuel_expert"});
  EXPECT_EQ(game.anna().upgraded, 1u << static_cast<int>(Diver::fuel_expert));
  EXPECT_EQ(game.anna().credits, 1);
  EXPECT_EQ(game.anna().prestige, 1);
  EXPECT_EQ(game.refusal("sponsor flip plant_expert"), "sponsor_used 2.3");
}

TEST_F(SponsorFourAdvanced, IsRefusedForAnUpgradedDiver) {
  game.anna().upgrade(Diver::metal_expert);
  game.play("key 4");
  EXPECT_EQ(game.refusal("sponsor flip metal_expert"), "already_upgraded 3.4");
  EXPECT_EQ(game.refusal("sponsor flip plant_expert"), "allowed");
}

TEST_F(SponsorFourAdvanced, IsRefusedWithOneCredit) {
  game.anna().credits = 1;
  game.play("key 4");
  EXPECT_EQ(game.refusal("sponsor flip plant_expert"), "short_of_credits 3.4");
}

TEST_F(SponsorFourAdvanced, CountsWhoIsOnTheSurfaceNow) {
  game.play({"key 4", "propel tech_expert s3"});
  EXPECT_EQ(game.refusal("sponsor flip tech_expert"), "allowed");
  EXPECT_EQ(game.refusal("sponsor flip fuel_expert"), "not_on_surface 3.4");
}

TEST_F(SponsorFourAdvanced, PointsAtNobodySoThatPropellersStayFree) {
  game.play({"key 4", "sponsor flip fuel_expert", "propel explorer 4"});
  EXPECT_EQ(game.where(kAnna, Diver::explorer), "4");
}

}  // namespace
}  // namespace bathys::otys
