// Otys 1.4 The first player and the order of turns.
#include <set>

#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Without the habit of the test table to let Anna begin.
State lay_out(Setup setup, std::string_view seed) {
  State state;
  Report silent;
  Play play{state, silent};
  Engine<Otys>::begin(play, setup, key_from_text(seed));
  return state;
}

class FirstPlayer : public testing::TestWithParam<int> {};

TEST_P(FirstPlayer, D2IsDrawnAmongThoseAtTheTable) {
  std::set<Seat> first;
  for (int i = 0; i < 100; ++i) {
    const State state = lay_out(TestTable::players(GetParam()), std::to_string(i));
    first.insert(state.table.turn.first);
    EXPECT_EQ(state.table.turn.seat, state.table.turn.first);
  }
  EXPECT_EQ(first.size(), static_cast<std::size_t>(GetParam()));
  EXPECT_EQ(*first.rbegin(), seat_at(GetParam() - 1));
}

TEST_P(FirstPlayer, D2CanBeChosen) {
  for (int seat = 0; seat < GetParam(); ++seat) {
    otys::Setup setup = TestTable::players(GetParam());
    setup.first = static_cast<u8>(seat);
    EXPECT_EQ(Otys::check(setup).code, "");
    EXPECT_EQ(lay_out(setup, "chosen").table.turn.first, seat_at(seat));
  }
}

TEST_P(FirstPlayer, MustSitAtTheTable) {
  otys::Setup setup = TestTable::players(GetParam());
  setup.first = static_cast<u8>(GetParam());
  EXPECT_EQ(Otys::check(setup).code, "first_seat");
  EXPECT_EQ(Otys::check(setup).rule, "1.4");
}

INSTANTIATE_TEST_SUITE_P(OfEveryTable, FirstPlayer, testing::Range(1, 5));

TEST(TheFirstPlayer, KeepsTheMarkerWhileTheTurnsGoRoundBySeat) {
  otys::Setup setup = TestTable::players(4);
  setup.first = 2;
  TestTable game(setup);
  for (const std::string_view key : {"key 1", "key 2"}) {
    for (const Seat seat : {kClara, kDimitri, kAnna, kBruno}) {
      EXPECT_EQ(game.asked(), seat);
      EXPECT_EQ(game.turn().first, kClara);
      game.play({key, "dive", "done", "resurface"});
    }
  }
  EXPECT_EQ(game.asked(), kClara);
}

}  // namespace
}  // namespace bathys::otys
