// Otys 7.2 The backs of reward tokens.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// A token lies back up on Anna's level 4; she completes contracts there.
class TheBack : public testing::Test {
 protected:
  TheBack() {
    game.clear_levels(kAnna);
    game.put_in_hand(kAnna, "c03");
    game.put_in_hand(kAnna, "c05");
    game.zone(kAnna, 4) = Cargo::of(2, 0, 1, 1);
  }
  TestTable game;
};

TEST_F(TheBack, BringsTwoCredits) {
  game.put_back(kAnna, "r14", 4);
  game.play({"complete c03 4 1metal+1fuel", "accept"});
  EXPECT_EQ(game.anna().credits, 3 + 2);
  EXPECT_EQ(game.anna().prestige, 2);
}

TEST_F(TheBack, BringsOnePrestige) {
  game.put_back(kAnna, "r17", 4);
  game.play({"complete c03 4 1metal+1fuel", "accept"});
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.anna().prestige, 2 + 1);
}

TEST_F(TheBack, BringsItAtEachContractCompletedAtItsLevel) {
  game.put_back(kAnna, "r14", 4);
  game.play({"complete c03 4 1metal+1fuel", "accept", "complete c05 4 1metal+1tech", "accept"});
  EXPECT_EQ(game.anna().credits, 3 + 2 + 2);
}

TEST_F(TheBack, BringsItForPublicContractsAsWell) {
  game.put_back(kAnna, "r14", 4);
  game.put_in_offer("c06", 2);
  game.put_on_deck("c20");
  game.zone(kAnna, 4) = Cargo::of(0, 1, 1, 0);
  game.play({"complete c06 4 1plant+1fuel", "accept"});
  EXPECT_EQ(game.anna().credits, 3 + 2);
  EXPECT_EQ(game.colony().contracts[1], card_of("c20"));
}

TEST_F(TheBack, BringsNothingWhenTheTokenIsTaken) {
  game.put_diver(kAnna, Diver::explorer, 4);
  game.put_reward("r13", 4, 1);
  game.clear_levels(kAnna);
  game.play({"key 4", "dive", "explore 1", "decline"});
  EXPECT_EQ(game.anna().reward_at(3), token_of("r13"));
  EXPECT_EQ(game.anna().credits, 3 - 2);
}

TEST_F(TheBack, IsWhatTheTableOfTokensSaysForEveryToken) {
  for (int token = 0; token < kRewards; ++token) {
    TestTable one;
    Report silent;
    Play play{one.state(), silent};
    gain_back(play, kAnna, token);
    const bool credits = reward(token).back == Reward::Back::credits2;
    EXPECT_EQ(one.anna().credits, credits ? 5 : 3) << reward(token).id;
    EXPECT_EQ(one.anna().prestige, credits ? 0 : 1) << reward(token).id;
  }
}

}  // namespace
}  // namespace bathys::otys
