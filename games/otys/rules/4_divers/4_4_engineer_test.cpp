// Otys 4.4 The engineer.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class TheEngineer : public testing::Test {
 protected:
  TheEngineer() {
    game.clear_levels(kAnna);
    game.put_diver(kAnna, Diver::engineer, 3);
  }
  TestTable game;
};

TEST_F(TheEngineer, ImprovesTheMechanicForOneCredit) {
  game.play({"key 3", "dive", "improve mechanic"});
  EXPECT_EQ(game.anna().mechanic, 1);
  EXPECT_EQ(game.anna().hacker, 0);
  EXPECT_EQ(game.anna().credits, 2);
}

TEST_F(TheEngineer, ImprovesTheHackerForOneCredit) {
  game.play({"key 3", "dive", "improve hacker"});
  EXPECT_EQ(game.anna().mechanic, 0);
  EXPECT_EQ(game.anna().hacker, 1);
  EXPECT_EQ(game.anna().credits, 2);
}

TEST_F(TheEngineer, WorksForNothingWhenUpgraded) {
  game.anna().upgrade(Diver::engineer);
  game.anna().credits = 0;
  game.play({"key 3", "dive", "improve hacker"});
  EXPECT_EQ(game.anna().hacker, 1);
  EXPECT_EQ(game.anna().credits, 0);
}

TEST_F(TheEngineer, CannotWorkWithoutTheCredit) {
  game.anna().credits = 0;
  game.play({"key 3", "dive"});
  EXPECT_EQ(game.legal(), std::vector<std::string>{"done"});
  EXPECT_EQ(game.refusal("improve mechanic"), "short_of_credits 4.4");
  EXPECT_EQ(game.refusal("improve hacker"), "short_of_credits 4.4");
}

TEST_F(TheEngineer, ImprovesTheMechanicThreeTimesAtMost) {
  game.anna().mechanic = 2;
  game.play({"key 3", "dive"});
  EXPECT_EQ(game.refusal("improve mechanic"), "allowed");
  game.anna().mechanic = 3;
  EXPECT_EQ(game.refusal("improve mechanic"), "technician_at_end 4.4");
  EXPECT_EQ(game.refusal("improve hacker"), "allowed");
}

TEST_F(TheEngineer, ImprovesTheHackerThreeTimesAtMost) {
  game.anna().hacker = 2;
  game.play({"key 3", "dive"});
  EXPECT_EQ(game.refusal("improve hacker"), "allowed");
  game.anna().hacker = 3;
  EXPECT_EQ(game.refusal("improve hacker"), "technician_at_end 4.4");
  EXPECT_EQ(game.refusal("improve mechanic"), "allowed");
}

TEST_F(TheEngineer, D8GivesNoKeyBackBeforeStepThree) {
  for (const KeyToken key : {KeyToken::one, KeyToken::two, KeyToken::four, KeyToken::five}) game.use_up(kAnna, key);
  game.put_sponsor(2, 3);
  game.play({"key 3", "sponsor", "dive", "improve hacker"});
  EXPECT_EQ(game.track(kAnna), "1 2 4 5");
  game.play("improve hacker");
  EXPECT_EQ(game.count(Happening::keys_return), 1) << "only now, in step 3";
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 4 5 X");
}

TEST_F(TheEngineer, D8LetsStepThreeCountAgainstTheNewThreshold) {
  for (const KeyToken key : {KeyToken::one, KeyToken::two, KeyToken::four, KeyToken::five}) game.use_up(kAnna, key);
  game.play({"key 3", "dive", "improve hacker"});
  EXPECT_EQ(game.track(kAnna), "") << "five tokens meet the new threshold of five";
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 4 5 X");
  EXPECT_EQ(game.count(Happening::keys_return), 1);
}

TEST_F(TheEngineer, D8ReturnsNothingWhenTheNewThresholdIsNotMet) {
  for (const KeyToken key : {KeyToken::one, KeyToken::two, KeyToken::four}) game.use_up(kAnna, key);
  game.play({"key 3", "dive", "improve hacker"});
  EXPECT_EQ(game.track(kAnna), "1 2 4 3");
}

}  // namespace
}  // namespace bathys::otys
