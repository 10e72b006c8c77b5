// Otys 6.4 Discarding and replacing contracts.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Anna can complete c03, the first public contract, and c05 in her hand.
class Replacing : public testing::Test {
 protected:
  Replacing() {
    game.put_in_offer("c03", 1);
    game.put_in_hand(kAnna, "c05");
    game.clear_levels(kAnna);
    game.zone(kAnna, 5) = Cargo::of(2, 0, 1, 1);
  }
  void move_deck_to_discards(int keep) {
    Colony& colony = game.colony();
    while (colony.deck_size > keep) {
      u8& last = game.state().secret.deck[--colony.deck_size];
      colony.contract_discards.add(last);
      last = 0;
    }
  }
  void move_discards_to_hand(Seat seat) {
    for (const int card : game.colony().contract_discards) {
      game.own(seat).hand.add(card);
      ++game.player(seat).hand_size;
    }
    game.colony().contract_discards = {};
  }
  u8 offered(int place) { return game.colony().contracts[static_cast<std::size_t>(place - 1)]; }

  TestTable game;
};

TEST_F(Replacing, DiscardsTheCompletedCard) {
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_TRUE(game.colony().contract_discards.has(card_of("c03")));
  game.play("complete c05 5 1metal+1tech");
  EXPECT_TRUE(game.colony().contract_discards.has(card_of("c05")));
}

TEST_F(Replacing, PutsTheTopCardOfTheDeckInThePlaceOfAPublicOneAtOnce) {
  game.put_on_deck("c20");
  const u8 other = offered(2);
  const int deck = game.colony().deck_size;
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_EQ(offered(1), card_of("c20"));
  EXPECT_EQ(offered(2), other);
  EXPECT_EQ(game.colony().deck_size, deck - 1);
  EXPECT_EQ(game.question(), "choose_key") << "before anything else is asked";
  EXPECT_TRUE(game.somebody_learned()) << "a new card is seen: nobody may take this back";
}

TEST_F(Replacing, DoesNotReplaceACardFromTheHand) {
  const auto offer = game.colony().contracts;
  const int deck = game.colony().deck_size;
  game.play("complete c05 5 1metal+1tech");
  EXPECT_EQ(game.colony().contracts, offer);
  EXPECT_EQ(game.colony().deck_size, deck);
  EXPECT_EQ(game.anna().hand_size, 0);
}

TEST_F(Replacing, KeepsTheThirdPlaceEmptyWithTwoPlayers) {
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_EQ(offered(3), kNone);
}

TEST_F(Replacing, D10AnEmptyDeckIsMadeAnewFromTheDiscards) {
  move_deck_to_discards(0);
  const CardSet discards = game.colony().contract_discards;
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_EQ(game.count(Happening::deck_shuffled), 1);
  EXPECT_TRUE(game.colony().contract_discards.empty());
  EXPECT_EQ(game.colony().deck_size, discards.size() + 1 - 1) << "all discards and c03, less the new public contract";
  EXPECT_TRUE(discards.has(offered(1)) || offered(1) == card_of("c03"));
}

TEST_F(Replacing, D10TheDeckIsMadeAnewOnlyWhenACardIsWanted) {
  move_deck_to_discards(1);
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_EQ(game.colony().deck_size, 0);
  EXPECT_EQ(game.count(Happening::deck_shuffled), 0);
  EXPECT_TRUE(game.colony().contract_discards.has(card_of("c03")));
}

TEST_F(Replacing, D10TheDeckMadeAnewIsShuffled) {
  move_deck_to_discards(0);
  game.play("complete c03 5 1metal+1fuel");
  const auto& deck = game.state().secret.deck;
  EXPECT_FALSE(std::is_sorted(deck.begin(), deck.begin() + game.colony().deck_size));
}

TEST_F(Replacing, D10TheDeckMayRunOutInTheMiddleOfADraw) {
  game.put_diver(kAnna, Diver::spy, 3);
  game.clear_levels(kAnna);
  move_deck_to_discards(2);
  const u8 first = game.state().secret.deck[0];
  const u8 second = game.state().secret.deck[1];
  game.play({"key 3", "dive", "draw"});
  ASSERT_EQ(game.own(kAnna).drawn.size(), 4);
  EXPECT_EQ(game.own(kAnna).drawn[0], first);
  EXPECT_EQ(game.own(kAnna).drawn[1], second);
  EXPECT_EQ(game.count(Happening::deck_shuffled), 1);
}

TEST_F(Replacing, D10ACardCompletedWhenNothingElseIsLeftComesBack) {
  move_deck_to_discards(0);
  move_discards_to_hand(kBruno);
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_EQ(offered(1), card_of("c03"));
}

TEST_F(Replacing, D10WithNothingAtAllLeftThePlaceStaysEmpty) {
  move_deck_to_discards(0);
  move_discards_to_hand(kBruno);
  game.own(kBruno).hand.add(offered(1));
  ++game.bruno().hand_size;
  game.colony().contracts[0] = kNone;
  Report silent;
  Play play{game.state(), silent};
  replace_contract::run(play, {.place = 0}, kAnna);
  EXPECT_EQ(offered(1), kNone);
  game.check();
  game.play({"key 3", "dive"});
}

}  // namespace
}  // namespace bathys::otys
