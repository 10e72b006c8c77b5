// Thesauros 3.2.5.4 Arrival: fishing, tiles turned up, zodiacs that meet.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class Arrival : public testing::Test {
 protected:
  Arrival() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(2).queue(9, {{kClara, 2}});
  }
  void expect_refused(std::string_view text, std::string_view code, std::string_view rule) {
    EXPECT_FALSE(game.offers(text)) << text;
    EXPECT_EQ(game.why_not(text).code, code) << text;
    EXPECT_EQ(game.why_not(text).rule, rule) << text;
  }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(Arrival, OnAFishingSpaceBringsTwoDollars) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5).play({"sail z1 F1", "allocate hr 2"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 22);
  EXPECT_EQ(game.anna().fishing, 2);
}

TEST_F(Arrival, OnAFishingSpaceBringsTheBossNoMore) {
  game.send_to_sea(kAnna, "b", kBoss).at_zone(5).play("sail z1 F1");
  EXPECT_EQ(game.last(Happening::money_gained).args[1], 2);
}

TEST_F(Arrival, BringsNothingForAFishingSpaceThatIsOnlyCrossed) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5).play("sail z1 d");
  EXPECT_EQ(game.question(), "advertise");
  EXPECT_EQ(game.anna().fishing, 0);
}

TEST_F(Arrival, D65BringsNothingToAZodiacThatStays) {
  game.send_to_sea(kAnna, "F1", 1).at_zone(5).play("end turn");
  EXPECT_EQ(game.anna().fishing, 0);
  EXPECT_EQ(game.question(), "advertise");
}

TEST_F(Arrival, D65BringsTwoDollarsToAZodiacThatLeavesAndReturns) {
  game.send_to_sea(kAnna, "F1", 1).at_zone(5).play({"sail z1 F1", "allocate mx 2"});
  EXPECT_EQ(game.anna().fishing, 2);
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("F1"));
}

// Tiles.

TEST_F(Arrival, D56TurnsUpTheTileOfAZoneItEnters) {
  game.place_tile(1, "S4").send_to_sea(kAnna, "F1", 1).at_zone(5);
  ASSERT_EQ(game.table().site(1).tile, kNone);
  game.play("sail z1 Z1.4");
  EXPECT_EQ(game.table().site(1).tile, tile_of("S4"));
  EXPECT_EQ(game.last(Happening::tile_turned_up).audience, SeatSet::everybody());
  EXPECT_EQ(game.own(kAnna).tiles[0], kNone) << "no secret any more";
  EXPECT_TRUE(game.somebody_learned());
}

TEST_F(Arrival, D56TurnsUpTheTileOfAZoneItCrosses) {
  game.place_tile(4, "L1").send_to_sea(kAnna, "F2", 1, {Gear::super_motor}).at_zone(5).play("sail z1 j");
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("j"));
  EXPECT_EQ(game.table().site(4).tile, tile_of("L1"));
}

TEST_F(Arrival, D121TurnsUpOnlyTilesOnTheFirstOfSeveralShortestWays) {
  game.place_tile(4, "L1").place_tile(6, "L2");
  game.send_to_sea(kAnna, "F2", 1, {Gear::super_motor, Gear::super_motor}).at_zone(5).play("sail z1 Z6.2");
  EXPECT_EQ(game.table().site(6).tile, tile_of("L2"));
  EXPECT_EQ(game.table().site(4).tile, kNone);
}

// Zodiacs that meet.

class Meeting : public Arrival {
 protected:
  Meeting() { game.give_zodiac(kAnna); }
};

TEST_F(Meeting, OnAFishingSpaceLetsGearAndCrewsSwap) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::mask}).send_to_sea(kAnna, "F2", 2, {Gear::harpoon}).at_zone(5);
  game.play({"sail z1 F2", "shift mask z1 z5", "shift harpoon z5 z1", "exchange z1 z5", "landed", "allocate mx 2"});
  EXPECT_TRUE(game.zodiac(4).load.has(Gear::mask));
  EXPECT_TRUE(game.zodiac(kAnna).load.has(Gear::harpoon));
  EXPECT_EQ(game.zodiac(kAnna).crew, 2);
  EXPECT_EQ(game.zodiac(4).crew, 1);
  EXPECT_EQ(game.question(), "sea_turn");
}

TEST_F(Meeting, D71HappensOnAnySpaceWhereTheMovePauses) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::mask}).send_to_sea(kAnna, "b", 2).give_map(kAnna, 3).at_zone(5);
  game.play({"pass by z1 b", "shift mask z1 z5", "exchange z1 z5", "sail z1 Z3.1"});
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("Z3.1"));
  EXPECT_EQ(game.zodiac(kAnna).crew, 2);
  EXPECT_TRUE(game.zodiac(4).load.has(Gear::mask));
}

TEST_F(Meeting, D124HappensOnTheWayIntoPort) {
  game.send_to_sea(kAnna, "F2", 1).send_to_sea(kAnna, "F1", 2, {Gear::mask}).at_zone(5);
  game.play({"pass by z1 F1", "shift mask z5 z1", "sail z1 PORT"});
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 1);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
}

TEST_F(Meeting, D124BringsTheGearForTheLagoon) {
  game.send_to_sea(kAnna, "F2", 1).send_to_sea(kAnna, "F1", 2, {Gear::lobster_trap}).at_zone(5).play("pass by z1 F1");
  expect_refused("sail z1 LA", "gear_missing", "3.2.7");
  game.play({"shift lobster_trap z5 z1", "sail z1 LA", "allocate hr 8"});
  EXPECT_EQ(game.anna().fishing, 8);
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 1);
}

TEST_F(Meeting, D124IsNoneWhereALegOnlyPasses) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::mask}).send_to_sea(kAnna, "b", 2).give_map(kAnna, 3).at_zone(5);
  game.play("sail z1 Z3.1");
  EXPECT_EQ(game.question(), "sea_turn");
}

TEST_F(Meeting, D124MeetsWhicheverZodiacTheWayIsChosenBy) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "F2", 2).send_to_sea(kAnna, "b", 3, {Gear::mask}).at_zone(5);
  game.play({"pass by z1 b", "shift mask z6 z1", "sail z1 F1", "allocate mx 2"});
  EXPECT_TRUE(game.zodiac(kAnna).load.has(Gear::mask));
}

TEST_F(Meeting, D124HappensWithZodiacsThatHavePlayed) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "d", 2, {Gear::mask}).at_zone(5);
  game.play({"sail z5 F2", "allocate mx 2", "pass by z1 F2", "shift mask z5 z1", "sail z1 d"});
  EXPECT_TRUE(game.zodiac(kAnna).load.has(Gear::mask));
}

TEST_F(Meeting, D124AsksForNoSecondExchangeWhereThePauseBecomesTheEnd) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::mask}).send_to_sea(kAnna, "F2", 2).at_zone(5);
  game.play({"pass by z1 F2", "shift mask z1 z5", "sail z1 F2"});
  EXPECT_EQ(game.question(), "allocate");
}

TEST_F(Meeting, D124CitesItsSection) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "F2", 2).at_zone(5).play("pass by z1 F2");
  EXPECT_EQ(game.question(), "under_way");
  EXPECT_EQ(rulebook()[static_cast<std::size_t>(Rule::under_way)].section, "3.2.5.4");
  EXPECT_EQ(rulebook()[static_cast<std::size_t>(Rule::meeting)].section, "3.2.5.4");
}

TEST_F(Meeting, D124CountsDivesByZodiacNotByCrew) {
  game.place_tile(1, "S4").send_to_sea(kAnna, "Z1.1", kBoss).send_to_sea(kAnna, "Z1.2", 2).at_zone(5);
  game.play({"dive z1", "take", "pass by z1 Z1.2", "exchange z1 z5", "sail z1 Z1.3", "sail z5 Z1.1"});
  EXPECT_EQ(game.zodiac(4).crew, kBoss);
  EXPECT_TRUE(game.offers("dive z5")) << "the boss dives again";
}

// Pauses on spaces that are taken.

TEST_F(Arrival, D124PausesOnASmallSpaceThatIsTakenButDoesNotEndThere) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kBruno, "b", 1).at_zone(5).play("pass by z1 b");
  EXPECT_EQ(game.question(), "under_way");
  expect_refused("sail z1 b", "space_taken", "3.2.5");
  game.play({"sail z1 F1", "allocate mx 2"});
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("F1"));
}

TEST_F(Arrival, D124PausesOnlyWhereTheMoveCanStillEnd) {
  game.send_to_sea(kAnna, "b", 1).send_to_sea(kBruno, "d", 1).at_zone(5);
  expect_refused("pass by z1 d", "no_end_after", "3.2.5");
}

TEST_F(Arrival, D124PausesOnlyWhereTheRestCanBePaid) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kBruno, "d", 1).at_zone(5);
  EXPECT_TRUE(game.offers("pass by z1 d")) << "on to another space for 1$";
  game.money(kAnna, {1, 1, 1, 0});
  expect_refused("pass by z1 d", "no_end_after", "3.2.5");
}

TEST_F(Arrival, D124TellsThatTheBlackBoxCanPayTheRest) {
  TestTable first(TestTable::with(Mode::initiation, 3));
  first.quadrimester(2).send_to_sea(kAnna, "F1", 1).send_to_sea(kBruno, "d", 1).money(kAnna, {0, 0, 0, 0}, 1);
  first.at_zone(5);
  EXPECT_FALSE(first.offers("pass by z1 d"));
  first.money(kAnna, {0, 0, 0, 0}, 2).play("pass by z1 d");
  EXPECT_TRUE(first.somebody_learned()) << "1$ and the fee are in it";
  first.play({"sail z1 g", "transfer bb 1"});
  EXPECT_EQ(first.zodiac(kAnna).space, space_of("g"));
}

TEST_F(Arrival, D124OffersNoTransferThatLeavesNoEnd) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::aux_motor}).send_to_sea(kBruno, "g", 1);
  game.money(kAnna, {3, 0, 0, 0}).at_zone(5).play("pass by z1 g");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"transfer hr 2"})) << "1$ now, 1$ for the rest, one fee";
  expect_refused("transfer hr 1", "too_little", "2.3");
  game.play({"transfer hr 2", "sail z1 h"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 0);
}

TEST_F(Meeting, D124HandsOverNothingThatTheEndOfTheMoveNeeds) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "Z3.1", 1, {Gear::mask}).send_to_sea(kAnna, "F2", 2, {Gear::super_motor});
  game.send_to_sea(kAnna, "d", 3).at_zone(5);
  game.play({"pass by z1 F2", "shift super_motor z5 z1", "pass by z1 d"});
  expect_refused("shift super_motor z1 z6", "no_end_after", "3.2.5.4");
  EXPECT_TRUE(game.offers("shift mask z1 z6"));
  EXPECT_TRUE(game.offers("exchange z1 z6"));
  game.play("sail z1 g");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 1) << "five spaces: the last two by the motor";
}

TEST_F(Meeting, D71IsForZodiacsOfTheSamePlayerOnly) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kBruno, "F2", 2).at_zone(5).play({"sail z1 F2", "allocate mx 2"});
  EXPECT_EQ(game.asked(), kBruno) << "her turn is over";
}

TEST_F(Meeting, IsNoneWhenTheMoveEndsBesideNoOtherZodiac) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "d", 2).at_zone(5).play({"sail z1 F2", "allocate mx 2"});
  EXPECT_EQ(game.question(), "sea_turn");
}

TEST_F(Meeting, ReachesNeitherTheShoreNorOtherZodiacs) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "F1", 1, {Gear::mask}).send_to_sea(kAnna, "F2", 2).send_to_sea(kAnna, "g", kBoss).at_zone(5);
  game.play("sail z1 F2");
  ASSERT_EQ(game.question(), "meeting");
  expect_refused("shift mask z1 shore", "not_in_reach", "3.2.5.4");
  expect_refused("shift mask z1 z6", "not_in_reach", "3.2.5.4");
  expect_refused("exchange z1 z6", "not_in_reach", "3.2.5.4");
  expect_refused("exchange z5 z1", "not_in_reach", "3.2.5.4");
  expect_refused("relieve z1", "no_pilot", "3.2.4");
}

TEST_F(Meeting, D121IsNoneOnTheWayOutAndBack) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "F2", 2).at_zone(5);
  game.play({"sail z5 F2", "allocate mx 2"});
  EXPECT_EQ(game.question(), "sea_turn") << "out past z1 and back";
}

TEST_F(Meeting, D71IsAskedForFirstWhereZodiacsLieTogether) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::super_motor}).send_to_sea(kAnna, "F1", 2).at_zone(5);
  EXPECT_EQ(game.question(), "meeting");
  game.play({"shift super_motor z1 z5", "landed", "sail z5 g"});
  EXPECT_EQ(game.zodiac(4).space, space_of("g")) << "with the motor of the other";
  EXPECT_EQ(game.account(kAnna, Account::mx), 20);
}

TEST_F(Meeting, D71IsAskedForOnBothFishingSpaces) {
  game.give_zodiac(kAnna);
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "F1", 2).send_to_sea(kAnna, "F2", 3);
  game.send_to_sea(kAnna, "F2", 4).at_zone(5);
  game.play({"exchange z6 z7", "landed", "exchange z1 z5", "landed"});
  EXPECT_EQ(game.question(), "sea_turn");
  EXPECT_EQ(game.zodiac(kAnna).crew, 2);
  EXPECT_EQ(game.zodiac(5).crew, 4);
}

TEST_F(Meeting, D71IsNoneForZodiacsOfOthersThatLieTogether) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kBruno, "F1", 2).at_zone(5);
  EXPECT_EQ(game.question(), "sea_turn");
}

}  // namespace
}  // namespace bathys::thesauros
