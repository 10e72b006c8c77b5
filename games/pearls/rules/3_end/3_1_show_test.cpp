// Pearls 3.1 Showing the pearls.
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

TEST(Show, AddsTheSecretPearlsToTheRows) {
  TestTable game;
  game.bids(0, 3, 0).play("take").bids(0, 0, 0);
  ASSERT_TRUE(game.over());
  EXPECT_EQ(game.table().player(kAnna).row, bit(0));
  EXPECT_EQ(game.table().player(kBruno).row, bit(1) | bit(11));
  EXPECT_EQ(game.state().own(kAnna).pearl, kNone);
  EXPECT_EQ(game.count(Happening::pearl_shown), 3);
  EXPECT_EQ(game.count(Happening::game_ends), 1);
}

}  // namespace
}  // namespace bathys::pearls
