// Pearls 2.2 Bids.
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

TEST(Bid, IsAnyNumberOfTheCoinsLeft) {
  TestTable game;
  EXPECT_EQ(game.legal(kAnna), (std::vector<std::string>{"bid 0", "bid 1", "bid 2", "bid 3", "bid 4"}));
  EXPECT_EQ(game.why_not(kAnna, "bid 5").code, "short_of_coins");
  EXPECT_EQ(game.why_not(kAnna, "bid 5").rule, "2.2");
  EXPECT_EQ(game.why_not(kAnna, "take").code, "not_this_question");
}

TEST(Bid, IsMadeFistByFist) {
  TestTable game;
  game.play(kAnna, "bid 3");
  EXPECT_TRUE(game.is_asked(kAnna));
  EXPECT_EQ(bid::closed_fists(game.table(), kAnna), 1);
  EXPECT_EQ(game.legal(kAnna), (std::vector<std::string>{"bid 0", "bid 1"}));
  game.play(kAnna, "bid 1");
  EXPECT_FALSE(game.is_asked(kAnna));
  EXPECT_EQ(bid::closed_fists(game.table(), kAnna), 2);
}

TEST(Bid, TellsTheOthersOnlyThatAFistIsClosed) {
  TestTable game;
  game.play(kAnna, "bid 3");
  EXPECT_EQ(game.last(Happening::fist_closed).audience, SeatSet::everybody().without(kAnna));
  EXPECT_EQ(game.last(Happening::fist_closed).args[1], 0);
  EXPECT_EQ(game.last(Happening::fist_closed_own).audience, SeatSet(kAnna));
  EXPECT_EQ(game.last(Happening::fist_closed_own).args[1], 3);
}

TEST(Bid, CannotUseCoinsThatArePaid) {
  TestTable game;
  game.bids(0, 4, 0).play("take");
  EXPECT_EQ(game.legal(kBruno), (std::vector<std::string>{"bid 0", "bid 1"}));
}

}  // namespace
}  // namespace bathys::pearls
