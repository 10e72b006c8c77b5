// Otys 4.5 The explorer.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Anna's explorer stands on level 4, where a token for metal or fuel lies beside one for a battery.
class Explorer : public testing::Test {
 protected:
  Explorer() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.put_diver(kAnna, Diver::explorer, 4);
    game.put_reward("r05", 4, 1);
    game.put_reward("r13", 4, 2);
  }
  void dive() { game.play({"key 4", "dive"}); }
  TestTable game;
};

TEST_F(Explorer, TakesOneOfTheTwoTokensForTwoCredits) {
  dive();
  game.play({"explore 2", "accept"});
  EXPECT_EQ(game.anna().credits, 1);
  EXPECT_EQ(game.anna().batteries, 2);
}

TEST_F(Explorer, PaysOneCreditWhenUpgraded) {
  game.anna().upgrade(Diver::explorer);
  game.anna().credits = 1;
  dive();
  game.play({"explore 2", "accept"});
  EXPECT_EQ(game.anna().credits, 0);
}

TEST_F(Explorer, IsRefusedWithOneCredit) {
  game.anna().credits = 1;
  dive();
  EXPECT_EQ(game.refusal("explore 1"), "short_of_credits 4.5");
  EXPECT_EQ(game.refusal("explore 2"), "short_of_credits 4.5");
}

TEST_F(Explorer, IsRefusedWithoutACreditEvenWhenUpgraded) {
  game.anna().upgrade(Diver::explorer);
  game.anna().credits = 0;
  dive();
  EXPECT_EQ(game.refusal("explore 1"), "short_of_credits 4.5");
}

TEST_F(Explorer, PutsTheResourceOfTheFrontOnTheActiveLevel) {
  dive();
  game.play({"explore 1", "gain fuel"});
  EXPECT_EQ(game.zone(kAnna, 4), Cargo::of(0, 0, 1, 0));
  EXPECT_EQ(game.anna().resources(), 1);
}

TEST_F(Explorer, PlacesTheTokenAtItsLevelAfterTheFrontIsUsed) {
  dive();
  game.play("explore 1");
  EXPECT_EQ(game.anna().reward_at(3), kNone);
  EXPECT_EQ(game.colony().reward_at(3, 0), token_of("r05"));
  game.play("gain metal");
  EXPECT_EQ(game.anna().reward_at(3), token_of("r05"));
  for (const int level : {0, 1, 2, 4}) EXPECT_EQ(game.anna().reward_at(level), kNone);
}

TEST_F(Explorer, PlacesTheTokenAlsoWhenItsFrontCannotBeUsed) {
  game.zone(kAnna, 4) = Cargo::of(5, 0, 0, 0);
  dive();
  game.play("explore 1");
  EXPECT_EQ(game.refusal("gain metal"), "level_full 7.1");
  game.play("decline");
  EXPECT_EQ(game.anna().reward_at(3), token_of("r05"));
}

TEST_F(Explorer, DiscardsATokenThatLayThereAlready) {
  game.put_back(kAnna, "r30", 4);
  dive();
  game.play({"explore 2", "accept"});
  EXPECT_EQ(game.anna().reward_at(3), token_of("r13"));
  EXPECT_TRUE(game.colony().reward_discards.has(token_of("r30")));
  EXPECT_EQ(game.colony().reward_discards.size(), 1);
  EXPECT_EQ(game.count(Happening::reward_discarded), 1);
}

TEST_F(Explorer, LeavesATokenOnAnotherLevel) {
  game.put_back(kAnna, "r30", 3);
  dive();
  game.play({"explore 2", "accept"});
  EXPECT_EQ(game.anna().reward_at(2), token_of("r30"));
  EXPECT_TRUE(game.colony().reward_discards.empty());
}

TEST_F(Explorer, RefillsTheDisplayAtOnceFromTheBag) {
  dive();
  game.play({"explore 2", "accept"});
  EXPECT_EQ(game.question(), "resurface");
  EXPECT_EQ(game.colony().bag.size(), 21);
  EXPECT_LT(game.colony().reward_at(3, 1), kRewards);
  EXPECT_EQ(game.colony().reward_at(3, 0), token_of("r05")) << "the other one stays";
  EXPECT_TRUE(game.somebody_learned());
}

TEST_F(Explorer, RefillsAnEmptyBagWithTheTokenItHasJustDiscarded) {
  game.put_back(kAnna, "r30", 4);
  for (const int token : CardSet(game.colony().bag)) {
    game.colony().bag.remove(token);
    game.colony().reward_discards.add(token);
  }
  dive();
  game.play({"explore 2", "accept"});
  EXPECT_TRUE(game.colony().reward_discards.empty()) << "all went back into the bag first";
  EXPECT_EQ(game.colony().bag.size(), 21);
  EXPECT_LT(game.colony().reward_at(3, 1), kRewards);
}

TEST_F(Explorer, DrawsContractsBeforeTheTokenIsPlaced) {
  game.put_reward("r19", 4, 2);
  dive();
  game.play({"explore 2", "accept"});
  EXPECT_EQ(game.question(), "keep_contract");
  EXPECT_EQ(game.anna().reward_at(3), kNone);
  game.play(game.legal().front());
  EXPECT_EQ(game.anna().hand_size, 1);
  EXPECT_EQ(game.anna().reward_at(3), token_of("r19"));
}

TEST_F(Explorer, TakesNoTokenFromAnotherLevel) {
  dive();
  const auto before = game.colony().rewards;
  game.play({"explore 2", "accept"});
  for (const std::size_t level : {0u, 1u, 2u, 4u}) EXPECT_EQ(game.colony().rewards[level], before[level]);
}

}  // namespace
}  // namespace bathys::otys
