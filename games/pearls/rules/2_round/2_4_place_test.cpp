// Pearls 2.4 The winner's choice.
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

TEST(Place, TakesThePearlIntoTheRow) {
  TestTable game;
  game.bids(0, 3, 0).play("take");
  EXPECT_EQ(game.table().player(kBruno).row, bit(11));
  EXPECT_EQ(game.last(Happening::taken).args[1], 11);
}

TEST(Place, ThrowsThePearlAway) {
  TestTable game;
  game.bids(0, 3, 0).play("throw away");
  EXPECT_EQ(game.table().player(kBruno).row, 0);
  EXPECT_EQ(game.table().gone, bit(11));
  EXPECT_EQ(game.table().player(kBruno).spent, 3) << "the bid is paid all the same";
}

TEST(Place, IsNotAnsweredByABid) {
  TestTable game;
  game.bids(0, 3, 0);
  EXPECT_EQ(game.refusal("bid 1"), "not_this_question 2.4");
}

}  // namespace
}  // namespace bathys::pearls
