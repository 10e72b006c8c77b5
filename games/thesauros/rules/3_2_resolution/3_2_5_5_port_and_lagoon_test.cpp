// Thesauros 3.2.5.5 Ending a move in port or in the lagoon.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class HomeFromSea : public testing::Test {
 protected:
  HomeFromSea() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(2).queue(9, {{kClara, 2}});
  }
  void expect_refused(std::string_view text, std::string_view code) {
    EXPECT_FALSE(game.offers(text)) << text;
    EXPECT_EQ(game.why_not(text).code, code) << text;
    EXPECT_EQ(game.why_not(text).rule, "3.2.7") << text;
  }
  int gained() { return game.last(Happening::money_gained).args[1]; }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(HomeFromSea, D67DocksTheZodiacAndBringsTheCrewHomeAtOnce) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::mask}).at_zone(5).play("sail z1 PORT");
  EXPECT_EQ(game.zodiac(kAnna).space, kPort);
  EXPECT_EQ(game.zodiac(kAnna).crew, kNone);
  EXPECT_TRUE(game.zodiac(kAnna).load.empty());
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 1);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.count(Happening::docked), 1);
}

TEST_F(HomeFromSea, D67LetsTheDockedZodiacBeUsedInThePortThisTurn) {
  game.queue(7, {{kAnna, 2}}).send_to_sea(kAnna, "F1", 1).at_zone(5).play("sail z1 PORT");
  EXPECT_EQ(game.question(), "port");
  EXPECT_TRUE(game.offers("embark z1"));
}

TEST_F(HomeFromSea, D67DoesNotPlayADockedZodiacOn) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "b", 2).at_zone(5).play("sail z1 PORT");
  EXPECT_EQ(game.why_not("sail z1 F1").code, "not_at_sea");
  EXPECT_EQ(game.why_not("dive z1").code, "not_at_sea");
}

TEST_F(HomeFromSea, D68DoesInTheLagoonWhatIsDoneThere) {
  game.send_to_sea(kAnna, "F1", 1).at_zone(5).play({"sail z1 LC", "allocate mx 4"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 24);
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("LC"));
  EXPECT_EQ(game.anna().spot(1), Spot::zodiac);
  EXPECT_EQ(game.anna().fishing, 0) << "tourists are no fish";
}

TEST_F(HomeFromSea, D68BlocksTheSpaceOfTheLagoonUntilMaintenance) {
  game.queue(7, {{kBruno, 1}}).send_to_sea(kAnna, "F1", 1).at_zone(5);
  game.play({"sail z1 LC", "allocate mx 4"});
  ASSERT_EQ(game.question(), "port");
  expect_refused("lagoon z2 LC", "space_taken");
  game.play({"decline", "decline"});
  ASSERT_EQ(game.board().quadrimester, 3);
  EXPECT_EQ(game.zodiac(kAnna).space, kPort);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.board().lagoon[2], kNone);
}

TEST_F(HomeFromSea, D68EntersNoSpaceOfTheLagoonThatIsTaken) {
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kBruno, "F1", 1).at_zone(5);
  game.play({"sail z1 LC", "allocate mx 4"});
  expect_refused("sail z2 LC", "space_taken");
}

TEST_F(HomeFromSea, FishesLobstersWithATrap) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::lobster_trap}).at_zone(5).play({"sail z1 LA", "allocate mx 8"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 28);
  EXPECT_EQ(game.anna().fishing, 8);
}

TEST_F(HomeFromSea, FishesOffTheCoastWithAHarpoonOrBetterASpeargun) {
  for (const auto& [weapon, gain] : {std::pair{Gear::harpoon, 5}, {Gear::speargun, 6}, {Gear::found_speargun, 6}}) {
    TestTable table;
    table.quadrimester(2).send_to_sea(kAnna, "F1", 1, {weapon}).at_zone(5).play("sail z1 LB");
    EXPECT_EQ(table.last(Happening::money_gained).args[1], gain);
    EXPECT_EQ(table.anna().fishing, gain);
  }
}

TEST_F(HomeFromSea, EarnsTwoMoreWithTheBossOrASpecialistOfThePort) {
  game.hat(kBruno, 1, Hat::port).send_to_sea(kAnna, "F1", kBoss, {Gear::harpoon});
  game.send_to_sea(kBruno, "F1", 1, {Gear::lobster_trap}).at_zone(5).play("sail z1 LB");
  EXPECT_EQ(gained(), 7);
  game.play({"allocate mx 7", "sail z2 LA"});
  EXPECT_EQ(gained(), 10);
}

TEST_F(HomeFromSea, SearchesTheIslandWithADetector) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::metal_detector}).at_zone(5).play("sail z1 LD2");
  EXPECT_EQ(game.count(Happening::found_object), 1);
  EXPECT_EQ(game.board().island_size, found_on_island() - 1);
}

TEST_F(HomeFromSea, SearchesTheIslandTwiceAsWellWithTheBoss) {
  game.send_to_sea(kAnna, "F1", kBoss, {Gear::metal_detector}).at_zone(5).play("sail z1 LD1");
  EXPECT_EQ(game.question(), "keep_found");
  EXPECT_EQ(game.legal().size(), 2u);
}

TEST_F(HomeFromSea, D69EntersNoSpaceOfTheLagoonWithoutItsGear) {
  game.send_to_sea(kAnna, "F1", 1).at_zone(5);
  expect_refused("sail z1 LA", "gear_missing");
  expect_refused("sail z1 LB", "gear_missing");
  expect_refused("sail z1 LD1", "gear_missing");
  EXPECT_TRUE(game.offers("sail z1 LC"));
}

TEST_F(HomeFromSea, D69FindsTheGearAshoreWhenItPassesThroughPort) {
  game.give_gear(kAnna, Gear::lobster_trap).send_to_sea(kAnna, "F1", 1).at_zone(5);
  expect_refused("sail z1 LA", "gear_missing");
  game.play("pass by z1 PORT");
  expect_refused("sail z1 LA", "gear_missing");
  game.play({"load lobster_trap", "sail z1 LA"});
  EXPECT_EQ(gained(), 8);
}

TEST_F(HomeFromSea, D69KeepsTheGearItHasAboardWhenItPassesThroughPort) {
  game.send_to_sea(kAnna, "F1", 1, {Gear::lobster_trap, Gear::mask}).at_zone(5);
  game.play({"pass by z1 PORT", "sail z1 LA"});
  EXPECT_EQ(gained(), 8);
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 0) << "nothing is unloaded";
}

}  // namespace
}  // namespace bathys::thesauros
