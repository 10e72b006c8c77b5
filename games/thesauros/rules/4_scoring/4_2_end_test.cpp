// Thesauros 4.2 When the game ends.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class End : public testing::Test {
 protected:
  End() { game.money(kAnna, {20, 0, 0, 0}).money(kBruno, {20, 0, 0, 0}); }
  /// All rooms but the last one of the smaller face are full, and of that one all slots but one.
  void fill_but_one() {
    for (int room = 1; room <= 4; ++room) {
      game.sponsor(kAnna, room);
      const int slots = thesauros::room(2, room - 1).slots - (room == 4 ? 1 : 0);
      for (int slot = 0; slot < slots; ++slot) game.exhibit(kAnna, room);
    }
  }
  TestTable game;
};

TEST_F(End, ComesAfterTheWagesOfTheNinthQuadrimester) {
  game.quadrimester(9).at(Rule::wages);
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.account(kAnna, Account::hr), 16) << "wages were paid";
}

TEST_F(End, DoesNotComeBefore) {
  game.quadrimester(8).at(Rule::wages);
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.board().quadrimester, 9);
}

TEST_F(End, ComesAfterTheWagesWhenAllRoomsAreOpen) {
  fill_but_one();
  game.exhibit(kBruno, 4).quadrimester(5);
  game.board().full_at = 5;
  game.at(Rule::wages);
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.account(kAnna, Account::hr), 16);
}

TEST_F(End, DoesNotComeWhileASlotIsFree) {
  fill_but_one();
  game.quadrimester(5).at(Rule::wages);
  EXPECT_FALSE(game.over());
}

TEST_F(End, D97AsksOnlyForRoomsOfThisNumberOfPlayers) {
  TestTable three(TestTable::with(Mode::standard, 3));
  for (const Seat seat : {kAnna, kBruno, kClara}) three.money(seat, {20, 0, 0, 0});
  for (int room = 1; room <= 7; ++room) {
    three.sponsor(kAnna, room);
    for (int slot = 0; slot < thesauros::room(3, room - 1).slots; ++slot) three.exhibit(kAnna, room);
  }
  three.quadrimester(5);
  three.board().full_at = 5;
  three.at(Rule::wages);
  EXPECT_TRUE(three.over()) << "the eighth room is for four players";
}

TEST_F(End, D97AsksForAllRoomsOfThisNumberOfPlayers) {
  TestTable four(TestTable::with(Mode::standard, 4));
  for (int i = 0; i < 4; ++i) four.money(seat_at(i), {20, 0, 0, 0});
  for (int room = 1; room <= 7; ++room) {
    four.sponsor(kAnna, room);
    for (int slot = 0; slot < thesauros::room(4, room - 1).slots; ++slot) four.exhibit(kAnna, room);
  }
  four.quadrimester(5).at(Rule::wages);
  EXPECT_FALSE(four.over());
}

TEST_F(End, D98IsLookedForAfterTheWagesNotWhenTheLastRoomOpens) {
  fill_but_one();
  game.give_treasure(kAnna, 3).money(kAnna, {20, 0, 20, 0}).quadrimester(5);
  game.post(kBruno).money(kBruno, {20, 0, 0, 0}, 9);
  game.at_zone(8, {{kAnna, 1}}).play({"sell 3 4", "allocate hr 3"});
  EXPECT_TRUE(museum::all_open(game.table()));
  EXPECT_EQ(game.question(), "bid") << "the quadrimester is played to its end";
  EXPECT_FALSE(game.over());
  game.play("withdraw");
  EXPECT_TRUE(game.over());
}

TEST_F(End, D98DoesNotComeWhenAMercenaryHasClosedARoomAgain) {
  TestTable other(TestTable::with(Mode::mercenaries, 2));
  for (int room = 1; room <= 4; ++room) {
    other.sponsor(kAnna, room);
    const int slots = thesauros::room(2, room - 1).slots - (room == 4 ? 1 : 0);
    for (int slot = 0; slot < slots; ++slot) other.exhibit(kAnna, room);
  }
  other.money(kAnna, {20, 0, 0, 0}).money(kBruno, {20, 0, 0, 0}).quadrimester(4);
  other.place_mercenary(kBruno, 8).at_zone(8);
  ASSERT_EQ(other.question(), "rearrange_museum");
  ASSERT_TRUE(other.offers("carry 1.2 4.2"));
  other.play("carry 1.2 4.2");
  EXPECT_NE(other.board().rooms[3].open, 0);
  EXPECT_EQ(other.board().rooms[0].open, 0);
  EXPECT_FALSE(other.over());
}

TEST_F(End, D96BringsNoPointsOfTheYear) {
  for (const int quadrimester : {3, 6, 9}) {
    TestTable other;
    other.money(kAnna, {4, 0, 0, 0}).money(kBruno, {4, 0, 0, 0}).quadrimester(quadrimester);
    for (int room = 1; room <= 4; ++room) {
      other.sponsor(kBruno, room);
      for (int slot = 0; slot < thesauros::room(2, room - 1).slots; ++slot) other.exhibit(kBruno, room);
    }
    other.at(Rule::wages);
    ASSERT_TRUE(other.over());
    EXPECT_EQ(other.count(Happening::year_points), 0);
    EXPECT_EQ(other.anna().reputation, 12) << "influence once, in the final score";
  }
}

TEST_F(End, D101LeavesOutTheMaintenance) {
  game.board().seaplanes = 0;
  const int reserve = game.board().reserve_size;
  game.quadrimester(9).at(Rule::wages);
  ASSERT_TRUE(game.over());
  EXPECT_EQ(game.board().seaplanes, 0);
  EXPECT_EQ(game.board().reserve_size, reserve);
}

}  // namespace
}  // namespace bathys::thesauros
