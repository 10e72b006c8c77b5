// Otys 8.3 Moving a timer at the end of the turn.
#include "games/otys/rules/8_solo/testing_solo.hpp"

namespace bathys::otys {
namespace {

TEST(MovingATimer, HappensAtTheEndOfTheTurn) {
  SoloTable game;
  game.play({"key 1", "dive", "done"});
  EXPECT_EQ(game.question(), "resurface");
  game.play("resurface");
  EXPECT_EQ(game.question(), "choose_timer");
  EXPECT_EQ(game.timer(1), 23);
}

TEST(MovingATimer, TakesTheTimerOfYourChoiceBackOneSpace) {
  SoloTable game;
  game.idle().play("timer 2");
  EXPECT_EQ(game.timer(1), 23);
  EXPECT_EQ(game.timer(2), 22);
  EXPECT_EQ(game.question(), "choose_key") << "then the next turn begins";
  EXPECT_EQ(game.turn().round, 2);
}

TEST(MovingATimer, LetsYouChooseAnewEachTurn) {
  SoloTable game;
  game.idle().play("timer 2");
  game.idle().play("timer 1");
  game.idle().play("timer 2");
  EXPECT_EQ(game.timer(1), 22);
  EXPECT_EQ(game.timer(2), 21);
}

TEST(MovingATimer, CannotBeLeftOut) {
  SoloTable game;
  game.idle();
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"timer 1", "timer 2"}));
  EXPECT_EQ(game.refusal("done"), "not_this_question 8.3");
}

TEST(MovingATimer, GoesWithoutAQuestionWhenOneTimerIsLeft) {
  for (const int left : {1, 2}) {
    SoloTable game;
    game.timer(3 - left) = 0;
    game.idle();
    EXPECT_EQ(game.timer(left), 22);
    EXPECT_EQ(game.timer(3 - left), 0);
    EXPECT_EQ(game.question(), "choose_key");
  }
}

TEST(MovingATimer, D4MayComeAfterAContractCompletedAtTheVeryEnd) {
  SoloTable game;
  game.idle();
  game.complete("c03");
  EXPECT_EQ(game.me().prestige, 2);
  EXPECT_EQ(game.question(), "choose_timer");
  game.play("timer 1");
  EXPECT_EQ(game.timer(1), 22);
}

TEST(MovingATimer, CannotMoveATimerThatSuchAContractSentAway) {
  SoloTable game;
  game.me().prestige = 12;
  game.timer(1) = 14;
  game.remove_cubes(kResources);
  game.idle();
  game.complete("c03");
  EXPECT_EQ(game.timer(1), 0);
  EXPECT_EQ(game.refusal("timer 1"), "timer_is_gone 8.3");
  EXPECT_EQ(game.legal(), std::vector<std::string>{"timer 2"});
}

}  // namespace
}  // namespace bathys::otys
