// Pearls 2.5 Another secret pearl.
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

TEST(Swap, ThrowsTheSecretPearlAwayAndDrawsAnother) {
  TestTable game;
  game.bids(0, 3, 0).play("swap");
  EXPECT_EQ(worth(game.state().own(kBruno).pearl), 11);
  EXPECT_EQ(game.table().gone, bit(1));
  EXPECT_EQ(game.table().deck_size, 7);
  EXPECT_TRUE(game.somebody_learned());
  EXPECT_EQ(game.question(), "place") << "the choice is still open";
}

TEST(Swap, TellsOnlyTheWinnerWhatWasDrawn) {
  TestTable game;
  game.bids(0, 3, 0).play("swap");
  EXPECT_EQ(game.last(Happening::swapped).audience, SeatSet::everybody().without(kBruno));
  EXPECT_EQ(game.last(Happening::swapped).args[2], 0);
  EXPECT_EQ(game.last(Happening::swapped_own).args[2], 10);
}

TEST(Swap, IsPossibleOnceInARound) {
  TestTable game;
  game.bids(0, 3, 0).play("swap");
  EXPECT_EQ(game.refusal("swap"), "already_swapped 2.5");
  game.play("take").bids(0, 1, 0);
  EXPECT_EQ(game.refusal("swap"), "allowed");
}

TEST(Swap, D2IsImpossibleWhenTheDeckIsEmpty) {
  TestTable game;
  while (game.table().deck_size > 0) place::throw_away(game.table(), turn_up::draw(game.state()));
  game.bids(0, 3, 0);
  EXPECT_EQ(game.refusal("swap"), "deck_is_empty 2.5");
}

}  // namespace
}  // namespace bathys::pearls
