// Otys 1.5 The options of a game.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

std::string refusal_of(const Setup& setup) {
  const Refusal refusal = Otys::check(setup);
  return refusal ? std::string(refusal.code).append(" ").append(refusal.rule) : "allowed";
}

TEST(GameOptions, AllowOneToFourPlayers) {
  for (int players = 1; players <= 4; ++players) EXPECT_EQ(refusal_of(TestTable::players(players)), "allowed");
  EXPECT_EQ(refusal_of(TestTable::players(0)), "seat_count 1.5");
  EXPECT_EQ(refusal_of(TestTable::players(5)), "seat_count 1.5");
}

TEST(GameOptions, AreTwoPlayersBasicSponsorsAndTheBooksOwnRulesByDefault) {
  EXPECT_EQ(otys::Setup{}.players, 2);
  EXPECT_EQ(otys::Setup{}.designer_variant, 0);
  EXPECT_EQ(otys::Setup{}.hard, 0);
  EXPECT_EQ(refusal_of(otys::Setup{}), "allowed");
}

TEST(GameOptions, SwitchTheDesignersVariantOnOrOff) {
  otys::Setup setup;
  setup.designer_variant = 1;
  EXPECT_EQ(refusal_of(setup), "allowed");
  setup.designer_variant = 2;
  EXPECT_EQ(refusal_of(setup), "yes_or_no 1.5");
}

TEST(GameOptions, D29RefuseTheDesignersVariantInSolo) {
  otys::Setup setup = TestTable::players(1);
  setup.designer_variant = 1;
  EXPECT_EQ(refusal_of(setup), "variant_needs_others 5.3");
  setup.players = 2;
  EXPECT_EQ(refusal_of(setup), "allowed");
}

TEST(GameOptions, MakeOnlyTheSoloGameHard) {
  otys::Setup solo = TestTable::players(1);
  solo.hard = 1;
  EXPECT_EQ(refusal_of(solo), "allowed");
  solo.hard = 2;
  EXPECT_EQ(refusal_of(solo), "yes_or_no 1.5");
  otys::Setup two = TestTable::players(2);
  two.hard = 1;
  EXPECT_EQ(refusal_of(two), "hard_is_solo 8.1");
}

TEST(GameOptions, AreRememberedByTheGame) {
  otys::Setup setup = TestTable::players(3);
  setup.sponsors = otys::Setup::Sponsors::given;
  setup.given_advanced = 0b01010;
  setup.designer_variant = 1;
  setup.first = 1;
  const TestTable game(setup);
  EXPECT_EQ(Otys::setup_of(game.state()), setup);
  EXPECT_EQ(Otys::seats(game.state()), 3);
  EXPECT_EQ(game.state().table.turn.round, 1);
}

TEST(GameOptions, AndTheSeedDetermineTheWholeLayout) {
  const TestTable once(TestTable::players(3), "one");
  const TestTable again(TestTable::players(3), "one");
  const TestTable other(TestTable::players(3), "another");
  EXPECT_EQ(std::memcmp(&once.state(), &again.state(), sizeof(State)), 0);
  EXPECT_NE(std::memcmp(&once.state(), &other.state(), sizeof(State)), 0);
}

}  // namespace
}  // namespace bathys::otys
