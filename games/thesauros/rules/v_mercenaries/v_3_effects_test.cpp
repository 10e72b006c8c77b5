// Thesauros V.3 What mercenaries do without being asked.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class MercenaryDeeds : public testing::Test {
 protected:
  MercenaryDeeds() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(4);
  }
  /// Anna's mercenary is about to act in its zone.
  TestTable& send_mercenary(int zone, std::initializer_list<TestTable::Queued> queued = {}) {
    return game.place_mercenary(kAnna, zone).at_zone(zone, queued);
  }
  TestTable game{TestTable::with(Mode::mercenaries, 3)};
};

// Zone 1.

TEST_F(MercenaryDeeds, StealAllTokensFromTheBoardAndFromEverybody) {
  game.recruit(kBruno, 4);
  EXPECT_EQ(game.bruno().tokens, 1);
  send_mercenary(1, {{kClara, 1}});
  EXPECT_EQ(game.anna().tokens, 3);
  EXPECT_EQ(game.bruno().tokens, 0);
  for (const Seat seat : {kAnna, kBruno, kClara}) EXPECT_EQ(game.player(seat).board_token, 0);
}

TEST_F(MercenaryDeeds, D111LetTheThiefUseTheTokens) {
  send_mercenary(1).at(Rule::placement);
  EXPECT_TRUE(game.offers("place double boss 8"));
  game.play("place double boss 8");
  EXPECT_EQ(game.anna().tokens, 2);
}

TEST_F(MercenaryDeeds, D111LeaveTokensUnderPlacedMeeplesAlone) {
  game.queue(9, {{kBruno, 1, true}});
  send_mercenary(1, {{kClara, 1}});
  EXPECT_EQ(game.anna().tokens, 2);
  EXPECT_EQ(Standing::of(game.table().queue(9)[0]).token, 1);
}

TEST_F(MercenaryDeeds, D111LeaveNoTokenForTheSecondRecruit) {
  game.recruit(kClara, 3);
  send_mercenary(1, {{kClara, 1}}).play("recruit");
  EXPECT_EQ(game.why_not("send double 8").code, "no_double_action");
  game.play("send 8");
  EXPECT_EQ(game.clara().tokens, 0);
}

// Zone 4.

TEST_F(MercenaryDeeds, GroundTheGreySeaplanesUntilMaintenance) {
  game.send_to_sea(kBruno, "F1", 1);
  send_mercenary(4);
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.why_not("rent").code, "planes_sabotaged");
  EXPECT_EQ(game.why_not("rent").rule, "V.3");
  game.play("end turn");
  EXPECT_EQ(game.board().sabotaged, 0) << "mended in maintenance";
}

TEST_F(MercenaryDeeds, D113LeaveThoseInTheQueueWithoutAPlane) {
  game.send_to_sea(kBruno, "F1", 1).send_to_sea(kClara, "F1", 1);
  TestTable other = game;
  send_mercenary(4, {{kBruno, 2}, {kClara, 2}});
  EXPECT_EQ(game.bruno().reputation, 9);
  EXPECT_EQ(game.clara().reputation, 9);
  other.at_zone(4, {{kBruno, 2}}).board().sabotaged = 1;
  EXPECT_EQ(other.legal(), std::vector<std::string>{"decline"});
  EXPECT_EQ(other.why_not("fly").code, "planes_sabotaged");
  EXPECT_EQ(other.why_not("fly").rule, "V.3");
}

TEST_F(MercenaryDeeds, BringTheBlackSeaplaneForGoodAndForNothing) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kBruno, "F2", 1).give_gear(kAnna, Gear::mask);
  send_mercenary(4).play({"black plane", "shift mask shore z1"});
  EXPECT_EQ(game.why_not("relieve z1").code, "no_pilot") << "it carries objects only";
  game.play("landed");
  EXPECT_EQ(game.why_not("black plane").code, "black_plane_flown");
  EXPECT_EQ(game.why_not("black plane").rule, "V.3");
  game.play("end turn");
  EXPECT_EQ(game.why_not("black plane").code, "no_black_plane") << "Bruno has none";
  game.play("end turn").at_zone(5);
  EXPECT_TRUE(game.offers("black plane")) << "once in each turn";
  EXPECT_EQ(game.account(kAnna, Account::mx), 20);
}

TEST_F(MercenaryDeeds, FlyTheBlackSeaplaneBeforeTheZodiacsArePlayed) {
  game.give_zodiac(kAnna);
  game.spend_mercenary(4).send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "b", 2);
  game.anna().black_plane = 1;
  game.at_zone(5).play({"sail z1 F2", "allocate mx 2"});
  EXPECT_EQ(game.why_not("black plane").code, "planes_first");
  EXPECT_FALSE(game.offers("black plane"));
}

// Zone 7.

TEST_F(MercenaryDeeds, FetchTheMine) {
  send_mercenary(7);
  EXPECT_EQ(game.anna().mine, 1);
  EXPECT_EQ(game.count(Happening::mine_taken), 1);
}

// Zone 9.

TEST_F(MercenaryDeeds, SlanderEverybodyElse) {
  game.clara().reputation = 3;
  send_mercenary(9);
  EXPECT_EQ(game.anna().reputation, 10);
  EXPECT_EQ(game.bruno().reputation, 6);
  EXPECT_EQ(game.clara().reputation, 0) << "never below";
}

TEST_F(MercenaryDeeds, D118SlanderForNothingAndLeaveTheCube) {
  send_mercenary(9);
  EXPECT_EQ(game.account(kAnna, Account::gp), 20);
  EXPECT_EQ(game.board().advertising, 0);
}

// Doing nothing.

TEST_F(MercenaryDeeds, D119CostOneReputationWhenTheyCannotAct) {
  send_mercenary(8);
  EXPECT_NE(game.question(), "rearrange_museum") << "nothing is exhibited, so nothing is asked";
  EXPECT_EQ(game.anna().reputation, 9);
  EXPECT_TRUE((game.board().mercenary_spent >> queue_of_zone(8) & 1) != 0) << "the space is used all the same";
}

TEST_F(MercenaryDeeds, D119CostOneReputationWhenTheyAreCalledOff) {
  for (const int zone : {2, 3}) {
    TestTable table = game;
    table.place_mercenary(kAnna, zone).at_zone(zone).play("decline");
    EXPECT_EQ(table.anna().reputation, 9) << zone;
    EXPECT_TRUE((table.board().mercenary_spent >> queue_of_zone(zone) & 1) != 0) << zone;
  }
}

TEST_F(MercenaryDeeds, D128CostOneReputationWhenThereIsNoTokenToTake) {
  for (const Seat seat : {kAnna, kBruno, kClara}) game.player(seat).board_token = 0;
  game.anna().tokens = 1;
  send_mercenary(1);
  EXPECT_EQ(game.anna().reputation, 9) << "her own one does not count";
  EXPECT_EQ(game.anna().tokens, 1);
  EXPECT_EQ(game.last(Happening::tokens_stolen).args[1], 0);
}

TEST_F(MercenaryDeeds, D128CostNothingWhenTheOwnTokenOnTheBoardCanBeTaken) {
  for (const Seat seat : {kBruno, kClara}) game.player(seat).board_token = 0;
  send_mercenary(1);
  EXPECT_EQ(game.anna().reputation, 10);
  EXPECT_EQ(game.anna().tokens, 1);
}

}  // namespace
}  // namespace bathys::thesauros
