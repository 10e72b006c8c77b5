// Otys 6.5 Contracts in the hand and under the deck. What views show of them is tested in secrets_test.cpp.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Anna draws with her spy: c11, c12, c13, c14 from the top.
class DrawnContracts : public testing::Test {
 protected:
  DrawnContracts() {
    for (const std::string_view id : {"c14", "c13", "c12", "c11"}) game.put_on_deck(id);
    game.put_diver(kAnna, Diver::spy, 3);
    deck_before = game.colony().deck_size;
    game.play({"key 3", "dive", "draw"});
  }
  /// The events of a kind that a viewer may read.
  int told(Seat viewer, Happening kind) const {
    return static_cast<int>(std::count_if(game.happened().begin(), game.happened().end(), [&](const Event& event) {
      return event.kind == static_cast<u8>(kind) && event.audience.has(viewer);
    }));
  }
  u8 from_bottom(int i) { return game.state().secret.deck[static_cast<std::size_t>(game.colony().deck_size - i)]; }

  TestTable game;
  int deck_before = 0;
};

TEST_F(DrawnContracts, GoIntoTheHandAndThreeUnderTheDeck) {
  game.play("keep c12");
  EXPECT_EQ(game.own(kAnna).hand.size(), 1);
  EXPECT_TRUE(game.own(kAnna).hand.has(card_of("c12")));
  EXPECT_EQ(game.anna().hand_size, 1);
  EXPECT_EQ(game.anna().drawn_size, 0);
  EXPECT_EQ(game.colony().deck_size, deck_before - 1);
}

TEST_F(DrawnContracts, D11KeepTheOrderInWhichTheyWereDrawnUnderTheDeck) {
  game.play("keep c12");
  EXPECT_EQ(from_bottom(3), card_of("c11"));
  EXPECT_EQ(from_bottom(2), card_of("c13"));
  EXPECT_EQ(from_bottom(1), card_of("c14"));
}

TEST_F(DrawnContracts, D11AreKnownToTheDrawerOnly) {
  game.play("keep c12");
  EXPECT_EQ(game.own(kAnna).known.size(), 3);
  for (const std::string_view id : {"c11", "c13", "c14"}) EXPECT_TRUE(game.own(kAnna).known.has(card_of(id)));
  EXPECT_TRUE(game.own(kBruno).known.empty());
}

TEST_F(DrawnContracts, AreToldToTheDrawerAndTheirNumberToTheOthers) {
  EXPECT_EQ(told(kAnna, Happening::drew_cards), 1);
  EXPECT_EQ(told(kBruno, Happening::drew_cards), 0);
  EXPECT_EQ(told(kSpectator, Happening::drew_cards), 0);
  EXPECT_EQ(told(kBruno, Happening::drew), 1);
  EXPECT_EQ(told(kSpectator, Happening::drew), 1);
}

TEST_F(DrawnContracts, AreKeptInSecret) {
  game.play("keep c12");
  EXPECT_EQ(told(kAnna, Happening::kept_card), 1);
  EXPECT_EQ(told(kBruno, Happening::kept_card), 0);
  EXPECT_EQ(told(kSpectator, Happening::kept_card), 0);
  EXPECT_EQ(told(kBruno, Happening::kept), 1);
  for (const Event& event : game.happened()) {
    if (event.kind != static_cast<u8>(Happening::kept)) continue;
    EXPECT_EQ(event.args, (std::array<i16, 7>{0})) << "nothing but Anna's seat";
  }
}

TEST_F(DrawnContracts, ShowTheDrawerSomethingNewSoThatDrawingCannotBeTakenBackButKeepingCan) {
  EXPECT_TRUE(game.somebody_learned());
  game.play("keep c12");
  EXPECT_FALSE(game.somebody_learned());
}

TEST_F(DrawnContracts, AreSeenByAllWhenCompletedFromTheHand) {
  game.play({"keep c12", "resurface"});
  game.play({"key 1", "dive", "done", "resurface"});
  game.clear_levels(kAnna);
  game.zone(kAnna, 5) = Cargo::of(0, 2, 0, 1);
  game.play("complete c12 5 2plant+1tech");
  EXPECT_EQ(told(kBruno, Happening::completed), 1);
  EXPECT_TRUE(game.somebody_learned());
}

}  // namespace
}  // namespace bathys::otys
