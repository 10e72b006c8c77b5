// What an answer of Thesauros would do: told as far as its seat can know.
#include "core/preview.hpp"

#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class ThesaurosPreview : public testing::Test {
 protected:
  Preview<Thesauros> preview_of(Seat seat, std::string_view text) const {
    const auto action = parse(Thesauros::verbs(), text);
    EXPECT_TRUE(action) << text;
    return preview<Thesauros>(Thesauros::view(game.state(), seat), seat, action.value_or(Action{}));
  }

  TestTable game{TestTable::with(Mode::standard, 2)};
};

TEST_F(ThesaurosPreview, OfABudgetStaysWithItsSeat) {
  const auto first = preview_of(kAnna, "budget hr 3");
  EXPECT_EQ(first.stopped, Stopped::question);
  EXPECT_EQ(first.after.own.draft[0], 3);
  for (const std::string_view text : {"budget hr 3", "budget rd 1", "budget gp 1"}) game.play(kAnna, text);
  EXPECT_EQ(preview_of(kAnna, "budget mx 1").stopped, Stopped::sealed);
}

TEST_F(ThesaurosPreview, OfTheLastBudgetOpensNone) {
  game.budget(kAnna, 3, 1, 1, 1);
  for (const std::string_view text : {"budget hr 2", "budget rd 2", "budget gp 2"}) game.play(kBruno, text);
  const auto shown = preview_of(kBruno, "budget mx 1");
  EXPECT_EQ(shown.stopped, Stopped::learned);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(shown.after.table.player(seat_at(i)).accounts, shown.before.table.player(seat_at(i)).accounts);
  }
  EXPECT_TRUE(shown.events.empty());
}

TEST_F(ThesaurosPreview, OfAdvertisingShowsWhatItBrings) {
  game.money(kAnna, {10, 10, 10, 10}).at_zone(9, {{kAnna, kBoss}, {kBruno, 1}});
  const auto shown = preview_of(kAnna, "advertise");
  ASSERT_FALSE(shown.refusal);
  EXPECT_FALSE(shown.events.empty());
  game.play(kAnna, "advertise");
  EXPECT_EQ(shown.after.table.player(kAnna).reputation, game.anna().reputation);
  EXPECT_EQ(shown.after.table.player(kAnna).accounts, game.anna().accounts);
}

TEST_F(ThesaurosPreview, OfAMapDrawsNoTile) {
  game.money(kAnna, {10, 10, 30, 10}).at_zone(3, {{kAnna, kBoss}});
  const auto legal = game.legal(kAnna);
  ASSERT_TRUE(legal.front().starts_with("purchase ")) << legal.front();
  const auto shown = preview_of(kAnna, legal.front());
  EXPECT_TRUE(shown.stopped == Stopped::chance || shown.stopped == Stopped::learned);
  EXPECT_TRUE(shown.after.own.drawn.empty());
  EXPECT_FALSE(shown.events.empty());
}

TEST_F(ThesaurosPreview, OfAnIllegalAnswerIsTheRefusal) {
  const auto shown = preview_of(kAnna, "budget rd 1");
  ASSERT_TRUE(shown.refusal);
  EXPECT_EQ(shown.refusal->code, "other_account_first");
  EXPECT_EQ(shown.refusal->rule, "2.1");
}

}  // namespace
}  // namespace bathys::thesauros
