// Thesauros 3.2.8 Museum.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Two players: room 1 has two slots, costs 4$ and opens for 2; room 2 three, 6$, 3; room 3 three, 8$, 4; room 4 two,
/// 5$, 2.
class Museum : public testing::Test {
 protected:
  Museum() { game.money(kAnna, {9, 0, 20, 0}).money(kBruno, {9, 0, 20, 0}); }
  u8 owner(int room, int slot) {
    return game.board().rooms[static_cast<std::size_t>(room - 1)].owners[static_cast<std::size_t>(slot - 1)];
  }
  TestTable game;
};

// A Sponsoring.

TEST_F(Museum, LetsARoomBeSponsoredForItsPrice) {
  game.at_zone(8, {{kAnna, 1}, {kBruno, 1}}).play("sponsor 2");
  EXPECT_EQ(game.board().rooms[1].sponsor, static_cast<u8>(kAnna));
  EXPECT_EQ(game.account(kAnna, Account::gp), 20 - 6);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.anna().reputation, 10) << "points come when it opens";
}

TEST_F(Museum, IsCheaperForTheBossAndItsSpecialist) {
  game.hat(kBruno, 1, Hat::museum).at_zone(8, {{kAnna, kBoss}, {kBruno, 1}, {kAnna, 1}});
  game.play({"sponsor 1", "sponsor 4"});
  EXPECT_EQ(game.account(kAnna, Account::gp), 20 - 2);
  EXPECT_EQ(game.account(kBruno, Account::gp), 20 - 3);
}

TEST_F(Museum, IsNoCheaperForOtherSpecialists) {
  game.hat(kAnna, 1, Hat::market).at_zone(8, {{kAnna, 1}, {kBruno, 1}}).play("sponsor 1");
  EXPECT_EQ(game.account(kAnna, Account::gp), 20 - 4);
}

TEST_F(Museum, IsRefusedToWhoCannotPayEvenWithTransfers) {
  game.money(kAnna, {0, 3, 2, 0}, 50).at_zone(8, {{kAnna, 1}});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"sponsor 1", "decline"}));
  EXPECT_EQ(game.why_not("sponsor 4").code, "cannot_pay");
  EXPECT_EQ(game.why_not("sponsor 4").rule, "3.2.8");
}

TEST_F(Museum, HasNoRoomsBeyondThoseOfThePlayerCount) {
  game.at_zone(8, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("sponsor 5").code, "no_such_room");
  EXPECT_EQ(game.why_not("sponsor 5").rule, "3.2.8");
  EXPECT_EQ(game.why_not("sponsor reserve").code, "no_such_room");
}

TEST_F(Museum, D90HasOneSponsorForEachRoom) {
  game.sponsor(kAnna, 1).sponsor(kBruno, 2).at_zone(8, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("sponsor 1").code, "already_sponsored") << "one's own cube";
  EXPECT_EQ(game.why_not("sponsor 2").code, "already_sponsored");
  EXPECT_EQ(game.why_not("sponsor 2").rule, "3.2.8");
  EXPECT_FALSE(game.offers("sponsor 1"));
  EXPECT_TRUE(game.offers("sponsor 3"));
}

TEST_F(Museum, D90KeepsTheSponsorOfAnOpenRoom) {
  game.sponsor(kBruno, 1).exhibit(kAnna, 1).exhibit(kAnna, 1).at_zone(8, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("sponsor 1").code, "already_sponsored");
}

TEST_F(Museum, D92IsPaidFromGeneralPurchases) {
  game.money(kAnna, {9, 0, 0, 0}).at_zone(8, {{kAnna, 1}, {kBruno, 1}}).play({"sponsor 1", "transfer hr 4"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 4) << "4 sent and 1 for the fee of the first year";
  EXPECT_EQ(game.account(kAnna, Account::gp), 0);
}

// B Selling.

TEST_F(Museum, BuysATreasureForItsValue) {
  for (const int value : {3, 5, 7, 9}) {
    TestTable table;
    const std::string text = std::to_string(value);
    table.money(kBruno, {20, 0, 20, 0})
        .give_treasure(kAnna, value)
        .sponsor(kBruno, 1)
        .at_zone(8, {{kAnna, 1}, {kBruno, 1}});
    table.play("sell " + text + " 1").play("allocate gp " + text);
    EXPECT_EQ(table.account(kAnna, Account::gp), value);
    EXPECT_EQ(table.asked(), kBruno) << "that was all";
    EXPECT_EQ(table.anna().treasures, (std::array<u8, kTreasureKinds>{}));
  }
}

TEST_F(Museum, PaysTwoMoreToTheBossAndItsSpecialist) {
  game.give_treasure(kAnna, 7).give_treasure(kBruno, 3).hat(kBruno, 1, Hat::museum);
  game.at_zone(8, {{kAnna, kBoss}, {kBruno, 1}, {kAnna, 1}});
  game.play({"sell 7 reserve", "allocate mx 9", "sell 3 reserve", "allocate mx 5"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 9);
  EXPECT_EQ(game.account(kBruno, Account::mx), 5);
}

TEST_F(Museum, D92LetsTheSellerPutTheMoneyAnywhereButIntoTheBlackBox) {
  game.give_treasure(kAnna, 5).at_zone(8, {{kAnna, 1}, {kBruno, 1}}).play("sell 5 reserve");
  EXPECT_EQ(game.why_not("allocate bb 5").code, "never_into_black_box");
  game.play({"allocate hr 1", "allocate rd 2", "allocate mx 2"});
  EXPECT_EQ(game.anna().accounts, (std::array<u16, kOpenAccounts>{10, 2, 20, 2}));
}

TEST_F(Museum, FillsARoomFromTheClosedDoor) {
  game.give_treasure(kAnna, 3).give_treasure(kBruno, 3).sponsor(kBruno, 2).at_zone(8, {{kAnna, 1}, {kBruno, 1}});
  game.play({"sell 3 2", "allocate gp 3"});
  EXPECT_EQ(owner(2, 1), static_cast<u8>(kAnna)) << "also in a room that somebody else sponsors";
  EXPECT_EQ(owner(2, 2), kNone);
  game.play({"sell 3 2", "allocate gp 3"});
  EXPECT_EQ(owner(2, 2), static_cast<u8>(kBruno));
}

TEST_F(Museum, ExhibitsOnlyInSponsoredRoomsWithAFreeSlot) {
  game.give_treasure(kAnna, 3).sponsor(kBruno, 1).exhibit(kBruno, 1).exhibit(kBruno, 1).at_zone(8, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("sell 3 1").code, "room_full");
  EXPECT_EQ(game.why_not("sell 3 1").rule, "3.2.8");
  EXPECT_EQ(game.why_not("sell 3 2").code, "not_sponsored");
  EXPECT_EQ(game.why_not("sell 3 2").rule, "3.2.8");
  EXPECT_EQ(game.why_not("sell 3 8").code, "not_sponsored");
  EXPECT_FALSE(game.offers("sell 3 1"));
  EXPECT_TRUE(game.offers("sell 3 reserve"));
}

TEST_F(Museum, BuysOnlyWhatTheSellerHas) {
  game.give_treasure(kAnna, 3).give_treasure(kBruno, 9).at_zone(8, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("sell 9 reserve").code, "no_such_treasure");
  EXPECT_EQ(game.why_not("sell 9 reserve").rule, "3.2.8");
}

TEST_F(Museum, D89TakesTreasuresIntoTheReserveWhileRoomsAreFree) {
  game.give_treasure(kAnna, 3).sponsor(kAnna, 1).at_zone(8, {{kAnna, 1}, {kBruno, 1}});
  EXPECT_TRUE(game.offers("sell 3 1"));
  game.play({"sell 3 reserve", "allocate gp 3"});
  EXPECT_EQ(game.anna().stored, 1);
  EXPECT_EQ(owner(1, 1), kNone);
}

TEST_F(Museum, BuysOneTreasureForEachAction) {
  game.give_treasure(kAnna, 3).give_treasure(kAnna, 5).at_zone(8, {{kAnna, 1, true}, {kBruno, 1}});
  game.play({"sell 3 reserve", "allocate gp 3"});
  EXPECT_EQ(game.asked(), kAnna) << "the double action";
  game.play({"sell 5 reserve", "allocate gp 5"});
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.anna().stored, 2);
}

TEST_F(Museum, LetsADoubleActionSponsorAndSell) {
  game.give_treasure(kAnna, 3).at_zone(8, {{kAnna, 1, true}, {kBruno, 1}});
  game.play({"sponsor 1", "sell 3 1", "allocate gp 3"});
  EXPECT_EQ(owner(1, 1), static_cast<u8>(kAnna));
}

TEST_F(Museum, CostsOneReputationWhoeverDoesNothing) {
  game.at_zone(8, {{kAnna, 1}, {kBruno, 1}});
  EXPECT_EQ(game.why_not("shop").code, "not_this_question");
  EXPECT_EQ(game.why_not("shop").rule, "3.2.8");
  game.play("decline");
  EXPECT_EQ(game.anna().reputation, 9);
}

// Doors.

TEST_F(Museum, D91ScoresTheDoorForTheSponsorAtOnceWhoeverFillsTheRoom) {
  game.give_treasure(kAnna, 3).sponsor(kBruno, 1).exhibit(kBruno, 1).at_zone(8, {{kAnna, 1}, {kAnna, 2}});
  EXPECT_EQ(game.bruno().reputation, 10);
  game.play("sell 3 1");
  EXPECT_EQ(game.board().rooms[0].open, 1);
  EXPECT_EQ(game.bruno().reputation, 12);
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(Museum, KeepsARoomClosedUntilItsLastSlotIsFilled) {
  game.give_treasure(kAnna, 3).sponsor(kAnna, 3).exhibit(kBruno, 3).at_zone(8, {{kAnna, 1}, {kBruno, 1}});
  game.play({"sell 3 3", "allocate gp 3"});
  EXPECT_EQ(game.board().rooms[2].open, 0);
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(Museum, RemembersWhenItsLastRoomOpened) {
  for (const int room : {1, 2, 3, 4}) game.sponsor(kBruno, room);
  for (const int room : {1, 1, 2, 2, 2, 3, 3, 3, 4}) game.exhibit(kBruno, room);
  game.quadrimester(5).give_treasure(kAnna, 3).at_zone(8, {{kAnna, 1}, {kBruno, 1}});
  EXPECT_EQ(game.board().full_at, 0);
  game.play("sell 3 4");
  EXPECT_EQ(game.board().full_at, 5);
}

/// The example of the rulebook: red has sponsored the second and the fourth room, the third has no sponsor. Her
/// treasure is the last of the fourth room.
class ExampleOfTheMuseum : public testing::Test {
 protected:
  ExampleOfTheMuseum() {
    for (const Seat seat : {kRed, kBlue, kWhite}) game.money(seat, {9, 0, 9, 0});
    game.sponsor(kBlue, 1).exhibit(kWhite, 1);
    game.sponsor(kRed, 2).exhibit(kBlue, 2);
    game.sponsor(kRed, 4).exhibit(kWhite, 4);
    game.give_treasure(kRed, 5).at_zone(8, {{kRed, 1}, {kBlue, 1}});
  }
  int treasure_points() {
    const auto points = final_score::points(game.state(), kRed);
    return points[Source::open_rooms] + points[Source::closed_rooms];
  }

  static constexpr Seat kRed = kAnna;
  static constexpr Seat kBlue = kBruno;
  static constexpr Seat kWhite = kClara;
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(ExampleOfTheMuseum, OffersRedThreeRooms) {
  for (const std::string room : {"1", "2", "4", "reserve"}) EXPECT_TRUE(game.offers("sell 5 " + room)) << room;
  EXPECT_FALSE(game.offers("sell 5 3"));
  EXPECT_EQ(game.why_not("sell 5 3").code, "not_sponsored");
}

TEST_F(ExampleOfTheMuseum, OpensTheFourthRoomForTwoAtOnceAndThreeAtTheEnd) {
  game.play({"sell 5 4", "allocate gp 5"});
  EXPECT_EQ(game.player(kRed).reputation, 12);
  EXPECT_EQ(treasure_points(), 3);
}

TEST_F(ExampleOfTheMuseum, RisksTheSecondRoomForThreeAndThree) {
  game.play({"sell 5 2", "allocate gp 5"});
  EXPECT_EQ(game.player(kRed).reputation, 10);
  EXPECT_EQ(treasure_points(), 2) << "as long as it is not full";
  game.give_treasure(kBlue, 3).play("sell 3 2");
  EXPECT_EQ(game.player(kRed).reputation, 13) << "the sponsor's door";
  EXPECT_EQ(treasure_points(), 3);
}

}  // namespace
}  // namespace bathys::thesauros
