// Thesauros V.3.6 The museum rearranged.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class MuseumThieves : public testing::Test {
 protected:
  MuseumThieves() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(4);
  }
  /// Anna's mercenary is about to act in its zone.
  TestTable& send_mercenary(int zone, std::initializer_list<TestTable::Queued> queued = {}) {
    return game.place_mercenary(kAnna, zone).at_zone(zone, queued);
  }
  MuseumRoom& room(int number) { return game.board().rooms[static_cast<std::size_t>(number - 1)]; }
  TestTable game{TestTable::with(Mode::mercenaries, 3)};
};

TEST_F(MuseumThieves, SwitchTheOwnersOfTwoTreasures) {
  game.sponsor(kBruno, 1).exhibit(kAnna, 1).exhibit(kBruno, 1).sponsor(kClara, 2).exhibit(kClara, 2);
  send_mercenary(8).play("switch 1.2 2.1");
  EXPECT_EQ(room(1).owners[1], static_cast<u8>(kClara));
  EXPECT_EQ(room(2).owners[0], static_cast<u8>(kBruno));
}

TEST_F(MuseumThieves, SwitchOnlyTreasuresOfTwoOwners) {
  game.sponsor(kBruno, 2).exhibit(kAnna, 2).exhibit(kAnna, 2);
  send_mercenary(8);
  EXPECT_EQ(game.why_not("switch 2.1 2.2").code, "same_owner");
  EXPECT_EQ(game.why_not("switch 2.1 2.3").code, "no_exhibit");
  EXPECT_EQ(game.why_not("switch 2.2 2.1").code, "same_exhibit") << "the first one is named first";
  EXPECT_EQ(game.why_not("switch 2.1 2.2").rule, "V.3");
  EXPECT_EQ(game.why_not("sell 3 1").code, "not_this_question");
}

TEST_F(MuseumThieves, D115SwitchTreasuresInTheReserveToo) {
  game.sponsor(kBruno, 1).exhibit(kBruno, 1);
  game.anna().stored = 2;
  send_mercenary(8).play("switch 1.1 r0");
  EXPECT_EQ(room(1).owners[0], static_cast<u8>(kAnna));
  EXPECT_EQ(game.anna().stored, 1);
  EXPECT_EQ(game.bruno().stored, 1);
}

TEST_F(MuseumThieves, D115LeaveDoorsAloneWhenTheySwitch) {
  game.sponsor(kBruno, 1).exhibit(kBruno, 1).exhibit(kBruno, 1).sponsor(kBruno, 2).exhibit(kAnna, 2);
  send_mercenary(8).play("switch 1.1 2.1");
  EXPECT_EQ(room(1).open, 1);
  EXPECT_EQ(game.bruno().reputation, 10);
}

TEST_F(MuseumThieves, D115CarryATreasureOutOfTheReserve) {
  game.sponsor(kBruno, 1);
  game.anna().stored = 1;
  send_mercenary(8).play("carry r0 1.1");
  EXPECT_EQ(game.anna().stored, 0);
  EXPECT_EQ(room(1).owners[0], static_cast<u8>(kAnna));
}

TEST_F(MuseumThieves, CarryATreasureToAFreeSlotOfASponsoredRoomOnly) {
  game.sponsor(kBruno, 1).exhibit(kAnna, 1).sponsor(kBruno, 3);
  send_mercenary(8);
  EXPECT_EQ(game.why_not("carry 1.1 2.1").code, "not_sponsored");
  EXPECT_EQ(game.why_not("carry 1.1 3.2").code, "no_such_slot") << "the room has one slot";
  EXPECT_EQ(game.why_not("carry 1.1 8.1").code, "no_such_slot") << "the room is for four players";
  EXPECT_EQ(game.why_not("carry 1.1 r0").code, "not_into_reserve");
  EXPECT_EQ(game.why_not("carry 1.1 1.1").code, "slot_taken");
  EXPECT_EQ(game.why_not("carry 1.2 3.1").code, "no_exhibit");
  EXPECT_EQ(game.why_not("carry 1.2 3.1").rule, "V.3");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"carry 1.1 1.2", "carry 1.1 3.1", "decline"}));
}

TEST_F(MuseumThieves, D122CarryATreasureToAnyFreeSlotAlsoOfItsOwnRoom) {
  game.sponsor(kBruno, 2).exhibit(kBruno, 2);
  send_mercenary(8).play("carry 2.1 2.3");
  EXPECT_EQ(room(2).owners, (std::array<u8, kRoomSlots>{kNone, kNone, static_cast<u8>(kBruno)}));
}

TEST_F(MuseumThieves, CloseARoomThatIsNoLongerFull) {
  game.sponsor(kBruno, 1).exhibit(kClara, 1).exhibit(kClara, 1).sponsor(kAnna, 2);
  EXPECT_EQ(room(1).open, 1);
  send_mercenary(8).play("carry 1.1 2.1");
  EXPECT_EQ(room(1).open, 0);
  EXPECT_EQ(room(1).sponsor, static_cast<u8>(kBruno));
  EXPECT_EQ(game.bruno().reputation, 8) << "the points of the door are lost";
}

TEST_F(MuseumThieves, OpenARoomTheyFill) {
  game.sponsor(kBruno, 3).sponsor(kAnna, 2).exhibit(kAnna, 2);
  send_mercenary(8).play("carry 2.1 3.1");
  EXPECT_EQ(room(3).open, 1);
  EXPECT_EQ(game.bruno().reputation, 11);
}

TEST_F(MuseumThieves, D116LetARoomScoreAgainWhenItOpensAgain) {
  game.sponsor(kBruno, 1).exhibit(kClara, 1).exhibit(kClara, 1).sponsor(kAnna, 2).give_treasure(kAnna, 3);
  send_mercenary(8).play("carry 1.1 2.1");
  game.at_zone(8, {{kAnna, 1}, {kAnna, 2}}).play("sell 3 1");
  EXPECT_EQ(room(1).open, 1);
  EXPECT_EQ(room(1).owners[0], static_cast<u8>(kAnna)) << "the first free slot from the closed door";
  EXPECT_EQ(game.bruno().reputation, 10 - 2 + 2);
}

/// Every slot of the museum is filled but the last one of room 1, and Clara has a treasure in the reserve.
class NearlyFullMuseum : public MuseumThieves {
 protected:
  NearlyFullMuseum() {
    for (int number = 1; number <= 7; ++number) {
      game.sponsor(kBruno, number);
      while (museum::free_slot(game.table(), number - 1) >= 0) game.exhibit(kBruno, number);
    }
    room(1).owners[1] = kNone;
    room(1).open = 0;
    game.board().full_at = 0;
    game.clara().stored = 1;
  }
};

TEST_F(NearlyFullMuseum, D98EndsTheGameAfterTheWagesWhenAMercenaryFillsIt) {
  send_mercenary(8, {{kClara, 1}}).play("carry r2 1.2");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.count(Happening::wages_paid), 3);
}

TEST_F(NearlyFullMuseum, D98GoesOnWhenAMercenaryOpensOneDoorAndClosesAnother) {
  send_mercenary(8).play("carry 3.1 1.2");
  EXPECT_EQ(room(1).open, 1);
  EXPECT_EQ(room(3).open, 0);
  EXPECT_EQ(game.board().full_at, 0);
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.board().quadrimester, 5);
}

TEST_F(MuseumThieves, D132SwitchNoTwoTreasuresOfTheReserve) {
  game.sponsor(kBruno, 1);
  game.anna().stored = 1;
  game.bruno().stored = 1;
  send_mercenary(8);
  EXPECT_EQ(game.why_not("switch r0 r1").code, "both_in_reserve");
  EXPECT_EQ(game.why_not("switch r0 r1").rule, "V.3");
  EXPECT_EQ(game.legal(),
            (std::vector<std::string>{"carry r0 1.1", "carry r0 1.2", "carry r1 1.1", "carry r1 1.2", "decline"}));
}

}  // namespace
}  // namespace bathys::thesauros
