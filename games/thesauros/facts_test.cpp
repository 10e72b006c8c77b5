// What follows by the rules from what a viewer sees of Thesauros.
#include "games/thesauros/facts.hpp"

#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class ThesaurosFacts : public testing::Test {
 protected:
  Facts told() const { return facts(Thesauros::view(game.state(), kAnna)); }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(ThesaurosFacts, HaveTheYearItsIncomeAndItsFee) {
  const std::pair<int, int> years[] = {{1, 1}, {3, 1}, {4, 2}, {6, 2}, {7, 3}, {9, 3}};
  for (const auto& [quadrimester, year] : years) {
    game.quadrimester(quadrimester);
    EXPECT_EQ(told().year, year) << quadrimester;
    EXPECT_EQ(told().transfer_fee, transfer_fee(year));
    EXPECT_EQ(told().income, income(Mode::standard, year));
    EXPECT_EQ(told().quadrimesters, 3);
  }
}

TEST_F(ThesaurosFacts, HaveTheWagesAndHowManyOfThemAreCovered) {
  game.money(kAnna, {static_cast<u16>(2 * wage() + 1), 0, 0, 0});
  for (const int worker : {2, 3, 4}) game.recruit(kAnna, worker);
  const int workers = game.anna().workers();
  ASSERT_GE(workers, 3);
  EXPECT_EQ(told().wages[0], workers * wage());
  EXPECT_EQ(told().covered[0], 2);
  game.money(kAnna, {100, 0, 0, 0});
  EXPECT_EQ(told().covered[0], workers) << "no more than there are";
}

TEST_F(ThesaurosFacts, CountAMercenaryWhoWaitsAmongThoseToBePaid) {
  const int before = told().wages[0];
  game.anna().mercenaries = 1;
  EXPECT_EQ(told().wages[0], before + wage());
}

TEST_F(ThesaurosFacts, HaveTheReachOfEachDiver) {
  game.send_to_sea(kAnna, "b", 1, {Gear::bottle}).send_to_sea(kBruno, "F1", 1);
  EXPECT_EQ(told().reach[0], gear_use(Gear::bottle).dive_depth);
  EXPECT_EQ(told().reach[1], in_play.swimsuit);
}

TEST_F(ThesaurosFacts, HaveTheLeastThatSomethingCosts) {
  int patent = 1000;
  for (const u8 card : game.board().slots) {
    if (card != kNone) patent = std::min(patent, static_cast<int>(tech(card).patent));
  }
  EXPECT_EQ(told().cheapest.patent, patent);
  EXPECT_EQ(told().cheapest.zodiac, shop_prices(3)[0]);
  const int stall = static_cast<int>(
      std::find_if(game.board().market.begin(), game.board().market.end(), [](u8 number) { return number != 0; }) -
      game.board().market.begin());
  EXPECT_EQ(told().cheapest.map, market_prices(3)[static_cast<std::size_t>(stall)]);
}

TEST_F(ThesaurosFacts, SayNothingIsForSaleWhereAllIsSold) {
  for (const u8 card : game.board().slots) {
    if (card != kNone) game.board().owners[card] = 1;
  }
  game.board().market.fill(0);
  for (Zodiac& boat : game.table().zodiacs) boat.owner = boat.owner == kNone ? u8{1} : boat.owner;
  EXPECT_EQ(told().cheapest.patent, 0);
  EXPECT_EQ(told().cheapest.map, 0);
  EXPECT_EQ(told().cheapest.zodiac, 0);
}

}  // namespace
}  // namespace bathys::thesauros
