// Thesauros 3.2.10 Authorities.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Four players with 10$ each in the black box and enough for the wages.
class Authorities : public testing::Test {
 protected:
  Authorities() {
    for (int i = 0; i < 4; ++i) game.money(seat_at(i), {20, 0, 0, 0}, 10);
  }
  using Order = std::array<u8, kMaxSeats>;
  static Order order(Seat a, Seat b, Seat c, Seat d) {
    return {static_cast<u8>(a), static_cast<u8>(b), static_cast<u8>(c), static_cast<u8>(d)};
  }
  TestTable game{TestTable::with(Mode::standard, 4)};
};

/// The example of the rulebook: green, red, blue, white is the order; white, blue and green have posted in this order.
TEST_F(Authorities, MakeTheOrderOfTheExample) {
  constexpr Seat kGreen = kAnna;
  constexpr Seat kRed = kBruno;
  constexpr Seat kBlue = kClara;
  constexpr Seat kWhite = kDimitri;
  game.post(kWhite).post(kBlue).post(kGreen).at_zone(10);
  game.play(kGreen, "bid 6").play(kWhite, "bid 6").play(kBlue, "bid 3");
  EXPECT_EQ(game.board().order, order(kWhite, kGreen, kBlue, kRed));
}

TEST_F(Authorities, AskOnlyThoseWhoPosted) {
  game.post(kClara).post(kAnna).at_zone(10);
  EXPECT_EQ(game.question(), "bid");
  EXPECT_TRUE(game.is_asked(kAnna));
  EXPECT_TRUE(game.is_asked(kClara));
  EXPECT_FALSE(game.is_asked(kBruno));
  EXPECT_FALSE(game.is_asked(kDimitri));
}

TEST_F(Authorities, LeaveTheOrderWhenNobodyPosted) {
  game.at_zone(10);
  EXPECT_EQ(game.question(), "place") << "the next quadrimester";
  EXPECT_EQ(game.board().order, order(kAnna, kBruno, kClara, kDimitri));
}

TEST_F(Authorities, TakeTwoDollarsAtLeast) {
  game.post(kBruno).at_zone(10);
  EXPECT_EQ(game.why_not("bid 1").code, "bid_too_low");
  EXPECT_EQ(game.why_not("bid 1").rule, "3.2.10");
  EXPECT_FALSE(game.offers("bid 1"));
  EXPECT_TRUE(game.offers("bid 2"));
  EXPECT_EQ(game.why_not("pass").code, "not_this_question");
  EXPECT_EQ(game.why_not("pass").rule, "3.2.10");
}

TEST_F(Authorities, D95TakeNoMoreThanTheBlackBoxHolds) {
  game.post(kBruno).at_zone(10);
  EXPECT_TRUE(game.offers("bid 10"));
  EXPECT_FALSE(game.offers("bid 11"));
  EXPECT_EQ(game.why_not("bid 11").code, "more_than_black_box");
  EXPECT_EQ(game.why_not("bid 11").rule, "3.2.10");
}

TEST_F(Authorities, KeepAllBids) {
  game.post(kAnna).post(kBruno).at_zone(10).play(kAnna, "bid 4").play(kBruno, "bid 7");
  EXPECT_EQ(game.own(kAnna).black_box, 6) << "also what did not win";
  EXPECT_EQ(game.own(kBruno).black_box, 3);
  EXPECT_EQ(game.own(kClara).black_box, 10);
}

TEST_F(Authorities, BreakTiesByTheOrderOfPosting) {
  game.post(kDimitri).post(kBruno).post(kAnna).at_zone(10);
  game.play(kAnna, "bid 5").play(kBruno, "bid 5").play(kDimitri, "bid 5");
  EXPECT_EQ(game.board().order, order(kDimitri, kBruno, kAnna, kClara));
}

TEST_F(Authorities, D93LetALoneEnvelopeWinWithAnyBid) {
  game.post(kDimitri).at_zone(10).play("bid 2");
  EXPECT_EQ(game.board().order, order(kDimitri, kAnna, kBruno, kClara));
  EXPECT_EQ(game.own(kDimitri).black_box, 8);
}

TEST_F(Authorities, D93PutWhoeverWithdrawsAmongTheOthersInTheOldOrder) {
  game.post(kAnna).post(kClara).post(kDimitri).at_zone(10);
  game.play(kAnna, "withdraw").play(kClara, "withdraw").play(kDimitri, "bid 2");
  EXPECT_EQ(game.board().order, order(kDimitri, kAnna, kBruno, kClara));
  EXPECT_EQ(game.anna().reputation, 9);
  EXPECT_EQ(game.clara().reputation, 9);
  EXPECT_EQ(game.bruno().reputation, 10) << "who did not post loses nothing";
  EXPECT_EQ(game.own(kAnna).black_box, 10);
}

TEST_F(Authorities, MakeWhoeverHasLessThanTwoDollarsWithdraw) {
  game.money(kBruno, {20, 0, 0, 0}, 1).post(kBruno).at_zone(10);
  EXPECT_EQ(game.legal(), std::vector<std::string>{"withdraw"});
  game.play("withdraw");
  EXPECT_EQ(game.bruno().reputation, 9);
  EXPECT_EQ(game.own(kBruno).black_box, 1);
}

TEST_F(Authorities, D94LetTheNewOrderHoldInTheNextQuadrimester) {
  game.post(kClara).at_zone(10).play("bid 3");
  EXPECT_EQ(game.board().quadrimester, 2);
  EXPECT_EQ(game.question(), "place");
  EXPECT_EQ(game.asked(), kClara);
}

TEST_F(Authorities, D94LetTheNewOrderCountForTheYear) {
  game.quadrimester(3).post(kDimitri).at_zone(10).play("bid 3");
  EXPECT_EQ(game.player(kDimitri).reputation, 14);
  EXPECT_EQ(game.anna().reputation, 12);
  EXPECT_EQ(game.bruno().reputation, 11);
  EXPECT_EQ(game.clara().reputation, 10);
}

TEST_F(Authorities, HideABidUntilAllAreIn) {
  TestTable other = game;
  game.post(kAnna).post(kBruno).at_zone(10).play(kAnna, "bid 3");
  other.post(kAnna).post(kBruno).at_zone(10).play(kAnna, "bid 9");
  EXPECT_TRUE(same_bytes(Thesauros::view(game.state(), kBruno), Thesauros::view(other.state(), kBruno)));
  EXPECT_EQ(game.count(Happening::bid_opened), 0);
  game.play(kBruno, "bid 2");
  EXPECT_EQ(game.count(Happening::bid_opened), 2);
  EXPECT_TRUE(game.somebody_learned());
}

TEST_F(Authorities, GiveTheEnvelopesBackForTheNextQuadrimester) {
  game.post(kAnna).at_zone(10).play("bid 2");
  EXPECT_TRUE(game.board().envelopes.empty());
  EXPECT_TRUE(game.offers("post"));
}

TEST_F(Authorities, D131TakeAllThatTheBlackBoxHolds) {
  game.money(kBruno, {}, 700).post(kAnna).post(kBruno).at_zone(10);
  game.play(kBruno, "bid 700").play(kAnna, "bid 2");
  EXPECT_EQ(game.own(kBruno).black_box, 0);
  EXPECT_EQ(game.board().order[0], static_cast<u8>(kBruno));
  EXPECT_EQ(game.count(Happening::bid_opened), 2);
}

}  // namespace
}  // namespace bathys::thesauros
