// Otys 4.3 The spy.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Anna's spy stands on level 3, and so does Bruno's diver in question.
class Spy : public testing::Test {
 protected:
  explicit Spy(int players = 2) : game(TestTable::players(players)) {
    game.clear_levels(kAnna);
    for (int seat = 0; seat < players; ++seat) game.column(seat_at(seat), kInOrder);
  }
  void dive() { game.play({"key 3", "dive"}); }
  void copy(Diver theirs, bool upgraded = false) {
    game.put_diver(kBruno, theirs, 3);
    if (upgraded) game.bruno().upgrade(theirs);
    dive();
    game.play("copy left");
  }
  std::vector<u8> deck() {
    const auto& cards = game.state().secret.deck;
    return {cards.begin(), cards.begin() + game.colony().deck_size};
  }
  TestTable game;
};

TEST_F(Spy, DrawsTheTopFourContractsForOneCredit) {
  const auto before = deck();
  dive();
  game.play("draw");
  EXPECT_EQ(game.anna().credits, 2);
  const auto& drawn = game.own(kAnna).drawn;
  EXPECT_EQ(std::vector<u8>(drawn.begin(), drawn.end()), std::vector<u8>(before.begin(), before.begin() + 4));
  EXPECT_EQ(game.colony().deck_size, 26);
}

TEST_F(Spy, KeepsOneAndPutsTheOtherThreeUnderTheDeck) {
  auto expected = deck();
  dive();
  game.play({"draw", "keep " + std::string(contract_words()[expected[2]])});
  EXPECT_EQ(game.own(kAnna).hand.bits(), 1u << expected[2]);
  EXPECT_EQ(game.anna().hand_size, 1);
  EXPECT_TRUE(game.own(kAnna).drawn.empty());
  std::rotate(expected.begin(), expected.begin() + 4, expected.end());
  expected.erase(expected.end() - 2);
  EXPECT_EQ(deck(), expected);
}

TEST_F(Spy, KeepsOnlyACardThatWasDrawn) {
  const auto before = deck();
  dive();
  game.play("draw");
  EXPECT_EQ(game.legal().size(), 4u) << "and keeps one in any case";
  EXPECT_EQ(game.refusal("keep " + std::string(contract_words()[before[4]])), "not_drawn 4.3");
  EXPECT_EQ(game.refusal("done"), "not_this_question 4.3");
}

TEST_F(Spy, TellsNobodyElseWhatWasDrawn) {
  dive();
  game.play("draw");
  EXPECT_TRUE(game.somebody_learned());
  EXPECT_TRUE(Otys::view(game.state(), kBruno).own.drawn.empty());
  EXPECT_EQ(Otys::view(game.state(), kBruno).table.player(kAnna).drawn_size, 4);
}

TEST_F(Spy, DrawsWhatIsThereWhenFewerThanFourAreLeft) {
  while (game.colony().deck_size > 2) game.put_in_hand(kBruno, contract_words()[game.state().secret.deck[0]]);
  dive();
  game.play("draw");
  EXPECT_EQ(game.legal().size(), 2u);
}

TEST_F(Spy, DrawsNothingWhenNoContractIsLeftAtAll) {
  while (game.colony().deck_size > 0) game.put_in_hand(kBruno, contract_words()[game.state().secret.deck[0]]);
  dive();
  EXPECT_EQ(game.refusal("draw"), "no_contracts_left 4.3");
  EXPECT_EQ(game.refusal("copy left"), "allowed");
}

TEST_F(Spy, DoesNothingWithoutTheCredit) {
  game.anna().credits = 0;
  dive();
  EXPECT_EQ(game.legal(), std::vector<std::string>{"done"});
  EXPECT_EQ(game.refusal("draw"), "short_of_credits 4.3");
  EXPECT_EQ(game.refusal("copy left"), "short_of_credits 4.3");
}

TEST_F(Spy, DrawsForNothingWhenUpgraded) {
  game.anna().upgrade(Diver::spy);
  game.anna().credits = 0;
  dive();
  game.play("draw");
  EXPECT_EQ(game.own(kAnna).drawn.size(), 4);
}

TEST_F(Spy, CopiesForNothingWhenUpgraded) {
  game.anna().upgrade(Diver::spy);
  game.anna().credits = 0;
  copy(Diver::metal_expert);
  game.play("find");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 0, 0));
}

TEST_F(Spy, DoesOneOrTheOther) {
  copy(Diver::metal_expert);
  game.play("find");
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(Spy, UsesTheOpponentsDiverOfTheSameLevelOnItsOwnBoard) {
  game.clear_levels(kBruno);
  copy(Diver::fuel_expert);
  game.play("find");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 0, 1, 0));
  EXPECT_EQ(game.bruno().resources(), 0);
  EXPECT_EQ(game.anna().credits, 2);
  EXPECT_EQ(game.bruno().credits, 3) << "the credit goes to the supply";
}

TEST_F(Spy, CopiesNobodyFromAnotherLevel) {
  copy(Diver::fuel_expert);
  EXPECT_EQ(game.refusal("improve hacker"), "not_this_question 4.1") << "Bruno's engineer stands on level 4";
}

TEST_F(Spy, UsesTheCopiedDiverOnce) {
  copy(Diver::engineer);
  game.play("improve hacker");
  EXPECT_EQ(game.question(), "resurface");
}

TEST_F(Spy, NeedNotUseTheCopiedDiver) {
  copy(Diver::engineer);
  game.play("done");
  EXPECT_EQ(game.question(), "resurface");
  EXPECT_EQ(game.anna().credits, 2);
}

TEST_F(Spy, PaysTheCostsOfTheCopiedDiverToo) {
  copy(Diver::engineer);
  game.play("improve mechanic");
  EXPECT_EQ(game.anna().credits, 1);
  EXPECT_EQ(game.anna().mechanic, 1);
  EXPECT_EQ(game.bruno().mechanic, 0);
}

TEST_F(Spy, CannotUseACopiedDiverItCannotPay) {
  game.anna().credits = 2;
  copy(Diver::explorer);
  EXPECT_EQ(game.legal(), std::vector<std::string>{"done"});
  EXPECT_EQ(game.refusal("explore 1"), "short_of_credits 4.5");
}

TEST_F(Spy, UsesTheCopiedDiverWithTheSideItShows) {
  copy(Diver::engineer, true);
  game.play("improve mechanic");
  EXPECT_EQ(game.anna().credits, 2) << "an upgraded engineer works for nothing";
}

TEST_F(Spy, UsesABasicDiverOfTheOpponentThoughItsOwnIsUpgraded) {
  game.anna().upgrade(Diver::engineer);
  copy(Diver::engineer);
  game.play("improve mechanic");
  EXPECT_EQ(game.anna().credits, 1);
}

TEST_F(Spy, BeingUpgradedDoesNotUpgradeTheCopiedDiver) {
  game.anna().upgrade(Diver::spy);
  copy(Diver::plant_expert);
  EXPECT_EQ(game.refusal("find bonus"), "not_upgraded 4.1");
}

TEST_F(Spy, TakesBackItsOwnKeyWithACopiedTechExpert) {
  game.use_up(kAnna, KeyToken::one);
  game.use_up(kBruno, KeyToken::two);
  copy(Diver::tech_expert, true);
  EXPECT_EQ(game.refusal("find key 2"), "key_not_on_track 4.1");
  game.play("find key 1");
  EXPECT_TRUE(game.anna().has_key(KeyToken::one));
  EXPECT_EQ(game.track(kBruno), "2");
}

TEST_F(Spy, TradesFromItsOwnLevelWithACopiedTrader) {
  game.zone(kAnna, 3) = Cargo::of(0, 0, 0, 1);
  game.colony().store = {0, 0, 0, 0};
  copy(Diver::trader, true);
  game.play("sell tech prestige");
  EXPECT_EQ(game.anna().prestige, 2);
  EXPECT_EQ(game.bruno().prestige, 0);
}

TEST_F(Spy, PlacesTheTokenOnItsOwnBoardWithACopiedExplorer) {
  game.put_reward("r13", 3, 1);
  copy(Diver::explorer);
  game.play({"explore 1", "accept"});
  EXPECT_EQ(game.anna().reward_at(2), token_of("r13"));
  EXPECT_EQ(game.anna().batteries, 2);
  EXPECT_EQ(game.anna().credits, 0);
}

TEST_F(Spy, FindsNoRoomForACopiedExpertOnAFullLevel) {
  game.zone(kAnna, 3) = Cargo::of(4, 0, 0, 0);
  copy(Diver::fuel_expert);
  EXPECT_EQ(game.refusal("find"), "level_full 4.1");
}

TEST_F(Spy, ResurfacesItselfButNotTheDiverItCopied) {
  copy(Diver::fuel_expert);
  const std::string theirs = game.column(kBruno);
  game.play({"find", "resurface"});
  EXPECT_EQ(game.where(kAnna, Diver::spy), "s1");
  EXPECT_EQ(game.column(kBruno), theirs);
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(Spy, HasOneOpponentOnlyAtATableOfTwo) {
  dive();
  EXPECT_EQ(game.refusal("copy left"), "allowed");
  EXPECT_EQ(game.refusal("copy right"), "no_neighbour 5.1");
}

TEST_F(Spy, D7MayCopyASpyAndPaysBothFees) {
  copy(Diver::spy);
  game.play("draw");
  EXPECT_EQ(game.anna().credits, 1);
  EXPECT_EQ(game.own(kAnna).drawn.size(), 4);
}

TEST_F(Spy, D7MayCopyAnUpgradedSpyForItsOwnFeeOnly) {
  copy(Diver::spy, true);
  game.play("draw");
  EXPECT_EQ(game.anna().credits, 2);
}

TEST_F(Spy, D7PaysTheCopiedSpyEvenWhenItselfUpgraded) {
  game.anna().upgrade(Diver::spy);
  copy(Diver::spy);
  game.play("draw");
  EXPECT_EQ(game.anna().credits, 2);
}

TEST_F(Spy, D7CannotCopyAgainThroughACopiedSpy) {
  copy(Diver::spy);
  EXPECT_EQ(game.refusal("copy left"), "copied_spy_draws_only 4.3");
}

class SpyAtAFullTable : public Spy {
 protected:
  SpyAtAFullTable() : Spy(4) {
    game.put_diver(kBruno, Diver::metal_expert, 3);
    game.put_diver(kClara, Diver::plant_expert, 3);
    game.put_diver(kDimitri, Diver::fuel_expert, 3);
  }
};

TEST_F(SpyAtAFullTable, CopiesTheNeighbourOnTheLeft) {
  dive();
  game.play({"copy left", "find"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 0, 0));
}

TEST_F(SpyAtAFullTable, CopiesTheNeighbourOnTheRight) {
  dive();
  game.play({"copy right", "find"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 0, 1, 0));
}

TEST_F(SpyAtAFullTable, D7NeverReachesThePlayerOppositeThroughANeighboursSpy) {
  game.put_diver(kBruno, Diver::spy, 3);
  dive();
  game.play("copy left");
  EXPECT_EQ(game.refusal("copy left"), "copied_spy_draws_only 4.3");
  EXPECT_EQ(game.refusal("copy right"), "copied_spy_draws_only 4.3");
}

TEST_F(SpyAtAFullTable, PushesNoTimer) {
  dive();
  EXPECT_EQ(game.refusal("push 1"), "not_this_question 8.6");
}

}  // namespace
}  // namespace bathys::otys
