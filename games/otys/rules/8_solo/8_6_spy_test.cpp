// Otys 8.6 The spy of the solo game.
#include "games/otys/rules/8_solo/testing_solo.hpp"

namespace bathys::otys {
namespace {

/// The spy stands on level 3 and is activated; the timers stand on 23 and 18, the cubes above that are gone.
class TheSoloSpy : public testing::Test {
 protected:
  TheSoloSpy() {
    game.put_diver(kAnna, Diver::spy, 3);
    game.timer(2) = 18;
    game.remove_cubes(2);
  }
  void activate() { game.play({"key 3", "dive"}); }
  SoloTable game;
};

TEST_F(TheSoloSpy, PushesATimerUpOneSpaceForACredit) {
  activate();
  game.play("push 2");
  EXPECT_EQ(game.timer(2), 19);
  EXPECT_EQ(game.timer(1), 23);
  EXPECT_EQ(game.me().credits, 2);
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(TheSoloSpy, WorksForNothingWhenUpgraded) {
  game.me().upgrade(Diver::spy);
  activate();
  game.play("push 2");
  EXPECT_EQ(game.timer(2), 19);
  EXPECT_EQ(game.me().credits, 3);
}

TEST_F(TheSoloSpy, CannotWorkWithoutTheCredit) {
  game.me().credits = 0;
  activate();
  EXPECT_EQ(game.refusal("push 2"), "short_of_credits 4.3");
  EXPECT_EQ(game.refusal("draw"), "short_of_credits 4.3");
  EXPECT_EQ(game.legal(), std::vector<std::string>{"done"});
}

TEST_F(TheSoloSpy, DrawsContractsAsAnySpy) {
  activate();
  game.play("draw");
  EXPECT_EQ(game.legal().size(), 4u);
  EXPECT_EQ(game.me().credits, 2);
}

TEST_F(TheSoloSpy, D15NeverPushesATimerAboveItsStart) {
  activate();
  EXPECT_EQ(game.refusal("push 1"), "timer_at_start 8.6");
}

TEST_F(TheSoloSpy, D15NeverPushesATimerAboveTheHardStart) {
  SoloTable hard(true);
  hard.put_diver(kAnna, Diver::spy, 3);
  hard.play({"key 3", "dive"});
  EXPECT_EQ(hard.refusal("push 1"), "timer_at_start 8.6");
}

TEST_F(TheSoloSpy, CannotBringBackATimerThatIsGone) {
  game.timer(1) = 0;
  activate();
  EXPECT_EQ(game.refusal("push 1"), "timer_is_gone 8.6");
}

TEST_F(TheSoloSpy, HasNobodyToCopy) {
  activate();
  EXPECT_EQ(game.refusal("copy left"), "no_copy_in_solo 8.6");
  EXPECT_EQ(game.refusal("copy right"), "no_copy_in_solo 8.6");
}

TEST_F(TheSoloSpy, MayPushTwiceWithSponsorTwo) {
  game.put_sponsor(2, 3);
  game.play({"key 3", "sponsor", "dive", "push 2", "push 2"});
  EXPECT_EQ(game.timer(2), 20);
  EXPECT_EQ(game.me().credits, 1);
}

TEST_F(TheSoloSpy, PushesNothingWithMorePlayers) {
  TestTable two;
  two.put_diver(kAnna, Diver::spy, 3);
  two.play({"key 3", "dive"});
  EXPECT_EQ(two.refusal("push 1"), "not_this_question 8.6");
}

}  // namespace
}  // namespace bathys::otys
