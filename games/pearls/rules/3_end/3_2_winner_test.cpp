// Pearls 3.2 Who wins.
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

TEST(Winner, HasTheMostValuableRow) {
  TestTable game;
  game.bids(0, 3, 0).play("take").bids(0, 0, 0);
  const Outcome outcome = Pearls::outcome(game.state());
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.points, (std::array<i32, kMaxSeats>{1, 14, 3, 0}));
  EXPECT_EQ(outcome.winners, SeatSet(kBruno));
  EXPECT_EQ(outcome.verdict.key, "pearls.verdict.wins");
}

TEST(Winner, IsNobodyBeforeTheEndAndSecretPearlsDoNotCount) {
  TestTable game;
  game.bids(0, 3, 0).play("take");
  const Outcome outcome = Pearls::outcome(game.state());
  EXPECT_FALSE(outcome.over);
  EXPECT_TRUE(outcome.winners.empty());
  EXPECT_EQ(outcome.points[1], 12);
}

TEST(Winner, D3EqualRowsShareTheVictory) {
  TestTable game;
  game.bids(0, 0, 0).bids(0, 0, 0);
  game.table().player(kAnna).row = static_cast<u16>(bit(0) | bit(1));
  game.table().player(kBruno).row = 0;
  const Outcome outcome = Pearls::outcome(game.state());
  EXPECT_EQ(outcome.winners, SeatSet::first(3).without(kBruno));
  EXPECT_EQ(outcome.verdict.key, "pearls.verdict.shared");
}

}  // namespace
}  // namespace bathys::pearls
