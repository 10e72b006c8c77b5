// Thesauros 3.2.5.2 Gear.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Anna's worker 1 boards her zodiac in zone 7 and loads it.
class Loading : public testing::Test {
 protected:
  Loading() { game.money(kAnna, {20, 20, 20, 20}).quadrimester(2).queue(9, {{kBruno, 2}}); }
  TestTable& embark() { return game.at_zone(7, {{kAnna, 1}}).play("embark z1"); }
  Load load() { return game.zodiac(kAnna).load; }
  void expect_refused(std::string_view text, std::string_view code) {
    EXPECT_FALSE(game.offers(text)) << text;
    EXPECT_EQ(game.why_not(text).code, code) << text;
    EXPECT_EQ(game.why_not(text).rule, "3.2.5") << text;
  }
  TestTable game;
};

TEST_F(Loading, IsAskedForWhenAZodiacLeavesPort) {
  game.give_gear(kAnna, Gear::mask);
  embark();
  EXPECT_EQ(game.question(), "load_gear");
  game.play({"load mask", "cast off"});
  EXPECT_TRUE(load().has(Gear::mask));
  EXPECT_FALSE(load().has(Gear::metal_detector)) << "what was not loaded stays ashore";
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 0);
  EXPECT_EQ(game.anna().in_stock(Gear::metal_detector), 1);
  EXPECT_EQ(game.question(), "sea_turn");
}

TEST_F(Loading, CanBeTakenBack) {
  game.give_gear(kAnna, Gear::mask);
  embark().play({"load mask", "unload mask"});
  EXPECT_TRUE(load().empty());
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 1);
  expect_refused("unload mask", "gear_elsewhere");
}

TEST_F(Loading, TakesOnlyWhatIsAshore) {
  embark();
  expect_refused("load mask", "gear_elsewhere");
  expect_refused("shop", "not_this_question");
}

TEST_F(Loading, TakesTwoExtraMotorsAtMost) {
  for (const Gear motor : {Gear::aux_motor, Gear::aux_motor, Gear::medium_motor}) game.give_gear(kAnna, motor);
  embark().play({"load aux_motor", "load aux_motor"});
  EXPECT_EQ(load().count(Gear::aux_motor), 2) << "alike or different";
  expect_refused("load medium_motor", "no_place_aboard");
  game.play({"unload aux_motor", "load medium_motor"});
  EXPECT_EQ(load().count(Gear::aux_motor), 1);
  EXPECT_EQ(load().motors(), 2);
}

TEST_F(Loading, D88CountsTheFoundMotorAmongTheTwo) {
  for (const Gear motor : {Gear::aux_motor, Gear::aux_motor, Gear::found_motor}) game.give_gear(kAnna, motor);
  embark().play({"load found_motor", "load aux_motor"});
  expect_refused("load aux_motor", "no_place_aboard");
}

TEST_F(Loading, TakesAllOtherGearWithoutLimit) {
  for (const Gear gear : {Gear::mask, Gear::harpoon, Gear::bottle, Gear::basic_sonar, Gear::drill, Gear::cage,
                          Gear::suit, Gear::lobster_trap}) {
    game.give_gear(kAnna, gear);
  }
  embark().play("load all");
  for (const Gear gear : kAllGear) EXPECT_EQ(game.anna().in_stock(gear), 0);
  expect_refused("load all", "nothing_to_load");
}

TEST_F(Loading, PrefersTheStrongerMotorsWhenItTakesAll) {
  for (const Gear motor : {Gear::aux_motor, Gear::medium_motor, Gear::super_motor, Gear::found_motor}) {
    game.give_gear(kAnna, motor);
  }
  embark().play("load all");
  EXPECT_TRUE(load().has(Gear::super_motor));
  EXPECT_TRUE(load().has(Gear::found_motor));
  EXPECT_EQ(load().motors(), 2);
}

TEST_F(Loading, DrawsOnOnePoolForAllZodiacsInPort) {
  game.give_zodiac(kAnna);
  game.give_gear(kAnna, Gear::mask).at_zone(7, {{kAnna, 1}, {kAnna, 2}});
  game.play({"embark z5", "load mask", "cast off", "sail z5 F1", "allocate mx 2", "embark z1"});
  expect_refused("load mask", "gear_elsewhere");
  EXPECT_TRUE(game.offers("load metal_detector"));
}

TEST_F(Loading, D126TakesSeveralOfAKindAsCargo) {
  for (int i = 0; i < 2; ++i) game.give_gear(kAnna, Gear::mask);
  embark().play({"load mask", "load mask"});
  EXPECT_EQ(load().count(Gear::mask), 2);
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 0);
  game.play("unload mask");
  EXPECT_EQ(load().count(Gear::mask), 1);
}

TEST_F(Loading, D126TakesOneOfEachKindNotAboardWhenItTakesAll) {
  for (int i = 0; i < 2; ++i) game.give_gear(kAnna, Gear::mask).give_gear(kAnna, Gear::aux_motor);
  embark().play("load all");
  EXPECT_EQ(load().count(Gear::mask), 1);
  EXPECT_EQ(load().count(Gear::aux_motor), 1);
  expect_refused("load all", "nothing_to_load");
  EXPECT_TRUE(game.offers("load mask"));
  EXPECT_TRUE(game.offers("load aux_motor"));
}

TEST_F(Loading, IsNotAskedForWhenNothingIsAshore) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "b", 2, {Gear::metal_detector});
  game.at_zone(7, {{kAnna, 1}}).play("embark z5");
  EXPECT_EQ(game.question(), "sea_turn");
}

// Through the port.

TEST_F(Loading, D124IsPossibleWhereAZodiacPassesThroughPort) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::mask}).give_gear(kAnna, Gear::harpoon).at_zone(5);
  game.play("pass by z1 PORT");
  EXPECT_EQ(game.question(), "under_way");
  EXPECT_TRUE(load().has(Gear::mask)) << "nothing is unloaded unless asked";
  EXPECT_EQ(game.zodiac(kAnna).crew, 1) << "the crew stays aboard";
  EXPECT_FALSE(game.offers("cast off"));
  game.play({"load harpoon", "unload mask", "sail z1 b"});
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("b"));
  EXPECT_TRUE(load().has(Gear::harpoon));
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 1);
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 1) << "three spaces: the port counts";
}

TEST_F(Loading, D124MayEndInPortAfterAll) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::mask}).at_zone(5).play({"pass by z1 PORT", "sail z1 PORT"});
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 1);
  EXPECT_EQ(game.zodiac(kAnna).crew, kNone);
}

TEST_F(Loading, D125InPortAddsReach) {
  TestTable three(TestTable::with(Mode::standard, 3));
  three.money(kAnna, {20, 20, 20, 20}).quadrimester(2).send_to_sea(kAnna, "F1", 1).give_gear(kAnna, Gear::super_motor);
  three.at_zone(5).play("pass by z1 PORT");
  EXPECT_EQ(three.why_not("sail z1 g").code, "too_far");
  three.play({"load super_motor", "sail z1 g"});
  EXPECT_EQ(three.zodiac(kAnna).space, space_of("g"));
  EXPECT_EQ(three.account(kAnna, Account::mx), 20 - 1) << "five spaces: two free, two by the motor, one paid";
}

TEST_F(Loading, D125LeavesNoMotorAshoreThatTheWayStillNeeds) {
  TestTable three(TestTable::with(Mode::standard, 3));
  three.money(kAnna, {20, 20, 20, 20}).quadrimester(2).send_to_sea(kAnna, "F1", 1, {Gear::super_motor});
  three.at_zone(5).play("pass by z1 PORT");
  EXPECT_TRUE(three.offers("sail z1 g"));
  three.play("unload super_motor");
  EXPECT_EQ(three.why_not("sail z1 g").code, "too_far");
  three.play("sail z1 d");
  EXPECT_EQ(three.account(kAnna, Account::mx), 20 - 1) << "one space by the motor, two free, one paid";
}

}  // namespace
}  // namespace bathys::thesauros
