// Otys 7.1 The fronts of reward tokens.
#include <gmock/gmock.h>

#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Anna has played key 3, whose sponsor (2, advanced) lets her use the front of a token of level 3.
class TheFront : public testing::Test {
 protected:
  TheFront() {
    game.put_sponsor(2, 3, true);
    game.clear_levels(kAnna);
  }
  void use(std::string_view token) {
    game.put_reward(token, 3, 1);
    game.play({"key 3", "sponsor reward 1"});
    ASSERT_EQ(game.question(), "use_front");
  }
  void expect_spent(std::string_view token) {
    EXPECT_EQ(game.question(), "step_one");
    EXPECT_TRUE(game.colony().reward_discards.has(token_of(token)));
  }
  /// All but so many contracts of the deck go into Bruno's hand.
  void leave_in_deck(int cards) {
    while (game.colony().deck_size > cards) {
      u8& last = game.state().secret.deck[--game.colony().deck_size];
      game.own(kBruno).hand.add(last);
      ++game.bruno().hand_size;
      last = 0;
    }
  }
  TestTable game;
};

TEST_F(TheFront, GivesOneOfTheTwoResourcesItShows) {
  use("r05");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"gain metal", "gain fuel", "decline"}));
  game.play("gain fuel");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 0, 1, 0)) << "on the active level";
  expect_spent("r05");
}

TEST_F(TheFront, GivesNoResourceItDoesNotShow) {
  use("r05");
  EXPECT_EQ(game.refusal("gain plant"), "not_on_token 7.1");
}

TEST_F(TheFront, GivesNoResourceWhenTheActiveLevelIsFull) {
  game.zone(kAnna, 3) = Cargo::of(1, 1, 1, 1);
  use("r05");
  EXPECT_EQ(game.refusal("gain metal"), "level_full 7.1");
  EXPECT_EQ(game.legal(), std::vector<std::string>{"decline"});
}

TEST_F(TheFront, PutsTheResourceOnTheActiveLevelWhenTheExplorerTakesTheToken) {
  game.put_diver(kAnna, Diver::explorer, 4);
  game.put_reward("r05", 4, 2);
  game.play({"key 4", "dive", "explore 2", "gain metal"});
  EXPECT_EQ(game.zone(kAnna, 4), Cargo::of(1, 0, 0, 0));
}

TEST_F(TheFront, GivesABattery) {
  use("r13");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"accept", "decline"}));
  game.play("accept");
  EXPECT_EQ(game.anna().batteries, 2);
  expect_spent("r13");
}

TEST_F(TheFront, DrawsFourContractsOfWhichYouKeepOne) {
  for (const std::string_view id : {"c14", "c13", "c12", "c11"}) game.put_on_deck(id);
  use("r19");
  game.play("accept");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"keep c11", "keep c12", "keep c13", "keep c14"}));
  game.play("keep c13");
  EXPECT_TRUE(game.own(kAnna).hand.has(card_of("c13")));
  EXPECT_EQ(game.own(kAnna).known.size(), 3) << "the other three lie under the deck";
  EXPECT_EQ(game.anna().credits, 3) << "there is no spy to pay";
  expect_spent("r19");
}

TEST_F(TheFront, D24DrawsWhatThereIsWhenFewerThanFourContractsAreLeft) {
  leave_in_deck(2);
  use("r19");
  game.play("accept");
  EXPECT_EQ(game.legal().size(), 2u);
  game.play(game.legal()[1]);
  EXPECT_EQ(game.anna().hand_size, 1);
  EXPECT_EQ(game.colony().deck_size, 1);
}

TEST_F(TheFront, D24DrawsNoContractsWhenThereAreNone) {
  leave_in_deck(0);
  use("r19");
  EXPECT_EQ(game.refusal("accept"), "no_contracts_left 7.1");
  game.play("decline");
  expect_spent("r19");
}

TEST_F(TheFront, FlipsAnyOneOfYourDiversWithoutPrestige) {
  use("r24");
  for (const std::string_view diver : kDiverWords) EXPECT_EQ(game.refusal("flip " + std::string(diver)), "allowed");
  game.play("flip spy");
  EXPECT_EQ(game.anna().upgraded, 1u << static_cast<int>(Diver::spy));
  EXPECT_EQ(game.anna().prestige, 0);
  expect_spent("r24");
}

TEST_F(TheFront, FlipsNoDiverThatIsUpgraded) {
  game.anna().upgrade(Diver::spy);
  use("r24");
  EXPECT_EQ(game.refusal("flip spy"), "already_upgraded 7.1");
  EXPECT_EQ(game.legal().size(), 7u + 1u);
}

TEST_F(TheFront, LetsAFlippedDiverActUpgradedInTheSameTurn) {
  game.put_diver(kAnna, Diver::fuel_expert, 3);
  use("r24");
  game.play({"flip fuel_expert", "dive", "find bonus"});
  EXPECT_EQ(game.anna().batteries, 2);
}

TEST_F(TheFront, GivesOnePrestige) {
  use("r29");
  game.play("accept");
  EXPECT_EQ(game.anna().prestige, 1);
  expect_spent("r29");
}

TEST_F(TheFront, NeedNotBeUsedButTheTokenIsSpent) {
  for (const std::string_view token : {"r05", "r13", "r19", "r24", "r29"}) {
    TestTable before = game;
    before.put_reward(token, 3, 1);
    before.play({"key 3", "sponsor reward 1"});
    const Player player = before.anna();
    before.play("decline");
    EXPECT_TRUE(same_bytes(before.anna(), player)) << token;
    EXPECT_TRUE(before.colony().reward_discards.has(token_of(token))) << token;
  }
}

TEST_F(TheFront, TakesOnlyTheAnswersOfItsKind) {
  use("r13");
  for (const std::string_view other : {"gain metal", "flip spy", "dive", "keep c01"}) {
    EXPECT_EQ(game.refusal(other), "not_this_question 7.1") << other;
  }
}

TEST(Fronts, ThatShowResourcesTakeOnlyTheAnswersOfTheirKind) {
  TestTable game;
  game.put_sponsor(2, 3, true);
  game.put_reward("r05", 3, 1);
  game.play({"key 3", "sponsor reward 1"});
  for (const std::string_view other : {"accept", "flip spy"}) {
    EXPECT_EQ(game.refusal(other), "not_this_question 7.1") << other;
  }
}

}  // namespace
}  // namespace bathys::otys
