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

TEST_F(Movement, TellsItsWayWithTheSpaceItBeginsAt) {
  const std::vector<std::string_view> around{"d", "g", "h", "i", "Z6.1", "Z6.2", "Z6.3"};
  game.give_map(kAnna, 6).send_to_sea(kAnna, "d", 1, {Gear::super_motor, Gear::super_motor}).at_zone(5);
  const auto sail = parse(Thesauros::verbs(), "sail z1 Z6.3");
  ASSERT_TRUE(sail);
  EXPECT_EQ(Thesauros::way(Thesauros::seen(game.state(), kAnna), *sail), around) << "zone 4 may not be crossed";
  game.play("sail z1 Z6.3");
  EXPECT_EQ(Thesauros::way(game.last(Happening::sailed)), around);
}

TEST_F(Movement, TellsTheWayOutAndBackAgain) {
  game.send_to_sea(kAnna, "F1", 1).at_zone(5).play("sail z1 F1");
  const auto way = Thesauros::way(game.last(Happening::sailed));
  ASSERT_EQ(way.size(), 3u);
  EXPECT_EQ(way.front(), "F1");
  EXPECT_EQ(way.back(), "F1");
}

TEST_F(Movement, TellsOfEachLegItsOwnWay) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5).play("pass by z1 F1");
  EXPECT_EQ(Thesauros::way(game.last(Happening::passed_by)).front(), "b");
  game.play("sail z1 F2");
  EXPECT_EQ(Thesauros::way(game.last(Happening::sailed)).front(), "F1");
}

TEST_F(Movement, TellsNoWayWhereItEndsAtAPause) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5).play({"pass by z1 F1", "sail z1 F1"});
  EXPECT_TRUE(Thesauros::way(game.last(Happening::move_ended)).empty());
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

TEST_F(Movement, D121TakesTheFirstWayByTheNamesOfItsSpaces) {
  EXPECT_EQ(way("h", "h"), (std::vector<std::string_view>{"g", "h"}));
  game.give_map(kAnna, 7);
  EXPECT_EQ(way("h", "h"), (std::vector<std::string_view>{"Z7.2", "h"}));
}

TEST_F(Movement, D121IsOneAnswerOrSeveralLegs) {
  game.give_map(kAnna, 1).send_to_sea(kAnna, "F1", 1).at_zone(5).play("pass by z1 Z1.4");
  EXPECT_NE(game.table().site(1).tile, kNone) << "turned up at once";
  EXPECT_TRUE(game.somebody_learned());
  EXPECT_EQ(game.question(), "under_way");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20);
  game.play({"sail z1 F2", "allocate hr 2"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 1) << "a third space";
  EXPECT_FALSE(sea::is_under_way(game.table()));
}

TEST_F(Movement, D121AnswersNothingElseUnderWay) {
  game.give_zodiac(kAnna);
  game.place_tile(1, "S4").send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "d", 2).at_zone(5).play("pass by z1 Z1.4");
  const auto expect_code = [&](std::string_view text, std::string_view code) {
    EXPECT_FALSE(game.offers(text)) << text;
    EXPECT_EQ(game.why_not(text).code, code) << text;
    EXPECT_EQ(game.why_not(text).rule, "3.2.5.4") << text;
  };
  expect_code("dive z1", "not_this_question");
  expect_code("rent", "not_this_question");
  expect_code("end turn", "not_this_question");
  expect_code("landed", "not_this_question");
  expect_code("sail z5 F2", "another_under_way");
  expect_code("exchange z1 z5", "not_in_reach");
  expect_code("load mask", "not_in_reach");
}

TEST_F(Movement, D121PausesNeitherWhereItIsNorInTheLagoon) {
  game.send_to_sea(kAnna, "F1", 1).at_zone(5);
  expect_refused("pass by z1 F1", "no_pause_here");
  expect_refused("pass by z1 LC", "no_pause_in_lagoon");
  expect_refused("pass by z1 Z1.4", "no_map");
  game.play("pass by z1 F2");
  expect_refused("pass by z1 F2", "no_pause_here");
  EXPECT_TRUE(game.offers("pass by z1 F1")) << "back to the space left";
}

TEST_F(Movement, D121EndsWhereItPausesForNoFurtherSpace) {
  game.send_to_sea(kAnna, "F1", 1).at_zone(5).play("pass by z1 F2");
  EXPECT_EQ(game.anna().fishing, 0) << "a pause brings no fish";
  game.play({"sail z1 F2", "allocate hr 2"});
  EXPECT_EQ(game.anna().fishing, 2);
  EXPECT_EQ(game.account(kAnna, Account::mx), 20);
}

TEST_F(Movement, D121AsksNothingWhereAPauseCanOnlyBeTheEnd) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5).play("pass by z1 d");
  EXPECT_EQ(game.question(), "advertise") << "three spaces, no motor, nobody there";
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("d"));
  EXPECT_FALSE(sea::is_under_way(game.table()));
}

TEST_F(Movement, D121AsksWhereOnlyTheOwnBlackBoxSaysThatItMustEnd) {
  TestTable first(TestTable::with(Mode::initiation, 3));
  first.money(kAnna, {0, 0, 0, 0}, 0).quadrimester(2).queue(9, {{kClara, 2}});
  first.send_to_sea(kAnna, "F1", 1).at_zone(5).play("pass by z1 d");
  EXPECT_EQ(first.legal(), (std::vector<std::string>{"sail z1 d"}));
}

TEST_F(Movement, D125PaysInEachLegWhatItAddsToTheWholeMove) {
  game.send_to_sea(kAnna, "b", 1, {Gear::medium_motor}).at_zone(5).play("pass by z1 F2");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20);
  game.play("pass by z1 d");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 1);
  game.play("pass by z1 g");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 1) << "the motor goes on";
  game.play("sail z1 h");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 2);
}

/// Two zodiacs of Anna, the second one in the way of the first.
class Relay : public Movement {
 protected:
  Relay() { game.give_zodiac(kAnna); }
};

TEST_F(Relay, D125UsesAMotorTakenOverOnTheWayFromThereOn) {
  game.send_to_sea(kAnna, "b", 1).send_to_sea(kAnna, "F1", 2, {Gear::super_motor}).at_zone(5).play("pass by z1 F1");
  expect_refused("sail z1 g", "too_far");
  game.play({"shift super_motor z5 z1", "sail z1 g"});
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("g"));
  EXPECT_EQ(game.account(kAnna, Account::mx), 20) << "two free, two by the motor";
}

TEST_F(Relay, D125UsesNoMotorThatWasHandedOver) {
  game.send_to_sea(kAnna, "b", 1, {Gear::super_motor}).send_to_sea(kAnna, "F1", 2).at_zone(5).play("pass by z1 F1");
  EXPECT_TRUE(game.offers("sail z1 h"));
  game.play("shift super_motor z1 z5");
  expect_refused("sail z1 h", "too_far");
  EXPECT_TRUE(game.offers("sail z1 g")) << "the first space was sailed with the motor";
  game.play("sail z1 g");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 1);
}

TEST_F(Relay, D125HandsNoMotorBackToAZodiacLeftBehind) {
  game.send_to_sea(kAnna, "b", 1, {Gear::super_motor}).send_to_sea(kAnna, "F1", 2).at_zone(5);
  game.play({"pass by z1 F1", "pass by z1 g"});
  EXPECT_FALSE(game.offers("shift super_motor z1 z5"));
  EXPECT_EQ(game.why_not("shift super_motor z1 z5").code, "not_in_reach");
  EXPECT_EQ(game.why_not("shift super_motor z1 z5").rule, "3.2.5.4");
}

TEST_F(Relay, D125UsesAMotorOnceEvenIfItIsHandedOverAndTakenBack) {
  game.send_to_sea(kAnna, "F2", 1, {Gear::super_motor}).send_to_sea(kAnna, "F1", 2).at_zone(5);
  game.play({"pass by z1 F1", "shift super_motor z1 z5", "pass by z1 b", "pass by z1 F1"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 20) << "one space by the motor, two free";
  game.play("shift super_motor z5 z1");
  expect_refused("sail z1 g", "too_far");
  game.play("sail z1 d");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 1) << "now the motor serves the last two spaces";
}

TEST_F(Relay, D125GainsNothingByAPauseAlone) {
  game.send_to_sea(kAnna, "b", 1, {Gear::super_motor}).send_to_sea(kAnna, "F1", 2, {Gear::super_motor}).at_zone(5);
  game.play({"pass by z1 F1", "shift super_motor z1 z5", "shift super_motor z5 z1"});
  EXPECT_TRUE(game.offers("sail z1 h")) << "five spaces";
  expect_refused("sail z1 i", "too_far");
}

TEST_F(Relay, D125UsesTwoMotorsOfAKindWhenASecondCameAboard) {
  game.send_to_sea(kAnna, "b", 1, {Gear::super_motor}).send_to_sea(kAnna, "F1", 2, {Gear::super_motor}).at_zone(5);
  game.play({"pass by z1 F1", "shift super_motor z5 z1", "sail z1 i"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 20) << "six spaces";
}

TEST_F(Relay, D125LetsAMotorUsedHereServeAnotherZodiac) {
  game.send_to_sea(kAnna, "b", 1, {Gear::super_motor}).send_to_sea(kAnna, "F2", 2).at_zone(5);
  game.play({"sail z1 F2", "shift super_motor z1 z5", "landed", "allocate hr 2", "sail z5 h"});
  EXPECT_EQ(game.zodiac(4).space, space_of("h"));
  EXPECT_EQ(game.account(kAnna, Account::mx), 20);
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
