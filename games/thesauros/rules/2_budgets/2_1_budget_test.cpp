// Thesauros 2.1 Splitting the money over the accounts.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

using Accounts = std::array<u16, kOpenAccounts>;

class Budgets : public testing::Test {
 protected:
  TestTable game;
};

TEST_F(Budgets, AskEverybodyAtOnce) {
  EXPECT_EQ(game.question(), "budget");
  EXPECT_TRUE(game.is_asked(kAnna) && game.is_asked(kBruno));
}

TEST_F(Budgets, SplitAllMoneyOverFiveAccountsTheLastOneIsTheBlackBox) {
  game.budget(kAnna, 10, 12, 14, 8).budget(kBruno, 0, 0, 0, 0);
  EXPECT_EQ(game.anna().accounts, (Accounts{10, 12, 14, 8}));
  EXPECT_EQ(game.own(kAnna).black_box, 6);
  EXPECT_EQ(game.bruno().accounts, (Accounts{0, 0, 0, 0}));
  EXPECT_EQ(game.own(kBruno).black_box, 52);
}

TEST_F(Budgets, MayLeaveTheBlackBoxEmpty) {
  game.play(kAnna, "budget hr 20").play(kAnna, "budget rd 20").play(kAnna, "budget gp 10");
  EXPECT_EQ(game.legal(kAnna), std::vector<std::string>{"budget mx 0"}) << "nothing is left";
  game.play(kAnna, "budget mx 0").budget(kBruno, 52, 0, 0, 0);
  EXPECT_EQ(game.own(kAnna).black_box, 0);
}

TEST_F(Budgets, AreWrittenAccountByAccount) {
  EXPECT_EQ(game.why_not(kAnna, "budget rd 5").code, "other_account_first");
  EXPECT_EQ(game.why_not(kAnna, "budget rd 5").rule, "2.1");
  EXPECT_EQ(game.why_not(kAnna, "budget rd 5").args[0], Arg::term("thesauros.account.hr"));
  game.play(kAnna, "budget hr 5");
  EXPECT_EQ(game.why_not(kAnna, "budget hr 5").code, "other_account_first");
  EXPECT_EQ(game.why_not(kAnna, "budget bb 5").code, "other_account_first") << "it gets the rest";
  EXPECT_EQ(game.why_not(kAnna, "budget rd 5").code, "");
}

TEST_F(Budgets, CannotSpendMoreThanThereIs) {
  EXPECT_EQ(game.why_not(kAnna, "budget hr 50").code, "");
  const Refusal refusal = game.why_not(kAnna, "budget hr 51");
  EXPECT_EQ(refusal.code, "more_than_there_is");
  EXPECT_EQ(refusal.rule, "2.1");
  EXPECT_EQ(refusal.args, (std::array{Arg::number(51), Arg::number(50), Arg{}}));
  game.play(kAnna, "budget hr 30");
  EXPECT_EQ(game.why_not(kAnna, "budget rd 20").code, "");
  EXPECT_EQ(game.why_not(kAnna, "budget rd 21").code, "more_than_there_is");
}

TEST_F(Budgets, AreNoTimeForAnythingElse) {
  for (const std::string_view other : {"pass", "transfer hr 3", "allocate hr 3", "place boss 1"}) {
    EXPECT_EQ(game.why_not(kAnna, other).code, "not_this_question") << other;
  }
}

TEST_F(Budgets, D18StaySealedUntilEverybodyHasAnswered) {
  game.budget(kAnna, 10, 10, 10, 10);
  EXPECT_EQ(game.anna().accounts, (Accounts{})) << "nothing is shown yet";
  EXPECT_TRUE(game.happened().empty());
  EXPECT_FALSE(game.is_asked(kAnna));
  EXPECT_EQ(game.why_not(kAnna, "budget hr 1").code, "not_asked");
  game.budget(kBruno, 1, 2, 3, 4);
  EXPECT_EQ(game.anna().accounts, (Accounts{10, 10, 10, 10}));
  EXPECT_EQ(game.bruno().accounts, (Accounts{1, 2, 3, 4}));
  EXPECT_EQ(game.count(Happening::budget_revealed), 2) << "all at the same time";
  EXPECT_TRUE(game.somebody_learned()) << "nobody takes back a budget after the others were shown";
}

TEST_F(Budgets, D18MayBeWrittenInTurnsThatInterleave) {
  for (const std::string_view answer : {"budget hr 10", "budget rd 10", "budget gp 10", "budget mx 10"}) {
    game.play(kBruno, answer).play(kAnna, answer);
  }
  EXPECT_EQ(game.question(), "place");
  EXPECT_EQ(game.own(kAnna).black_box, 10);
  EXPECT_EQ(game.own(kBruno).black_box, 12);
}

TEST_F(Budgets, ShowAllButTheBlackBox) {
  game.budget(kAnna, 1, 2, 3, 4).budget(kBruno, 11, 12, 13, 14);
  const Event shown = game.last(Happening::budget_revealed);
  EXPECT_EQ(shown.audience, SeatSet::everybody());
  EXPECT_EQ(std::vector<int>(shown.args.begin(), shown.args.begin() + 5), (std::vector{1, 11, 12, 13, 14}));
  for (std::size_t i = 5; i < shown.args.size(); ++i) EXPECT_EQ(shown.args[i], 0);
}

TEST_F(Budgets, LeadToThePlacement) {
  game.budgets(10, 10, 10, 10);
  EXPECT_EQ(game.question(), "place");
  EXPECT_EQ(game.asked(), kAnna);
}

/// The second year begins: 30$ join what is left.
class LaterBudgets : public testing::Test {
 protected:
  LaterBudgets() {
    game.money(kAnna, {1, 2, 3, 4}, 5).money(kBruno, {0, 0, 0, 9}).quadrimester(3).at(Rule::quadrimester);
  }
  TestTable game;
};

TEST_F(LaterBudgets, SplitEverythingThatIsLeftTheBlackBoxIncluded) {
  EXPECT_EQ(game.why_not(kAnna, "budget hr 45").code, "");
  EXPECT_EQ(game.why_not(kAnna, "budget hr 46").code, "more_than_there_is");
  game.budget(kAnna, 45, 0, 0, 0).budget(kBruno, 0, 0, 0, 0);
  EXPECT_EQ(game.anna().accounts, (Accounts{45, 0, 0, 0})) << "no fee";
  EXPECT_EQ(game.own(kAnna).black_box, 0);
  EXPECT_EQ(game.own(kBruno).black_box, 39);
}

TEST_F(LaterBudgets, D18MayKeepWhatIsLeftAsItIs) {
  game.budget(kAnna, 1, 2, 3, 4).budget(kBruno, 0, 0, 0, 9);
  EXPECT_EQ(game.anna().accounts, (Accounts{1, 2, 3, 4}));
  EXPECT_EQ(game.own(kAnna).black_box, 5 + 30);
}

class SoloBudget : public testing::Test {
 protected:
  SoloBudget() { game.play({"hat port", "hat museum"}); }
  TestTable game{TestTable::solo()};
};

TEST_F(SoloBudget, D107HasFourAccountsAndNoBlackBox) {
  game.play({"budget hr 10", "budget rd 11", "budget gp 12"});
  EXPECT_EQ(game.question(), "place") << "the rest went to the last account";
  EXPECT_EQ(game.anna().accounts, (Accounts{10, 11, 12, 17}));
  EXPECT_EQ(game.own(kAnna).black_box, 0);
}

}  // namespace
}  // namespace bathys::thesauros
