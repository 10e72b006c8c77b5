// What an answer of Otys would do: told as far as its seat can know.
#include "core/preview.hpp"

#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class OtysPreview : public testing::Test {
 protected:
  OtysPreview() {
    game.column(kAnna, kInOrder);
    game.clear_levels(kAnna);
  }
  Preview<Otys> preview_of(std::string_view text, Seat seat = kAnna) const {
    const auto action = parse(Otys::verbs(), text);
    EXPECT_TRUE(action) << text;
    return preview<Otys>(Otys::view(game.state(), seat), seat, action.value_or(Action{}));
  }
  static std::vector<std::string_view> told(const Preview<Otys>& shown) {
    std::vector<std::string_view> names;
    for (const Event& event : shown.events) names.push_back(Otys::event_name(event));
    return names;
  }

  TestTable game;
};

TEST_F(OtysPreview, OfAKeyStopsAtTheNextQuestion) {
  const auto shown = preview_of("key 3");
  EXPECT_EQ(shown.stopped, Stopped::question);
  EXPECT_EQ(shown.after.table.turn.level, 2);
  const Public before = game.table();
  game.play("key 3");
  EXPECT_TRUE(same_bytes(shown.after, Otys::view(game.state(), kAnna)));
  EXPECT_FALSE(same_bytes(before, game.table()));
}

TEST_F(OtysPreview, OfASaleShowsThePriceAndTheStore) {
  game.put_diver(kAnna, Diver::trader, 3);
  game.zone(kAnna, 3) = Cargo::of(1, 0, 0, 0);
  game.play({"key 3", "dive"});
  const auto shown = preview_of("sell metal credits");
  EXPECT_FALSE(shown.refusal);
  EXPECT_GT(shown.after.table.player(kAnna).credits, shown.before.table.player(kAnna).credits);
  EXPECT_EQ(shown.after.table.player(kAnna).zone(2), Cargo{});
  game.play("sell metal credits");
  EXPECT_EQ(shown.after.table.player(kAnna).credits, game.anna().credits);
}

TEST_F(OtysPreview, OfTheSpyShowsThePriceAndNoCard) {
  game.anna().credits = 3;
  game.play({"key 3", "dive"});
  const auto shown = preview_of("draw");
  EXPECT_EQ(shown.stopped, Stopped::learned);
  EXPECT_EQ(shown.after.table.player(kAnna).credits, 2);
  EXPECT_TRUE(shown.after.own.drawn.empty());
  EXPECT_EQ(shown.after.table.colony.deck_size, shown.before.table.colony.deck_size);
  const auto names = told(shown);
  EXPECT_EQ(std::count(names.begin(), names.end(), "drew_cards"), 0);
}

TEST_F(OtysPreview, OfAContractFromTheHandGoesOnForItsOwner) {
  game.put_in_hand(kAnna, "c03");
  game.zone(kAnna, 2) = Cargo::of(1, 0, 1, 0);
  const auto shown = preview_of("complete c03 2 1metal+1fuel");
  EXPECT_EQ(shown.stopped, Stopped::question);
  EXPECT_EQ(shown.after.table.player(kAnna).prestige, 2);
  EXPECT_EQ(shown.after.table.player(kAnna).hand_size, shown.before.table.player(kAnna).hand_size - 1);
}

TEST_F(OtysPreview, OfAPublicContractShowsNoneInItsPlace) {
  game.put_in_offer("c03", 1);
  game.zone(kAnna, 2) = Cargo::of(1, 0, 1, 0);
  const auto shown = preview_of("complete c03 2 1metal+1fuel");
  EXPECT_EQ(shown.stopped, Stopped::chance);
  EXPECT_EQ(shown.after.table.player(kAnna).prestige, 2);
  EXPECT_EQ(shown.after.table.colony.contracts[0], kNone);
}

TEST_F(OtysPreview, OfAnIllegalAnswerIsTheRefusal) {
  const auto shown = preview_of("dive");
  ASSERT_TRUE(shown.refusal);
  EXPECT_EQ(shown.refusal->code, "not_this_question");
  EXPECT_EQ(shown.refusal->rule, "2.1");
}

}  // namespace
}  // namespace bathys::otys
