// Otys 3.1 Sponsor 1.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

TEST(SponsorOneBasic, GivesOneCredit) {
  TestTable game;
  game.put_sponsor(1, 3);
  game.play({"key 3", "sponsor"});
  EXPECT_EQ(game.anna().credits, 4);
  EXPECT_EQ(game.turn().free_effects, 0);
}

TEST(SponsorOneBasic, KnowsNoOtherAnswer) {
  TestTable game;
  game.put_sponsor(1, 3);
  game.play("key 3");
  for (const std::string_view other :
       {"sponsor key 1", "sponsor reward 1", "sponsor flip spy", "sponsor move fuel 3 4"}) {
    EXPECT_EQ(game.refusal(other), "not_this_question 3.1") << other;
  }
}

/// Anna has no credit at all, and sponsor 1 with its advanced side on the level of the diver in question.
class SponsorOneAdvanced : public testing::Test {
 protected:
  SponsorOneAdvanced() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.anna().credits = 0;
    game.colony().store = {1, 2, 3, 0};
  }
  void dive_free(Diver diver) {
    game.put_diver(kAnna, diver, 4);
    game.put_sponsor(1, 4, true);
    game.play({"key 4", "sponsor", "dive"});
  }
  void copy_free(Diver theirs) {
    game.put_diver(kBruno, theirs, 4);
    dive_free(Diver::spy);
    game.play("copy left");
  }
  TestTable game;
};

TEST_F(SponsorOneAdvanced, GivesNoCredit) {
  dive_free(Diver::engineer);
  EXPECT_EQ(game.anna().credits, 0);
}

TEST_F(SponsorOneAdvanced, PaysTheEngineer) {
  dive_free(Diver::engineer);
  game.play("improve hacker");
  EXPECT_EQ(game.anna().hacker, 1);
}

TEST_F(SponsorOneAdvanced, PaysTheSpyWhoDraws) {
  dive_free(Diver::spy);
  game.play("draw");
  EXPECT_EQ(game.own(kAnna).drawn.size(), 4);
}

TEST_F(SponsorOneAdvanced, PaysTheSpyWhoCopies) {
  copy_free(Diver::metal_expert);
  game.play("find");
  EXPECT_EQ(game.zone(kAnna, 4), Cargo::of(1, 0, 0, 0));
}

TEST_F(SponsorOneAdvanced, PaysTheExplorerBasicOrUpgraded) {
  dive_free(Diver::explorer);
  EXPECT_EQ(game.refusal("explore 1"), "allowed");
  game.anna().upgrade(Diver::explorer);
  EXPECT_EQ(game.refusal("explore 2"), "allowed");
}

TEST_F(SponsorOneAdvanced, PaysEveryPurchaseOfTheTrader) {
  dive_free(Diver::trader);
  for (const std::string_view buy : {"buy metal", "buy plant", "buy fuel"}) EXPECT_EQ(game.refusal(buy), "allowed");
  EXPECT_EQ(game.refusal("buy tech"), "store_empty 4.2");
  game.play("buy metal");
  EXPECT_EQ(game.zone(kAnna, 4), Cargo::of(1, 0, 0, 0));
}

TEST_F(SponsorOneAdvanced, ChangesNoSale) {
  game.zone(kAnna, 4) = Cargo::of(0, 0, 0, 1);
  dive_free(Diver::trader);
  game.play("sell tech credits");
  EXPECT_EQ(game.anna().credits, 3);
}

TEST_F(SponsorOneAdvanced, KeepsTheCreditsOfThoseWhoHaveSome) {
  game.anna().credits = 5;
  dive_free(Diver::explorer);
  game.play({"explore 1", "decline"});
  EXPECT_EQ(game.anna().credits, 5);
}

TEST_F(SponsorOneAdvanced, PaysNothingWhenItIsNotUsed) {
  game.put_sponsor(1, 4, true);
  game.play({"key 4", "dive"});
  EXPECT_EQ(game.refusal("improve hacker"), "short_of_credits 4.4");
}

TEST_F(SponsorOneAdvanced, DoesNotPayForACopiedEngineer) {
  copy_free(Diver::engineer);
  EXPECT_EQ(game.refusal("improve hacker"), "short_of_credits 4.4");
  game.anna().credits = 1;
  game.play("improve hacker");
  EXPECT_EQ(game.anna().credits, 0);
}

TEST_F(SponsorOneAdvanced, DoesNotPayForACopiedExplorer) {
  copy_free(Diver::explorer);
  game.anna().credits = 1;
  EXPECT_EQ(game.refusal("explore 1"), "short_of_credits 4.5");
  game.anna().credits = 2;
  game.play({"explore 1", "decline"});
  EXPECT_EQ(game.anna().credits, 0);
}

TEST_F(SponsorOneAdvanced, DoesNotPayForACopiedTrader) {
  copy_free(Diver::trader);
  game.anna().credits = 2;
  EXPECT_EQ(game.refusal("buy metal"), "short_of_credits 4.2");
  game.play("buy plant");
  EXPECT_EQ(game.anna().credits, 0);
}

TEST_F(SponsorOneAdvanced, DoesNotPayForACopiedSpy) {
  copy_free(Diver::spy);
  EXPECT_EQ(game.refusal("draw"), "short_of_credits 4.3");
  game.anna().credits = 1;
  game.play("draw");
  EXPECT_EQ(game.anna().credits, 0);
}

TEST_F(SponsorOneAdvanced, LastsForThisTurnOnly) {
  dive_free(Diver::engineer);
  game.play({"improve hacker", "stay"});
  game.bruno().credits = 0;
  game.put_diver(kBruno, Diver::engineer, 3);
  game.play({"key 3", "dive"});
  EXPECT_EQ(game.refusal("improve hacker"), "short_of_credits 4.4");
  game.play({"done", "resurface", "x own 4", "dive"});
  EXPECT_EQ(game.asked(), kAnna);
  EXPECT_EQ(game.refusal("improve hacker"), "short_of_credits 4.4");
}

}  // namespace
}  // namespace bathys::otys
