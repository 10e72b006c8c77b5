// Thesauros 3.3 Wages.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

using Accounts = std::array<u16, kOpenAccounts>;

class Wages : public testing::Test {
 protected:
  Wages() { game.money(kBruno, {30, 0, 0, 0}).quadrimester(2); }
  TestTable& pay(Accounts accounts, u16 black_box = 0) {
    return game.money(kAnna, accounts, black_box).at(Rule::wages);
  }
  TestTable game;
};

TEST_F(Wages, AreTwoDollarsForEachWorkerAndNothingForTheBoss) {
  pay({9, 0, 0, 0});
  EXPECT_EQ(game.account(kAnna, Account::hr), 9 - 2 * 2);
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(Wages, ThatNobodyGotAreNotTold) {
  pay({0, 0, 0, 0});
  EXPECT_EQ(game.count(Happening::wages_paid), 1) << "Bruno's";
  EXPECT_EQ(game.count(Happening::wages_unpaid), 1) << "Anna's";
}

TEST_F(Wages, ArePaidForRecruitsToo) {
  game.recruit(kAnna, 5);
  pay({20, 0, 0, 0});
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 5 * 2);
}

TEST_F(Wages, ArePaidAtSeaToo) {
  game.send_to_sea(kAnna, "F1", 1);
  pay({9, 0, 0, 0});
  EXPECT_EQ(game.account(kAnna, Account::hr), 5);
}

TEST_F(Wages, D5ArePaidToSpecialistsLikeOtherWorkers) {
  game.hat(kAnna, 1, Hat::museum);
  pay({9, 0, 0, 0});
  EXPECT_EQ(game.account(kAnna, Account::hr), 5);
}

TEST_F(Wages, D44ArePaidToTheOneWhoSitsOnThePile) {
  game.board().sitter = Standing{0, 1, 0}.code();
  game.anna().spot(1) = Spot::pile;
  pay({9, 0, 0, 0});
  EXPECT_EQ(game.account(kAnna, Account::hr), 5);
}

TEST_F(Wages, ArePaidForUnusedMercenariesNotForUsedOnes) {
  TestTable other(TestTable::with(Mode::mercenaries, 2));
  other.give_mercenary(kAnna).spend_mercenary(9).money(kAnna, {9, 0, 0, 0}).money(kBruno, {9, 0, 0, 0});
  other.quadrimester(4).at(Rule::wages);
  EXPECT_EQ(other.account(kAnna, Account::hr), 9 - 3 * 2);
  EXPECT_EQ(other.account(kBruno, Account::hr), 9 - 2 * 2);
}

TEST_F(Wages, D12AreFilledUpByCompulsoryTransfersOfThePlayersChoice) {
  pay({1, 9, 9, 0});
  ASSERT_EQ(game.question(), "transfer");
  EXPECT_EQ(game.asked(), kAnna);
  EXPECT_EQ(game.why_not("decline").code, "not_this_question");
  game.play("transfer gp 3");
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 9, 5, 0}));
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(Wages, D12TakeSeveralTransfersWhenNoneIsEnough) {
  pay({0, 3, 3, 3}).play({"transfer mx 2", "transfer rd 2"});
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 0, 3, 0}));
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(Wages, D13NeedTransfersThatPayAtLeastOneMoreInFull) {
  pay({2, 3, 0, 0}).play("transfer rd 2");
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 0, 0, 0})) << "the second worker is paid";
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(Wages, D13NeedNoTransfersThatPayNobodyInFull) {
  pay({2, 2, 0, 1});
  EXPECT_NE(game.question(), "transfer") << "only one dollar could be sent";
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 2, 0, 1}));
  EXPECT_EQ(game.anna().reputation, 9);
}

TEST_F(Wages, D13AreNeverPaidInPartOddMoneyStays) {
  pay({3, 0, 0, 0});
  EXPECT_EQ(game.account(kAnna, Account::hr), 1);
  EXPECT_EQ(game.anna().reputation, 9);
}

TEST_F(Wages, D13AddOddMoneyToATransfer) {
  pay({3, 2, 0, 0}).play("transfer rd 1");
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 0, 0, 0}));
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(Wages, D13AddUpSmallTransfersFromSeveralAccounts) {
  pay({2, 2, 2, 0}).play({"transfer rd 1", "transfer gp 1"});
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 0, 0, 0}));
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(Wages, D13CountTheFeeOfTheYear) {
  game.quadrimester(7);
  pay({2, 4, 0, 0});
  EXPECT_EQ(game.anna().reputation, 9) << "in the third year 4$ send only one";
  EXPECT_EQ(game.account(kAnna, Account::rd), 4);
}

TEST_F(Wages, CostOneReputationForEachOneUnpaid) {
  game.recruit(kAnna, 5);
  pay({4, 0, 0, 0});
  EXPECT_EQ(game.anna().reputation, 10 - 3);
  EXPECT_EQ(game.last(Happening::wages_unpaid).args[1], 3);
}

TEST_F(Wages, NeverTakeReputationBelowZero) {
  game.anna().reputation = 1;
  pay({});
  EXPECT_EQ(game.anna().reputation, 0);
}

TEST_F(Wages, D120CostOneForAnUnpaidMercenaryToo) {
  TestTable other(TestTable::with(Mode::mercenaries, 2));
  other.give_mercenary(kAnna).money(kAnna, {4, 0, 0, 0}).money(kBruno, {9, 0, 0, 0}).quadrimester(4).at(Rule::wages);
  EXPECT_EQ(other.anna().reputation, 9);
}

TEST_F(Wages, NeverTouchTheBlackBox) {
  pay({}, 30);
  EXPECT_EQ(game.own(kAnna).black_box, 30);
  EXPECT_EQ(game.anna().reputation, 8);
}

TEST_F(Wages, ArePaidByOneAfterTheOtherInTurnOrder) {
  game.board().order = {1, 0, 2, 3};
  game.money(kBruno, {0, 9, 0, 0});
  pay({0, 9, 0, 0});
  EXPECT_EQ(game.asked(), kBruno);
  game.play("transfer rd 4");
  EXPECT_EQ(game.asked(), kAnna);
}

/// Initiation: the black box may send too.
class InitiationWages : public testing::Test {
 protected:
  InitiationWages() { game.money(kBruno, {30, 0, 0, 0}).quadrimester(2); }
  TestTable& pay(Accounts accounts, u16 black_box) { return game.money(kAnna, accounts, black_box).at(Rule::wages); }
  TestTable game{TestTable::with(Mode::initiation, 2)};
};

TEST_F(InitiationWages, D14MayBePaidFromTheBlackBox) {
  pay({0, 0, 0, 0}, 9);
  ASSERT_EQ(game.question(), "open_black_box");
  game.play("transfer bb 4");
  EXPECT_EQ(game.own(kAnna).black_box, 9 - 4 - 1);
  EXPECT_EQ(game.anna().accounts, (Accounts{}));
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(InitiationWages, D14NeedNotBePaidFromTheBlackBox) {
  pay({0, 0, 0, 0}, 9).play("decline");
  EXPECT_EQ(game.own(kAnna).black_box, 9);
  EXPECT_EQ(game.anna().reputation, 8);
}

TEST_F(InitiationWages, D14MayBePaidForSomeOnly) {
  pay({0, 0, 0, 0}, 9).play("transfer bb 2");
  EXPECT_EQ(game.own(kAnna).black_box, 6);
  EXPECT_EQ(game.anna().reputation, 9);
}

TEST_F(InitiationWages, D14MayBePaidFromTheBlackBoxInPlaceOfAnotherAccount) {
  pay({2, 9, 0, 0}, 9).play("transfer bb 2");
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 9, 0, 0}));
  EXPECT_EQ(game.own(kAnna).black_box, 6);
}

TEST_F(InitiationWages, D14StillTakeTheCompulsoryTransfersWhenTheBlackBoxStaysShut) {
  pay({2, 9, 0, 0}, 9).play("decline");
  ASSERT_EQ(game.question(), "transfer");
  EXPECT_EQ(game.why_not("transfer bb 2").code, "nothing_to_send") << "it has been asked";
  game.play("transfer rd 2");
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 6, 0, 0}));
}

TEST_F(InitiationWages, D130TakeAnyAmountFromTheBlackBox) {
  pay({0, 0, 0, 0}, 9);
  EXPECT_EQ(game.why_not("transfer bb 0").code, "too_little");
  EXPECT_EQ(game.why_not("transfer bb 0").rule, "3.3");
  EXPECT_TRUE(game.offers("transfer bb 1")) << "also what pays nobody";
  EXPECT_TRUE(game.offers("transfer bb 8")) << "also more than is due";
  game.play("transfer bb 8");
  EXPECT_EQ(game.anna().accounts, (Accounts{4, 0, 0, 0}));
  EXPECT_EQ(game.own(kAnna).black_box, 0);
}

TEST_F(InitiationWages, D130AskOnceBeforeTheCompulsoryTransfers) {
  pay({0, 9, 0, 0}, 9).play("transfer bb 1");
  ASSERT_EQ(game.question(), "transfer");
  EXPECT_EQ(game.why_not("transfer bb 1").code, "nothing_to_send");
  game.play("transfer rd 3");
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 5, 0, 0}));
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(InitiationWages, D131TakeHundredsFromTheBlackBox) {
  pay({0, 0, 0, 0}, 900);
  EXPECT_TRUE(game.offers("transfer bb 899"));
}

TEST_F(InitiationWages, TakeNoMoreThanTheBlackBoxHolds) {
  pay({0, 0, 0, 0}, 5);
  EXPECT_EQ(game.why_not("transfer bb 4").code, "");
  EXPECT_EQ(game.why_not("transfer bb 5").code, "more_than_there_is") << "the fee comes on top";
  EXPECT_EQ(game.why_not("transfer bb 5").rule, "3.3");
  EXPECT_EQ(game.why_not("transfer rd 2").code, "not_this_question");
  EXPECT_EQ(game.legal(),
            (std::vector<std::string>{"transfer bb 1", "transfer bb 2", "transfer bb 3", "transfer bb 4", "decline"}));
}

TEST_F(InitiationWages, AskForTheBlackBoxWhateverIsInIt) {
  pay({0, 0, 0, 0}, 0);
  EXPECT_EQ(game.question(), "open_black_box") << "the question must not tell the others how much it holds";
  EXPECT_EQ(game.legal(), std::vector<std::string>{"decline"});
  EXPECT_EQ(game.why_not("transfer bb 2").code, "more_than_there_is");
}

TEST_F(InitiationWages, AskNobodyWhoCanPay) {
  pay({4, 0, 0, 0}, 9);
  EXPECT_EQ(game.count(Happening::transferred), 0);
  EXPECT_EQ(game.question(), "place") << "the next quadrimester has begun";
}

}  // namespace
}  // namespace bathys::thesauros
