// Otys 2.5 Step 2: the diver on the active level.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class StepTwo : public testing::Test {
 protected:
  StepTwo() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    for (int tile = 1; tile <= kSponsors; ++tile) game.put_sponsor(tile, tile);
  }
  TestTable game;
};

TEST_F(StepTwo, ActivatesTheDiverOnTheActiveLevel) {
  const auto acts = [](std::string_view key, std::string_view effect) {
    TestTable fresh;
    fresh.clear_levels(kAnna);
    fresh.column(kAnna, kInOrder);
    fresh.colony().store = {1, 1, 1, 1};
    fresh.play({key, "dive"});
    return fresh.refusal(effect);
  };
  EXPECT_EQ(acts("key 1", "find"), "allowed");
  EXPECT_EQ(acts("key 2", "buy fuel"), "allowed");
  EXPECT_EQ(acts("key 3", "draw"), "allowed");
  EXPECT_EQ(acts("key 4", "improve hacker"), "allowed");
  EXPECT_EQ(acts("key 5", "explore 1"), "allowed");
  EXPECT_EQ(acts("x own 4", "improve hacker"), "allowed");
}

TEST_F(StepTwo, ActivatesNoOtherDiver) {
  game.play({"key 1", "dive"});
  for (const std::string_view other : {"buy fuel", "draw", "improve hacker", "explore 1"}) {
    EXPECT_EQ(game.refusal(other), "not_this_question 4.1") << other;
  }
}

TEST_F(StepTwo, UsesTheEffectOnce) {
  game.play({"key 4", "dive", "improve hacker"});
  EXPECT_EQ(game.question(), "resurface");
  EXPECT_EQ(game.refusal("improve hacker"), "not_this_question 2.6");
}

TEST_F(StepTwo, UsesTheEffectTwiceWithSponsorTwo) {
  game.put_diver(kAnna, Diver::engineer, 2);
  game.play({"key 2", "sponsor", "dive", "improve hacker"});
  EXPECT_EQ(game.question(), "activate");
  game.play("improve hacker");
  EXPECT_EQ(game.anna().hacker, 2);
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(StepTwo, NeedNotUseTheEffect) {
  const Player before = game.anna();
  game.play({"key 4", "dive", "done"});
  EXPECT_EQ(game.anna().credits, before.credits);
  EXPECT_EQ(game.anna().mechanic, 0);
  EXPECT_EQ(game.anna().hacker, 0);
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(StepTwo, UsesTheSideTheDiverShows) {
  game.anna().upgrade(Diver::engineer);
  game.play({"key 4", "dive", "improve hacker"});
  EXPECT_EQ(game.anna().credits, 3);
}

}  // namespace
}  // namespace bathys::otys
