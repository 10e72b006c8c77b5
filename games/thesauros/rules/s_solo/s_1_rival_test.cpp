// Thesauros S.1 The solo game and its virtual rival.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class Rival : public testing::Test {
 protected:
  u8 owner(Gear card) const { return game.state().table.board.owners[static_cast<std::size_t>(card)]; }
  u8 copies(Gear card) const { return game.state().table.board.copies[static_cast<std::size_t>(card)]; }
  Gear on_slot(std::size_t slot) const { return static_cast<Gear>(game.state().table.board.slots[slot]); }
  void fill_slots(int count) {
    while (game.board().slots[static_cast<std::size_t>(count - 1)] == kNone) {
      game.show_tech(static_cast<Gear>(game.state().secret.pile[0]));
    }
  }
  TestTable game{TestTable::solo()};
};

TEST_F(Rival, OwnsTheCardsOnSlotsOneThreeFiveSevenAndNine) {
  fill_slots(10);
  for (std::size_t slot = 0; slot < 10; ++slot) {
    EXPECT_EQ(owner(on_slot(slot)), slot % 2 == 0 ? kRival : kNone) << "slot " << slot + 1;
  }
}

TEST_F(Rival, HasBoughtOneObjectOfEachOfThem) {
  fill_slots(10);
  for (std::size_t slot = 0; slot < 10; ++slot) {
    const int made = tech(static_cast<int>(on_slot(slot))).copies[0];
    EXPECT_EQ(copies(on_slot(slot)), slot % 2 == 0 ? made - 1 : made) << "slot " << slot + 1;
  }
}

TEST_F(Rival, OwnsTheMaskFromTheStart) {
  EXPECT_EQ(owner(Gear::mask), kRival);
  EXPECT_EQ(copies(Gear::mask), 2) << "as many as for two players, one of them sold";
}

TEST_F(Rival, D106OwnsAChosenCardOnItsSlots) {
  fill_slots(4);
  game.money(kAnna, {20, 0, 0, 0});
  game.board().sitter = Standing{0, 1, 0}.code();
  game.anna().spot(1) = Spot::pile;
  const auto chosen = static_cast<Gear>(game.state().secret.pile[3]);
  game.quadrimester(2)
      .at(Rule::maintenance)
      .play("choose " + std::string(kGearWords[static_cast<std::size_t>(chosen)]));
  ASSERT_EQ(on_slot(4), chosen);
  EXPECT_EQ(owner(chosen), kRival);
}

TEST_F(Rival, D106DoesNotOwnTheEleventhCard) {
  fill_slots(10);
  game.money(kAnna, {20, 0, 0, 0});
  game.board().sitter = Standing{0, 1, 0}.code();
  game.anna().spot(1) = Spot::pile;
  const auto chosen = static_cast<Gear>(game.state().secret.pile[0]);
  game.quadrimester(7)
      .at(Rule::maintenance)
      .play("choose " + std::string(kGearWords[static_cast<std::size_t>(chosen)]));
  ASSERT_EQ(on_slot(10), chosen);
  EXPECT_EQ(owner(chosen), kNone);
  EXPECT_EQ(copies(chosen), tech(static_cast<int>(chosen)).copies[0]);
}

TEST_F(Rival, GetsItsRoyaltiesPaidToTheBank) {
  game.money(kAnna, {0, 9, 0, 0}).at_zone(2, {{kAnna, 1}}).play("buy mask");
  EXPECT_EQ(game.account(kAnna, Account::rd), 9 - 2 - 1);
  EXPECT_EQ(game.count(Happening::royalty), 0);
  EXPECT_NE(game.question(), "allocate");
}

TEST_F(Rival, GivesNoDiscountOnItsRoyalties) {
  game.money(kAnna, {0, 9, 0, 0}).at_zone(2, {{kAnna, kBoss}}).play("buy mask");
  EXPECT_EQ(game.account(kAnna, Account::rd), 9 - 1) << "the object is free for the boss, the royalty is not";
}

TEST_F(Rival, LetsNobodyDevelopItsCards) {
  game.money(kAnna, {0, 30, 0, 0}).at_zone(2, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("develop mask").code, "already_developed");
}

TEST_F(Rival, HasNoPartInTheTurnOrder) {
  game.money(kAnna, {20, 0, 0, 0}).at_zone(10);
  EXPECT_NE(game.question(), "bid") << "there is no zone 10";
  EXPECT_EQ(game.count(Happening::new_order), 0);
}

TEST_F(Rival, PlaysOnTheSmallerFaceWithFiveNumbers) {
  EXPECT_EQ(game.board().satellite_left, 0b11111);
  EXPECT_EQ(game.board().seaplanes, 1);
}

TEST(OtherModes, KnowNoRival) {
  TestTable game;
  EXPECT_EQ(game.board().owners[0], kNone);
}

}  // namespace
}  // namespace bathys::thesauros
