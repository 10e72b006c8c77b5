// Thesauros 3.2.6 Mussels.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class Mussels : public testing::Test {
 protected:
  Mussels() { game.money(kAnna, {9, 0, 0, 0}).money(kBruno, {9, 0, 0, 0}); }
  TestTable game;
};

TEST_F(Mussels, BringOneDollarAtFirst) {
  game.at_zone(6, {{kAnna, 1}, {kBruno, 1}});
  EXPECT_EQ(game.legal(),
            (std::vector<std::string>{"allocate hr 1", "allocate rd 1", "allocate gp 1", "allocate mx 1"}));
  game.play("allocate gp 1");
  EXPECT_EQ(game.account(kAnna, Account::gp), 1);
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(Mussels, BringTwoDollarsOnTheSecondSpace) {
  game.board().mussels = 1;
  game.at_zone(6, {{kAnna, 1}, {kBruno, 1}}).play("allocate gp 2");
  EXPECT_EQ(game.account(kAnna, Account::gp), 2);
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(Mussels, BringOneReputationAndNoMoneyOnTheThirdSpace) {
  game.board().mussels = 2;
  game.at_zone(6, {{kAnna, 1}, {kBruno, kBoss}});
  EXPECT_EQ(game.anna().reputation, 11);
  EXPECT_EQ(game.asked(), kBruno) << "there is nothing for Anna to allocate";
}

TEST_F(Mussels, BringTheBossTwoDollarsMoreOnEachSpace) {
  for (const int cash : {3, 4, 2}) {
    TestTable table;
    table.board().mussels = static_cast<u8>(cash == 3 ? 0 : cash == 4 ? 1 : 2);
    table.at_zone(6, {{kAnna, kBoss}, {kBruno, kBoss}}).play("allocate mx " + std::to_string(cash));
    EXPECT_EQ(table.account(kAnna, Account::mx), cash);
    EXPECT_EQ(table.anna().reputation, cash == 2 ? 11 : 10);
    EXPECT_EQ(table.asked(), kBruno) << "that was all";
  }
}

TEST_F(Mussels, HaveNoSpecialists) {
  game.hat(kAnna, 1, Hat::port).at_zone(6, {{kAnna, 1}});
  EXPECT_EQ(game.last(Happening::mussels).args[1], 1);
}

TEST_F(Mussels, AreForAsManyAsCome) {
  game.at_zone(6, {{kAnna, 1}, {kAnna, 2}, {kAnna, kBoss}, {kBruno, 1}, {kBruno, 2}, {kBruno, kBoss}});
  game.play({"allocate gp 1", "allocate gp 1", "allocate gp 3", "allocate gp 1", "allocate gp 1", "allocate gp 3"});
  EXPECT_EQ(game.account(kAnna, Account::gp), 5);
  EXPECT_EQ(game.account(kBruno, Account::gp), 5);
}

TEST_F(Mussels, MayBeSplitOverAccounts) {
  game.at_zone(6, {{kAnna, kBoss}, {kBruno, 1}}).play({"allocate hr 1", "allocate rd 2"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 10);
  EXPECT_EQ(game.account(kAnna, Account::rd), 2);
}

TEST_F(Mussels, NeverFillTheBlackBox) {
  game.at_zone(6, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("allocate bb 1").code, "never_into_black_box");
}

TEST_F(Mussels, SendTheMeepleHome) {
  game.at_zone(6, {{kAnna, 1}, {kBruno, 1}}).play("allocate gp 1");
  EXPECT_EQ(game.anna().spot(1), Spot::home);
}

TEST_F(Mussels, CountAsFishingWithTheBonusOfTheBoss) {
  game.at_zone(6, {{kAnna, kBoss}, {kBruno, 1}}).play("allocate gp 3");
  EXPECT_EQ(game.anna().fishing, 3);
}

TEST_F(Mussels, MoveTheCubeOnceAfterTheZone) {
  game.at_zone(6, {{kAnna, 1}, {kAnna, 2}}).play("allocate gp 1");
  EXPECT_EQ(game.board().mussels, 0) << "the next one still gains the same";
  game.play("allocate gp 1");
  EXPECT_EQ(game.board().mussels, 1);
}

TEST_F(Mussels, LeaveTheCubeWhenNobodyCame) {
  game.at_zone(6);
  EXPECT_EQ(game.board().mussels, 0);
}

TEST_F(Mussels, LeaveTheCubeOnItsLastSpace) {
  game.board().mussels = 2;
  game.at_zone(6, {{kAnna, 1}});
  EXPECT_EQ(game.board().mussels, 2);
}

TEST_F(Mussels, D31ComeTwiceWithADoubleActionAndMoveTheCubeOnce) {
  game.at_zone(6, {{kAnna, 1, true}, {kBruno, 1}}).play({"allocate gp 1", "allocate gp 1", "allocate gp 1"});
  EXPECT_EQ(game.account(kAnna, Account::gp), 2);
  EXPECT_EQ(game.account(kBruno, Account::gp), 1);
  EXPECT_EQ(game.board().mussels, 1);
}

TEST_F(Mussels, D84NeverFail) {
  game.money(kAnna, {9, 0, 0, 0}).at_zone(6, {{kAnna, 1}, {kBruno, 1}});
  EXPECT_FALSE(game.offers("decline"));
  EXPECT_EQ(game.why_not("decline").code, "not_this_question");
  EXPECT_EQ(game.count(Happening::reputation_lost), 0);
}

}  // namespace
}  // namespace bathys::thesauros
