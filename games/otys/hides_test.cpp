// What everybody can tell about a question of Otys.
#include "core/forced.hpp"
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

std::string forced_text(const TestTable& game) {
  const auto answer = forced<Otys>(game.state());
  return answer ? spell(verbs(), *answer) : "";
}

/// Anna at the end of her turn, without a battery: her diver can only come up.
TestTable at_the_end() {
  TestTable game;
  game.anna().batteries = 0;
  game.put_sponsor(1, 1);
  game.put_diver(kAnna, Diver::metal_expert, 1);
  game.clear_levels(kAnna);
  game.play({"key 1", "dive", "done"});
  EXPECT_EQ(game.question(), "resurface");
  EXPECT_EQ(game.legal(), std::vector<std::string>{"resurface"});
  return game;
}

/// Everything at once on a level: any contract could be paid from it.
void fill_level(TestTable& game) { game.zone(kAnna, 5) = Cargo::from_bits(0x2222); }

TEST(Hides, WithoutContractsInTheHandTheOnlyAnswerIsForced) { EXPECT_EQ(forced_text(at_the_end()), "resurface"); }

TEST(Hides, AHandThatCouldCompleteNothingHidesNothing) {
  TestTable game = at_the_end();
  game.put_in_hand(kAnna, contract_words()[0]);
  EXPECT_EQ(forced_text(game), "resurface") << "nothing lies on Anna's levels";
}

TEST(Hides, AHandThatCouldCompleteSomethingIsAsked) {
  TestTable game = at_the_end();
  game.colony().contracts.fill(kNone);
  game.put_in_hand(kAnna, contract_words()[0]);
  fill_level(game);
  EXPECT_EQ(forced_text(game), "") << "the others do not know the card";
}

TEST(Hides, WhatOthersHoldDoesNotMatter) {
  TestTable game = at_the_end();
  game.put_in_hand(kBruno, contract_words()[0]);
  game.zone(kBruno, 5) = Cargo::from_bits(0x2222);
  EXPECT_EQ(forced_text(game), "resurface");
}

TEST(Hides, CardsThatWereDrawnAreAlwaysAsked) {
  TestTable game;
  game.put_diver(kAnna, Diver::spy, 1);
  game.play({"key 1", "dive", "draw"});
  ASSERT_EQ(game.question(), "keep_contract");
  Private& own = game.own(kAnna);
  while (own.drawn.size() > 1) own.drawn.pop_back();
  EXPECT_EQ(game.legal().size(), 1u);
  EXPECT_EQ(forced_text(game), "") << "what the answer is, only Anna knows";
}

}  // namespace
}  // namespace bathys::otys
