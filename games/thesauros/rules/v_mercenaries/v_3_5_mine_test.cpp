// Thesauros V.3.5 The mine.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Anna has the mine; tile L8 lies face down on zone 4: sharks at 1.1, 2.2, 2.4, 3.4 (level, column), treasures at 2.1,
/// 2.3, 3.1, 3.3, 3.5 and below.
class Mine : public testing::Test {
 protected:
  Mine() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(4).spend_mercenary(7).place_tile(4, "L8");
    game.anna().mine = 1;
  }
  bool covered(int level, int column) { return game.table().site(4).is_covered(level - 1, column - 1); }
  TestTable game{TestTable::with(Mode::mercenaries, 3)};
};

TEST_F(Mine, KillsSharksAndDestroysTreasures) {
  game.at_zone(8, {{kAnna, 1}, {kBruno, 1}}).play("mine 4 1");
  EXPECT_EQ(game.anna().sharks, 2);
  EXPECT_EQ(game.anna().treasures, (std::array<u8, kTreasureKinds>{})) << "destroyed, not taken";
  for (const auto& [level, column] : {std::pair{1, 1}, {2, 1}, {2, 2}, {2, 3}, {3, 1}, {3, 3}})
    EXPECT_TRUE(covered(level, column)) << level << "." << column;
  EXPECT_FALSE(covered(2, 4)) << "the fourth column";
  EXPECT_EQ(game.question(), "museum") << "the action itself is still to come";
  EXPECT_EQ(game.asked(), kAnna);
}

TEST_F(Mine, D114ReachesThreeLevelsOfAnyThreeColumnsSideBySide) {
  game.at_zone(8, {{kAnna, 1}});
  for (const std::string column : {"1", "2", "3"}) EXPECT_TRUE(game.offers("mine 4 " + column)) << column;
  EXPECT_EQ(game.why_not("mine 4 4").code, "outside_tile");
  EXPECT_EQ(game.why_not("mine 4 4").rule, "V.3");
  game.play("mine 4 3");
  EXPECT_EQ(game.anna().sharks, 2) << "2.4 and 3.4";
  EXPECT_FALSE(covered(4, 4)) << "the fourth level is too deep";
}

TEST_F(Mine, D114HasTwoPlacesOnASmallTile) {
  game.give_map(kBruno, 1).at_zone(8, {{kAnna, 1}});
  EXPECT_TRUE(game.offers("mine 1 2"));
  EXPECT_EQ(game.why_not("mine 1 3").code, "outside_tile");
}

TEST_F(Mine, D114WorksOnAnyPlacedTileWhichIsTurnedUpFirst) {
  game.give_map(kBruno, 5).at_zone(8, {{kAnna, 1}});
  EXPECT_TRUE(game.offers("mine 5 1")) << "also without a map of it";
  EXPECT_EQ(game.why_not("mine 6 1").code, "no_tile");
  EXPECT_EQ(game.why_not("mine 6 1").rule, "V.3");
  game.play("mine 5 1");
  EXPECT_EQ(game.table().site(5).tile, game.state().secret.placed[4]);
  EXPECT_TRUE(game.somebody_learned());
}

TEST_F(Mine, D114GoesOffOnce) {
  game.at_zone(8, {{kAnna, 1}}).play("mine 4 1");
  EXPECT_EQ(game.anna().mine, 0);
  EXPECT_EQ(game.why_not("mine 4 3").code, "no_mine");
  EXPECT_EQ(game.why_not("mine 4 3").rule, "V.3");
}

TEST_F(Mine, D114IsOfferedBesideEveryOwnActionOfTheResolution) {
  for (const int zone : {1, 2, 3, 4, 7, 8, 9}) {
    TestTable table = game;
    table.send_to_sea(kBruno, "F2", 2).at_zone(zone, {{kAnna, 1}, {kBruno, 1}});
    EXPECT_TRUE(table.offers("mine 4 1")) << zone;
    table.play("decline");
    EXPECT_EQ(table.asked(), kBruno);
    EXPECT_EQ(table.why_not("mine 4 1").code, "no_mine") << zone;
  }
  game.send_to_sea(kAnna, "F1", 1).at_zone(5);
  EXPECT_TRUE(game.offers("mine 4 1"));
}

TEST_F(Mine, D114WaitsForTheResolution) {
  game.at(Rule::placement);
  EXPECT_FALSE(game.offers("mine 4 1"));
  EXPECT_TRUE(game.why_not("mine 4 1"));
}

TEST_F(Mine, D123MayGoOffBeforeAMercenaryChooses) {
  game.place_mercenary(kAnna, 8).at_zone(8);
  EXPECT_TRUE(game.offers("mine 4 1"));
}

TEST_F(Mine, D123WaitsWhileMusselsAreGathered) {
  game.at_zone(6, {{kAnna, kBoss}});
  EXPECT_EQ(game.question(), "allocate");
  EXPECT_FALSE(game.offers("mine 4 1"));
}

TEST_F(Mine, CountsNothingTwice) {
  game.turn_up(4).table().site(4).cover(0, 0);
  game.at_zone(8, {{kAnna, 1}}).play("mine 4 1");
  EXPECT_EQ(game.anna().sharks, 1) << "the other one was killed before";
}

}  // namespace
}  // namespace bathys::thesauros
