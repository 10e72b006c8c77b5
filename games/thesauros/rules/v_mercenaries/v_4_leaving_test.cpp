// Thesauros V.4 A used mercenary leaves the game, its space stays used; an unused one is paid.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class LeavingMercenary : public testing::Test {
 protected:
  LeavingMercenary() {
    for (const Seat seat : {kAnna, kBruno}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(2);
  }
  TestTable game{TestTable::with(Mode::mercenaries, 2)};
};

TEST_F(LeavingMercenary, ComesBackToNobodyAfterItsDeed) {
  game.place_mercenary(kAnna, 9).at_zone(9);
  EXPECT_EQ(game.anna().mercenaries, 0);
  EXPECT_EQ(game.board().mercenary[static_cast<std::size_t>(queue_of_zone(9))], kNone);
}

TEST_F(LeavingMercenary, LeavesItsSpaceUsedForTheRestOfTheGame) {
  game.give_mercenary(kBruno).place_mercenary(kAnna, 9).at_zone(9);
  EXPECT_EQ(game.question(), "place") << "the next quadrimester";
  game.play("place boss 6");
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.why_not("hire 9").code, "mercenary_space_used");
  EXPECT_TRUE(game.offers("hire 8"));
}

TEST_F(LeavingMercenary, IsNotPaidInTheQuadrimesterOfItsDeed) {
  game.place_mercenary(kAnna, 9).at_zone(9);
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 4) << "two workers";
}

TEST_F(LeavingMercenary, IsPaidAsLongAsItIsNotUsed) {
  game.give_mercenary(kAnna).at(Rule::wages);
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 6) << "two workers and the mercenary";
  EXPECT_EQ(game.account(kBruno, Account::hr), 20 - 4);
}

TEST_F(LeavingMercenary, D120CostsOneReputationWhenItIsNotPaid) {
  game.give_mercenary(kAnna).money(kAnna, {5, 0, 0, 0}, 30).at(Rule::wages);
  EXPECT_EQ(game.anna().reputation, 9) << "two are paid, the third is not";
  EXPECT_EQ(game.account(kAnna, Account::hr), 1);
  EXPECT_EQ(game.anna().mercenaries, 1) << "it stays all the same";
}

}  // namespace
}  // namespace bathys::thesauros
