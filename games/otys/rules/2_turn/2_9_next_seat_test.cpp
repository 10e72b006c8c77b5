// Otys 2.9 The turn passes on.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class NextSeat : public testing::TestWithParam<int> {
 protected:
  TestTable game{TestTable::players(GetParam())};
};

TEST_P(NextSeat, FollowsRoundTheTable) {
  for (int turn = 0; turn < 3 * GetParam(); ++turn) {
    EXPECT_EQ(game.asked(), seat_at(turn % GetParam()));
    EXPECT_EQ(game.turn().seat, seat_at(turn % GetParam()));
    EXPECT_EQ(game.turn().round, 1 + turn / GetParam());
    game.play({"key " + std::to_string(1 + turn / GetParam()), "dive", "done", "resurface"});
  }
}

INSTANTIATE_TEST_SUITE_P(OfEveryTable, NextSeat, testing::Range(2, 5));

TEST(NextTurn, BelongsToTheSamePlayerInSolo) {
  TestTable game(TestTable::players(1));
  while (game.question() == "choose_cube") game.play(game.legal().front());
  game.play({"key 1", "dive", "done", "resurface", "timer 1"});
  EXPECT_EQ(game.asked(), kAnna);
  EXPECT_EQ(game.question(), "choose_key");
  EXPECT_EQ(game.turn().round, 2);
}

TEST(NextTurn, BeginsWithNothingOfTheLastOne) {
  TestTable game;
  for (int tile = 1; tile <= kSponsors; ++tile) game.put_sponsor(tile, tile);
  game.put_diver(kAnna, Diver::engineer, 2);
  game.put_diver(kBruno, Diver::engineer, 3);
  game.play({"key 2", "sponsor", "dive", "improve hacker", "improve hacker", "resurface"});
  EXPECT_EQ(game.turn().sponsor_used, 0);
  EXPECT_EQ(game.turn().level, kNone);
  game.play({"key 3", "dive", "improve hacker"});
  EXPECT_EQ(game.question(), "resurface") << "only Anna had sponsor 2";
}

}  // namespace
}  // namespace bathys::otys
