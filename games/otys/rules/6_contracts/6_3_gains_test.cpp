// Otys 6.3 What a contract brings.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Anna holds contracts and has what the test puts on level 5; she begins with 3 credits and 1 battery.
class TheGain : public testing::Test {
 protected:
  TheGain() { game.clear_levels(kAnna); }
  void complete(std::string_view id, Cargo payment) {
    game.put_in_hand(kAnna, id);
    game.zone(kAnna, 5) = payment;
    game.play("complete " + std::string(id) + " 5 " + spell_cargo(payment.bits()));
  }
  void expect_gains(int prestige, int credits, int batteries) {
    EXPECT_EQ(game.anna().prestige, prestige);
    EXPECT_EQ(game.anna().credits, 3 + credits);
    EXPECT_EQ(game.anna().batteries, 1 + batteries);
  }
  std::vector<Happening> gains() const {
    std::vector<Happening> kinds;
    for (const Event& event : game.happened()) {
      const auto kind = static_cast<Happening>(event.kind);
      if (kind == Happening::prestige_gained || kind == Happening::credits_gained ||
          kind == Happening::batteries_gained) {
        kinds.push_back(kind);
      }
    }
    return kinds;
  }
  TestTable game;
};

TEST_F(TheGain, IsTheContractsPrestigeAloneWithoutABonus) {
  complete("c10", Cargo::of(1, 2, 0, 0));
  expect_gains(3, 0, 0);
}

TEST_F(TheGain, MayIncludeACredit) {
  complete("c08", Cargo::of(2, 0, 1, 0));
  expect_gains(2, 1, 0);
}

TEST_F(TheGain, MayIncludeABattery) {
  complete("c07", Cargo::of(2, 1, 0, 0));
  expect_gains(2, 0, 1);
}

TEST_F(TheGain, MayIncludeBoth) {
  complete("c01", Cargo::of(1, 1, 0, 0));
  expect_gains(1, 1, 1);
}

TEST_F(TheGain, OfEveryCardIsWhatTheCardPrints) {
  for (int card = 0; card < kContracts; ++card) {
    TestTable one;
    one.clear_levels(kAnna);
    one.put_in_hand(kAnna, contract(card).id);
    const Cargo payment = payments(card)[0];
    one.zone(kAnna, 5) = payment;
    one.play("complete " + std::string(contract(card).id) + " 5 " + spell_cargo(payment.bits()));
    EXPECT_EQ(one.anna().prestige, contract(card).prestige) << contract(card).id;
    EXPECT_EQ(one.anna().credits, 3 + contract(card).credits) << contract(card).id;
    EXPECT_EQ(one.anna().batteries, 1 + contract(card).batteries) << contract(card).id;
  }
}

TEST_F(TheGain, ComesInTheOrderPrestigeThenBonusThenTheBackOfTheToken) {
  game.put_back(kAnna, "r13", 5);
  complete("c01", Cargo::of(1, 1, 0, 0));
  EXPECT_EQ(gains(), (std::vector{Happening::prestige_gained, Happening::credits_gained, Happening::batteries_gained}));
  EXPECT_EQ(game.question(), "claim_back");
  game.play("accept");
  expect_gains(1, 1 + 2, 1);
}

TEST_F(TheGain, IncludesTheBackOfTheTokenAtThatLevelIfYouLike) {
  game.put_back(kAnna, "r16", 5);
  complete("c10", Cargo::of(1, 2, 0, 0));
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"accept", "decline"}));
  game.play("accept");
  expect_gains(3 + 1, 0, 0);
  EXPECT_EQ(game.anna().reward_at(4), token_of("r16")) << "the token stays";
}

TEST_F(TheGain, LeavesOutTheBackWhenYouDecline) {
  game.put_back(kAnna, "r16", 5);
  complete("c10", Cargo::of(1, 2, 0, 0));
  game.play("decline");
  expect_gains(3, 0, 0);
  EXPECT_EQ(game.question(), "choose_key");
}

TEST_F(TheGain, IncludesNoBackOfATokenAtAnotherLevel) {
  int level = 1;
  for (const std::string_view token : {"r13", "r14", "r15", "r16"}) game.put_back(kAnna, token, level++);
  complete("c10", Cargo::of(1, 2, 0, 0));
  EXPECT_EQ(game.question(), "choose_key");
  expect_gains(3, 0, 0);
}

TEST_F(TheGain, IncludesNoBackOfSomebodyElsesToken) {
  game.put_back(kBruno, "r13", 5);
  complete("c10", Cargo::of(1, 2, 0, 0));
  EXPECT_EQ(game.question(), "choose_key");
}

TEST_F(TheGain, GoesToTheOneWhoseTurnItIs) {
  const Player before = game.bruno();
  complete("c01", Cargo::of(1, 1, 0, 0));
  EXPECT_TRUE(same_bytes(game.bruno(), before));
}

}  // namespace
}  // namespace bathys::otys
