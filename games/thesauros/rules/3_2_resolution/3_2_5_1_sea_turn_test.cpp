// Thesauros 3.2.5.1 Turns at sea.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class SeaTurn : public testing::Test {
 protected:
  SeaTurn() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(2).queue(9, {{kClara, 2}});
  }
  /// Another zodiac of hers has not been played yet, so that her turn is not over.
  void keep_the_turn() {
    game.give_zodiac(kAnna);
    game.send_to_sea(kAnna, "i", 3);
  }
  int spent_by_anna() { return 20 - game.account(kAnna, Account::mx); }
  void expect_refused(std::string_view text, std::string_view code, std::string_view rule = "3.2.5") {
    EXPECT_FALSE(game.offers(text)) << text;
    EXPECT_EQ(game.why_not(text).code, code) << text;
    EXPECT_EQ(game.why_not(text).rule, rule) << text;
  }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(SeaTurn, ComesInTurnOrderToThoseWithAZodiacAtSea) {
  game.board().order = {2, 1, 0, 3};
  game.send_to_sea(kAnna, "b", 1).send_to_sea(kClara, "d", 1).at_zone(5);
  EXPECT_EQ(game.asked(), kClara);
  game.play("end turn");
  EXPECT_EQ(game.asked(), kAnna) << "Bruno is not at sea";
  game.play("end turn");
  EXPECT_EQ(game.question(), "advertise");
}

TEST_F(SeaTurn, IsSkippedInTheFirstQuadrimester) {
  game.send_to_sea(kAnna, "b", 1);
  game.quadrimester(1).at_zone(5);
  EXPECT_EQ(game.question(), "advertise");
}

TEST_F(SeaTurn, D63MayDoNothingAtNoLoss) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5).play("end turn");
  EXPECT_EQ(game.anna().reputation, 10);
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("b"));
  EXPECT_EQ(spent_by_anna(), 0);
}

TEST_F(SeaTurn, DivesAndThenMoves) {
  game.place_tile(1, "S4").send_to_sea(kAnna, "Z1.1", 1);
  keep_the_turn();
  game.at_zone(5).play({"dive z1", "take", "sail z1 Z1.3"});
  EXPECT_EQ(game.anna().treasures[0], 1);
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("Z1.3"));
  expect_refused("dive z1", "already_played");
  expect_refused("sail z1 Z1.4", "already_played");
}

TEST_F(SeaTurn, MovesAndThenDives) {
  game.place_tile(1, "S4").send_to_sea(kAnna, "Z1.3", 1);
  keep_the_turn();
  game.at_zone(5).play({"sail z1 Z1.1", "dive z1", "take"});
  EXPECT_EQ(game.anna().treasures[0], 1);
  expect_refused("sail z1 Z1.2", "already_played");
  expect_refused("dive z1", "already_played");
}

TEST_F(SeaTurn, PlaysTheZodiacsInAnyOrderButOneAfterTheOther) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "b", 1).send_to_sea(kAnna, "Z1.1", 2).place_tile(1, "S4");
  keep_the_turn();
  game.at_zone(5).play({"sail z5 Z1.2", "sail z1 F2", "allocate mx 2"});
  expect_refused("dive z5", "already_played");
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("F2"));
}

TEST_F(SeaTurn, PlaysOwnZodiacsAtSeaOnly) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "b", 1).send_to_sea(kBruno, "d", 1).at_zone(5);
  expect_refused("sail z2 F2", "not_your_zodiac");
  expect_refused("sail z5 F1", "not_at_sea");
  expect_refused("shop", "not_this_question");
}

// Seaplanes for rent.

TEST_F(SeaTurn, RentsTheFirstSeaplaneForThreeDollarsAndTheSecondForFour) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5).play({"rent", "landed"});
  EXPECT_EQ(spent_by_anna(), 3);
  EXPECT_EQ(game.board().seaplanes, 1);
  game.play({"rent", "landed"});
  EXPECT_EQ(spent_by_anna(), 3 + 4) << "D61: as many as there are";
  expect_refused("rent", "no_plane_left");
}

TEST_F(SeaTurn, D61RentsOnePlaneAfterTheOtherForItsPrice) {
  game.send_to_sea(kAnna, "b", 1).send_to_sea(kBruno, "d", 1).at_zone(5);
  game.play({"rent", "landed", "end turn", "rent", "landed"});
  EXPECT_EQ(spent_by_anna(), 3);
  EXPECT_EQ(game.account(kBruno, Account::mx), 20 - 4);
}

TEST_F(SeaTurn, RentsTheOnlySeaplaneOfTheSmallFaceForThreeDollars) {
  TestTable two;
  two.money(kAnna, {20, 20, 20, 20}).quadrimester(2).send_to_sea(kAnna, "b", 1).at_zone(5).play({"rent", "landed"});
  EXPECT_EQ(two.account(kAnna, Account::mx), 17);
  EXPECT_EQ(two.why_not("rent").code, "no_plane_left");
}

TEST_F(SeaTurn, D59RentsForObjectsOnly) {
  game.give_gear(kAnna, Gear::mask).send_to_sea(kAnna, "b", 1).at_zone(5).play({"rent", "shift mask shore z1"});
  EXPECT_TRUE(game.zodiac(kAnna).load.has(Gear::mask));
  expect_refused("relieve z1", "no_pilot", "3.2.4");
}

TEST_F(SeaTurn, D59GivesTheBossNoDiscountOnTheRent) {
  game.send_to_sea(kAnna, "b", kBoss).at_zone(5).play("rent");
  EXPECT_EQ(spent_by_anna(), 3);
}

TEST_F(SeaTurn, RentsNothingOnceAZodiacHasPlayed) {
  game.send_to_sea(kAnna, "b", 1);
  keep_the_turn();
  game.at_zone(5).play({"sail z1 F2", "allocate mx 2"});
  expect_refused("rent", "planes_first");
}

TEST_F(SeaTurn, RentsNothingToWhoCannotPayEvenWithTransfers) {
  game.money(kAnna, {1, 1, 1, 2}, 50).send_to_sea(kAnna, "b", 1).at_zone(5);
  expect_refused("rent", "cannot_pay");
}

class BlackPlane : public testing::Test {
 protected:
  BlackPlane() {
    game.money(kAnna, {20, 20, 20, 20}).quadrimester(4).queue(9, {{kBruno, 2}}).spend_mercenary(4);
    game.anna().black_plane = 1;
    game.give_zodiac(kAnna);
    game.give_gear(kAnna, Gear::mask).send_to_sea(kAnna, "b", 1).send_to_sea(kAnna, "i", 3).at_zone(5);
  }
  TestTable game{TestTable::with(Mode::mercenaries, 3)};
};

TEST_F(BlackPlane, D62FliesObjectsForNothingOncePerTurn) {
  game.play({"black plane", "shift mask shore z1"});
  EXPECT_EQ(game.why_not("relieve z1").code, "no_pilot");
  game.play("landed");
  EXPECT_TRUE(game.zodiac(kAnna).load.has(Gear::mask));
  EXPECT_EQ(game.account(kAnna, Account::mx), 20);
  EXPECT_EQ(game.why_not("black plane").code, "black_plane_flown");
  EXPECT_EQ(game.why_not("black plane").rule, "V.3");
}

TEST_F(BlackPlane, D62FliesBeforeTheZodiacsPlay) {
  game.play({"sail z1 F2", "allocate mx 2"});
  EXPECT_EQ(game.why_not("black plane").code, "planes_first");
}

TEST_F(SeaTurn, FliesNoBlackPlaneForWhoHasNone) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5);
  expect_refused("black plane", "no_black_plane", "V.3");
}

// Leaving the port in zone 7.

TEST_F(SeaTurn, LeavesThePortForTheHighSeaOnly) {
  game.give_gear(kAnna, Gear::mask).at_zone(7, {{kAnna, 1}}).play({"embark z1", "cast off"});
  expect_refused("sail z1 LC", "high_sea_only", "3.2.7");
  expect_refused("sail z1 PORT", "high_sea_only", "3.2.7");
  expect_refused("pass by z1 PORT", "no_pause_here");
  expect_refused("end turn", "must_leave_port", "3.2.7");
  expect_refused("rent", "not_this_question", "3.2.7");
  game.play({"sail z1 F2", "allocate mx 2"});
  EXPECT_EQ(game.anna().spot(1), Spot::zodiac) << "it stays at sea";
}

TEST_F(SeaTurn, D121LeavesThePortInLegsAndEndsAtSea) {
  game.give_gear(kAnna, Gear::mask).at_zone(7, {{kAnna, 1}}).play({"embark z1", "cast off", "pass by z1 F1"});
  EXPECT_EQ(game.question(), "under_way");
  expect_refused("sail z1 LC", "high_sea_only", "3.2.7");
  game.play({"pass by z1 PORT", "load mask"});
  expect_refused("sail z1 PORT", "high_sea_only", "3.2.7");
  game.play({"sail z1 F1", "allocate mx 2"});
  EXPECT_EQ(spent_by_anna(), 1 - 2) << "three spaces, and the fish";
  EXPECT_TRUE(game.zodiac(kAnna).load.has(Gear::mask));
}

TEST_F(SeaTurn, IsNotAskedForWhenNoZodiacIsLeftToPlay) {
  game.send_to_sea(kAnna, "b", 1).at_zone(5).play({"sail z1 F2", "allocate mx 2"});
  EXPECT_EQ(game.question(), "advertise");
}

TEST_F(SeaTurn, IsAskedForAsLongAsAZodiacCanDive) {
  game.place_tile(1, "S4").send_to_sea(kAnna, "Z1.3", 1).at_zone(5).play("sail z1 Z1.1");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"dive z1", "end turn"}));
}

TEST_F(SeaTurn, IsAskedForWhenOnlyTheMineIsLeftToPlay) {
  TestTable mines(TestTable::with(Mode::mercenaries, 3));
  mines.money(kAnna, {20, 20, 20, 20}).quadrimester(4).place_tile(1, "S4").spend_mercenary(7);
  mines.anna().mine = 1;
  mines.send_to_sea(kAnna, "b", 1).at_zone(5).play({"sail z1 F2", "allocate mx 2"});
  EXPECT_EQ(mines.question(), "sea_turn");
  EXPECT_TRUE(mines.offers("mine 1 1"));
}

TEST_F(SeaTurn, PlaysOnlyTheZodiacThatLeavesThePort) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "b", 2).at_zone(7, {{kAnna, 1}}).play({"embark z5", "cast off"});
  expect_refused("sail z1 F1", "not_at_sea");
}

TEST_F(SeaTurn, D81DivesWhenItLeavesThePortAndAgainInTheNextZoneFive) {
  game.place_tile(1, "S2").at_zone(7, {{kAnna, 1}});
  game.play({"embark z1", "load all", "cast off", "sail z1 Z1.4", "dive z1"});
  ASSERT_EQ(game.question(), "advertise");
  game.play("decline");
  ASSERT_EQ(game.board().quadrimester, 3);
  game.at_zone(5).play("sail z1 Z1.2");
  EXPECT_TRUE(game.offers("dive z1"));
  game.play({"dive z1", "take"});
  EXPECT_EQ(game.anna().treasures[0], 1);
}

}  // namespace
}  // namespace bathys::thesauros
