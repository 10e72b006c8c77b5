// Thesauros 0.1 Modes and numbers of players.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

std::vector<int> players_allowed(Mode mode) {
  std::vector<int> allowed;
  for (u8 players = 0; players <= 5; ++players) {
    if (!Thesauros::check({mode, players})) allowed.push_back(players);
  }
  return allowed;
}

TEST(Modes, StandardAndMercenariesAreForTwoToFour) {
  EXPECT_EQ(players_allowed(Mode::standard), (std::vector{2, 3, 4}));
  EXPECT_EQ(players_allowed(Mode::mercenaries), (std::vector{2, 3, 4}));
}

TEST(Modes, D2InitiationIsForTwoToFour) { EXPECT_EQ(players_allowed(Mode::initiation), (std::vector{2, 3, 4})); }

TEST(Modes, SoloIsForOne) { EXPECT_EQ(players_allowed(Mode::solo), std::vector{1}); }

TEST(Modes, SayHowManyMayPlay) {
  const Refusal alone = Thesauros::check({Mode::standard, 1});
  EXPECT_EQ(alone.code, "seat_count");
  EXPECT_EQ(alone.rule, "0.1");
  EXPECT_EQ(alone.args, (std::array{Arg::number(1), Arg::number(2), Arg::number(4)}));
  const Refusal together = Thesauros::check({Mode::solo, 2});
  EXPECT_EQ(together.code, "solo_is_for_one");
  EXPECT_EQ(together.rule, "0.1");
}

TEST(Modes, AreFour) {
  const Refusal refusal = Thesauros::check({static_cast<Mode>(4), 2});
  EXPECT_EQ(refusal.code, "no_such_mode");
  EXPECT_EQ(refusal.rule, "0.1");
}

TEST(Modes, OfTheSameNumberOfPlayersShareTheFaceOfTheBoard) {
  for (const auto& setup : {TestTable::solo(), TestTable::with(Mode::standard, 2), TestTable::with(Mode::initiation, 2),
                            TestTable::with(Mode::mercenaries, 2)}) {
    TestTable game(setup);
    EXPECT_EQ(game.board().seaplanes, 1);
    EXPECT_EQ(game.board().satellite_left, 0b11111);
  }
  for (const int players : {3, 4}) {
    TestTable game(TestTable::with(Mode::standard, players));
    EXPECT_EQ(game.board().seaplanes, 2);
    EXPECT_EQ(game.board().satellite_left, 0b1111111);
  }
}

TEST(Modes, BeginWithTheBudgetsOfTheFirstYear) {
  TestTable game(TestTable::with(Mode::mercenaries, 3));
  EXPECT_EQ(game.question(), "budget");
  EXPECT_EQ(game.board().quadrimester, 1);
  for (const Seat seat : {kAnna, kBruno, kClara}) EXPECT_TRUE(game.is_asked(seat));
  EXPECT_FALSE(game.is_asked(kDimitri));
}

TEST(Modes, HaveMercenariesOnlyInTheirOwn) {
  EXPECT_EQ(TestTable(TestTable::with(Mode::mercenaries, 2)).board().mercenaries_left, kMercenaries);
  EXPECT_EQ(TestTable(TestTable::with(Mode::mercenaries, 2)).board().mercenary_maps_left, 0b11111);
  for (const auto& setup :
       {TestTable::solo(), TestTable::with(Mode::standard, 4), TestTable::with(Mode::initiation, 4)}) {
    TestTable game(setup);
    EXPECT_EQ(game.board().mercenaries_left, 0);
    EXPECT_EQ(game.board().mercenary_maps_left, 0);
  }
}

}  // namespace
}  // namespace bathys::thesauros
