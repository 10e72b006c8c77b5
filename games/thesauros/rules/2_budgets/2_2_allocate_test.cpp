// Thesauros 2.2 Money earned during the year.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

using Accounts = std::array<u16, kOpenAccounts>;

/// Anna's boss has gathered mussels for 3$.
class EarnedMoney : public testing::Test {
 protected:
  EarnedMoney() { game.money(kAnna, {1, 1, 1, 1}, 7).at_zone(6, {{kAnna, kBoss}, {kBruno, 1}}); }
  TestTable game;
};

TEST_F(EarnedMoney, GoesWhereItsReceiverDecides) {
  EXPECT_EQ(game.question(), "allocate");
  EXPECT_EQ(game.asked(), kAnna);
  game.play("allocate gp 3");
  EXPECT_EQ(game.anna().accounts, (Accounts{1, 1, 4, 1}));
  EXPECT_EQ(game.asked(), kBruno) << "nothing is left to allocate";
}

TEST_F(EarnedMoney, MayBeSplitOverSeveralAccounts) {
  game.play("allocate hr 1");
  EXPECT_EQ(game.question(), "allocate");
  EXPECT_EQ(game.legal().front(), "allocate hr 2");
  game.play("allocate mx 2");
  EXPECT_EQ(game.anna().accounts, (Accounts{2, 1, 1, 3}));
}

TEST_F(EarnedMoney, D14NeverGoesIntoTheBlackBox) {
  EXPECT_EQ(game.why_not("allocate bb 3").code, "never_into_black_box");
  EXPECT_EQ(game.why_not("allocate bb 3").rule, "2.2");
  EXPECT_EQ(game.own(kAnna).black_box, 7);
}

TEST_F(EarnedMoney, D14NeverGoesIntoTheBlackBoxInInitiationEither) {
  TestTable other(TestTable::with(Mode::initiation, 2));
  other.at_zone(6, {{kAnna, kBoss}, {kBruno, 1}});
  EXPECT_EQ(other.why_not("allocate bb 1").code, "never_into_black_box");
}

TEST_F(EarnedMoney, IsOfferedInEveryPartToEveryOpenAccount) {
  EXPECT_EQ(game.legal(),
            (std::vector<std::string>{"allocate hr 3", "allocate hr 2", "allocate hr 1", "allocate rd 3",
                                      "allocate rd 2", "allocate rd 1", "allocate gp 3", "allocate gp 2",
                                      "allocate gp 1", "allocate mx 3", "allocate mx 2", "allocate mx 1"}));
}

TEST_F(EarnedMoney, IsNotMoreThanItIs) {
  const Refusal refusal = game.why_not("allocate hr 4");
  EXPECT_EQ(refusal.code, "more_than_there_is");
  EXPECT_EQ(refusal.rule, "2.2");
  EXPECT_EQ(refusal.args, (std::array{Arg::number(4), Arg::number(3), Arg{}}));
  EXPECT_EQ(game.why_not("allocate hr 0").code, "too_little");
  EXPECT_EQ(game.why_not("decline").code, "not_this_question");
}

TEST_F(EarnedMoney, IsToldToEverybody) {
  EXPECT_EQ(game.last(Happening::money_gained).audience, SeatSet::everybody());
  game.play("allocate gp 3");
  EXPECT_EQ(game.last(Happening::allocated).audience, SeatSet::everybody());
}

/// Bruno buys a mask, which Anna has developed, in his turn.
class Royalty : public testing::Test {
 protected:
  Royalty() {
    game.money(kAnna, {}, 9).money(kBruno, {5, 6, 5, 5}).develop(kAnna, Gear::mask);
    game.at_zone(2, {{kBruno, 1}, {kAnna, 1}}).play("buy mask");
  }
  TestTable game;
};

TEST_F(Royalty, D15IsSplitFreelyAndAtOnceByItsReceiverInAnothersTurn) {
  EXPECT_EQ(game.question(), "allocate");
  EXPECT_EQ(game.asked(), kAnna);
  EXPECT_EQ(game.why_not("allocate bb 1").code, "never_into_black_box");
  game.play("allocate mx 1");
  EXPECT_EQ(game.anna().accounts, (Accounts{0, 0, 0, 1}));
  EXPECT_EQ(game.question(), "research") << "and only then play goes on";
}

TEST_F(Royalty, D16IsPaidFromResearchAndDevelopmentLikeTheObject) {
  EXPECT_EQ(game.bruno().accounts, (Accounts{5, 6 - 2 - 1, 5, 5}));
}

}  // namespace
}  // namespace bathys::thesauros
