// Thesauros 3.2.9 Advertising.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class Advertising : public testing::Test {
 protected:
  Advertising() { game.money(kAnna, {9, 0, 20, 0}).money(kBruno, {9, 0, 20, 0}); }
  TestTable game;
};

TEST_F(Advertising, CostsThePriceBesideTheSpaceAndBringsWhatTheCubeShows) {
  game.at_zone(9, {{kAnna, 1}, {kBruno, 1}}).play({"advertise", "advertise"});
  EXPECT_EQ(game.account(kAnna, Account::gp), 20 - 6);
  EXPECT_EQ(game.account(kBruno, Account::gp), 20 - 8);
  EXPECT_EQ(game.anna().reputation, 10 + 4);
  EXPECT_EQ(game.bruno().reputation, 10 + 4) << "the cube moves after the zone";
}

TEST_F(Advertising, IsCheaperForTheBoss) {
  game.at_zone(9, {{kAnna, kBoss}}).play("advertise");
  EXPECT_EQ(game.account(kAnna, Account::gp), 20 - 4);
}

TEST_F(Advertising, HasNoSpecialists) {
  game.hat(kAnna, 1, Hat::museum).at_zone(9, {{kAnna, 1}, {kBruno, 1}}).play("advertise");
  EXPECT_EQ(game.account(kAnna, Account::gp), 20 - 6);
}

TEST_F(Advertising, HasFourSpacesForFourPlayers) {
  TestTable four(TestTable::with(Mode::standard, 4));
  for (int i = 0; i < 4; ++i) four.money(seat_at(i), {9, 0, 20, 0});
  four.at_zone(9, {{kAnna, 1}, {kBruno, 1}, {kClara, 1}, {kDimitri, 1}});
  four.play({"advertise", "advertise", "advertise", "advertise"});
  for (int i = 0; i < 4; ++i) EXPECT_EQ(four.account(seat_at(i), Account::gp), 20 - 6 - i);
}

TEST_F(Advertising, MovesTheCubeOneSpaceAfterTheZone) {
  game.at_zone(9, {{kAnna, 1}, {kBruno, 1}}).play({"advertise", "advertise"});
  EXPECT_EQ(game.board().advertising, 1);
  game.at_zone(9, {{kAnna, 1}}).play("advertise");
  EXPECT_EQ(game.anna().reputation, 10 + 4 + 3);
  EXPECT_EQ(game.board().advertising, 2);
}

TEST_F(Advertising, LeavesTheCubeWhenNobodyCame) {
  game.at_zone(9);
  EXPECT_EQ(game.board().advertising, 0);
}

TEST_F(Advertising, D84MovesTheCubeAlsoWhenNobodyWhoCamePaid) {
  game.at_zone(9, {{kAnna, 1}, {kBruno, 1}}).play({"decline", "decline"});
  EXPECT_EQ(game.board().advertising, 1);
  EXPECT_EQ(game.anna().reputation, 9);
}

TEST_F(Advertising, LeavesTheCubeOnItsLastSpace) {
  game.board().advertising = 2;
  game.at_zone(9, {{kAnna, 1}}).play("advertise");
  EXPECT_EQ(game.anna().reputation, 12);
  EXPECT_EQ(game.board().advertising, 2);
}

TEST_F(Advertising, D28CostsADoubleActionTheSamePriceTwiceForTheSameValue) {
  game.at_zone(9, {{kBruno, 1}, {kAnna, 1, true}}).play({"decline", "advertise", "advertise"});
  EXPECT_EQ(game.account(kAnna, Account::gp), 20 - 16);
  EXPECT_EQ(game.anna().reputation, 10 + 8);
}

TEST_F(Advertising, D27CostsNothingWhenOnlyTheSecondActionIsDeclined) {
  game.at_zone(9, {{kAnna, 1, true}}).play({"advertise", "decline"});
  EXPECT_EQ(game.anna().reputation, 14);
}

TEST_F(Advertising, IsRefusedToWhoCannotPayEvenWithTransfers) {
  game.at_zone(9, {{kAnna, 1}}).money(kAnna, {0, 0, 2, 4}, 50);
  EXPECT_EQ(game.legal(), std::vector<std::string>{"decline"});
  EXPECT_EQ(game.why_not("advertise").code, "cannot_pay");
  EXPECT_EQ(game.why_not("advertise").rule, "3.2.9");
  EXPECT_EQ(game.why_not("sponsor 1").code, "not_this_question");
  EXPECT_EQ(game.why_not("sponsor 1").rule, "3.2.9");
}

TEST_F(Advertising, MayBePaidWithATransfer) {
  game.money(kAnna, {9, 0, 3, 0}).at_zone(9, {{kAnna, 1}, {kBruno, 1}}).play({"advertise", "transfer hr 4"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 4) << "4 sent and 1 for the fee of the first year";
  EXPECT_EQ(game.account(kAnna, Account::gp), 1);
}

TEST_F(Advertising, SendsTheMeepleHome) {
  game.at_zone(9, {{kAnna, 1}, {kBruno, 1}}).play("advertise");
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.bruno().spot(1), Spot::queue);
}

}  // namespace
}  // namespace bathys::thesauros
