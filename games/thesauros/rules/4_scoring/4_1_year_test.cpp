// Thesauros 4.1 Points at the end of a year.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Reputation gained at the end of a quadrimester by the players in their turn order.
std::vector<int> points_after(int quadrimester, int players) {
  TestTable game(TestTable::with(Mode::standard, players));
  game.quadrimester(quadrimester).at(Rule::year_points);
  std::vector<int> points;
  for (int place = 0; place < players; ++place)
    points.push_back(game.player(game.table().in_order(place)).reputation - 10);
  return points;
}

TEST(YearPoints, AreFourTwoOneNothingByTurnOrder) { EXPECT_EQ(points_after(3, 4), (std::vector{4, 2, 1, 0})); }
TEST(YearPoints, AreFourTwoNothingForThree) { EXPECT_EQ(points_after(3, 3), (std::vector{4, 2, 0})); }
TEST(YearPoints, AreTwoAndNothingForTwo) { EXPECT_EQ(points_after(3, 2), (std::vector{2, 0})); }
TEST(YearPoints, ComeAtTheEndOfTheSecondYearToo) { EXPECT_EQ(points_after(6, 4), (std::vector{4, 2, 1, 0})); }

TEST(YearPoints, ComeOnlyAtTheEndOfAYear) {
  for (const int quadrimester : {1, 2, 4, 5, 7, 8}) {
    EXPECT_EQ(points_after(quadrimester, 3), (std::vector{0, 0, 0})) << quadrimester;
  }
}

TEST(YearPoints, D107AreNoneInSolo) {
  TestTable game(TestTable::solo());
  game.quadrimester(3).at(Rule::year_points);
  EXPECT_EQ(game.anna().reputation, 10);
  EXPECT_EQ(game.count(Happening::year_points), 0);
}

/// Anna was first; Bruno has posted his envelope in the last quadrimester of a year.
class NewOrder : public testing::Test {
 protected:
  NewOrder() {
    game.money(kAnna, {20, 0, 0, 0}).money(kBruno, {20, 0, 0, 0}, 9).post(kBruno).quadrimester(3).at_zone(10);
  }
  TestTable game;
};

TEST_F(NewOrder, D94CountsForThePointsOfTheYearJustAfter) {
  game.play("bid 2");
  EXPECT_EQ(game.bruno().reputation, 12);
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(NewOrder, D94HoldsFromTheNextQuadrimester) {
  game.play("bid 2").budgets(10, 0, 0, 0);
  EXPECT_EQ(game.question(), "place");
  EXPECT_EQ(game.asked(), kBruno);
}

}  // namespace
}  // namespace bathys::thesauros
