// Thesauros 3.2.5.7 Treasures.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class Treasures : public testing::Test {
 protected:
  Treasures() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(4).queue(9, {{kClara, 2}});
  }
  /// Anna's zodiac dives in a column of this tile.
  TestTable& dive(std::string_view tile, int column, int meeple, std::initializer_list<Gear> load = {}) {
    const int zone = tile_of(tile) < kLargeTiles ? 5 : 1;
    const std::string name = "Z" + std::to_string(zone) + "." + std::to_string(column);
    return game.place_tile(zone, tile).send_to_sea(kAnna, name, meeple, load).at_zone(5).play("dive z1");
  }
  bool is_asked_about_a_treasure() { return game.question() == "lift_treasure"; }
  int treasures(int value) { return game.anna().treasures[static_cast<std::size_t>((value - 3) / 2)]; }
  int spent_by_anna() { return 20 - game.account(kAnna, Account::mx); }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(Treasures, InPlainSightAreFree) {
  dive("S1", 2, 1).play("take");
  EXPECT_EQ(treasures(3), 1);
  EXPECT_EQ(spent_by_anna(), 0);
  EXPECT_TRUE(game.table().site(1).is_covered(0, 1)) << "nobody finds it again";
  EXPECT_EQ(game.last(Happening::treasure_taken).args[1], 3);
}

// Hidden ones. Column 1 of S1: a 5 on level 1; column 2 of L5: a 7 on level 2; column 3 of L5: a 5 in plain sight on
// level 2 and a hidden 7 on level 3; column 2 of L2: a shark above hidden ones on levels 3 and 4.

TEST_F(Treasures, ThatAreHiddenNeedSomethingToDetectThem) {
  dive("S1", 1, 1, {Gear::drill, Gear::excavator});
  EXPECT_FALSE(is_asked_about_a_treasure());
}

TEST_F(Treasures, ThatAreHiddenAreFoundByTheBasicSonarForOneDollar) {
  dive("S1", 1, 1, {Gear::basic_sonar}).play("take");
  EXPECT_EQ(treasures(5), 1);
  EXPECT_EQ(spent_by_anna(), 1);
}

TEST_F(Treasures, ThatAreHiddenAreFoundByTheBasicSonarOnTwoLevelsOnly) {
  dive("L5", 3, 1, {Gear::basic_sonar, Gear::suit}).play("leave");
  EXPECT_FALSE(is_asked_about_a_treasure());
}

TEST_F(Treasures, ThatAreHiddenAreFoundByTheFoundSonarOnThreeLevelsForOneDollar) {
  dive("L5", 3, 1, {Gear::found_sonar, Gear::suit}).play({"leave", "take"});
  EXPECT_EQ(treasures(7), 1);
  EXPECT_EQ(spent_by_anna(), 1);
}

TEST_F(Treasures, ThatAreHiddenAreFoundByTheFoundSonarNoDeeper) {
  dive("L2", 2, 1, {Gear::found_sonar, Gear::suit, Gear::cage}).play("leave");
  EXPECT_FALSE(is_asked_about_a_treasure()) << "level 4";
}

TEST_F(Treasures, ThatAreHiddenAreFoundByTheEvolvedSonarOnAllLevelsForTwoDollars) {
  dive("L2", 2, 1, {Gear::evolved_sonar, Gear::suit, Gear::cage}).play({"leave", "take"});
  EXPECT_EQ(treasures(9), 1);
  EXPECT_EQ(spent_by_anna(), 2);
}

TEST_F(Treasures, ThatAreHiddenAreFoundByTheSatelliteForNothing) {
  dive("L2", 2, 1, {Gear::satellite, Gear::suit, Gear::cage}).play({"leave", "take"});
  EXPECT_EQ(treasures(9), 1);
  EXPECT_EQ(spent_by_anna(), 0);
}

TEST_F(Treasures, D54AreNotFoundByASatelliteThatIsAshore) {
  game.give_gear(kAnna, Gear::satellite);
  dive("S1", 1, 1);
  EXPECT_FALSE(is_asked_about_a_treasure());
}

TEST_F(Treasures, ThatAreHiddenAreFoundByTheCheapestGearThatReachesThem) {
  dive("S1", 1, 1, {Gear::evolved_sonar, Gear::basic_sonar}).play("take");
  EXPECT_EQ(spent_by_anna(), 1);
}

TEST_F(Treasures, ThatAreHiddenAreFoundByAMercenaryMapOfTheZoneForNothing) {
  TestTable table(TestTable::with(Mode::mercenaries, 3));
  table.quadrimester(4).queue(9, {{kClara, 2}}).place_mercenary(kAnna, 3);
  table.put_on_tiles({"S1", "S2", "S3"}).send_to_sea(kAnna, "F1", 1).at_zone(3);
  table.play({"claim 1", "claim 2", "tile S1", "tile S2", "sail z1 Z1.3"});
  ASSERT_EQ(table.table().site(1).tile, tile_of("S1"));
  table.at_zone(5).play({"sail z1 Z1.1", "dive z1", "take"});
  EXPECT_EQ(table.anna().treasures[1], 1);
}

// Those in rock. Column 2 of S1: a 3 on level 1, a 7 in rock on level 2; column 4 of S9: a 9 in rock on level 3; column
// 1 of S7: a 9 in rock on level 4.

TEST_F(Treasures, InRockNeedSomethingToFreeThem) {
  dive("S1", 2, 1, {Gear::mask, Gear::evolved_sonar, Gear::satellite}).play("leave");
  EXPECT_FALSE(is_asked_about_a_treasure());
}

TEST_F(Treasures, InRockAreFreedByTheDrillOnThreeLevelsForOneDollar) {
  dive("S9", 4, 1, {Gear::suit, Gear::drill}).play("take");
  EXPECT_EQ(treasures(9), 1);
  EXPECT_EQ(spent_by_anna(), 1);
}

TEST_F(Treasures, InRockAreFreedByTheDrillNoDeeper) {
  dive("S7", 1, 1, {Gear::suit, Gear::drill});
  EXPECT_FALSE(is_asked_about_a_treasure());
}

TEST_F(Treasures, InRockAreFreedByTheExcavatorOnAllLevelsForTwoDollars) {
  dive("S7", 1, 1, {Gear::suit, Gear::excavator}).play("take");
  EXPECT_EQ(treasures(9), 1);
  EXPECT_EQ(spent_by_anna(), 2);
}

TEST_F(Treasures, D79AreNeverBothHiddenAndInRock) {
  for (const std::string_view tile : tile_words()) {
    const int zone = tile_of(tile) < kLargeTiles ? 5 : 1;
    for (int column = 0; column < zone_columns(zone); ++column) {
      TestTable table(TestTable::with(Mode::standard, 3));
      table.place_tile(zone, tile).send_to_sea(kAnna, space(dig_space(zone, column)).name, 1);
      for (int row = 0; row < kRows; ++row) {
        const auto liftable_with = [&](Gear gear) {
          table.zodiac(kAnna).load = {};
          table.zodiac(kAnna).load.add(gear);
          return lift_treasure::fee(table.table(), kAnna, 0, row) != sea::kFar;
        };
        const Cell what =
            dig_tile(tile_of(tile)).cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)].what;
        EXPECT_EQ(liftable_with(Gear::mask), what == Cell::plain) << tile;
        EXPECT_EQ(liftable_with(Gear::evolved_sonar), what == Cell::plain || what == Cell::hidden) << tile;
        EXPECT_EQ(liftable_with(Gear::excavator), what == Cell::plain || what == Cell::rock) << tile;
      }
    }
  }
}

// How many. Column 3 of L2 from the top: a 5 in rock, a 5 in plain sight, a hidden 5, a hidden 9.

TEST_F(Treasures, AreLiftedOneAtATimeByAWorker) {
  dive("L2", 3, 1, {Gear::suit, Gear::satellite}).play("take");
  EXPECT_FALSE(is_asked_about_a_treasure());
  EXPECT_EQ(treasures(5), 1);
}

TEST_F(Treasures, AreLiftedTwoAtATimeByTheBoss) {
  dive("L2", 3, kBoss, {Gear::suit, Gear::satellite}).play({"take", "take"});
  EXPECT_FALSE(is_asked_about_a_treasure()) << "not three";
  EXPECT_EQ(treasures(5), 2);
}

TEST_F(Treasures, AreLiftedTwoAtATimeByASpecialistOfThePort) {
  game.hat(kAnna, 1, Hat::port);
  dive("L2", 3, 1, {Gear::suit, Gear::satellite}).play({"leave", "take", "take"});
  EXPECT_EQ(treasures(5), 1);
  EXPECT_EQ(treasures(9), 1);
}

TEST_F(Treasures, D78CostTheFeeOfTheSonarForEachOne) {
  dive("L2", 3, kBoss, {Gear::suit, Gear::evolved_sonar}).play({"leave", "take", "take"});
  EXPECT_EQ(spent_by_anna(), 2 + 2);
}

TEST_F(Treasures, D82CostAFeeOfTheirOwnEach) {
  dive("L2", 3, kBoss, {Gear::suit, Gear::drill, Gear::evolved_sonar}).play("take");
  EXPECT_EQ(spent_by_anna(), 1);
  game.play({"leave", "leave", "take"});
  EXPECT_EQ(spent_by_anna(), 1 + 2);
  EXPECT_EQ(treasures(5), 1);
  EXPECT_EQ(treasures(9), 1);
}

TEST_F(Treasures, D77AreTakenOrLeftAsTheDiverLikes) {
  dive("L2", 3, 1, {Gear::suit, Gear::satellite}).play({"leave", "leave", "take"});
  EXPECT_EQ(treasures(5), 0);
  EXPECT_EQ(treasures(9), 1);
  EXPECT_FALSE(game.table().site(5).is_covered(1, 2)) << "what was left is still there";
}

TEST_F(Treasures, D77NeedNotBeReachedToTheLastOne) {
  dive("L2", 3, kBoss, {Gear::suit, Gear::satellite}).play({"take", "surface"});
  EXPECT_FALSE(is_asked_about_a_treasure());
  EXPECT_EQ(treasures(5), 1);
}

TEST_F(Treasures, AreBeyondWhoCannotPayTheFeeEvenWithTransfers) {
  game.money(kAnna, {2, 1, 2, 0}, 50);
  dive("S1", 1, 1, {Gear::basic_sonar});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"leave", "surface"}));
  EXPECT_EQ(game.why_not("take").code, "cannot_pay");
  EXPECT_EQ(game.why_not("take").rule, "3.2.5");
}

TEST_F(Treasures, MayBePaidForWithATransfer) {
  game.money(kAnna, {20, 1, 2, 0});
  dive("S1", 1, kBoss, {Gear::basic_sonar}).play({"take", "transfer hr 1"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 1 - 2) << "the fee of the second year";
  EXPECT_EQ(treasures(5), 1);
}

TEST_F(Treasures, TakeNoOtherAnswer) {
  dive("S1", 2, 1);
  EXPECT_EQ(game.why_not("shoot").code, "not_this_question");
  EXPECT_EQ(game.why_not("shoot").rule, "3.2.5");
}

}  // namespace
}  // namespace bathys::thesauros
