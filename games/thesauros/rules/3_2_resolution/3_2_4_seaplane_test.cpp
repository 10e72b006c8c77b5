// Thesauros 3.2.4 The seaplane.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Anna's zodiac z1 is at sea with worker 2 and a mask; a harpoon lies ashore.
class Seaplane : public testing::Test {
 protected:
  Seaplane() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(2).send_to_sea(kAnna, "F1", 2, {Gear::mask}).give_gear(kAnna, Gear::harpoon);
  }
  TestTable& at_zone_4(std::initializer_list<TestTable::Queued> queued) { return game.at_zone(4, queued); }
  int spent_by_anna() { return 20 - game.account(kAnna, Account::mx); }
  void expect_refused(std::string_view text, std::string_view code, std::string_view rule = "3.2.4") {
    EXPECT_FALSE(game.offers(text)) << text;
    EXPECT_EQ(game.why_not(text).code, code) << text;
    EXPECT_EQ(game.why_not(text).rule, rule) << text;
  }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(Seaplane, CostsThePriceBesideTheSpace) {
  at_zone_4({{kAnna, 1}}).play("fly");
  EXPECT_EQ(spent_by_anna(), 3);
  EXPECT_EQ(game.board().seaplanes, 1);
}

TEST_F(Seaplane, CostsMoreOnTheSecondSpace) {
  at_zone_4({{kBruno, 1}, {kAnna, 1}}).play("fly");
  EXPECT_EQ(spent_by_anna(), 4);
}

TEST_F(Seaplane, IsCheaperForTheBoss) {
  at_zone_4({{kAnna, kBoss}}).play("fly");
  EXPECT_EQ(spent_by_anna(), 1);
}

TEST_F(Seaplane, IsCheaperForNoSpecialist) {
  game.hat(kAnna, 1, Hat::port);
  at_zone_4({{kAnna, 1}}).play("fly");
  EXPECT_EQ(spent_by_anna(), 3);
}

TEST_F(Seaplane, D57NeedsAnOwnZodiacAtSea) {
  at_zone_4({{kBruno, 1}, {kAnna, 1}});
  EXPECT_EQ(game.bruno().reputation, 9) << "not even asked";
  ASSERT_EQ(game.asked(), kAnna);
  game.zodiac(kAnna).space = kPort;
  EXPECT_EQ(game.legal(), std::vector<std::string>{"decline"});
  expect_refused("fly", "no_zodiac_at_sea");
}

TEST_F(Seaplane, NeedsAFreePlane) {
  at_zone_4({{kAnna, 1}});
  game.board().seaplanes = 0;
  expect_refused("fly", "no_plane_left");
}

TEST_F(Seaplane, IsRefusedToWhoCannotPayEvenWithTransfers) {
  at_zone_4({{kAnna, 1}});
  game.money(kAnna, {1, 1, 1, 2}, 50);
  expect_refused("fly", "cannot_pay");
}

TEST_F(Seaplane, TakesNoAnswerOfAnotherZone) {
  at_zone_4({{kAnna, 1}});
  expect_refused("shop", "not_this_question");
  game.play("fly");
  expect_refused("decline", "not_this_question");
}

TEST_F(Seaplane, StaysOutUntilMaintenance) {
  at_zone_4({{kAnna, 1}}).play({"fly", "landed", "end turn"});
  EXPECT_EQ(game.board().quadrimester, 3);
  EXPECT_EQ(game.board().seaplanes, 2);
}

TEST_F(Seaplane, D58FliesAtOnceBeforeTheHighSea) {
  at_zone_4({{kAnna, 1}}).play("fly");
  EXPECT_EQ(game.question(), "shift_cargo");
  game.play("landed");
  EXPECT_EQ(game.question(), "sea_turn");
}

TEST_F(Seaplane, MovesGearBetweenTheShoreAndAZodiac) {
  at_zone_4({{kAnna, 1}}).play({"fly", "shift harpoon shore z1", "shift mask z1 shore"});
  EXPECT_TRUE(game.zodiac(kAnna).load.has(Gear::harpoon));
  EXPECT_FALSE(game.zodiac(kAnna).load.has(Gear::mask));
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 1);
  EXPECT_EQ(game.anna().in_stock(Gear::harpoon), 0);
}

TEST_F(Seaplane, MovesGearAmongZodiacsAtSea) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "F2", 1);
  at_zone_4({{kAnna, kBoss}}).play({"fly", "shift mask z1 z5"});
  EXPECT_TRUE(game.zodiac(4).load.has(Gear::mask));
  EXPECT_FALSE(game.zodiac(kAnna).load.has(Gear::mask));
}

TEST_F(Seaplane, MovesNoGearToZodiacsInPortOrOfOthers) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kBruno, "F1", 1);
  at_zone_4({{kAnna, 1}}).play("fly");
  expect_refused("shift mask z1 z5", "not_in_reach");
  expect_refused("shift mask z1 z2", "not_in_reach");
  expect_refused("shift mask z1 z1", "not_in_reach");
  expect_refused("relieve z2", "not_in_reach");
}

TEST_F(Seaplane, MovesNoGearThatIsElsewhere) {
  at_zone_4({{kAnna, 1}}).play("fly");
  expect_refused("shift harpoon z1 shore", "gear_elsewhere");
  expect_refused("shift mask shore z1", "gear_elsewhere");
}

TEST_F(Seaplane, BringsNoThirdMotorAboard) {
  for (int i = 0; i < 3; ++i) game.give_gear(kAnna, Gear::aux_motor);
  at_zone_4({{kAnna, 1}}).play({"fly", "shift aux_motor shore z1", "shift aux_motor shore z1"});
  expect_refused("shift aux_motor shore z1", "no_place_aboard", "3.2.5");
}

TEST_F(Seaplane, D60SwapsThePilotWithASailorWhoIsHomeAtOnce) {
  at_zone_4({{kAnna, kBoss}}).play({"fly", "relieve z1"});
  EXPECT_EQ(game.zodiac(kAnna).crew, kBoss);
  EXPECT_EQ(game.anna().spot(kBoss), Spot::zodiac);
  EXPECT_EQ(game.anna().spot(2), Spot::home);
  EXPECT_EQ(game.question(), "shift_cargo") << "gear may still be moved";
  expect_refused("relieve z1", "no_pilot");
}

TEST_F(Seaplane, SendsThePilotHomeWhoRelievesNobody) {
  at_zone_4({{kAnna, 1}}).play({"fly", "landed"});
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.anna().spot(2), Spot::zodiac);
}

TEST_F(Seaplane, SwapsNoCrewsOfZodiacsThatDoNotMeet) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "F2", 1);
  at_zone_4({{kAnna, kBoss}}).play("fly");
  expect_refused("exchange z1 z5", "crews_must_meet", "3.2.5.4");
}

TEST_F(Seaplane, D32TakesASecondPlaneForTheSamePriceInADoubleAction) {
  at_zone_4({{kAnna, 1, true}}).play({"fly", "landed", "fly"});
  EXPECT_EQ(spent_by_anna(), 3 + 3) << "D28: the price of the space twice";
  EXPECT_EQ(game.board().seaplanes, 0);
}

TEST_F(Seaplane, D32FliesOnceWhenOnlyOnePlaneIsLeft) {
  game.board().seaplanes = 1;
  at_zone_4({{kAnna, 1, true}}).play({"fly", "landed"});
  EXPECT_EQ(game.question(), "sea_turn") << "the second action is not asked for";
  EXPECT_EQ(game.anna().reputation, 10) << "D27";
}

TEST_F(Seaplane, FliesNoSecondTimeWithAPilotWhoStaysAtSea) {
  at_zone_4({{kAnna, 1, true}}).play({"fly", "relieve z1", "landed"});
  EXPECT_EQ(game.question(), "sea_turn");
  EXPECT_EQ(game.anna().spot(1), Spot::zodiac);
}

}  // namespace
}  // namespace bathys::thesauros
