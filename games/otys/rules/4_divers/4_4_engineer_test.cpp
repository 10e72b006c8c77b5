// Otys 4.4 The engineer.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class TheEngineer : public testing::Test {
 protected:
  TheEngineer() { game.put_diver(kAnna, Diver::engineer, 3); }
  TestTable game;
};

TEST_F(TheEngineer, ImprovesTheMechanicForOneCredit) {
  game.play({"key 3", "dive", "improve mechanic"});
  EXPECT_EQ(game.anna().mechanic, 1);
  EXPECT_EQ(game.anna().hacker, 0);
  EXPECT_EQ(game.anna().credits, 2);
}

TEST_F(TheEngineer, WorksForNothingWhenUpgraded) {
  game.anna().upgrade(Diver::engineer);
  game.play({"key 3", "dive", "improve hacker"});
  EXPECT_EQ(game.anna().hacker, 1);
  EXPECT_EQ(game.anna().credits, 3);
}

TEST_F(TheEngineer, CannotWorkWithoutTheCredit) {
  game.anna().credits = 0;
  game.play({"key 3", "dive"});
  EXPECT_EQ(game.legal(), std::vector<std::string>{"done"});
  EXPECT_EQ(game.why_not("improve mechanic").code, "short_of_credits");
  EXPECT_EQ(game.why_not("improve mechanic").rule, "4.4");
}

TEST_F(TheEngineer, ImprovesEachTechnicianThreeTimesAtMost) {
  game.anna().mechanic = 3;
  game.play({"key 3", "dive"});
  EXPECT_FALSE(game.offers("improve mechanic"));
  EXPECT_TRUE(game.offers("improve hacker"));
  EXPECT_EQ(game.why_not("improve mechanic").code, "technician_at_end");
}

TEST_F(TheEngineer, D8GivesNoKeyBackByItselfButTheTrackIsCountedAgainstTheNewThresholdInStepThree) {
  for (const KeyToken key : {KeyToken::one, KeyToken::two, KeyToken::four, KeyToken::five}) game.use_up(kAnna, key);
  game.play({"key 3", "dive", "improve hacker"});
  EXPECT_EQ(game.anna().track.size(), 0) << "five tokens meet the new threshold of five";
  EXPECT_EQ(game.anna().keys, (1u << kOwnKeys) - 1u);
  EXPECT_EQ(game.count(Happening::keys_return), 1);
}

}  // namespace
}  // namespace bathys::otys
