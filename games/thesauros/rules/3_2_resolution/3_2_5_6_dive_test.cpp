// Thesauros 3.2.5.6 Dives and sharks.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// The next roll of the die will be this.
void load_die(TestTable& game, int face) {
  for (int seed = 0;; ++seed) {
    const Generator generator(key_from_text(std::to_string(seed)));
    Generator probe = generator;
    if (static_cast<int>(probe.below(6)) + 1 != face) continue;
    game.state().secret.generator = generator;
    return;
  }
}

class Dive : public testing::Test {
 protected:
  Dive() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(2).queue(9, {{kClara, 2}});
  }
  /// Anna's turn in zone 5 with her zodiac above a column of this tile.
  TestTable& above(std::string_view tile, int column, int meeple, std::initializer_list<Gear> load = {}) {
    const int zone = tile_of(tile) < kLargeTiles ? 5 : 1;
    const std::string name = "Z" + std::to_string(zone) + "." + std::to_string(column);
    return game.place_tile(zone, tile).send_to_sea(kAnna, name, meeple, load).at_zone(5);
  }
  void expect_refused(std::string_view text, std::string_view code) {
    EXPECT_FALSE(game.offers(text)) << text;
    EXPECT_EQ(game.why_not(text).code, code) << text;
    EXPECT_EQ(game.why_not(text).rule, "3.2.5") << text;
  }
  /// How many treasures of each value Anna has.
  int treasures(int value) { return game.anna().treasures[static_cast<std::size_t>((value - 3) / 2)]; }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(Dive, StartsFromADigSpaceOnly) {
  game.send_to_sea(kAnna, "F1", 1).at_zone(5);
  expect_refused("dive z1", "not_on_a_dig");
}

// Depth. Column 1 of S4 holds a 3 on level 1 and a 5 on level 3; column 1 of L12 a 5 on level 2 and a 7 on level 4.

TEST_F(Dive, InASwimsuitReachesLevelOne) {
  above("S4", 1, 1).play("dive z1");
  EXPECT_EQ(game.question(), "lift_treasure");
  game.play("leave");
  EXPECT_EQ(game.question(), "sea_turn") << "level 3 is out of reach";
}

TEST_F(Dive, InASwimsuitDoesNotReachLevelTwo) {
  above("L12", 1, 1).play("dive z1");
  EXPECT_EQ(game.question(), "sea_turn");
}

TEST_F(Dive, WithAMaskReachesLevelTwo) {
  above("L12", 1, 1, {Gear::mask}).play({"dive z1", "take"});
  EXPECT_EQ(treasures(5), 1);
}

TEST_F(Dive, WithAMaskDoesNotReachLevelThree) {
  above("S4", 1, 1, {Gear::mask}).play({"dive z1", "leave"});
  EXPECT_EQ(game.question(), "sea_turn");
}

TEST_F(Dive, WithABottleReachesLevelThree) {
  above("S4", 1, 1, {Gear::bottle}).play({"dive z1", "leave", "take"});
  EXPECT_EQ(treasures(5), 1);
  EXPECT_EQ(treasures(3), 0);
}

TEST_F(Dive, WithABottleDoesNotReachLevelFour) {
  above("L12", 1, 1, {Gear::bottle}).play({"dive z1", "leave"});
  EXPECT_EQ(game.question(), "sea_turn");
}

TEST_F(Dive, WithASuitReachesLevelFour) {
  above("L12", 1, 1, {Gear::suit, Gear::mask}).play({"dive z1", "leave", "take"});
  EXPECT_EQ(treasures(7), 1) << "the best gear counts";
}

TEST_F(Dive, GoesStraightDownItsOwnColumn) {
  above("S4", 3, 1, {Gear::bottle}).play("dive z1");
  EXPECT_EQ(game.question(), "sea_turn") << "column 3 holds nothing that can be lifted";
}

// Sharks. Column 1 of L1: a 5 on level 2, a shark on level 3, a 7 on level 4. Column 3 of S7: sharks on levels 1 and 2.

TEST_F(Dive, D72IsForbiddenWithoutGearAgainstAnySharkOfTheColumn) {
  above("L1", 1, 1, {Gear::mask});
  expect_refused("dive z1", "sharks_below");
}

TEST_F(Dive, D72IsAllowedWithAWeaponOrACage) {
  for (const Gear gear : {Gear::harpoon, Gear::speargun, Gear::found_speargun, Gear::cage}) {
    TestTable table(TestTable::with(Mode::standard, 3));
    table.quadrimester(2).place_tile(5, "L1").send_to_sea(kAnna, "Z5.1", 1, {gear}).at_zone(5);
    EXPECT_TRUE(table.offers("dive z1")) << kGearWords[static_cast<std::size_t>(gear)];
  }
}

TEST_F(Dive, D72NeedsTheGearAboard) {
  game.give_gear(kAnna, Gear::harpoon);
  above("L1", 1, 1, {Gear::mask});
  expect_refused("dive z1", "sharks_below");
}

TEST_F(Dive, D72IsNotHinderedByASharkOfAnotherColumn) {
  above("L1", 3, 1);
  EXPECT_TRUE(game.offers("dive z1"));
}

TEST_F(Dive, D80FindsCoveredCellsEmpty) {
  game.place_tile(5, "L1").send_to_sea(kAnna, "Z5.1", 1, {Gear::suit});
  game.table().site(5).cover(1, 0);
  game.table().site(5).cover(2, 0);
  game.at_zone(5).play({"dive z1", "take"});
  EXPECT_EQ(treasures(7), 1) << "neither the 5 nor the shark is there any more";
  EXPECT_EQ(treasures(5), 0);
}

TEST_F(Dive, KillsASharkAndCoversIt) {
  above("S7", 4, 1, {Gear::speargun, Gear::mask}).play("dive z1");
  EXPECT_EQ(game.question(), "meet_shark");
  load_die(game, 4);
  game.play("shoot");
  EXPECT_EQ(game.anna().sharks, 1);
  EXPECT_TRUE(game.table().site(1).is_covered(1, 3));
  EXPECT_EQ(game.last(Happening::shark_shot).args[1], 4);
}

TEST_F(Dive, GoesOnAfterASharkThatFled) {
  above("L1", 1, 1, {Gear::harpoon, Gear::suit}).play({"dive z1", "leave"});
  load_die(game, 5);
  game.play("shoot");
  EXPECT_EQ(game.anna().sharks, 0);
  EXPECT_EQ(game.count(Happening::shark_fled), 1);
  EXPECT_FALSE(game.table().site(5).is_covered(2, 0)) << "it will be back";
  game.play("take");
  EXPECT_EQ(treasures(7), 1);
}

TEST_F(Dive, D73RollsOnceForEachSharkOnTheWayDown) {
  above("S7", 3, 1, {Gear::harpoon, Gear::suit}).play("dive z1");
  load_die(game, 1);
  game.play("shoot");
  load_die(game, 6);
  game.play("shoot");
  EXPECT_EQ(game.count(Happening::shark_shot), 2);
  EXPECT_EQ(game.anna().sharks, 1);
  EXPECT_EQ(game.question(), "sea_turn") << "none on the way up";
}

TEST_F(Dive, MeetsNoSharkBelowItsReach) {
  above("L1", 1, 1, {Gear::harpoon, Gear::mask}).play({"dive z1", "leave"});
  EXPECT_EQ(game.question(), "sea_turn");
}

TEST_F(Dive, D74ShootsOnlyIfItLikes) {
  above("S7", 4, 1, {Gear::harpoon, Gear::cage, Gear::bottle}).play({"dive z1", "spare"});
  EXPECT_EQ(game.count(Happening::shark_shot), 0);
  EXPECT_EQ(game.anna().sharks, 0);
  EXPECT_EQ(game.question(), "lift_treasure") << "the dive goes on";
}

TEST_F(Dive, InACagePassesSharksWithoutAWord) {
  above("S7", 4, 1, {Gear::cage, Gear::bottle}).play("dive z1");
  EXPECT_EQ(game.question(), "lift_treasure");
  EXPECT_EQ(game.anna().sharks, 0);
}

TEST_F(Dive, D77MayEndAtAShark) {
  above("S7", 3, 1, {Gear::harpoon, Gear::suit}).play({"dive z1", "surface"});
  EXPECT_EQ(game.question(), "sea_turn");
  EXPECT_EQ(game.count(Happening::shark_shot), 0);
}

TEST_F(Dive, D77MayBeForSharksOnly) {
  above("S7", 4, kBoss, {Gear::speargun, Gear::cage, Gear::bottle}).play({"dive z1", "shoot", "leave"});
  EXPECT_EQ(game.anna().sharks, 1);
  EXPECT_EQ(treasures(7), 0);
}

TEST_F(Dive, AsksOfASharkOnlyWhatCanBeDoneWithIt) {
  above("S7", 4, 1, {Gear::harpoon, Gear::mask}).play("dive z1");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"shoot", "spare", "surface"}));
  expect_refused("take", "not_this_question");
}

/// What is aboard, who dives, and the least roll that kills.
struct Odds {
  std::vector<Gear> gear;
  bool expert;
  int least;
};

constexpr int kSure = 1;  ///< kills without a roll

class Sharks : public testing::TestWithParam<Odds> {
 protected:
  /// Whether a shark dies when the die would show this.
  bool dies(int face, int meeple, Hat hat, int* rolls) {
    TestTable game(TestTable::with(Mode::standard, 3));
    game.quadrimester(2).give_gear(kAnna, Gear::mask).place_tile(1, "S7").send_to_sea(kAnna, "Z1.4", meeple);
    if (hat != Hat::none) game.hat(kAnna, meeple, hat);
    game.zodiac(kAnna).load.add(Gear::mask);
    --game.anna().in_stock(Gear::mask);
    for (const Gear gear : GetParam().gear) {
      game.give_gear(kAnna, gear);
      --game.anna().in_stock(gear);
      game.zodiac(kAnna).load.add(gear);
    }
    load_die(game.at_zone(5).play("dive z1"), face);
    game.play("shoot");
    *rolls = game.count(Happening::shark_shot);
    return game.anna().sharks == 1;
  }
  void expect_odds(int meeple, Hat hat) {
    for (int face = 1; face <= 6; ++face) {
      int rolls = 0;
      EXPECT_EQ(dies(face, meeple, hat, &rolls), face >= GetParam().least) << face;
      EXPECT_EQ(rolls, GetParam().least == kSure ? 0 : 1);
    }
  }
};

TEST_P(Sharks, DieFromTheLeastRollOn) {
  if (!GetParam().expert) return expect_odds(1, Hat::none);
  expect_odds(kBoss, Hat::none);
  expect_odds(1, Hat::port);
}

INSTANTIATE_TEST_SUITE_P(WithAHarpoon, Sharks,
                         testing::Values(Odds{{Gear::harpoon}, false, 6}, Odds{{Gear::harpoon}, true, 5},
                                         Odds{{Gear::harpoon, Gear::cage}, false, 4},
                                         Odds{{Gear::harpoon, Gear::cage}, true, 3}));
INSTANTIATE_TEST_SUITE_P(WithASpeargun, Sharks,
                         testing::Values(Odds{{Gear::speargun}, false, 4}, Odds{{Gear::speargun}, true, 3},
                                         Odds{{Gear::speargun, Gear::cage}, false, 2},
                                         Odds{{Gear::speargun, Gear::cage}, true, kSure}));
INSTANTIATE_TEST_SUITE_P(WithTheFoundSpeargun, Sharks,
                         testing::Values(Odds{{Gear::found_speargun}, false, 3}, Odds{{Gear::found_speargun}, true, 2},
                                         Odds{{Gear::found_speargun, Gear::cage}, false, kSure},
                                         Odds{{Gear::found_speargun, Gear::cage}, true, kSure}));
INSTANTIATE_TEST_SUITE_P(D75WithTheBetterOfTwoWeapons, Sharks,
                         testing::Values(Odds{{Gear::harpoon, Gear::speargun}, false, 4},
                                         Odds{{Gear::harpoon, Gear::speargun, Gear::cage}, false, 2},
                                         Odds{{Gear::harpoon, Gear::found_speargun}, false, 3},
                                         Odds{{Gear::speargun, Gear::found_speargun}, true, 2}));

TEST_F(Dive, D75UsesTheBetterOfTwoWeapons) {
  above("S7", 4, 1, {Gear::harpoon, Gear::speargun, Gear::mask}).play("dive z1");
  load_die(game, 4);
  game.play("shoot");
  EXPECT_EQ(game.anna().sharks, 1);
}

TEST_F(Dive, D76AddsTheCageToTheDieOnce) {
  above("S7", 3, 1, {Gear::harpoon, Gear::cage, Gear::mask}).play("dive z1");
  load_die(game, 3);
  game.play("shoot");
  EXPECT_EQ(game.anna().sharks, 0) << "3 and 2 are not 6";
  load_die(game, 4);
  game.play("shoot");
  EXPECT_EQ(game.anna().sharks, 1);
}

TEST_F(Dive, HasNoUseForASpecialistOfAnotherZone) {
  game.hat(kAnna, 1, Hat::museum);
  above("S7", 4, 1, {Gear::harpoon, Gear::mask}).play("dive z1");
  load_die(game, 5);
  game.play("shoot");
  EXPECT_EQ(game.anna().sharks, 0);
}

/// Column 2 of L12: sharks on levels 1 and 2, a 7 and a 9 below.
TEST_F(Dive, D38ByASpecialistWhoCameByPlaneHasBothAdvantages) {
  game.hat(kAnna, 1, Hat::port).place_tile(5, "L12").send_to_sea(kAnna, "Z5.2", 2, {Gear::harpoon, Gear::suit});
  game.at_zone(4, {{kAnna, 1}}).play({"fly", "relieve z1", "landed", "dive z1"});
  load_die(game, 5);
  game.play("shoot");
  EXPECT_EQ(game.anna().sharks, 1) << "5 and 1";
  game.play({"spare", "take", "take"});
  EXPECT_EQ(treasures(7), 1);
  EXPECT_EQ(treasures(9), 1);
}

}  // namespace
}  // namespace bathys::thesauros
