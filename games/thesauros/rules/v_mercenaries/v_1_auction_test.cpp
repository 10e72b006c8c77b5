// Thesauros V.1 The auction of a mercenary.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Three players with 10$ each in the black box, after the fifth quadrimester.
class Auction : public testing::Test {
 protected:
  Auction() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 0, 0, 0}, 10);
    game.quadrimester(5);
  }
  TestTable game{TestTable::with(Mode::mercenaries, 3)};
};

TEST_F(Auction, ComesAfterQuadrimestersThreeFiveSevenAndEight) {
  for (int quadrimester = 1; quadrimester <= 8; ++quadrimester) {
    TestTable table(TestTable::with(Mode::mercenaries, 2));
    table.quadrimester(quadrimester).at(Rule::auction);
    const bool due = quadrimester == 3 || quadrimester == 5 || quadrimester == 7 || quadrimester == 8;
    EXPECT_EQ(table.question() == "raise_bid", due) << quadrimester;
  }
}

TEST_F(Auction, ComesInNoOtherMode) {
  TestTable standard;
  standard.quadrimester(3).at(Rule::auction);
  EXPECT_NE(standard.question(), "raise_bid");
}

TEST_F(Auction, FollowsTheMaintenanceAndTheNewTurnOrder) {
  game.post(kClara).at_zone(10).play("bid 2");
  EXPECT_EQ(game.question(), "raise_bid");
  EXPECT_EQ(game.asked(), kClara);
  EXPECT_EQ(game.count(Happening::wages_paid), 3);
}

TEST_F(Auction, GoesRoundInTurnOrderUntilOneIsLeftWhoPays) {
  game.at(Rule::auction);
  EXPECT_EQ(game.asked(), kAnna);
  game.play("bid 1");
  EXPECT_EQ(game.asked(), kBruno);
  game.play("bid 3");
  EXPECT_EQ(game.asked(), kClara);
  game.play({"pass", "bid 4", "pass"});
  EXPECT_EQ(game.anna().mercenaries, 1);
  EXPECT_EQ(game.own(kAnna).black_box, 6);
  EXPECT_EQ(game.own(kBruno).black_box, 10) << "the others pay nothing";
  EXPECT_EQ(game.board().mercenaries_left, 3);
  EXPECT_EQ(game.board().quadrimester, 6);
}

TEST_F(Auction, WantsEveryBidHigherThanTheLast) {
  game.at(Rule::auction).play("bid 3");
  EXPECT_EQ(game.why_not("bid 3").code, "bid_too_low");
  EXPECT_EQ(game.why_not("bid 3").rule, "V.1");
  EXPECT_FALSE(game.offers("bid 3"));
  EXPECT_TRUE(game.offers("bid 4"));
}

TEST_F(Auction, LetsNobodyRaiseTheirOwnBid) {
  game.at(Rule::auction).play({"pass", "bid 1", "pass"});
  EXPECT_NE(game.question(), "raise_bid") << "Bruno has won";
  EXPECT_EQ(game.bruno().mercenaries, 1);
}

TEST_F(Auction, TakesNothingButABidOrAPass) {
  game.at(Rule::auction);
  EXPECT_EQ(game.why_not("withdraw").code, "not_this_question");
  EXPECT_EQ(game.why_not("withdraw").rule, "V.1");
  EXPECT_EQ(game.why_not("bid 0").code, "bid_too_low");
}

TEST_F(Auction, D109StartsAtOneDollar) {
  game.at(Rule::auction);
  EXPECT_TRUE(game.offers("bid 1"));
  game.play({"bid 1", "pass", "pass"});
  EXPECT_EQ(game.anna().mercenaries, 1);
  EXPECT_EQ(game.own(kAnna).black_box, 9);
}

TEST_F(Auction, D109IsOverForWhoeverPassed) {
  game.at(Rule::auction).play({"pass", "bid 1", "bid 2"});
  EXPECT_EQ(game.asked(), kBruno) << "Anna is not asked again";
}

TEST_F(Auction, D109SendsAMercenaryAwayThatNobodyWants) {
  game.at(Rule::auction).play({"pass", "pass", "pass"});
  EXPECT_EQ(game.board().mercenaries_left, 3);
  EXPECT_EQ(game.count(Happening::auction_unsold), 1);
  for (const Seat seat : {kAnna, kBruno, kClara}) EXPECT_EQ(game.player(seat).mercenaries, 0);
}

TEST_F(Auction, D110TakesNoBidAboveTheBlackBox) {
  game.money(kAnna, {20, 20, 20, 20}, 4).at(Rule::auction);
  EXPECT_TRUE(game.offers("bid 4"));
  EXPECT_FALSE(game.offers("bid 5"));
  EXPECT_EQ(game.why_not("bid 5").code, "more_than_black_box");
  EXPECT_EQ(game.why_not("bid 5").rule, "V.1");
}

TEST_F(Auction, D110LeavesWhoeverHasNothingOnlyThePass) {
  game.money(kAnna, {20, 0, 0, 0}, 0).at(Rule::auction);
  EXPECT_EQ(game.legal(), std::vector<std::string>{"pass"});
}

TEST_F(Auction, IsHeldInTheOpenButTheBlackBoxesStayClosed) {
  TestTable richer = game;
  richer.money(kAnna, {20, 0, 0, 0}, 60);
  game.at(Rule::auction).play("bid 2");
  richer.at(Rule::auction).play("bid 2");
  EXPECT_EQ(Thesauros::view(game.state(), kBruno).table.board.bid, 2);
  EXPECT_TRUE(same_bytes(Thesauros::view(game.state(), kBruno), Thesauros::view(richer.state(), kBruno)));
}

TEST_F(Auction, D131TakesAllThatTheBlackBoxHolds) {
  game.money(kAnna, {20, 0, 0, 0}, 600).at(Rule::auction).play("bid 600");
  EXPECT_EQ(game.board().bid, 600);
}

}  // namespace
}  // namespace bathys::thesauros
