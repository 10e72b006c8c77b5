// What the end of a game is worth, and that what was learned is sensible.
#include "bots/thesauros/chances.hpp"

#include "bots/thesauros/sides.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

State ended(const Setup& setup, std::initializer_list<int> points) {
  TestTable game(setup);
  State state = game.state();
  state.table.pending.clear();
  int seat = 0;
  for (const int n : points) state.table.players[static_cast<std::size_t>(seat++)].reputation = static_cast<u16>(n);
  return state;
}

TEST(Chances, AreHighForTheWinner) {
  const State state = ended({}, {80, 70});
  EXPECT_GT(chance_at_end(state, kAnna), kSure * 3 / 4);
  EXPECT_NEAR(chance_at_end(state, kAnna) + chance_at_end(state, kBruno), kSure, 4);
  EXPECT_GT(chance_at_end(ended({}, {80, 60}), kAnna), chance_at_end(state, kAnna));
}

TEST(Chances, GoToTheBetterPlaceOnATie) {
  EXPECT_GT(chance_at_end(ended({}, {75, 75}), kAnna), chance_at_end(ended({}, {75, 75}), kBruno));
}

TEST(Chances, AddUpAmongFour) {
  const State state = ended(TestTable::with(Mode::standard, 4), {70, 72, 66, 71});
  int sum = 0;
  for (int seat = 0; seat < 4; ++seat) sum += chance_at_end(state, seat_at(seat));
  EXPECT_NEAR(sum, kSure, kSure / 10);
}

TEST(Chances, AreForPointsWhenPlayingAlone) {
  State won = ended(TestTable::solo(), {90});
  for (MuseumRoom& room : won.table.board.rooms) room.open = 1;
  State better = won;
  better.table.players[0].reputation = 110;
  const State lost = ended(TestTable::solo(), {90});
  EXPECT_LT(solo_result(lost), kSure / 3);
  EXPECT_GT(solo_result(won), kSure / 2);
  EXPECT_GT(solo_result(better), solo_result(won));
  EXPECT_LE(solo_result(better), kSure);
}

TEST(Chances, WereLearnedToGrowWithReputation) {
  for (const int quadrimester : {3, 6, 8}) {
    TestTable game;
    game.quadrimester(quadrimester).money(kAnna, {10, 5, 5, 5}).money(kBruno, {10, 5, 5, 5});
    game.anna().reputation = game.bruno().reputation = 30;
    const i32 before = chance_now(Thesauros::seen(game.state(), kAnna));
    game.anna().reputation = 42;
    EXPECT_GT(chance_now(Thesauros::seen(game.state(), kAnna)), before) << "quadrimester " << quadrimester;
  }
}

}  // namespace
}  // namespace bathys::thesauros
