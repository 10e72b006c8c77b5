// Thesauros 2.3 Transfers between accounts.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

using Accounts = std::array<u16, kOpenAccounts>;

/// Anna's worker may advertise for 6$ from general purchases.
class Transfers : public testing::Test {
 protected:
  Transfers() { game.money(kBruno, {20, 20, 20, 20}); }
  TestTable& advertise(Accounts accounts, u16 black_box = 0, int quadrimester = 1) {
    game.money(kAnna, accounts, black_box).quadrimester(quadrimester);
    game.at_zone(9, {{kAnna, 1}, {kBruno, 1}});
    return game.play("advertise");
  }
  TestTable game;
};

TEST_F(Transfers, D9AreAskedForOnlyWhenTheAccountCannotPay) {
  advertise({9, 9, 6, 9});
  EXPECT_EQ(game.asked(), kBruno) << "6$ were there";
  EXPECT_EQ(game.anna().accounts, (Accounts{9, 9, 0, 9}));
  TestTable other;
  other.money(kAnna, {9, 9, 5, 9}).at_zone(9, {{kAnna, 1}}).play("advertise");
  EXPECT_EQ(other.question(), "transfer");
}

TEST_F(Transfers, D9AreNoActionOfTheirOwn) {
  game.money(kAnna, {9, 9, 9, 9}).at_zone(9, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("transfer hr 2").code, "not_this_question");
}

TEST_F(Transfers, TakeTheFeeFromTheOriginAndPayAtOnce) {
  advertise({9, 0, 4, 0}).play("transfer hr 2");
  EXPECT_EQ(game.anna().accounts, (Accounts{9 - 2 - 1, 0, 0, 0}));
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(Transfers, CostOneTwoOrThreeDollarsByYear) {
  for (const auto& [quadrimester, fee] : {std::pair{3, 1}, std::pair{4, 2}, std::pair{6, 2}, std::pair{7, 3}}) {
    TestTable other;
    other.money(kAnna, {9, 0, 4, 0}).money(kBruno, {20, 20, 20, 20}).quadrimester(quadrimester);
    other.at_zone(9, {{kAnna, 1}, {kBruno, 1}}).play({"advertise", "transfer hr 2"});
    EXPECT_EQ(other.account(kAnna, Account::hr), 9 - 2 - fee) << "quadrimester " << quadrimester;
  }
}

TEST_F(Transfers, MaySendMoreThanIsNeeded) {
  advertise({9, 0, 4, 0}).play("transfer hr 8");
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 0, 6, 0})) << "4 there, 8 sent, 6 paid";
}

TEST_F(Transfers, MayComeFromSeveralAccountsEachWithItsFee) {
  advertise({4, 3, 0, 9}).play({"transfer hr 3", "transfer rd 2"});
  EXPECT_EQ(game.question(), "transfer") << "one dollar is still missing";
  game.play("transfer mx 1");
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 0, 0, 7}));
}

TEST_F(Transfers, D10TakeTheFeeOncePerOriginAndExpense) {
  advertise({9, 9, 0, 0}).play("transfer hr 3");
  EXPECT_EQ(game.why_not("transfer hr 3").code, "nothing_to_send") << "it has sent to this expense";
  EXPECT_EQ(game.why_not("transfer hr 3").rule, "2.3");
  game.play("transfer rd 3");
  EXPECT_EQ(game.anna().accounts, (Accounts{5, 5, 0, 0}));
}

TEST_F(Transfers, D10TakeTheFeeAgainForTheNextExpense) {
  game.money(kAnna, {20, 0, 0, 0}).at_zone(9, {{kAnna, 1, true}, {kBruno, 1}});
  game.play({"advertise", "transfer hr 6", "advertise", "transfer hr 6"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 2 * (6 + 1));
}

TEST_F(Transfers, D10NeedAnOriginWithTheFeeAndOneDollarMore) {
  advertise({9, 1, 5, 2});
  EXPECT_EQ(game.why_not("transfer rd 1").code, "nothing_to_send");
  EXPECT_EQ(game.why_not("transfer mx 1").code, "");
  EXPECT_EQ(game.why_not("transfer mx 2").code, "more_than_there_is");
  EXPECT_EQ(game.why_not("transfer mx 2").args, (std::array{Arg::number(2), Arg::number(1), Arg{}}));
}

TEST_F(Transfers, D11GoStraightToTheAccountThatPays) {
  advertise({9, 9, 0, 9}).play({"transfer hr 2", "transfer mx 4"});
  EXPECT_EQ(game.anna().accounts, (Accounts{6, 9, 0, 4})) << "no other account has received anything";
  EXPECT_EQ(game.count(Happening::transferred), 2);
  EXPECT_EQ(game.last(Happening::transferred).args[3], static_cast<int>(Account::gp));
}

TEST_F(Transfers, D11CannotComeFromTheAccountThatPays) {
  advertise({9, 9, 3, 9});
  EXPECT_EQ(game.why_not("transfer gp 1").code, "nothing_to_send");
}

TEST_F(Transfers, LeaveNoExpenseThatCannotBeMet) {
  advertise({4, 4, 0, 0});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"transfer hr 3", "transfer rd 3"}))
      << "both must send all they can";
  const Refusal refusal = game.why_not("transfer hr 2");
  EXPECT_EQ(refusal.code, "too_little");
  EXPECT_EQ(refusal.rule, "2.3");
  EXPECT_EQ(refusal.args[0], Arg::number(3));
}

TEST_F(Transfers, AreCountedWhenAnActionIsRefused) {
  game.money(kAnna, {3, 3, 2, 1}).at_zone(9, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("advertise").code, "") << "2 there, 2 and 2 after the fees, nothing from the last one";
  game.money(kAnna, {3, 3, 1, 1});
  const Refusal refusal = game.why_not("advertise");
  EXPECT_EQ(refusal.code, "cannot_pay");
  EXPECT_EQ(refusal.args, (std::array{Arg::number(6), Arg::term("thesauros.account.gp"), Arg::number(5)}));
}

TEST_F(Transfers, D12AreNeverCompulsoryForAnAction) {
  game.money(kAnna, {30, 30, 0, 30}).at_zone(9, {{kAnna, 1}, {kBruno, 1}});
  ASSERT_TRUE(game.offers("decline"));
  game.play("decline");
  EXPECT_EQ(game.anna().reputation, 9);
  EXPECT_EQ(game.anna().accounts, (Accounts{30, 30, 0, 30}));
}

TEST_F(Transfers, NeverComeFromTheBlackBox) {
  advertise({9, 0, 4, 0}, 30);
  EXPECT_EQ(game.why_not("transfer bb 2").code, "never_from_black_box");
  EXPECT_EQ(game.why_not("transfer bb 2").rule, "2.3");
  EXPECT_EQ(game.why_not("pass").code, "not_this_question");
}

TEST_F(Transfers, AreToldToEverybody) {
  advertise({9, 0, 4, 0}).play("transfer hr 3");
  const Event event = game.last(Happening::transferred);
  EXPECT_EQ(event.audience, SeatSet::everybody());
  EXPECT_EQ(std::vector<int>(event.args.begin(), event.args.begin() + 5), (std::vector{0, 3, 0, 2, 1}));
  EXPECT_FALSE(game.somebody_learned());
}

/// Year 2: 12$ of wages are due, 4$ are there; 8$ come from R&D and missions.
TEST(TransferExample, FillsUpTheWagesFromTwoAccounts) {
  TestTable game(TestTable::with(Mode::mercenaries, 2));
  game.recruit(kAnna, 5).give_mercenary(kAnna).money(kAnna, {4, 10, 3, 7}).money(kBruno, {9, 0, 0, 0});
  game.quadrimester(4).at(Rule::wages).play({"transfer rd 6", "transfer mx 2"});
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 10 - 6 - 2, 3, 7 - 2 - 2}));
  EXPECT_EQ(game.anna().reputation, 10) << "all six were paid";
}

/// In initiation the black box may send too.
class InitiationTransfers : public testing::Test {
 protected:
  InitiationTransfers() { game.money(kAnna, {9, 0, 4, 0}, 5).at_zone(9, {{kAnna, 1}, {kBruno, 1}}); }
  TestTable game{TestTable::with(Mode::initiation, 2)};
};

TEST_F(InitiationTransfers, D14MayComeFromTheBlackBoxWithTheFee) {
  game.play({"advertise", "transfer bb 2"});
  EXPECT_EQ(game.own(kAnna).black_box, 5 - 2 - 1);
  EXPECT_EQ(game.anna().accounts, (Accounts{9, 0, 0, 0}));
  EXPECT_TRUE(game.somebody_learned()) << "others see that there was so much in it";
}

TEST_F(InitiationTransfers, D14CountTheBlackBoxWhenAnActionIsRefused) {
  game.money(kAnna, {0, 0, 4, 0}, 3);
  EXPECT_EQ(game.why_not("advertise").code, "");
  game.money(kAnna, {0, 0, 4, 0}, 2);
  EXPECT_EQ(game.why_not("advertise").code, "cannot_pay");
}

TEST_F(InitiationTransfers, TellWhatMustBeInTheBlackBoxWhenNothingElseCanPay) {
  game.play("advertise");
  EXPECT_FALSE(game.somebody_learned()) << "9$ of human resources could pay as well";
  TestTable other(TestTable::with(Mode::initiation, 2));
  other.money(kAnna, {2, 0, 4, 0}, 5).at_zone(9, {{kAnna, 1}, {kBruno, 1}}).play("advertise");
  EXPECT_TRUE(other.somebody_learned()) << "1$ from human resources and at least 1$ from the black box";
}

TEST_F(InitiationTransfers, D14LeaveTheBlackBoxAloneWhenItsOwnerPrefersAnother) {
  game.play({"advertise", "transfer hr 2"});
  EXPECT_EQ(game.own(kAnna).black_box, 5);
}

TEST(BigTransfers, D131SendAllThatIsThere) {
  TestTable game;
  game.money(kAnna, {0, 0, 400, 500}).at_zone(2, {{kAnna, 1}}).play("develop mask");
  ASSERT_EQ(game.question(), "transfer");
  EXPECT_TRUE(game.offers("transfer mx 499"));
  EXPECT_TRUE(game.offers("transfer gp 399"));
  EXPECT_EQ(game.why_not("transfer mx 500").code, "more_than_there_is");
}

}  // namespace
}  // namespace bathys::thesauros
