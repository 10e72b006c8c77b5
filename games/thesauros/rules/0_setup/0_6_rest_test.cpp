// Thesauros 0.6 Everything else that is laid out, and the hats of a lone player.
#include <set>

#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

template <class Look>
void at_many_tables(Look look) {
  for (int i = 0; i < 300; ++i) {
    TestTable game({}, "rest " + std::to_string(i));
    look(game);
  }
}

TEST(FreshBoard, HasOneSeaplaneForUpToTwoPlayersAndTwoForMore) {
  EXPECT_EQ(TestTable(TestTable::solo()).board().seaplanes, 1);
  EXPECT_EQ(TestTable(TestTable::with(Mode::standard, 2)).board().seaplanes, 1);
  EXPECT_EQ(TestTable(TestTable::with(Mode::standard, 3)).board().seaplanes, 2);
  EXPECT_EQ(TestTable(TestTable::with(Mode::standard, 4)).board().seaplanes, 2);
}

TEST(FreshBoard, HasTheMusselCubeOnOneDollarAndTheAdvertisingCubeOnFour) {
  TestTable game;
  EXPECT_EQ(mussel_cash(game.board().mussels), 1);
  EXPECT_EQ(advertising_points(game.board().advertising), 4);
}

TEST(FreshBoard, HasTwelveLargeAndNineSmallDigTilesInTwoShuffledPiles) {
  std::set<int> large;
  std::set<int> small;
  at_many_tables([&](TestTable& game) {
    const Secret& secret = game.state().secret;
    EXPECT_EQ(game.board().large_pile, 12);
    EXPECT_EQ(game.board().small_pile, 9);
    EXPECT_EQ((std::set<int>{secret.large.begin(), secret.large.end()}).size(), 12u);
    EXPECT_EQ((std::set<int>{secret.small.begin(), secret.small.end()}).size(), 9u);
    large.insert(secret.large[0]);
    small.insert(secret.small[0]);
  });
  EXPECT_EQ(large.size(), 12u);
  EXPECT_EQ(*large.rbegin(), kLargeTiles - 1);
  EXPECT_EQ(small.size(), 9u);
  EXPECT_EQ(*small.begin(), kLargeTiles);
}

TEST(FreshBoard, HasNoTileOnAnyDigZone) {
  TestTable game;
  for (int number = 1; number <= kDigZones; ++number) EXPECT_EQ(game.table().site(number).placed, 0);
}

TEST(FreshBoard, HasNineOfTheTwelveFoundObjectsOnTheIsland) {
  std::set<int> hidden;
  std::set<int> left_out;
  at_many_tables([&](TestTable& game) {
    EXPECT_EQ(game.board().island_size, 9);
    EXPECT_EQ(std::popcount(game.state().secret.island), 9);
    for (int object = 0; object < kFound; ++object) {
      ((game.state().secret.island >> object & 1) != 0 ? hidden : left_out).insert(object);
    }
  });
  EXPECT_EQ(hidden.size(), 12u);
  EXPECT_EQ(left_out.size(), 12u) << "any of them may stay in the box";
}

TEST(FreshBoard, HasFourZodiacsForSale) {
  TestTable game(TestTable::with(Mode::standard, 4));
  game.money(kAnna, {0, 0, 0, 200});
  for (int bought = 0; bought < 4; ++bought) {
    game.at_zone(7, {{kAnna, 1}}).play("shop");
    game.board().shop.fill(kNone);
    game.anna().spot(1) = Spot::home;
  }
  game.at_zone(7, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("shop").code, "no_zodiac_left");
}

TEST(FreshBoard, HasThreeTwoOrOneHatsOfEachTrainedZone) {
  for (const auto& [players, hats] : {std::pair{4, 3}, std::pair{3, 2}, std::pair{2, 1}}) {
    TestTable game(TestTable::with(Mode::standard, players));
    for (const u8 there : game.board().hats) EXPECT_EQ(there, hats);
  }
}

class SoloHats : public testing::Test {
 protected:
  TestTable game{TestTable::solo()};
};

TEST_F(SoloHats, AreChosenBeforeTheFirstYear) {
  EXPECT_EQ(game.question(), "choose_hat");
  EXPECT_EQ(game.board().hats, (std::array<u8, kHats>{}));
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"hat research", "hat market", "hat port", "hat museum"}));
}

TEST_F(SoloHats, AreTwoDifferentOnes) {
  game.play("hat port");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"hat research", "hat market", "hat museum"}));
  EXPECT_EQ(game.why_not("hat port").code, "hat_is_laid_out");
  EXPECT_EQ(game.why_not("hat port").rule, "0.6");
  game.play("hat research");
  EXPECT_EQ(game.question(), "budget");
  EXPECT_EQ(game.board().hats, (std::array<u8, kHats>{1, 0, 1, 0}));
}

TEST_F(SoloHats, AreNothingElse) {
  for (const std::string_view other : {"hat none", "pass", "budget hr 1"}) {
    EXPECT_EQ(game.why_not(other).code, "not_this_question") << other;
  }
}

/// Anna's worker finds the only object left on the island.
class LastFoundObject : public testing::Test {
 protected:
  void find(std::string_view id) {
    game.put_on_island(id);
    const u16 only = static_cast<u16>(1u << object_of(id));
    game.board().found_taken = static_cast<u16>(game.state().secret.island & ~only);
    game.state().secret.island = only;
    game.board().island_size = 1;
    for (std::size_t gear = 0; gear < 3; ++gear) {  // what lay beside it is in Bruno's stock
      if ((game.board().found_taken >> gear & 1) != 0)
        ++game.bruno().in_stock(static_cast<Gear>(found(static_cast<int>(gear)).gear));
    }
    game.at_zone(7, {{kAnna, 1}, {kBruno, 1}}).play("lagoon z1 LD1");
  }
  TestTable game;
};

TEST_F(LastFoundObject, D7IsTheTreasureItselfWhenItShowsOne) {
  find("treasure5_1");
  EXPECT_EQ(game.anna().treasures, (std::array<u8, kTreasureKinds>{0, 1, 0, 0}));
  EXPECT_NE(game.board().found_taken >> object_of("treasure5_1") & 1, 0);
}

TEST_F(LastFoundObject, D7D8IsATreasureEvenWhenAllPrintedTilesOfItsValueAreTaken) {
  game.anna().treasures[0] = 10;
  game.bruno().sharks = 28;
  find("treasure3_1");
  EXPECT_EQ(game.anna().treasures[0], 11) << "ten tiles of value 3 and 27 sharks are printed";
}

}  // namespace
}  // namespace bathys::thesauros
