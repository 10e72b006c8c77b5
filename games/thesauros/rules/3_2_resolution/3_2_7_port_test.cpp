// Thesauros 3.2.7 Port and lagoon.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

constexpr std::array<u8, kShopSpaces> kEmptyShop{kNone, kNone};

/// Three players, so that the shop has two spaces (8$ and 10$), with money for everything.
class Port : public testing::Test {
 protected:
  Port() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
  }
  /// Only these are left on the island; Bruno found everything else.
  void leave_on_island(std::initializer_list<std::string_view> ids) {
    u16 left = 0;
    for (const std::string_view id : ids) left = static_cast<u16>(left | 1u << object_of(id));
    u16 island = left;
    for (int i = 0; std::popcount(island) < found_on_island(); ++i) island = static_cast<u16>(island | 1u << i);
    game.state().secret.island = island;
    for (int i = 0; i < kFound; ++i) {
      const bool gone = (island >> i & 1) != 0 && (left >> i & 1) == 0;
      if (gone) game.give_found(kBruno, found_words()[static_cast<std::size_t>(i)]);
    }
  }
  int treasures_of(Seat seat) {
    int count = 0;
    for (const u8 of_kind : game.player(seat).treasures) count += of_kind;
    return count;
  }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

// A The shop.

TEST_F(Port, SellsAZodiacForThePriceOfTheShopSpaceAndBringsOneReputation) {
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}}).play({"shop", "shop"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 8);
  EXPECT_EQ(game.account(kBruno, Account::mx), 20 - 10);
  EXPECT_EQ(game.anna().reputation, 11);
  EXPECT_EQ(game.zodiac(4).owner, static_cast<u8>(kAnna));
  EXPECT_EQ(game.zodiac(4).space, kPort);
  EXPECT_EQ(game.zodiac(5).owner, static_cast<u8>(kBruno));
}

TEST_F(Port, SellsCheaperToTheBoss) {
  game.at_zone(7, {{kAnna, kBoss}, {kBruno, 1}}).play("shop");
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 6);
}

TEST_F(Port, SellsCheaperToItsSpecialistOnly) {
  game.hat(kAnna, 1, Hat::port).hat(kBruno, 1, Hat::museum);
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}, {kClara, 1}}).play({"shop", "shop"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 6);
  EXPECT_EQ(game.account(kBruno, Account::mx), 20 - 10);
}

TEST_F(Port, KeepsTheBuyerInTheShopUntilMaintenance) {
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}}).play("shop");
  EXPECT_EQ(game.anna().spot(1), Spot::shop);
  game.play("decline");
  EXPECT_EQ(game.question(), "place") << "the next quadrimester";
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.board().shop, kEmptyShop);
}

TEST_F(Port, SellsNothingToWhoCannotPayEvenWithTransfers) {
  game.money(kAnna, {4, 1, 1, 4}, 50).at_zone(7, {{kAnna, 1}});
  EXPECT_FALSE(game.offers("shop"));
  EXPECT_EQ(game.why_not("shop").code, "cannot_pay");
  EXPECT_EQ(game.why_not("shop").rule, "3.2.7");
  game.money(kAnna, {5, 1, 1, 4}, 50);
  EXPECT_TRUE(game.offers("shop")) << "4 there, 4 from HR after the fee";
}

TEST_F(Port, D85HasNoThirdSpaceInTheShop) {
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}, {kClara, 1}, {kAnna, 2}}).play({"shop", "shop"});
  EXPECT_FALSE(game.offers("shop"));
  EXPECT_EQ(game.why_not("shop").code, "shop_full");
  EXPECT_EQ(game.why_not("shop").rule, "3.2.7");
  EXPECT_TRUE(game.offers("embark z3")) << "another action is open to Clara";
  game.play("decline");
  EXPECT_EQ(game.clara().reputation, 9);
}

TEST_F(Port, D85HasFourZodiacsForSaleInAll) {
  for (int i = 0; i < 4; ++i) game.give_zodiac(kBruno);
  game.at_zone(7, {{kAnna, 1}});
  EXPECT_FALSE(game.offers("shop"));
  EXPECT_EQ(game.why_not("shop").code, "no_zodiac_left");
  EXPECT_EQ(game.why_not("shop").rule, "3.2.7");
}

TEST_F(Port, HasOneShopSpaceForTwoPlayers) {
  TestTable two;
  two.money(kAnna, {20, 0, 0, 20}).money(kBruno, {20, 0, 0, 20});
  two.at_zone(7, {{kAnna, 1}, {kBruno, 1}}).play("shop");
  EXPECT_EQ(two.account(kAnna, Account::mx), 20 - 8);
  EXPECT_EQ(two.why_not("shop").code, "shop_full");
}

TEST_F(Port, D86LetsAnotherMeepleUseTheNewZodiacAtOnce) {
  game.send_to_sea(kAnna, "F1", 2);
  game.at_zone(7, {{kAnna, 1}, {kAnna, kBoss}}).play({"no training", "shop"});
  EXPECT_TRUE(game.offers("embark z5"));
  game.play("lagoon z5 LC");
  EXPECT_EQ(game.zodiac(4).space, space_of("LC"));
}

// B The lagoon.

TEST_F(Port, LetsLobstersBeCaughtWithATrap) {
  game.give_gear(kAnna, Gear::lobster_trap).at_zone(7, {{kAnna, 1}, {kBruno, 1}});
  game.play({"lagoon z1 LA", "allocate gp 8"});
  EXPECT_EQ(game.account(kAnna, Account::gp), 28);
}

TEST_F(Port, PaysFiveForCoastalFishingWithAHarpoon) {
  game.give_gear(kAnna, Gear::harpoon).at_zone(7, {{kAnna, 1}, {kBruno, 1}});
  game.play({"lagoon z1 LB", "allocate gp 5"});
  EXPECT_EQ(game.asked(), kBruno) << "that was all";
}

TEST_F(Port, PaysSixForCoastalFishingWithASpeargun) {
  game.give_gear(kAnna, Gear::speargun).at_zone(7, {{kAnna, 1}, {kBruno, 1}});
  game.play({"lagoon z1 LB", "allocate gp 6"});
  EXPECT_EQ(game.asked(), kBruno) << "that was all";
}

TEST_F(Port, TakesTouristsRoundWithoutAnyGear) {
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}}).play({"lagoon z1 LC", "allocate gp 4"});
  EXPECT_EQ(game.account(kAnna, Account::gp), 24);
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(Port, PaysTwoMoreInTheLagoonToTheBossAndItsSpecialist) {
  game.give_gear(kAnna, Gear::lobster_trap).hat(kBruno, 1, Hat::port);
  game.at_zone(7, {{kAnna, kBoss}, {kBruno, 1}, {kClara, 1}});
  game.play({"lagoon z1 LA", "allocate gp 10", "lagoon z2 LC", "allocate gp 6", "decline"});
  EXPECT_EQ(game.account(kAnna, Account::gp), 30);
  EXPECT_EQ(game.account(kBruno, Account::gp), 26);
}

TEST_F(Port, AsksForTheGearOfALagoonSpace) {
  game.at_zone(7, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("lagoon z1 LA").code, "gear_missing");
  EXPECT_EQ(game.why_not("lagoon z1 LB").code, "gear_missing");
  EXPECT_EQ(game.why_not("lagoon z1 LB").rule, "3.2.7");
  EXPECT_FALSE(game.offers("lagoon z1 LA"));
  EXPECT_TRUE(game.offers("lagoon z1 LC"));
}

TEST_F(Port, AsksForTheMetalDetectorOnTheIsland) {
  const int second = game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "F1", 2, {Gear::metal_detector}).at_zone(7, {{kAnna, 1}});
  EXPECT_EQ(second, 4);
  EXPECT_EQ(game.why_not("lagoon z5 LD1").code, "gear_missing") << "it is aboard the other zodiac";
}

TEST_F(Port, LetsOneZodiacOntoALagoonSpace) {
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}}).play({"lagoon z1 LC", "allocate gp 4"});
  EXPECT_EQ(game.why_not("lagoon z2 LC").code, "space_taken");
  EXPECT_EQ(game.why_not("lagoon z2 LC").rule, "3.2.7");
  EXPECT_FALSE(game.offers("lagoon z2 LC"));
}

TEST_F(Port, D83HasFiveLagoonSpacesTwoOfThemAtTheIsland) {
  game.give_gear(kAnna, Gear::harpoon).give_gear(kAnna, Gear::lobster_trap);
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}, {kClara, 1}});
  for (const std::string space : {"LA", "LB", "LC", "LD1", "LD2"})
    EXPECT_TRUE(game.offers("lagoon z1 " + space)) << space;
  leave_on_island({"treasure3_1", "treasure3_2"});
  game.play({"lagoon z1 LD1", "lagoon z2 LD2"});
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("LD1"));
  EXPECT_EQ(game.zodiac(kBruno).space, space_of("LD2"));
}

TEST_F(Port, LeavesTheHighSeaOutOfTheLagoon) {
  game.at_zone(7, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("lagoon z1 F1").code, "not_in_lagoon");
  EXPECT_EQ(game.why_not("lagoon z1 PORT").code, "not_in_lagoon");
  EXPECT_EQ(game.why_not("lagoon z1 F1").rule, "3.2.7");
}

TEST_F(Port, NeedsAZodiacOfOnesOwnThatIsDocked) {
  game.send_to_sea(kAnna, "F1", 2).at_zone(7, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("lagoon z2 LC").code, "not_your_zodiac");
  EXPECT_EQ(game.why_not("embark z2").code, "not_your_zodiac");
  EXPECT_EQ(game.why_not("lagoon z1 LC").code, "not_in_port");
  EXPECT_EQ(game.why_not("embark z1").code, "not_in_port");
  EXPECT_EQ(game.why_not("embark z1").rule, "3.2.7");
  EXPECT_EQ(game.why_not("embark z5").code, "not_your_zodiac") << "still for sale";
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"shop", "decline"}));
}

TEST_F(Port, KeepsZodiacMeepleAndGearInTheLagoonUntilMaintenance) {
  game.give_gear(kAnna, Gear::lobster_trap).at_zone(7, {{kAnna, 1}, {kBruno, 1}});
  game.play({"lagoon z1 LA", "allocate gp 8"});
  EXPECT_EQ(game.anna().spot(1), Spot::zodiac);
  EXPECT_EQ(game.anna().in_stock(Gear::lobster_trap), 0);
  game.play("decline");
  EXPECT_EQ(game.question(), "place") << "the next quadrimester";
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.zodiac(kAnna).space, kPort);
  EXPECT_EQ(game.anna().in_stock(Gear::lobster_trap), 1);
}

// The island.

TEST_F(Port, TurnsUpATreasureThatIsKept) {
  leave_on_island({"treasure5_1"});
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}}).play("lagoon z1 LD1");
  EXPECT_EQ(game.anna().treasures[1], 1);
  EXPECT_EQ(game.board().island_size, 0);
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_TRUE(game.somebody_learned());
}

TEST_F(Port, TurnsUpAValuableThatIsCash) {
  leave_on_island({"watch"});
  game.at_zone(7, {{kAnna, kBoss}, {kBruno, 1}}).play({"lagoon z1 LD1", "allocate gp 8"});
  EXPECT_EQ(game.account(kAnna, Account::gp), 28) << "the boss finds better, not more";
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(Port, TurnsUpGearThatGoesToTheStock) {
  leave_on_island({"found_sonar"});
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}}).play("lagoon z1 LD1");
  EXPECT_EQ(game.anna().in_stock(Gear::found_sonar), 1);
  EXPECT_FALSE(game.zodiac(kAnna).load.has(Gear::found_sonar));
}

TEST_F(Port, DrawsAtRandomForAWorker) {
  leave_on_island({"treasure3_1", "treasure5_1", "treasure5_2"});
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}}).play("lagoon z1 LD1");
  EXPECT_EQ(treasures_of(kAnna), 1);
  EXPECT_EQ(game.board().island_size, 2);
  EXPECT_EQ(std::popcount(game.state().secret.island), 2);
}

TEST_F(Port, ShowsTheBossTwoObjectsToKeepOneOf) {
  leave_on_island({"watch", "treasure5_1"});
  game.at_zone(7, {{kAnna, kBoss}, {kBruno, 1}}).play("lagoon z1 LD1");
  EXPECT_EQ(game.question(), "keep_found");
  EXPECT_EQ(game.why_not("keep coin").code, "object_not_drawn");
  EXPECT_EQ(game.why_not("keep coin").rule, "3.2.7");
  EXPECT_EQ(game.why_not("decline").code, "not_this_question");
  game.play("keep treasure5_1");
  EXPECT_EQ(game.anna().treasures[1], 1);
  EXPECT_EQ(game.state().secret.island, 1u << object_of("watch")) << "the other lies there again";
  EXPECT_EQ(game.board().island_size, 1);
}

TEST_F(Port, ShowsItsSpecialistTwoObjects) {
  leave_on_island({"watch", "treasure5_1", "coin"});
  game.hat(kAnna, 1, Hat::port).at_zone(7, {{kAnna, 1}}).play("lagoon z1 LD1");
  EXPECT_EQ(game.question(), "keep_found");
  EXPECT_EQ(game.legal().size(), 2u);
}

TEST_F(Port, TellsTheOthersOnlyWhatIsKept) {
  leave_on_island({"watch", "treasure5_1"});
  game.at_zone(7, {{kAnna, kBoss}, {kBruno, 1}}).play("lagoon z1 LD1");
  for (const Event& event : game.happened()) {
    if (event.kind != static_cast<u8>(Happening::looked_at_two)) continue;
    EXPECT_EQ(event.args[1] >= 0, event.audience == SeatSet(kAnna)) << "what it was is for Anna alone";
  }
  EXPECT_EQ(game.count(Happening::looked_at_two), 2);
  EXPECT_TRUE(Thesauros::view(game.state(), kBruno).own.found.empty());
  game.play("keep treasure5_1");
  EXPECT_EQ(game.own(kAnna).known_island, 1u << object_of("watch"));
  EXPECT_EQ(game.own(kBruno).known_island, 0);
  EXPECT_TRUE(game.last(Happening::found_object).audience == SeatSet::everybody());
}

TEST_F(Port, D87SendsNobodyToAnEmptyIsland) {
  leave_on_island({});
  game.at_zone(7, {{kAnna, 1}});
  EXPECT_FALSE(game.offers("lagoon z1 LD1"));
  EXPECT_EQ(game.why_not("lagoon z1 LD1").code, "island_empty");
  EXPECT_EQ(game.why_not("lagoon z1 LD1").rule, "3.2.7");
}

TEST_F(Port, D87GivesTheBossTheLastObjectWithoutAChoice) {
  leave_on_island({"treasure3_2"});
  game.at_zone(7, {{kAnna, kBoss}, {kBruno, 1}}).play("lagoon z1 LD1");
  EXPECT_EQ(game.anna().treasures[0], 1);
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(Port, D87PutsTheOtherObjectBackFaceDownForTheNextOne) {
  leave_on_island({"watch", "treasure5_1"});
  game.at_zone(7, {{kAnna, kBoss}, {kBruno, 1}, {kClara, 1}});
  game.play({"lagoon z1 LD1", "keep treasure5_1", "lagoon z2 LD2"});
  EXPECT_EQ(game.last(Happening::found_object).args[1], object_of("watch"));
  EXPECT_EQ(game.own(kAnna).known_island, 0) << "it is not there any more";
}

TEST_F(Port, D88CountsTheFoundSpeargunAsOneInTheLagoon) {
  game.give_found(kAnna, "found_speargun").give_gear(kAnna, Gear::harpoon).at_zone(7, {{kAnna, 1}, {kBruno, 1}});
  game.play({"lagoon z1 LB", "load found_speargun", "allocate gp 6"});
  EXPECT_TRUE(game.zodiac(kAnna).load.has(Gear::found_speargun));
}

TEST_F(Port, D88CountsTheFoundMotorAmongTheTwo) {
  game.give_found(kAnna, "found_motor").give_gear(kAnna, Gear::aux_motor).give_gear(kAnna, Gear::medium_motor);
  game.at_zone(7, {{kAnna, 1}}).play({"embark z1", "load found_motor", "load aux_motor"});
  EXPECT_EQ(game.why_not("load medium_motor").code, "no_place_aboard");
}

TEST_F(Port, D88FindsHiddenTreasuresWithTheFoundSonar) {
  game.quadrimester(2).place_tile(4, "L6").give_found(kAnna, "found_sonar");
  game.send_to_sea(kAnna, "Z4.1", 1, {Gear::bottle, Gear::found_sonar}).at_zone(5);
  game.play({"dive z1", "take"});
  EXPECT_EQ(game.anna().treasures[3], 1) << "hidden on the third level";
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 1);
}

// C The high sea.

TEST_F(Port, SendsABoardedZodiacToTheHighSeaWhereTheMeepleStays) {
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}});
  game.play({"embark z1", "cast off", "sail z1 F1", "allocate mx 2", "decline"});
  EXPECT_EQ(game.question(), "place") << "the next quadrimester";
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("F1"));
  EXPECT_EQ(game.anna().spot(1), Spot::zodiac);
}

TEST_F(Port, LetsABoardedZodiacDiveAtOnce) {
  game.place_tile(1, "S1").at_zone(7, {{kAnna, 1}, {kBruno, 1}});
  game.play({"embark z1", "cast off", "sail z1 Z1.4", "dive z1", "take"});
  EXPECT_EQ(game.anna().treasures[0], 1);
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(Port, SendsABoardedZodiacNowhereButToTheHighSea) {
  game.at_zone(7, {{kAnna, 1}}).play({"embark z1", "cast off"});
  EXPECT_EQ(game.why_not("end turn").code, "must_leave_port");
  EXPECT_EQ(game.why_not("end turn").rule, "3.2.7");
  EXPECT_EQ(game.why_not("sail z1 LC").code, "high_sea_only");
  EXPECT_FALSE(game.offers("end turn"));
  EXPECT_FALSE(game.offers("sail z1 LC"));
  EXPECT_TRUE(game.offers("sail z1 F1"));
}

TEST_F(Port, MovesOnlyTheZodiacThatWasBoarded) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "F1", 2).at_zone(7, {{kAnna, 1}}).play({"embark z5", "cast off"});
  EXPECT_EQ(game.why_not("sail z1 F2").code, "not_at_sea");
  EXPECT_TRUE(game.offers("sail z5 F1"));
}

TEST_F(Port, CostsOneReputationWhoeverDoesNothing) {
  game.at_zone(7, {{kAnna, 1}, {kBruno, 1}}).play("decline");
  EXPECT_EQ(game.anna().reputation, 9);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.why_not("advertise").code, "not_this_question");
  EXPECT_EQ(game.why_not("advertise").rule, "3.2.7");
}

// Double actions.

TEST_F(Port, D29SellsTwiceWhileASecondSpaceIsFree) {
  game.at_zone(7, {{kAnna, 1, true}, {kBruno, 1}}).play({"shop", "shop"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 8 - 10);
  EXPECT_EQ(game.anna().reputation, 12);
  EXPECT_EQ(game.zodiac(5).owner, static_cast<u8>(kAnna));
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_TRUE(game.offers("shop")) << "the first space is free again (D129)";
}

TEST_F(Port, D29SellsOnceWhereTheShopHasOneSpace) {
  TestTable two;
  two.money(kAnna, {20, 0, 0, 20}).money(kBruno, {20, 0, 0, 20});
  two.at_zone(7, {{kAnna, 1, true}, {kBruno, 1}}).play("shop");
  EXPECT_EQ(two.asked(), kAnna);
  EXPECT_EQ(two.why_not("shop").code, "shop_full");
  EXPECT_TRUE(two.offers("embark z5"));
}

TEST_F(Port, D29LetsShoppingBeFollowedByTheHighSea) {
  game.at_zone(7, {{kAnna, 1, true}, {kBruno, 1}});
  game.play({"shop", "embark z5", "cast off", "sail z5 F1", "allocate mx 2"});
  EXPECT_EQ(game.anna().spot(1), Spot::zodiac);
  EXPECT_EQ(game.zodiac(4).crew, 1);
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(Port, D29LetsShoppingBeFollowedByTheLagoonAndFreesTheShop) {
  game.at_zone(7, {{kAnna, 1, true}, {kBruno, 1}, {kClara, 1}}).play({"shop", "lagoon z5 LC", "allocate gp 4", "shop"});
  EXPECT_EQ(game.anna().spot(1), Spot::zodiac);
  EXPECT_EQ(game.account(kBruno, Account::mx), 20 - 8) << "the first space is free again";
}

TEST_F(Port, D29EndsTheTurnOfWhoeverBoardedAndLosesTheToken) {
  game.at_zone(7, {{kAnna, 1, true}, {kBruno, 1, true}, {kClara, 1}});
  game.play({"lagoon z1 LC", "allocate gp 4"});
  EXPECT_EQ(game.asked(), kBruno);
  game.play({"embark z2", "cast off", "sail z2 F1", "allocate mx 2"});
  EXPECT_EQ(game.asked(), kClara);
  EXPECT_EQ(game.anna().tokens, 0);
  EXPECT_EQ(game.bruno().tokens, 0);
}

TEST_F(Port, D29KeepsWhoeverDeclinesTheSecondActionInTheShop) {
  game.at_zone(7, {{kAnna, 1, true}, {kBruno, 1}}).play({"shop", "decline"});
  EXPECT_EQ(game.anna().spot(1), Spot::shop);
  EXPECT_EQ(game.anna().reputation, 11) << "nothing is lost";
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(Port, D129LeavesWhoeverShopsTwiceOnTheSecondSpaceAndFreesTheFirst) {
  game.at_zone(7, {{kAnna, 1, true}, {kBruno, 1}, {kClara, 1}}).play({"shop", "shop"});
  const u8 anna = Standing{0, 1, 1}.code();
  EXPECT_EQ(game.board().shop, (std::array<u8, kShopSpaces>{kNone, anna}));
  game.play("shop");
  EXPECT_EQ(game.account(kBruno, Account::mx), 20 - 8) << "the cheapest free space";
  EXPECT_EQ(game.board().shop[1], anna);
}

TEST_F(Port, D129DoesNotSellTwiceOnTheSpaceWhereTheMeepleStands) {
  game.at_zone(7, {{kBruno, 1}, {kAnna, 1, true}, {kClara, 1}}).play({"shop", "shop"});
  EXPECT_EQ(game.asked(), kAnna);
  EXPECT_EQ(game.why_not("shop").code, "shop_full") << "Bruno and she herself stand there";
}

TEST_F(Port, D129FreesTheSpaceOfWhoeverSetsOutAfterShopping) {
  game.at_zone(7, {{kAnna, 1, true}, {kBruno, 1}});
  game.play({"shop", "embark z5", "cast off", "sail z5 F1", "allocate mx 2"});
  EXPECT_EQ(game.board().shop, kEmptyShop);
  ASSERT_EQ(game.asked(), kBruno) << "nothing is left to do at sea";
  game.play("shop");
  EXPECT_EQ(game.account(kBruno, Account::mx), 20 - 8);
}

// Coastal fishing.

TEST_F(Port, D127LetsThePlayerChooseTheWeaponForCoastalFishing) {
  game.give_gear(kAnna, Gear::harpoon).give_gear(kAnna, Gear::speargun).at_zone(7, {{kAnna, 1}}).play("lagoon z1 LB");
  ASSERT_EQ(game.question(), "coastal_gear");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"load harpoon", "load speargun"}));
  game.play("load harpoon");
  ASSERT_EQ(game.question(), "allocate");
  EXPECT_TRUE(game.offers("allocate mx 5"));
  EXPECT_FALSE(game.offers("allocate mx 6"));
  EXPECT_TRUE(game.zodiac(0).load.has(Gear::harpoon));
  EXPECT_EQ(game.anna().in_stock(Gear::speargun), 1) << "it stays ashore";
  EXPECT_EQ(game.anna().in_stock(Gear::harpoon), 0);
}

TEST_F(Port, D127EarnsMoreWithTheSpeargun) {
  game.give_gear(kAnna, Gear::harpoon).give_gear(kAnna, Gear::speargun);
  game.at_zone(7, {{kAnna, kBoss}}).play({"lagoon z1 LB", "load speargun"});
  EXPECT_TRUE(game.offers("allocate mx 8")) << "6, and 2 for the boss";
}

TEST_F(Port, D127AsksBetweenTheTwoSpeargunsToo) {
  game.give_gear(kAnna, Gear::speargun).give_gear(kAnna, Gear::found_speargun);
  game.at_zone(7, {{kAnna, 1}}).play("lagoon z1 LB");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"load speargun", "load found_speargun"}));
  EXPECT_EQ(game.why_not("load harpoon").code, "gear_missing");
  EXPECT_EQ(game.why_not("load metal_detector").code, "gear_missing") << "it is there, but no weapon";
  EXPECT_EQ(game.why_not("load harpoon").rule, "3.2.7");
  EXPECT_EQ(game.why_not("cast off").code, "not_this_question");
}

TEST_F(Port, D127AsksNothingWithOneKindOfWeapon) {
  game.give_gear(kAnna, Gear::harpoon).give_gear(kAnna, Gear::harpoon).at_zone(7, {{kAnna, 1}}).play("lagoon z1 LB");
  EXPECT_EQ(game.question(), "allocate");
}

}  // namespace
}  // namespace bathys::thesauros
