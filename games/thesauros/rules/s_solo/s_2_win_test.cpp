// Thesauros S.2 Winning alone.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// A lone player whose money brings nothing and whose museum is empty.
class SoloWin : public testing::Test {
 protected:
  SoloWin() { game.money(kAnna, {4, 0, 0, 0}); }
  /// Fills the museum in this quadrimester: eight treasures in three rooms bring this.
  static constexpr int kMuseumPoints = 3 + 2 + 4 + 3 + 3 + 5 + 4 + 3;
  void fill_museum(int quadrimester) {
    game.quadrimester(quadrimester);
    for (int room = 1; room <= 3; ++room) {
      game.sponsor(kAnna, room);
      for (int slot = 0; slot < thesauros::room(1, room - 1).slots; ++slot) game.exhibit(kAnna, room);
    }
  }
  Outcome end() {
    game.at(Rule::wages);
    return Thesauros::outcome(game.state());
  }
  TestTable game{TestTable::solo()};
};

TEST_F(SoloWin, D103BringsThirtyTwentyTenOrNothingForAFullMuseum) {
  for (const auto& [quadrimester, bonus] :
       {std::pair{2, 30}, std::pair{5, 30}, std::pair{6, 30}, std::pair{7, 20}, std::pair{8, 10}, std::pair{9, 0}}) {
    TestTable other(TestTable::solo());
    other.money(kAnna, {4, 0, 0, 0}).quadrimester(quadrimester);
    for (int room = 1; room <= 3; ++room) {
      other.sponsor(kAnna, room);
      for (int slot = 0; slot < thesauros::room(1, room - 1).slots; ++slot) other.exhibit(kAnna, room);
    }
    other.at(Rule::wages);
    EXPECT_EQ(other.anna().reputation, 10 + kMuseumPoints + bonus) << "quadrimester " << quadrimester;
  }
}

TEST_F(SoloWin, D103BringsNoBonusForAMuseumThatIsNotFull) {
  game.quadrimester(9);
  end();
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(SoloWin, D104StopsTheGameAfterTheWagesWhenTheMuseumIsFull) {
  fill_museum(4);
  end();
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.account(kAnna, Account::hr), 0) << "wages were paid";
  EXPECT_EQ(game.board().quadrimester, 4);
}

TEST_F(SoloWin, NeedsAllRoomsOpenAndMoreThanEighty) {
  fill_museum(9);
  game.anna().reputation = 81 - kMuseumPoints;
  const Outcome outcome = end();
  EXPECT_EQ(outcome.points[0], 81);
  EXPECT_EQ(outcome.winners, SeatSet(kAnna));
  EXPECT_EQ(outcome.verdict.key, "thesauros.verdict.solo_won");
  EXPECT_EQ(outcome.verdict.args[0], Arg::number(81));
}

TEST_F(SoloWin, D105IsLostWithEighty) {
  fill_museum(9);
  game.anna().reputation = 80 - kMuseumPoints;
  const Outcome outcome = end();
  EXPECT_EQ(outcome.points[0], 80);
  EXPECT_TRUE(outcome.winners.empty());
  EXPECT_EQ(outcome.verdict.key, "thesauros.verdict.solo_lost");
}

TEST_F(SoloWin, IsLostWithARoomThatIsNotOpen) {
  game.quadrimester(9);
  game.anna().reputation = 120;
  EXPECT_TRUE(end().winners.empty());
}

TEST_F(SoloWin, CountsTheBonusForTheWin) {
  fill_museum(6);
  game.anna().reputation = 81 - kMuseumPoints - 30;
  EXPECT_EQ(end().winners, SeatSet(kAnna));
}

TEST_F(SoloWin, D107HasNoInfluenceInTheFinalScore) {
  game.quadrimester(9);
  EXPECT_EQ(final_score::points(game.state(), kAnna)[Source::influence], 0);
}

}  // namespace
}  // namespace bathys::thesauros
