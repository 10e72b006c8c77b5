// Games in the mind: quick, legal, of every option set, and ended where they can be judged.
#include "bots/thesauros/playout.hpp"

#include "bots/search/chance.hpp"
#include "bots/testing.hpp"
#include "bots/thesauros/sides.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

TEST(Playouts, GiveNoAnswerThatIsRefused) {
  int number = 0;
  for (const auto& setup : Thesauros::option_sets()) {
    for (int game = 0; game < 3; ++game) {
      const Adviser adviser(quick_weights(setup.mode == Mode::solo));
      QuickPlay quick(adviser);
      State state = begun<Thesauros>(setup, "quick " + std::to_string(number++));
      Report silent;
      Play play{state, silent};
      while (!Engine<Thesauros>::over(state)) {
        const Seat seat = Engine<Thesauros>::asked(state).front();
        const Action action = quick.choose(state, seat);
        ASSERT_FALSE(Engine<Thesauros>::why_not(state, seat, action)) << spell(verbs(), action);
        Engine<Thesauros>::answer_trusted(play, seat, action);
      }
      for (int seat = 0; seat < setup.players; ++seat) {
        EXPECT_GE(Thesauros::outcome(state).points[static_cast<std::size_t>(seat)], 25);
      }
    }
  }
}

TEST(Playouts, EndWhereAQuadrimesterBeginsOrTheGameEnds) {
  State state = begun<Thesauros>({}, "until");
  Report silent;
  Play play{state, silent};
  play_on(play, 4);
  EXPECT_EQ(state.table.board.quadrimester, 4);
  EXPECT_TRUE(quadrimester_begins(state.table));
  play_on(play, 12);
  EXPECT_TRUE(Engine<Thesauros>::over(state));
}

TEST(Playouts, AreJudgedAsChancesThatFitTogether) {
  State state = begun<Thesauros>({}, "judged");
  Report silent;
  Play play{state, silent};
  play_on(play, 5);
  for (const int until : {5, 12}) {
    play_on(play, until);
    const i32 sum = chance_where_it_ended(state, kAnna) + chance_where_it_ended(state, kBruno);
    EXPECT_NEAR(sum, kSure, kSure / 6);  // each knows its own black box alone
  }
}

TEST(Playouts, LetOthersWriteTheirSealedBudgetsAgain) {
  TestTable game;
  game.budget(kBruno, 10, 10, 10, 10);
  Generator generator(key_from_text("sealed"));
  const State world = world_for(Thesauros::view(game.state(), kAnna), generator);
  EXPECT_TRUE(Engine<Thesauros>::asked(world).has(kBruno));
  EXPECT_EQ(world.table.player(kBruno).drafted, 0);
  EXPECT_TRUE(Engine<Thesauros>::asked(world).has(kAnna));
}

}  // namespace
}  // namespace bathys::thesauros
