// Otys 8.7 A timer and the player's marker meet.
#include "games/otys/rules/8_solo/testing_solo.hpp"

namespace bathys::otys {
namespace {

/// The player has 12 prestige; the cubes of the track are gone.
class MeetingATimer : public testing::Test {
 protected:
  MeetingATimer() {
    game.me().prestige = 12;
    game.solo().track.fill(kNone);
    game.solo().cubes.fill(kNone);
    game.solo().waiting = {};
  }
  SoloTable game;
};

TEST_F(MeetingATimer, DiscardsTheOneThatTheMarkerReaches) {
  game.timer(2) = 14;
  game.complete("c03");
  EXPECT_EQ(game.me().prestige, 14);
  EXPECT_EQ(game.timer(2), 0);
  EXPECT_EQ(game.timer(1), 23);
  EXPECT_EQ(game.count(Happening::timer_gone), 1);
  EXPECT_FALSE(game.over());
}

TEST_F(MeetingATimer, DiscardsTheOneThatTheMarkerPasses) {
  game.timer(1) = 13;
  game.complete("c10");
  EXPECT_EQ(game.me().prestige, 15);
  EXPECT_EQ(game.timer(1), 0);
  EXPECT_EQ(game.timer(2), 23);
}

TEST_F(MeetingATimer, SparesTheOneThatIsStillAhead) {
  game.timer(1) = 15;
  game.complete("c03");
  EXPECT_EQ(game.timer(1), 15);
}

TEST_F(MeetingATimer, HappensAfterEachContract) {
  game.timer(1) = 14;
  game.timer(2) = 18;
  game.complete("c03");
  EXPECT_EQ(game.timer(1), 0);
  EXPECT_EQ(game.timer(2), 18);
  game.complete("c10");
  EXPECT_EQ(game.me().prestige, 17);
  EXPECT_EQ(game.timer(2), 18);
  EXPECT_FALSE(game.over());
}

TEST_F(MeetingATimer, HappensWhenASaleScores) {
  game.timer(1) = 13;
  game.put_diver(kAnna, Diver::trader, 4);
  game.zone(kAnna, 4) = Cargo::of(0, 0, 0, 1);
  game.play({"key 4", "dive", "sell tech prestige"});
  EXPECT_EQ(game.timer(1), 0);
  EXPECT_EQ(game.question(), "resurface") << "the turn goes on";
}

TEST_F(MeetingATimer, HappensWhenAnUpgradeScores) {
  game.timer(1) = 13;
  game.put_sponsor(4, 4);
  game.play({"key 4", "sponsor"});
  EXPECT_EQ(game.timer(1), 0);
  EXPECT_EQ(game.question(), "step_one");
}

TEST_F(MeetingATimer, HappensWhenARewardTokenScores) {
  game.timer(1) = 13;
  game.put_sponsor(2, 4, true);
  game.put_reward("r29", 4, 1);
  game.play({"key 4", "sponsor reward 1", "accept"});
  EXPECT_EQ(game.timer(1), 0);
  EXPECT_EQ(game.question(), "step_one");
  EXPECT_TRUE(game.colony().reward_discards.has(token_of("r29")));
}

TEST_F(MeetingATimer, HappensWhenTheBackOfATokenScores) {
  game.timer(1) = 15;
  game.put_back(kAnna, "r16", 5);
  game.complete("c03");
  EXPECT_EQ(game.timer(1), 15);
  game.play("accept");
  EXPECT_EQ(game.timer(1), 0);
}

TEST_F(MeetingATimer, HappensWhenTheTimerReachesTheMarkerAtTheEndOfTheTurn) {
  game.timer(1) = 13;
  game.idle().play("timer 1");
  EXPECT_EQ(game.timer(1), 0);
  EXPECT_EQ(game.timer(2), 23);
  EXPECT_EQ(game.question(), "choose_key");
}

TEST_F(MeetingATimer, LeavesOnlyTheOtherOneToMoveFromThenOn) {
  game.timer(1) = 13;
  game.idle().play("timer 1");
  game.idle();
  EXPECT_EQ(game.timer(2), 22);
  EXPECT_EQ(game.question(), "choose_key");
}

TEST_F(MeetingATimer, EndsTheGameAtOnceWhenTheSecondOneGoesAlsoInMidTurn) {
  game.timer(1) = 0;
  game.timer(2) = 14;
  game.put_in_hand(kAnna, "c32");
  game.put_in_hand(kAnna, "c05");
  game.zone(kAnna, 4) = Cargo::of(1, 0, 0, 1);
  game.play({"key 1", "dive"});
  game.complete("c32");
  EXPECT_EQ(game.me().prestige, 17);
  EXPECT_TRUE(game.over());
  EXPECT_EQ(Engine<Otys>::why_not(game.state(), kAnna, *parse(verbs(), "complete c05 4 1metal+1tech")).code,
            "game_over")
      << "the other contract comes too late";
  EXPECT_EQ(game.count(Happening::game_ends), 1);
}

TEST_F(MeetingATimer, D27EndsTheGameOnlyAfterTheBackOfATokenIsGained) {
  game.timer(1) = 0;
  game.timer(2) = 14;
  game.put_back(kAnna, "r16", 5);
  game.complete("c10");
  EXPECT_EQ(game.question(), "claim_back") << "15 prestige are past the timer, but the contract is not finished";
  EXPECT_EQ(game.timer(2), 14);
  game.play("accept");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.me().prestige, 16);
}

TEST_F(MeetingATimer, D27EndsTheGameAlsoWhenTheBackIsDeclined) {
  game.timer(1) = 0;
  game.timer(2) = 14;
  game.put_back(kAnna, "r16", 5);
  game.complete("c10");
  game.play("decline");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.me().prestige, 15);
}

TEST_F(MeetingATimer, D27LetsTheBonusOfTheContractComeFirst) {
  game.timer(1) = 0;
  game.timer(2) = 14;
  int card = 0;
  while (contract(card).credits == 0 || contract(card).prestige < 2) ++card;
  const std::string id(contract(card).id);
  game.put_in_hand(kAnna, id);
  const int credits = game.me().credits;
  game.complete(id);
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.me().credits, credits + contract(card).credits);
}

TEST_F(MeetingATimer, D27LooksAtTheTimersOnceForTheWholeContract) {
  game.timer(1) = 14;
  game.timer(2) = 15;
  game.put_back(kAnna, "r16", 5);
  game.complete("c03");
  game.play("accept");
  EXPECT_TRUE(game.over()) << "2 prestige of the contract and 1 of the token reach both";
  EXPECT_EQ(game.count(Happening::timer_gone), 2);
}

TEST_F(MeetingATimer, EndsTheGameWhenTheSecondTimerReachesTheMarker) {
  game.timer(1) = 0;
  game.timer(2) = 13;
  game.idle();
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.timer(2), 0);
}

TEST_F(MeetingATimer, D21EndsTheGameWhenOneScorePassesBoth) {
  game.timer(1) = 13;
  game.timer(2) = 14;
  game.complete("c10");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.count(Happening::timer_gone), 2);
}

TEST(MeetingATimerOnACube, D26TakesTheCubeOfThatSpaceAndItsContractFirst) {
  SoloTable game;
  game.me().prestige = 21;
  game.timer(1) = 0;
  game.timer(2) = 22;
  game.idle();
  EXPECT_EQ(game.in_store(Resource::tech), 1);
  EXPECT_TRUE(game.colony().contract_discards.has(card_of("c03")));
  EXPECT_NE(game.offered(1), "none");
  EXPECT_TRUE(game.over()) << "then the timer goes, the second one at that";
}

TEST_F(MeetingATimer, HappensOnSpaceZeroToAPlayerWithoutPrestige) {
  game.me().prestige = 0;
  game.timer(1) = 1;
  game.idle().play("timer 1");
  EXPECT_EQ(game.timer(1), 0);
  EXPECT_EQ(game.count(Happening::timer_gone), 1);
  game.timer(2) = 1;
  game.idle();
  EXPECT_EQ(game.count(Happening::timer_gone), 2);
  EXPECT_TRUE(game.over());
}

TEST(SoloEnd, D20IsNotReachedByEighteenPrestige) {
  SoloTable game;
  game.me().prestige = 19;
  game.timer(1) = 22;
  game.remove_cubes(1);
  game.idle().play("timer 2");
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.question(), "choose_key");
  EXPECT_EQ(game.count(Happening::last_round), 0);
}

TEST(SoloEnd, D20ScoringEighteenPrestigeAnnouncesNoLastRound) {
  SoloTable game;
  game.me().prestige = 16;
  game.complete("c03");
  EXPECT_EQ(game.me().prestige, 18);
  EXPECT_EQ(game.count(Happening::last_round), 0);
  game.idle().play("timer 1");
  EXPECT_FALSE(game.over());
}

}  // namespace
}  // namespace bathys::otys
