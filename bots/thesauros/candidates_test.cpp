// The answers worth thinking about begin with the greedy bot's own.
#include "bots/thesauros/candidates.hpp"

#include "bots/greedy.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

void expect_legal_and_different(const State& state, Seat seat, const std::vector<Action>& answers) {
  for (std::size_t i = 0; i < answers.size(); ++i) {
    EXPECT_FALSE(Engine<Thesauros>::why_not(state, seat, answers[i])) << spell(verbs(), answers[i]);
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(answers[i], answers[k]);
  }
}

TEST(Candidates, BeginWithTheGreedyBotsAnswerInEveryGame) {
  const auto greedy = make_greedy<Thesauros>();
  for (const auto& setup : Thesauros::option_sets()) {
    State state;
    Report silent;
    Play play{state, silent};
    Engine<Thesauros>::begin(play, setup, key_from_text("candidates"));
    Generator generator(key_from_text("greedy"));
    while (!Engine<Thesauros>::over(state)) {
      const Seat seat = Engine<Thesauros>::asked(state).front();
      const View view = Thesauros::view(state, seat);
      Generator same = generator;
      const Action action = greedy->choose(view, {}, generator);
      const std::vector<Action> answers = candidates(view, 6, same);
      ASSERT_EQ(answers.front(), action) << spell(verbs(), answers.front()) << " for " << spell(verbs(), action);
      expect_legal_and_different(state, seat, answers);
      Engine<Thesauros>::answer_trusted(play, seat, action);
    }
  }
}

TEST(Candidates, AreAmountsThatLieApart) {
  TestTable game;
  Generator generator(key_from_text("amounts"));
  const auto answers = candidates(Thesauros::view(game.state(), kAnna), 5, generator);
  ASSERT_EQ(answers.size(), 5u);
  for (const Action action : answers) EXPECT_TRUE(is(action, Do::budget));
  EXPECT_EQ(answers[1].d, answers[0].d + 3);
  EXPECT_EQ(answers[2].d, answers[0].d - 3);
}

TEST(Candidates, LeaveRoutineAlone) {
  TestTable game;
  game.quadrimester(4).place_tile(1, "S1").send_to_sea(kAnna, "Z1.3", 1, {Gear::mask, Gear::speargun});
  game.at_zone(5).play("dive z1");
  ASSERT_EQ(game.question(), "meet_shark");
  EXPECT_TRUE(is_routine(game.table().pending.top()));
}

}  // namespace
}  // namespace bathys::thesauros
