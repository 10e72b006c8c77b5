// Thesauros 1 Income.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

State fresh(Setup setup) {
  State state;
  Report silent;
  Play play{state, silent};
  Engine<Thesauros>::begin(play, setup, key_from_text("income"));
  return state;
}

/// The money of the player at each place of the first turn order, before the first budget.
std::vector<int> first_money(Setup setup) {
  const State state = fresh(setup);
  std::vector<int> money;
  for (int place = 0; place < setup.players; ++place) {
    money.push_back(money::total(state, state.table.in_order(place)));
  }
  return money;
}

TEST(Income, D6OfTheFirstYearIsFiftyAndTheCompensationOfTheTurnOrder) {
  EXPECT_EQ(first_money(TestTable::with(Mode::standard, 4)), (std::vector{50, 52, 54, 56}));
  EXPECT_EQ(first_money(TestTable::with(Mode::standard, 2)), (std::vector{50, 52}));
}

TEST(Income, D6OfTheFirstYearMayAllBeSplit) {
  TestTable game(TestTable::with(Mode::standard, 3));
  EXPECT_EQ(game.legal(kAnna).back(), "budget hr 50");
  EXPECT_EQ(game.legal(kBruno).back(), "budget hr 52");
  EXPECT_EQ(game.legal(kClara).back(), "budget hr 54");
}

TEST(Income, OfTheFirstYearIsFiftyFiveInInitiationAndWithMercenaries) {
  EXPECT_EQ(first_money(TestTable::with(Mode::initiation, 3)), (std::vector{55, 57, 59}));
  EXPECT_EQ(first_money(TestTable::with(Mode::mercenaries, 3)), (std::vector{55, 57, 59}));
}

TEST(Income, OfTheFirstYearIsFiftyInSolo) {
  TestTable game(TestTable::solo());
  game.play({"hat port", "hat museum"});
  EXPECT_EQ(money::total(game.state(), kAnna), 50);
}

class LaterIncome : public testing::Test {
 protected:
  /// The income of the year that begins after this quadrimester.
  int income_after(int quadrimester) {
    for (int i = 0; i < game.table().seats(); ++i) game.money(seat_at(i), {});
    game.quadrimester(quadrimester).at(Rule::quadrimester);
    EXPECT_EQ(game.question(), "budget");
    return money::total(game.state(), kAnna);
  }
  TestTable game{TestTable::with(Mode::mercenaries, 3)};
};

TEST_F(LaterIncome, IsThirtyInTheSecondYearAndTenInTheThird) {
  EXPECT_EQ(income_after(3), 30);
  EXPECT_EQ(income_after(6), 10);
}

TEST_F(LaterIncome, BringsFiveMoreForEachMap) {
  game.give_map(kAnna, 1).give_map(kAnna, 5);
  EXPECT_EQ(income_after(3), 40);
  EXPECT_EQ(income_after(6), 20);
}

TEST_F(LaterIncome, CountsDuplicatesAndMapsOfSatelliteAndMercenary) {
  game.give_map(kAnna, 2).give_map(kAnna, 2).give_map(kAnna, 3);
  game.give_gear(kAnna, Gear::satellite);
  game.anna().satellite_maps = 0b0000110;
  game.board().satellite_left = 0b1111001;
  game.spend_mercenary(3);
  game.anna().mercenary_maps = 0b0000100;
  game.board().mercenary_maps_left = 0b1111011;
  EXPECT_EQ(income_after(3), 30 + 6 * 5);
}

TEST_F(LaterIncome, HasNoCompensation) {
  income_after(3);
  EXPECT_EQ(money::total(game.state(), kClara), 30);
}

TEST_F(LaterIncome, IsAddedToWhatIsLeftBlackBoxIncluded) {
  game.money(kAnna, {1, 2, 3, 4}, 5).quadrimester(3).at(Rule::quadrimester);
  EXPECT_EQ(money::total(game.state(), kAnna), 15 + 30);
  EXPECT_EQ(game.anna().accounts, (std::array<u16, 4>{1, 2, 3, 4})) << "open accounts stay as they are until budgeted";
}

TEST_F(LaterIncome, ComesOnlyAtTheStartOfAYear) {
  for (const int quadrimester : {1, 2, 4, 5, 7, 8}) {
    TestTable other;
    other.money(kAnna, {}).quadrimester(quadrimester).at(Rule::quadrimester);
    EXPECT_EQ(other.question(), "place") << quadrimester;
    EXPECT_EQ(money::total(other.state(), kAnna), 0);
  }
}

TEST_F(LaterIncome, IsToldToEverybody) {
  game.give_map(kBruno, 1);
  income_after(3);
  EXPECT_EQ(game.count(Happening::income), 3);
  EXPECT_EQ(game.last(Happening::income).audience, SeatSet::everybody());
}

}  // namespace
}  // namespace bathys::thesauros
