// Pearls 2.3 Opening the bids.
#include <set>

#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

TEST(OpenBids, LetTheHighestWinAndPay) {
  TestTable game;
  game.bids(1, 3, 2);
  EXPECT_EQ(game.question(), "place");
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.table().player(kBruno).spent, 3);
  EXPECT_EQ(game.table().player(kClara).spent, 0) << "who did not win keeps the coins";
}

TEST(OpenBids, ShowEverybodyWhatWasBid) {
  TestTable game;
  game.bids(1, 3, 2);
  EXPECT_EQ(game.count(Happening::bid_opened), 3);
  EXPECT_EQ(game.table().player(kClara).opened, 2);
  EXPECT_EQ(game.table().player(kClara).proven, 2) << "the purse held that much";
  EXPECT_TRUE(game.somebody_learned());
}

TEST(OpenBids, AddBothFists) {
  TestTable game;
  game.play(kAnna, "bid 1").play(kAnna, "bid 2").bid(kBruno, 2).bid(kClara, 0);
  EXPECT_EQ(game.table().player(kAnna).spent, 3);
}

TEST(OpenBids, LoseThePearlWhenAllAreZero) {
  TestTable game;
  game.bids(0, 0, 0);
  EXPECT_TRUE(has(game.table().gone, 11));
  EXPECT_EQ(game.last(Happening::lost).args[0], 11);
  EXPECT_EQ(game.question(), "bid") << "the next round";
}

TEST(OpenBids, D1LotsDecideAmongEqualBids) {
  std::set<int> winners;
  for (int seed = 0; seed < 20; ++seed) {
    TestTable game;
    game.state().secret.generator = Generator(key_from_text("lots " + std::to_string(seed)));
    game.bids(2, 1, 2);
    winners.insert(index_of(game.asked()));
  }
  EXPECT_EQ(winners, (std::set<int>{0, 2}));
}

}  // namespace
}  // namespace bathys::pearls
