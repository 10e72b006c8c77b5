// Otys 7.3 Refilling the reward tokens.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Anna may use a token of level 3 through sponsor 2 (advanced) or take one of level 4 with her explorer.
class TheRefill : public testing::Test {
 protected:
  TheRefill() {
    game.put_sponsor(2, 3, true);
    game.put_diver(kAnna, Diver::explorer, 4);
    game.put_reward("r13", 3, 1);
    game.put_reward("r14", 4, 2);
    game.clear_levels(kAnna);
  }
  /// Everything in the bag becomes discarded, except for what is to stay in it.
  void empty_the_bag(std::initializer_list<std::string_view> keep = {}) {
    Colony& colony = game.colony();
    for (const int token : colony.bag) colony.reward_discards.add(token);
    colony.bag = {};
    for (const std::string_view id : keep) {
      colony.reward_discards.remove(token_of(id));
      colony.bag.add(token_of(id));
    }
  }
  void use_through_sponsor() { game.play({"key 3", "sponsor reward 1", "decline"}); }
  void take_with_explorer() { game.play({"key 4", "dive", "explore 2", "decline"}); }
  u8 shown(int level, int slot) { return game.colony().reward_at(level - 1, slot - 1); }
  /// Some token that lies in the bag.
  std::string_view in_bag() { return reward(*game.colony().bag.begin()).id; }

  TestTable game;
};

TEST_F(TheRefill, ComesFromTheBagInThePlaceOfATokenThatWasUsed) {
  const std::string_view next = in_bag();
  empty_the_bag({next});
  use_through_sponsor();
  EXPECT_EQ(shown(3, 1), token_of(next));
  EXPECT_TRUE(game.colony().reward_discards.has(token_of("r13")));
  EXPECT_TRUE(game.colony().bag.empty()) << "the discards wait until the bag is needed again";
}

TEST_F(TheRefill, ComesFromTheBagInThePlaceOfATokenThatWasTaken) {
  const std::string_view next = in_bag();
  empty_the_bag({next});
  take_with_explorer();
  EXPECT_EQ(shown(4, 2), token_of(next));
  EXPECT_EQ(game.anna().reward_at(3), token_of("r14"));
  EXPECT_FALSE(game.colony().reward_discards.has(token_of("r14"))) << "it lies on Anna's board";
}

TEST_F(TheRefill, LeavesEverythingElseInPlace) {
  const Colony before = game.colony();
  use_through_sponsor();
  for (int level = 0; level < kLevels; ++level) {
    for (int slot = 0; slot < kRewardsPerLevel; ++slot) {
      if (level == 2 && slot == 0) continue;
      EXPECT_EQ(game.colony().reward_at(level, slot), before.reward_at(level, slot));
    }
  }
  EXPECT_EQ(game.colony().bag.size(), before.bag.size() - 1);
}

TEST_F(TheRefill, D25ComesAfterTheFrontWasUsedAndTheTokenWasDiscarded) {
  const CardSet bag = game.colony().bag;
  game.play({"key 3", "sponsor reward 1"});
  EXPECT_EQ(shown(3, 1), token_of("r13"));
  EXPECT_EQ(game.colony().bag, bag);
  game.play("accept");
  EXPECT_NE(shown(3, 1), token_of("r13"));
  EXPECT_TRUE(bag.has(shown(3, 1)));
}

TEST_F(TheRefill, D25ComesAfterTheFrontWasUsedAndTheTokenWasPlaced) {
  const CardSet bag = game.colony().bag;
  game.play({"key 4", "dive", "explore 2"});
  EXPECT_EQ(game.colony().bag, bag);
  EXPECT_EQ(game.anna().reward_at(3), kNone);
  game.play("accept");
  EXPECT_EQ(game.anna().reward_at(3), token_of("r14"));
  EXPECT_TRUE(bag.has(shown(4, 2)));
}

TEST_F(TheRefill, PutsTheDiscardsBackIntoAnEmptyBagFirst) {
  empty_the_bag();
  const int discards = game.colony().reward_discards.size();
  use_through_sponsor();
  EXPECT_TRUE(game.colony().reward_discards.empty());
  EXPECT_EQ(game.colony().bag.size(), discards + 1 - 1) << "all discards and the used token, less the new one";
  EXPECT_NE(shown(3, 1), kNone);
}

TEST_F(TheRefill, CountsATokenThatWasCoveredOnABoardAmongTheDiscards) {
  game.put_back(kAnna, "r20", 4);
  take_with_explorer();
  EXPECT_EQ(game.anna().reward_at(3), token_of("r14"));
  EXPECT_TRUE(game.colony().reward_discards.has(token_of("r20")));
}

TEST_F(TheRefill, IsDrawnAtRandomAndEveryTokenInTheBagCanCome) {
  const CardSet bag = game.colony().bag;
  CardSet seen;
  for (int i = 0; i < 400; ++i) {
    TestTable copy = game;
    copy.state().secret.generator = Generator(key_from_text("refill " + std::to_string(i)));
    copy.play({"key 3", "sponsor reward 1", "decline"});
    seen.add(copy.colony().reward_at(2, 0));
  }
  EXPECT_EQ(seen, bag);
}

TEST_F(TheRefill, ShowsSomethingNewSoThatItCannotBeTakenBack) {
  use_through_sponsor();
  EXPECT_TRUE(game.somebody_learned());
}

TEST_F(TheRefill, LeavesThePlaceEmptyWhenThereIsNoTokenAtAll) {
  game.colony().bag = {};
  game.colony().reward_discards = {};
  game.colony().rewards[2][0] = kNone;
  Report silent;
  Play play{game.state(), silent};
  refill_rewards::run(play, {.level = 2, .slot = 0}, kAnna);
  EXPECT_EQ(shown(3, 1), kNone);
}

}  // namespace
}  // namespace bathys::otys
