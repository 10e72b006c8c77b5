// Pearls 2.1 The pearl of the round.
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

TEST(TurnUp, BeginsTheNextRoundWithTheTopOfTheDeck) {
  TestTable game;
  game.bids(0, 1, 0).play("take");
  EXPECT_EQ(game.table().round, 2);
  EXPECT_EQ(worth(game.table().up), 11);
  EXPECT_EQ(game.table().deck_size, 7);
  EXPECT_EQ(game.last(Happening::pearl_up).args[0], 10);
  EXPECT_TRUE(game.somebody_learned());
}

TEST(TurnUp, EndsTheGameAfterTheLastRound) {
  TestTable game;
  game.bids(0, 1, 0).play("take").bids(0, 0, 0);
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.table().round, 2);
}

TEST(TurnUp, EndsTheGameWhenTheDeckIsEmpty) {
  TestTable game;
  while (game.table().deck_size > 0) place::throw_away(game.table(), turn_up::draw(game.state()));
  game.bids(0, 1, 0).play("take");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.table().round, 1);
}

}  // namespace
}  // namespace bathys::pearls
