// Otys 1.1 What a player begins with.
#include <set>

#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class AFreshPlayer : public testing::TestWithParam<int> {
 protected:
  TestTable game{TestTable::players(GetParam())};

  /// Lays out many games, and looks at every player of each.
  template <class Look>
  static void at_every_table(Look look) {
    for (int i = 0; i < 100; ++i) {
      TestTable table(TestTable::players(GetParam()), "table " + std::to_string(i));
      for (int seat = 0; seat < GetParam(); ++seat) look(table.player(seat_at(seat)));
    }
  }
};

TEST_P(AFreshPlayer, HasAllFiveKeysAndTheOwnXKeyReady) {
  for (int seat = 0; seat < GetParam(); ++seat) {
    EXPECT_EQ(game.ready_keys(seat_at(seat)), "1 2 3 4 5 X");
    EXPECT_EQ(game.track(seat_at(seat)), "");
    EXPECT_EQ(game.player(seat_at(seat)).neutral_keys, 0);
  }
}

TEST_P(AFreshPlayer, HasBothTechniciansAtTheirFirstStep) {
  for (int seat = 0; seat < GetParam(); ++seat) {
    EXPECT_EQ(game.player(seat_at(seat)).mechanic, 0);
    EXPECT_EQ(game.player(seat_at(seat)).hacker, 0);
  }
}

TEST_P(AFreshPlayer, HasThreeCreditsOneBatteryAndNoPrestige) {
  for (int seat = 0; seat < GetParam(); ++seat) {
    EXPECT_EQ(game.player(seat_at(seat)).credits, 3);
    EXPECT_EQ(game.player(seat_at(seat)).batteries, 1);
    EXPECT_EQ(game.player(seat_at(seat)).prestige, 0);
  }
}

TEST_P(AFreshPlayer, HoldsNoContractAndNoRewardToken) {
  for (int seat = 0; seat < GetParam(); ++seat) {
    EXPECT_EQ(game.player(seat_at(seat)).hand_size, 0);
    EXPECT_TRUE(game.own(seat_at(seat)).hand.empty());
    for (const u8 token : game.player(seat_at(seat)).rewards) EXPECT_EQ(token, kNone);
  }
}

TEST_P(AFreshPlayer, HasEightDifferentDiversOnTheirBasicSide) {
  at_every_table([](const Player& player) {
    EXPECT_EQ(std::set<Diver>(player.column.begin(), player.column.end()).size(), 8u);
    EXPECT_EQ(player.upgraded, 0);
  });
}

TEST_P(AFreshPlayer, FindsTheDiversInRandomOrder) {
  std::set<std::pair<Diver, int>> seen;
  at_every_table([&](const Player& player) {
    for (int place = 0; place < kPlaces; ++place) seen.insert({player.column[static_cast<std::size_t>(place)], place});
  });
  EXPECT_EQ(seen.size(), 64u) << "every diver may stand in every place";
}

TEST_P(AFreshPlayer, HasOneResourceOfEachTypeOnLevelsTwoToFiveOneEach) {
  at_every_table([](const Player& player) {
    EXPECT_TRUE(player.zone(0).empty());
    Cargo all;
    for (int level = 1; level < kLevels; ++level) {
      EXPECT_EQ(player.zone(level).total(), 1);
      all = Cargo::from_bits(static_cast<u16>(all.bits() + player.zone(level).bits()));
    }
    EXPECT_EQ(all, Cargo::of(1, 1, 1, 1));
  });
}

TEST_P(AFreshPlayer, FindsTheResourcesScatteredAtRandom) {
  std::set<std::pair<int, u16>> seen;
  at_every_table([&](const Player& player) {
    for (int level = 1; level < kLevels; ++level) seen.insert({level, player.zone(level).bits()});
  });
  EXPECT_EQ(seen.size(), 16u) << "every type may lie on every level but the first";
}

INSTANTIATE_TEST_SUITE_P(AtEveryTable, AFreshPlayer, testing::Range(1, 5));

TEST(FreshPlayers, AreLaidOutEachAnew) {
  const TestTable game(TestTable::players(4));
  std::set<std::string> columns;
  for (int seat = 0; seat < 4; ++seat) columns.insert(game.column(seat_at(seat)));
  EXPECT_EQ(columns.size(), 4u);
}

}  // namespace
}  // namespace bathys::otys
