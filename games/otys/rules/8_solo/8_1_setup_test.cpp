// Otys 8.1 The timers and the cubes on the score track.
#include "games/otys/rules/8_solo/testing_solo.hpp"

namespace bathys::otys {
namespace {

TEST(SoloSetup, PutsTwoTimersOnSpaceTwentyThree) {
  SoloTable game;
  EXPECT_EQ(game.timer(1), 23);
  EXPECT_EQ(game.timer(2), 23);
}

TEST(SoloSetup, PutsTheTimersOneSpaceLowerWhenHard) {
  SoloTable game(true);
  EXPECT_EQ(game.timer(1), 22);
  EXPECT_EQ(game.timer(2), 22);
}

TEST(SoloSetup, PutsTheCubesOnEverySecondSpaceBelow) {
  otys::Setup setup = TestTable::players(1);
  const int normal[] = {21, 19, 17, 15};
  const int hard[] = {20, 18, 16, 14};
  for (int cube = 0; cube < kResources; ++cube) {
    setup.hard = 0;
    EXPECT_EQ(timers::cube_space(setup, cube), normal[cube]);
    setup.hard = 1;
    EXPECT_EQ(timers::cube_space(setup, cube), hard[cube]);
  }
}

TEST(SoloSetup, PlacesTheTypeLeastPresentInTheStoreFirst) {
  SoloTable game;
  EXPECT_EQ(game.on_space(1), "tech");
  EXPECT_EQ(game.on_space(2), "plant");
  EXPECT_EQ(game.on_space(3), "metal");
  EXPECT_EQ(game.on_space(4), "fuel");
}

TEST(SoloSetup, D12LetsThePlayerDecideATieBeforeTheFirstTurn) {
  SoloTable game = SoloTable::undecided();
  EXPECT_EQ(game.question(), "choose_cube");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"cube metal", "cube plant"}));
  EXPECT_EQ(game.on_space(1), "tech") << "what is no tie is placed already";
  game.play("cube metal");
  EXPECT_EQ(game.on_space(2), "metal");
  EXPECT_EQ(game.on_space(3), "plant");
  EXPECT_EQ(game.question(), "choose_key");
}

TEST(SoloSetup, D12LetsThePlayerChooseOnlyAmongTheLeastPresent) {
  SoloTable game = SoloTable::undecided();
  EXPECT_EQ(game.refusal("cube tech"), "not_the_least 8.1") << "it is placed already";
  EXPECT_EQ(game.refusal("cube fuel"), "not_the_least 8.1");
  EXPECT_EQ(game.refusal("key 1"), "not_this_question 8.1");
}

TEST(SoloSetup, AsksForOneTieInEverySoloGameAndThenPlays) {
  for (const std::string_view seed : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
    TestTable game(TestTable::players(1), seed);
    EXPECT_EQ(game.question(), "choose_cube") << "a new store always has two types with one resource each";
    EXPECT_EQ(game.legal().size(), 2u);
    game.play(game.legal().back());
    EXPECT_EQ(game.question(), "choose_key");
    int last = 0;
    for (const u8 type : game.solo().track) {
      EXPECT_GE(game.colony().in_store(static_cast<Resource>(type)), last);
      last = game.colony().in_store(static_cast<Resource>(type));
    }
  }
}

TEST(SoloSetup, D28TurnsUpThePublicContractsAfterTheTieIsDecided) {
  TestTable game(TestTable::players(1));
  EXPECT_EQ(game.colony().contracts, (std::array<u8, kOfferPlaces>{kNone, kNone, kNone}));
  EXPECT_EQ(game.colony().deck_size, kContracts);
  const u8 first = game.state().secret.deck[0];
  const u8 second = game.state().secret.deck[1];
  game.play(game.legal()[0]);
  const auto& offer = game.colony().contracts;
  EXPECT_TRUE((offer[0] == first && offer[1] == second) || (offer[0] == second && offer[1] == first));
  EXPECT_EQ(game.colony().deck_size, kContracts - 2);
  EXPECT_EQ(game.count(Happening::contract_revealed), 2);
}

TEST(SoloSetup, D28LetsNobodyTakeTheDecisionBackOnceTheContractsAreSeen) {
  Referee<Otys> referee(TestTable::players(1), key_from_text("barrier"));
  Options options;
  referee.legal(kAnna, options);
  EXPECT_FALSE(referee.play(kAnna, options[0]));
  EXPECT_EQ(std::string(referee.undo().code), "undo_barrier");
}

TEST(SoloSetup, IsOtherwiseThatOfTwoPlayers) {
  TestTable game(TestTable::players(1));
  game.play(game.legal()[0]);
  EXPECT_NE(game.colony().contracts[0], kNone);
  EXPECT_NE(game.colony().contracts[1], kNone);
  EXPECT_EQ(game.colony().contracts[2], kNone);
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.colony().neutral_keys, 12);
}

}  // namespace
}  // namespace bathys::otys
