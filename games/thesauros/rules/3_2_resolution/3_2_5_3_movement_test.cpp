// Thesauros 3.2.5.3 Movement.
#include "games/thesauros/random_play.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

Load motors(std::initializer_list<Gear> gear) {
  Load load;
  for (const Gear motor : gear) load.add(motor);
  return load;
}

/// What 1, 2, 3… spaces cost, up to the farthest that can be reached.
std::vector<int> prices(std::initializer_list<Gear> gear) {
  std::vector<int> all;
  for (int spaces = 1; sea::price(motors(gear), spaces) != sea::kFar; ++spaces) {
    all.push_back(sea::price(motors(gear), spaces));
  }
  return all;
}

TEST(Motors, LetAZodiacMoveTwoSpacesForNothingAndAThirdForOneDollar) {
  EXPECT_EQ(prices({}), (std::vector<int>{0, 0, 1}));
}

TEST(Motors, D64ArePaidOncePerMoveEachAndInFull) {
  EXPECT_EQ(prices({Gear::aux_motor}), (std::vector<int>{0, 0, 1, 2}));
  EXPECT_EQ(prices({Gear::medium_motor}), (std::vector<int>{0, 0, 1, 1, 2}));
  EXPECT_EQ(prices({Gear::super_motor}), (std::vector<int>{0, 0, 0, 0, 1}));
  EXPECT_EQ(prices({Gear::found_motor}), (std::vector<int>{0, 0, 1, 1, 1, 2}));
}

TEST(Motors, D64AreCombinedInTheCheapestWay) {
  EXPECT_EQ(prices({Gear::aux_motor, Gear::aux_motor}), (std::vector<int>{0, 0, 1, 2, 3}));
  EXPECT_EQ(prices({Gear::medium_motor, Gear::medium_motor}), (std::vector<int>{0, 0, 1, 1, 2, 2, 3}));
  EXPECT_EQ(prices({Gear::super_motor, Gear::super_motor}), (std::vector<int>{0, 0, 0, 0, 0, 0, 1}));
  EXPECT_EQ(prices({Gear::aux_motor, Gear::medium_motor}), (std::vector<int>{0, 0, 1, 1, 2, 3}));
  EXPECT_EQ(prices({Gear::aux_motor, Gear::super_motor}), (std::vector<int>{0, 0, 0, 0, 1, 2}));
  EXPECT_EQ(prices({Gear::aux_motor, Gear::found_motor}), (std::vector<int>{0, 0, 1, 1, 1, 2, 3}));
  EXPECT_EQ(prices({Gear::medium_motor, Gear::found_motor}), (std::vector<int>{0, 0, 1, 1, 1, 2, 2, 3}));
  EXPECT_EQ(prices({Gear::super_motor, Gear::found_motor}), (std::vector<int>{0, 0, 0, 0, 1, 1, 1, 2}));
}

TEST(Motors, OfTheExampleMoveFourSpacesForNothingSixForOneDollarAndSevenForTwo) {
  EXPECT_EQ(prices({Gear::medium_motor, Gear::super_motor}), (std::vector<int>{0, 0, 0, 0, 1, 1, 2}));
}

class Movement : public testing::Test {
 protected:
  Movement() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(2).queue(9, {{kClara, 2}});
  }
  int distance(std::string_view from, std::string_view to) {
    return sea::distances(game.table(), kAnna, space_of(from))[space_of(to)];
  }
  std::vector<std::string_view> way(std::string_view from, std::string_view to) {
    std::vector<std::string_view> names;
    for (const u8 passed : sea::route(game.table(), kAnna, space_of(from), space_of(to))) {
      names.push_back(space(passed).name);
    }
    return names;
  }
  void expect_refused(std::string_view text, std::string_view code) {
    EXPECT_FALSE(game.offers(text)) << text;
    EXPECT_EQ(game.why_not(text).code, code) << text;
    EXPECT_EQ(game.why_not(text).rule, "3.2.5") << text;
  }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(Movement, IsPaidFromMissions) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5).play("sail z1 d");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 1) << "three spaces";
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("d"));
}

TEST_F(Movement, GoesNoFartherThanTheMotorsReach) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5);
  expect_refused("sail z1 g", "too_far");
  EXPECT_TRUE(game.offers("sail z1 d"));
}

TEST_F(Movement, UsesTheMotorsAboard) {
  game.send_to_sea(kAnna, "b", 1, {Gear::super_motor}).at_zone(5).play("sail z1 g");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20) << "four spaces for nothing";
}

TEST_F(Movement, IsRefusedToWhoCannotPayEvenWithTransfers) {
  game.money(kAnna, {1, 1, 1, 0}, 50).send_to_sea(kAnna, "b", 1).at_zone(5);
  expect_refused("sail z1 d", "cannot_pay");
  EXPECT_TRUE(game.offers("sail z1 F2"));
}

TEST_F(Movement, CountsThePortAsASpace) {
  EXPECT_EQ(distance("F1", "PORT"), 1);
  game.send_to_sea(kAnna, "F1", 1).at_zone(5).play("sail z1 LC");
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("LC")) << "two spaces through the port";
  EXPECT_EQ(game.account(kAnna, Account::mx), 20);
}

TEST_F(Movement, EntersNoNumberedZoneWithoutItsMap) {
  game.send_to_sea(kAnna, "F1", 1).give_map(kBruno, 1).at_zone(5);
  expect_refused("sail z1 Z1.4", "no_map");
  EXPECT_EQ(game.why_not("sail z1 Z1.4").args[0], Arg::number(1));
}

TEST_F(Movement, EntersANumberedZoneWithAnyKindOfMap) {
  EXPECT_EQ(distance("F1", "Z1.4"), sea::kFar);
  game.anna().satellite_maps = 1;
  EXPECT_EQ(distance("F1", "Z1.4"), 1);
  game.anna().satellite_maps = 0;
  game.anna().mercenary_maps = 1;
  EXPECT_EQ(distance("F1", "Z1.4"), 1);
}

TEST_F(Movement, D70LeavesNoZodiacInAZoneWhoseMapIsLost) {
  for_all_positions(2, "maps", [](const RandomGame& random) {
    const Public& table = random.state().table;
    for (const Zodiac& zodiac : table.zodiacs) {
      const int zone = space(zodiac.space).zone;
      if (zodiac.owner == kNone || zone == 0) continue;
      ASSERT_TRUE(table.player(seat_at(zodiac.owner)).has_map(zone));
    }
  });
}

TEST_F(Movement, OfTheExampleTakesEightSpacesAroundZoneFourAndSixThroughIt) {
  game.give_map(kAnna, 2).give_map(kAnna, 6);
  EXPECT_EQ(distance("Z2.4", "Z6.3"), 8);
  EXPECT_EQ(way("Z2.4", "Z6.3"), (std::vector<std::string_view>{"F2", "d", "g", "h", "i", "Z6.1", "Z6.2", "Z6.3"}));
  game.give_map(kAnna, 4);
  EXPECT_EQ(distance("Z2.4", "Z6.3"), 6);
  EXPECT_EQ(way("Z2.4", "Z6.3"), (std::vector<std::string_view>{"F2", "e", "Z4.4", "Z4.5", "j", "Z6.3"}));
}

TEST_F(Movement, EndsOnNoSmallSpaceThatIsTaken) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kBruno, "b", 1).at_zone(5);
  expect_refused("sail z1 b", "space_taken");
}

TEST_F(Movement, EndsOnNoDigSpaceThatIsTaken) {
  game.send_to_sea(kAnna, "F1", 1).give_map(kAnna, 1).send_to_sea(kBruno, "Z1.4", 1).at_zone(5);
  expect_refused("sail z1 Z1.4", "space_taken");
}

TEST_F(Movement, CrossesASmallSpaceThatIsTaken) {
  game.send_to_sea(kAnna, "F1", 1).give_map(kAnna, 3).send_to_sea(kBruno, "b", 1).at_zone(5).play("sail z1 Z3.1");
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("Z3.1"));
}

TEST_F(Movement, EndsOnAFishingSpaceWithAnyNumberOfOthers) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kBruno, "F2", 1).send_to_sea(kClara, "F2", 1).at_zone(5);
  EXPECT_TRUE(game.offers("sail z1 F2"));
}

TEST_F(Movement, D66ReachesTheLagoonThroughThePortOnly) {
  for (const std::string_view spot : {"LA", "LB", "LC", "LD1", "LD2"}) {
    EXPECT_EQ(distance("PORT", spot), 1) << spot;
    EXPECT_EQ(distance("F1", spot), 2) << spot;
    for (const std::string_view other : {"LA", "LB", "LC", "LD1", "LD2"}) {
      EXPECT_EQ(distance(spot, other), 2) << spot << " " << other;
    }
  }
}

TEST_F(Movement, D65TakesTwoSpacesOutAndBack) {
  EXPECT_EQ(distance("b", "b"), 2);
  EXPECT_EQ(way("b", "b"), (std::vector<std::string_view>{"F1", "b"}));
}

TEST_F(Movement, D121TakesTheFirstOfSeveralShortestWays) {
  game.give_map(kAnna, 4).give_map(kAnna, 6);
  EXPECT_EQ(distance("F2", "Z6.2"), 6) << "by either side";
  EXPECT_EQ(way("F2", "Z6.2"), (std::vector<std::string_view>{"d", "g", "h", "i", "Z6.1", "Z6.2"}));
}

TEST_F(Movement, D121CountsTheMotorsAboardAtTheStartWhenItPassesThroughPort) {
  game.send_to_sea(kAnna, "b", 1, {Gear::super_motor}).give_gear(kAnna, Gear::medium_motor).at_zone(5);
  expect_refused("sail via port z1 g", "too_far");
  game.play({"sail via port z1 F2", "cast off"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 20) << "four spaces with the motor that is now ashore";
  EXPECT_EQ(game.anna().in_stock(Gear::super_motor), 1);
}

TEST_F(Movement, HasFewerSpacesOnTheSmallFace) {
  TestTable two;
  two.quadrimester(2).send_to_sea(kAnna, "d", 1).at_zone(5);
  EXPECT_EQ(two.why_not("sail z1 g").code, "not_on_this_board");
  EXPECT_EQ(two.why_not("sail z1 g").rule, "3.2.5");
  EXPECT_FALSE(two.offers("sail z1 g"));
}

}  // namespace
}  // namespace bathys::thesauros
