// Thesauros 0.3 The first turn order.
#include <set>

#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

std::set<std::array<u8, kMaxSeats>> orders_of_many_games(int players) {
  std::set<std::array<u8, kMaxSeats>> orders;
  for (int i = 0; i < 300; ++i) {
    State state;
    Report silent;
    Play play{state, silent};
    Engine<Thesauros>::begin(play, TestTable::with(Mode::standard, players),
                             key_from_text("order " + std::to_string(i)));
    orders.insert(state.table.board.order);
  }
  return orders;
}

TEST(FirstOrder, D4IsRandom) {
  EXPECT_EQ(orders_of_many_games(2).size(), 2u);
  EXPECT_EQ(orders_of_many_games(3).size(), 6u);
  EXPECT_EQ(orders_of_many_games(4).size(), 24u);
}

TEST(FirstOrder, LeavesEmptySeatsBehind) {
  for (const auto& order : orders_of_many_games(3)) EXPECT_EQ(order[3], 3);
}

TEST(FirstOrder, SaysWhoPlacesFirst) {
  TestTable game(TestTable::with(Mode::standard, 3));
  game.board().order = {2, 0, 1, 3};
  game.budgets(10, 10, 10, 10);
  EXPECT_EQ(game.asked(), kClara);
  game.play("place boss 6");
  EXPECT_EQ(game.asked(), kAnna);
  game.play("place boss 6");
  EXPECT_EQ(game.asked(), kBruno);
}

}  // namespace
}  // namespace bathys::thesauros
