// Thesauros S.3 Trophies of the solo game.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

enum Trophy { kBossOfTheYear, kMuseum, kFisher };

/// A finished solo game with a full museum.
class Trophies : public testing::Test {
 protected:
  Trophies() { finish(9, 81); }
  void finish(int full_at, u16 reputation) {
    game = TestTable(TestTable::solo());
    game.quadrimester(full_at);
    for (int room = 1; room <= 3; ++room) {
      game.sponsor(kAnna, room);
      for (int slot = 0; slot < thesauros::room(1, room - 1).slots; ++slot) game.exhibit(kAnna, room);
    }
    game.money(kAnna, {4, 0, 0, 0}).at(Rule::wages);
    game.anna().reputation = reputation;
  }
  int grade(Trophy which) const { return solo::trophies(game.state(), which); }
  TestTable game{TestTable::solo()};
};

TEST_F(Trophies, OfTheBossAskForEightyNinetyAndAHundred) {
  for (const auto& [reputation, expected] :
       {std::pair{81, 1}, std::pair{89, 1}, std::pair{90, 2}, std::pair{99, 2}, std::pair{100, 3}}) {
    game.anna().reputation = static_cast<u16>(reputation);
    EXPECT_EQ(grade(kBossOfTheYear), expected) << reputation;
  }
}

TEST_F(Trophies, D105OfTheBossNeedTheWinSoEightyIsNotEnough) {
  game.anna().reputation = 80;
  EXPECT_EQ(grade(kBossOfTheYear), 0);
}

TEST_F(Trophies, OfTheMuseumAskForEightSevenAndSix) {
  for (const auto& [full_at, expected] :
       {std::pair{9, 0}, std::pair{8, 1}, std::pair{7, 2}, std::pair{6, 3}, std::pair{4, 3}}) {
    finish(full_at, 90);
    EXPECT_EQ(grade(kMuseum), expected) << full_at;
  }
}

TEST_F(Trophies, OfTheFisherAskForSeventyEightyAndNinetyDollars) {
  for (const auto& [fishing, expected] : {std::pair{69, 0}, std::pair{70, 1}, std::pair{80, 2}, std::pair{90, 3}}) {
    game.anna().fishing = static_cast<u16>(fishing);
    EXPECT_EQ(grade(kFisher), expected) << fishing;
  }
}

TEST_F(Trophies, ComeOnlyWithAWin) {
  game.anna().fishing = 100;
  game.anna().reputation = 70;
  EXPECT_EQ(grade(kFisher), 0);
  EXPECT_EQ(grade(kMuseum), 0);
}

TEST_F(Trophies, AreToldWithTheVerdict) {
  finish(7, 95);
  game.anna().fishing = 75;
  const Message verdict = Thesauros::outcome(game.state()).verdict;
  EXPECT_EQ(verdict.key, "thesauros.verdict.solo_won");
  EXPECT_EQ(std::vector<Arg>(verdict.args.begin(), verdict.args.begin() + 5),
            (std::vector{Arg::number(95), Arg::number(2), Arg::number(2), Arg::number(1), Arg::number(20)}));
}

class FishingIncome : public testing::Test {
 protected:
  FishingIncome() { game.money(kAnna, {9, 0, 0, 0}).quadrimester(2); }
  TestTable game{TestTable::solo()};
};

TEST_F(FishingIncome, D108CountsMusselsWithTheBonusOfTheBoss) {
  game.at_zone(6, {{kAnna, kBoss}, {kAnna, 1}}).play({"allocate hr 3", "allocate hr 1"});
  EXPECT_EQ(game.anna().fishing, 3 + 1);
}

TEST_F(FishingIncome, D108CountsNoReputationFromMussels) {
  game.board().mussels = 2;
  game.at_zone(6, {{kAnna, 1}, {kAnna, 2}});
  EXPECT_EQ(game.anna().fishing, 0);
}

TEST_F(FishingIncome, D108CountsTheOpenSea) {
  game.send_to_sea(kAnna, "F1", 1).at_zone(5).play({"sail z1 F2", "allocate hr 2"});
  EXPECT_EQ(game.anna().fishing, 2);
}

TEST_F(FishingIncome, D108CountsLobstersAndCoastalFishingWithTheBonus) {
  game.give_gear(kAnna, Gear::lobster_trap).give_gear(kAnna, Gear::harpoon);
  game.give_zodiac(kAnna);
  game.at_zone(7, {{kAnna, kBoss}, {kAnna, 1}}).play({"lagoon z1 LA", "allocate hr 10"});
  EXPECT_EQ(game.anna().fishing, 8 + 2);
  game.play({"lagoon z5 LB", "allocate hr 5"});
  EXPECT_EQ(game.anna().fishing, 10 + 5);
}

TEST_F(FishingIncome, D108CountsNeitherTouristsNorTheIsland) {
  game.give_zodiac(kAnna);
  game.state().secret.island = static_cast<u16>(1u << object_of("coin"));
  game.board().island_size = 1;
  game.board().found_taken = 0b111110111;
  game.anna().in_stock(Gear::found_speargun) = 1;
  game.anna().in_stock(Gear::found_motor) = 1;
  game.anna().in_stock(Gear::found_sonar) = 1;
  game.at_zone(7, {{kAnna, 1}, {kAnna, 2}}).play({"lagoon z1 LC", "allocate hr 4", "lagoon z5 LD1", "allocate hr 6"});
  EXPECT_EQ(game.anna().fishing, 0);
}

}  // namespace
}  // namespace bathys::thesauros
