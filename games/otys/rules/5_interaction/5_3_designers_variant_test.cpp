// Otys 5.3 The designer's variant.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

Setup with_variant(int players, bool variant = true) {
  Setup setup = TestTable::players(players);
  setup.designer_variant = variant ? 1 : 0;
  return setup;
}

/// Anna's spy stands on level 3 beside the metal experts of both her neighbours.
class TheDesignersVariant : public testing::Test {
 protected:
  TheDesignersVariant() : TheDesignersVariant(with_variant(3)) {}
  explicit TheDesignersVariant(const otys::Setup& setup) : game(setup) {
    for (int i = 0; i < game.table().seats(); ++i) {
      game.clear_levels(seat_at(i));
      game.put_diver(seat_at(i), i == 0 ? Diver::spy : Diver::metal_expert, 3);
    }
    game.anna().credits = 5;
    game.bruno().credits = 0;
    game.bruno().batteries = 0;
  }
  TestTable game;
};

class WithoutTheDesignersVariant : public TheDesignersVariant {
 protected:
  WithoutTheDesignersVariant() : TheDesignersVariant(with_variant(3, false)) {}
};

TEST_F(TheDesignersVariant, PaysTheSpysFeeToTheOwnerOfTheCopiedDiver) {
  game.play({"key 3", "dive", "copy left"});
  EXPECT_EQ(game.anna().credits, 4);
  EXPECT_EQ(game.bruno().credits, 1);
}

TEST_F(TheDesignersVariant, PaysTheCopiedDiversOwnCostToTheSupply) {
  game.put_diver(kBruno, Diver::engineer, 3);
  game.play({"key 3", "dive", "copy left", "improve hacker"});
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.bruno().credits, 1);
}

TEST_F(TheDesignersVariant, PaysTheSupplyForDrawingContracts) {
  game.play({"key 3", "dive", "draw"});
  EXPECT_EQ(game.anna().credits, 4);
  EXPECT_EQ(game.bruno().credits, 0);
  EXPECT_EQ(game.player(kClara).credits, 3);
}

TEST_F(WithoutTheDesignersVariant, NobodyIsPaidAndNoCopiedDiverResurfaces) {
  game.play({"key 3", "dive", "copy left", "find", "resurface"});
  EXPECT_EQ(game.bruno().credits, 0);
  EXPECT_EQ(game.where(kBruno, Diver::metal_expert), "3");
  EXPECT_EQ(game.question(), "choose_key");
}

TEST_F(TheDesignersVariant, SendsTheCopiedDiverUpInStepThreeAndShiftsOnlyTheDiversItPasses) {
  const std::array<Diver, kPlaces> before = game.bruno().column;
  game.play({"key 3", "dive", "copy left", "find"});
  EXPECT_EQ(game.where(kBruno, Diver::metal_expert), "3") << "not before step 3";
  game.play("resurface");
  const std::array<Diver, kPlaces> after{before[5], before[0], before[1], before[2],
                                         before[3], before[4], before[6], before[7]};
  EXPECT_EQ(game.bruno().column, after);
}

TEST_F(TheDesignersVariant, DoesNotAskAnOwnerWithoutABattery) {
  game.play({"key 3", "dive", "copy left", "find", "resurface"});
  EXPECT_EQ(game.question(), "choose_key");
  EXPECT_EQ(game.turn().seat, kBruno);
}

TEST_F(TheDesignersVariant, AsksAnOwnerWithABatteryOutOfTurn) {
  game.bruno().batteries = 1;
  game.play({"key 3", "dive", "copy left", "find", "resurface"});
  EXPECT_EQ(game.question(), "copied_resurface");
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.turn().seat, kAnna) << "it is still Anna's turn";
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"resurface", "stay"}));
  EXPECT_EQ(game.why_not(kAnna, "stay").code, "not_asked") << "the owner decides, nobody else";
}

TEST_F(TheDesignersVariant, LetsTheOwnerKeepTheDiverDownForABattery) {
  game.bruno().batteries = 2;
  game.play({"key 3", "dive", "copy left", "find", "resurface", "stay"});
  EXPECT_EQ(game.where(kBruno, Diver::metal_expert), "3");
  EXPECT_EQ(game.bruno().batteries, 1);
  EXPECT_EQ(game.anna().batteries, 1) << "Anna's battery is not theirs";
}

TEST_F(TheDesignersVariant, LetsTheOwnerSaveTheBattery) {
  game.bruno().batteries = 2;
  game.play({"key 3", "dive", "copy left", "find", "resurface", "resurface"});
  EXPECT_EQ(game.where(kBruno, Diver::metal_expert), "s1");
  EXPECT_EQ(game.bruno().batteries, 2);
}

TEST_F(TheDesignersVariant, LetsNobodyCompleteAContractWhileTheOwnerDecides) {
  game.bruno().batteries = 1;
  game.put_in_offer("c03", 1);
  for (const Seat seat : {kAnna, kBruno}) game.zone(seat, 5) = Cargo::of(1, 0, 1, 0);
  game.play({"key 3", "dive", "copy left", "done", "resurface"});
  EXPECT_EQ(game.refusal("complete c03 5 1metal+1fuel"), "not_this_question 5.3");
}

TEST_F(TheDesignersVariant, SendsTheDiverUpEvenWhenItsEffectWasNotUsed) {
  game.play({"key 3", "dive", "copy left", "done", "resurface"});
  EXPECT_EQ(game.where(kBruno, Diver::metal_expert), "s1");
}

TEST_F(TheDesignersVariant, D9AnUpgradedSpyPaysNothingToAnyoneButTheDiverStillResurfaces) {
  game.anna().upgrade(Diver::spy);
  game.play({"key 3", "dive", "copy left", "find", "resurface"});
  EXPECT_EQ(game.anna().credits, 5);
  EXPECT_EQ(game.bruno().credits, 0);
  EXPECT_EQ(game.where(kBruno, Diver::metal_expert), "s1");
}

TEST_F(TheDesignersVariant, D9ASpyFreedBySponsorOnePaysNothingToAnyoneEither) {
  game.put_sponsor(1, 3, true);
  game.play({"key 3", "sponsor", "dive", "copy left", "find", "resurface"});
  EXPECT_EQ(game.anna().credits, 5);
  EXPECT_EQ(game.bruno().credits, 0);
  EXPECT_EQ(game.where(kBruno, Diver::metal_expert), "s1");
}

TEST_F(TheDesignersVariant, D19TheCopiedDiverResurfacesEvenIfYourSpyStays) {
  game.play({"key 3", "dive", "copy left", "find", "stay"});
  EXPECT_EQ(game.where(kAnna, Diver::spy), "3");
  EXPECT_EQ(game.where(kBruno, Diver::metal_expert), "s1");
}

TEST_F(TheDesignersVariant, D19ADiverCopiedTwiceResurfacesOnceAndItsOwnerIsAskedOnce) {
  game.bruno().batteries = 2;
  game.put_sponsor(2, 3);
  game.play({"key 3", "sponsor", "dive", "copy left", "find", "copy left", "find", "resurface", "stay"});
  EXPECT_EQ(game.question(), "choose_key");
  EXPECT_EQ(game.bruno().batteries, 1);
  EXPECT_EQ(game.bruno().credits, 2) << "paid for each use";
}

TEST_F(TheDesignersVariant, D19EachOwnerOfACopiedDiverIsAskedInTheOrderOfCopying) {
  game.bruno().batteries = 1;
  game.put_sponsor(2, 3);
  game.play({"key 3", "sponsor", "dive", "copy right", "find", "copy left", "find", "resurface"});
  EXPECT_EQ(game.asked(), kClara);
  game.play("stay");
  EXPECT_EQ(game.asked(), kBruno);
  game.play("resurface");
  EXPECT_EQ(game.where(kClara, Diver::metal_expert), "3");
  EXPECT_EQ(game.where(kBruno, Diver::metal_expert), "s1");
  EXPECT_EQ(game.question(), "choose_key");
}

TEST_F(TheDesignersVariant, D19NothingIsOwedInLaterTurns) {
  game.play({"key 3", "dive", "copy left", "find", "resurface"});
  const auto column = game.bruno().column;
  game.bruno().batteries = 1;
  game.play({"key 1", "dive", "done", "stay"});
  EXPECT_EQ(game.bruno().column, column);
}

}  // namespace
}  // namespace bathys::otys
