// What a judge of Thesauros is told: what can be seen, and nothing else.
#include "bots/thesauros/sides.hpp"

#include "bots/testing.hpp"
#include "bots/thesauros/playout.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

Inputs side(const State& state, Seat viewer, Seat of) {
  Inputs inputs;
  describe_side(Thesauros::seen(state, viewer), of, inputs);
  return inputs;
}

TEST(Sides, AreDescribedInAllGamesAtEveryBeginning) {
  for (const auto& setup : Thesauros::option_sets()) {
    State state = begun<Thesauros>(setup, "sides");
    Report silent;
    Play play{state, silent};
    for (int quadrimester = 1; quadrimester <= kQuadrimesters; ++quadrimester) {
      play_on(play, quadrimester);
      if (Engine<Thesauros>::over(state)) break;
      EXPECT_TRUE(quadrimester_begins(state.table));
      for (int seat = 0; seat < setup.players; ++seat) {
        for (const Input input : side(state, seat_at(0), seat_at(seat))) EXPECT_LT(int{input.index}, side_inputs());
      }
    }
  }
}

TEST(Sides, SayNothingOfWhatOthersHide) {
  TestTable game;
  game.quadrimester(4).place_tile(1, "S1");
  const State before = game.state();
  game.own(kBruno).black_box = 4;
  game.own(kBruno).known_island = 1;
  EXPECT_EQ(side(before, kAnna, kBruno), side(game.state(), kAnna, kBruno));
  EXPECT_NE(side(before, kBruno, kBruno), side(game.state(), kBruno, kBruno));
}

TEST(Sides, CountThePointsInSightAsTheEndOfTheGameDoes) {
  State state = begun<Thesauros>({}, "points");
  Report silent;
  Play play{state, silent};
  play_on(play, 8);
  ASSERT_FALSE(Engine<Thesauros>::over(state));
  for (const Seat seat : {kAnna, kBruno}) {
    const auto points = final_score::points(state, seat);
    int at_the_end = state.table.player(seat).reputation;
    for (const int n : points) at_the_end += n;
    EXPECT_EQ(points_in_sight(state.table, seat), at_the_end - points[Source::money] - points[Source::influence]);
  }
}

}  // namespace
}  // namespace bathys::thesauros
