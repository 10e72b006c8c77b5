// Otys 2.4 The propeller.
#include <algorithm>
#include <cstdlib>

#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

std::string propel(int from, int to) {
  return "propel " + std::string(kDiverWords[static_cast<std::size_t>(kInOrder[static_cast<std::size_t>(from)])]) +
         " " + std::string(kPlaceWords[static_cast<std::size_t>(to)]);
}

class Propeller : public testing::Test {
 protected:
  Propeller() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.put_sponsor(4, 3);
  }
  void reach_four() { game.anna().mechanic = 3; }

  TestTable game;
};

TEST_F(Propeller, MovesADiverDownAndThosePassedUpOnePlace) {
  reach_four();
  game.play({"key 1", "propel plant_expert 2"});
  EXPECT_EQ(game.column(kAnna), "metal_expert fuel_expert tech_expert trader plant_expert spy engineer explorer");
}

TEST_F(Propeller, MovesADiverUpAndThosePassedDownOnePlace) {
  reach_four();
  game.play({"key 1", "propel engineer s3"});
  EXPECT_EQ(game.column(kAnna), "metal_expert plant_expert engineer fuel_expert tech_expert trader spy explorer");
}

TEST_F(Propeller, ExchangesNeighboursWhenItMovesADiverByOne) {
  game.play({"key 1", "propel spy 4"});
  EXPECT_EQ(game.column(kAnna), "metal_expert plant_expert fuel_expert tech_expert trader engineer spy explorer");
}

TEST_F(Propeller, MovesSurfaceDiversAmongThemselves) {
  game.play({"key 1", "propel metal_expert s2"});
  EXPECT_EQ(game.where(kAnna, Diver::metal_expert), "s2");
  EXPECT_EQ(game.where(kAnna, Diver::plant_expert), "s1");
}

TEST_F(Propeller, CostsOneBatteryHoweverFarTheMove) {
  reach_four();
  game.anna().batteries = 3;
  game.play({"key 1", "propel metal_expert 2"});
  EXPECT_EQ(game.anna().batteries, 2);
  game.play("propel metal_expert 1");
  EXPECT_EQ(game.anna().batteries, 1);
}

TEST_F(Propeller, IsRefusedWithoutABattery) {
  game.anna().batteries = 0;
  game.play("key 1");
  EXPECT_EQ(game.refusal("propel spy 4"), "no_battery 2.4");
  EXPECT_EQ(game.refusal("dive"), "allowed");
}

TEST_F(Propeller, LeavesTheColumnsOfOthersAlone) {
  const std::string theirs = game.column(kBruno);
  game.play({"key 1", "propel spy 4"});
  EXPECT_EQ(game.column(kBruno), theirs);
}

TEST_F(Propeller, ChangesWhoIsActivated) {
  game.play({"key 4", "propel spy 4", "dive", "draw"});
  EXPECT_EQ(game.question(), "keep_contract") << "the spy acts on level 4";
}

TEST_F(Propeller, ReachesFurtherWithEveryStepOfTheMechanic) {
  game.play("key 1");
  for (int step = 0; step <= kTechnicianSteps; ++step) {
    game.anna().mechanic = static_cast<u8>(step);
    for (int from = 0; from < kPlaces; ++from) {
      for (int to = 0; to < kPlaces; ++to) {
        const int distance = std::abs(to - from);
        const std::string expected = distance == 0         ? "diver_is_there 2.4"
                                     : distance > step + 1 ? "out_of_reach 2.4"
                                                           : "allowed";
        EXPECT_EQ(game.refusal(propel(from, to)), expected) << propel(from, to) << " at step " << step;
      }
    }
  }
}

TEST_F(Propeller, D5AfterSponsorFourRefusesExactlyTheMovesThatChangeTheDiverOnTheActiveLevel) {
  reach_four();
  game.anna().batteries = 9;
  game.play({"key 3", "sponsor"});
  const int active = place_of_level(2);
  for (int from = 0; from < kPlaces; ++from) {
    for (int to = 0; to < kPlaces; ++to) {
      const int distance = std::abs(to - from);
      if (distance == 0 || distance > 4) continue;
      Player trial = game.anna();
      propeller::move_diver(trial, from, to);
      const bool same = trial.column[static_cast<std::size_t>(active)] == kInOrder[static_cast<std::size_t>(active)];
      EXPECT_EQ(game.refusal(propel(from, to)), same ? "allowed" : "diver_is_pointed_at 3.4") << propel(from, to);
    }
  }
}

TEST_F(Propeller, D5AfterSponsorFourStillMovesTheOthersAboveAndBelow) {
  game.anna().batteries = 2;
  game.play({"key 3", "sponsor", "propel explorer 4", "propel trader 1", "dive"});
  EXPECT_EQ(game.column(kAnna), "metal_expert plant_expert fuel_expert trader tech_expert spy explorer engineer");
  EXPECT_EQ(game.anna().diver_at_level(2), Diver::spy);
}

TEST_F(Propeller, D5MayComeBeforeSponsorFourAndChooseWhoIsUpgraded) {
  game.play({"key 3", "propel engineer 3", "sponsor"});
  EXPECT_TRUE(game.anna().is_upgraded(Diver::engineer));
  EXPECT_FALSE(game.anna().is_upgraded(Diver::spy));
}

TEST_F(Propeller, D5IsFreeAgainInTheNextTurn) {
  game.play({"key 3", "sponsor", "dive", "done", "resurface"});
  game.play({"key 1", "dive", "done", "resurface"});
  game.play({"key 4", "propel engineer 5"});
  EXPECT_EQ(game.where(kAnna, Diver::engineer), "5");
}

TEST(TheColumn, ClosesUpBehindADiverThatMovesAndMakesRoomBeforeIt) {
  for (int from = 0; from < kPlaces; ++from) {
    for (int to = 0; to < kPlaces; ++to) {
      Player player;
      std::vector<Diver> expected;
      for (int i = 0; i < kPlaces; ++i) expected.push_back(player.column[i] = static_cast<Diver>((i + 3) % kDivers));
      const Diver diver = expected[static_cast<std::size_t>(from)];
      expected.erase(expected.begin() + from);
      expected.insert(expected.begin() + to, diver);
      propeller::move_diver(player, from, to);
      ASSERT_TRUE(std::equal(expected.begin(), expected.end(), player.column.begin())) << from << " to " << to;
      ASSERT_EQ(player.place_of(diver), to);
    }
  }
}

}  // namespace
}  // namespace bathys::otys
