// Thesauros 3.2.2 Research and development.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class Research : public testing::Test {
 protected:
  Research() {
    game.money(kAnna, {20, 30, 20, 20}).money(kBruno, {20, 30, 20, 20});
    for (const Gear tech : {Gear::mask, Gear::lobster_trap, Gear::suit}) game.show_tech(tech);
  }
  /// Somebody waits in zone 9, so that the wages do not follow at once.
  TestTable& at_zone_2(std::initializer_list<TestTable::Queued> queued) {
    return game.queue(9, {{kBruno, 2}}).at_zone(2, queued);
  }
  u8 owner(Gear tech) { return game.board().owners[static_cast<std::size_t>(tech)]; }
  u8 copies(Gear tech) { return game.board().copies[static_cast<std::size_t>(tech)]; }
  int spent_by_anna() { return 30 - game.account(kAnna, Account::rd); }
  void expect_refused(std::string_view text, std::string_view code) {
    EXPECT_FALSE(game.offers(text)) << text;
    EXPECT_EQ(game.why_not(text).code, code) << text;
    EXPECT_EQ(game.why_not(text).rule, "3.2.2") << text;
  }
  TestTable game;
};

TEST_F(Research, DevelopsATechForItsPatent) {
  at_zone_2({{kAnna, 1}}).play("develop suit");
  EXPECT_EQ(spent_by_anna(), 8);
  EXPECT_EQ(owner(Gear::suit), 0);
  EXPECT_EQ(copies(Gear::suit), 2);
  EXPECT_EQ(game.anna().in_stock(Gear::suit), 0) << "the patent alone";
}

TEST_F(Research, DevelopsCheaperWithTheBoss) {
  at_zone_2({{kAnna, kBoss}}).play("develop suit");
  EXPECT_EQ(spent_by_anna(), 6);
}

TEST_F(Research, DevelopsCheaperWithASpecialistOfTheZone) {
  game.hat(kAnna, 1, Hat::research);
  at_zone_2({{kAnna, 1}}).play("develop suit");
  EXPECT_EQ(spent_by_anna(), 6);
}

TEST_F(Research, DevelopsNothingTwice) {
  game.develop(kBruno, Gear::mask);
  at_zone_2({{kAnna, 1}});
  expect_refused("develop mask", "already_developed");
  expect_refused("prototype mask", "already_developed");
}

TEST_F(Research, DevelopsNothingThatIsStillInThePile) {
  Gear hidden = Gear::mask;
  while (research::is_visible(game.board(), static_cast<int>(hidden))) {
    hidden = static_cast<Gear>(static_cast<int>(hidden) + 1);
  }
  at_zone_2({{kAnna, 1}});
  const std::string name(kGearWords[static_cast<std::size_t>(hidden)]);
  expect_refused("develop " + name, "tech_not_shown");
  expect_refused("buy " + name, "tech_not_shown");
}

TEST_F(Research, BuysAnObjectOfAnOwnTechForItsPrice) {
  game.develop(kAnna, Gear::suit);
  at_zone_2({{kAnna, 1}}).play("buy suit");
  EXPECT_EQ(spent_by_anna(), 5);
  EXPECT_EQ(game.anna().in_stock(Gear::suit), 1);
  EXPECT_EQ(copies(Gear::suit), 1);
  EXPECT_EQ(game.count(Happening::royalty), 0);
}

TEST_F(Research, PaysARoyaltyToTheOwnerOfTheTech) {
  game.develop(kBruno, Gear::suit);
  at_zone_2({{kAnna, 1}}).play("buy suit");
  EXPECT_EQ(spent_by_anna(), 5 + 3) << "D16: all of it from R&D";
  EXPECT_EQ(game.question(), "allocate");
  EXPECT_EQ(game.asked(), kBruno);
  game.play({"allocate hr 1", "allocate mx 2"});
  EXPECT_EQ(game.account(kBruno, Account::hr), 21);
  EXPECT_EQ(game.account(kBruno, Account::mx), 22);
  EXPECT_EQ(game.anna().in_stock(Gear::suit), 1);
}

TEST_F(Research, BuysNothingThatNobodyDeveloped) {
  at_zone_2({{kAnna, 1}});
  expect_refused("buy mask", "not_developed");
}

TEST_F(Research, DevelopsAndTakesTheFirstObjectAllForTheBank) {
  at_zone_2({{kAnna, 1}}).play("prototype suit");
  EXPECT_EQ(spent_by_anna(), 8 + 5 + 3);
  EXPECT_EQ(owner(Gear::suit), 0);
  EXPECT_EQ(game.anna().in_stock(Gear::suit), 1);
  EXPECT_EQ(copies(Gear::suit), 1);
  EXPECT_EQ(game.question(), "advertise") << "nobody gets a royalty";
}

TEST_F(Research, D34GivesTheDiscountOncePerAction) {
  at_zone_2({{kAnna, kBoss}}).play("prototype suit");
  EXPECT_EQ(spent_by_anna(), 8 + 5 + 3 - 2);
}

TEST_F(Research, D34GivesNoDiscountOnARoyalty) {
  game.develop(kBruno, Gear::mask);
  at_zone_2({{kAnna, kBoss}}).play({"buy mask", "allocate rd 1"});
  EXPECT_EQ(spent_by_anna(), 0 + 1);
  EXPECT_EQ(game.account(kBruno, Account::rd), 31);
}

TEST_F(Research, D34GivesNoDiscountOnTheRoyaltyOfTheRival) {
  TestTable solo(TestTable::solo());
  solo.money(kAnna, {20, 30, 20, 20}).queue(9, {{kAnna, 2}}).at_zone(2, {{kAnna, kBoss}}).play("buy mask");
  EXPECT_EQ(solo.account(kAnna, Account::rd), 29) << "nothing for the object, the royalty in full";
  EXPECT_EQ(solo.question(), "advertise") << "the bank keeps it";
}

TEST_F(Research, D45SellsNoMoreObjectsThanThereAreNotEvenToTheOwner) {
  game.develop(kAnna, Gear::lobster_trap).give_gear(kBruno, Gear::lobster_trap).give_gear(kBruno, Gear::lobster_trap);
  at_zone_2({{kAnna, 1}, {kBruno, 1}});
  expect_refused("buy lobster_trap", "no_copies_left");
  game.play("decline");
  expect_refused("buy lobster_trap", "no_copies_left");
}

TEST_F(Research, D46SellsASecondCopyToTheSamePlayer) {
  game.develop(kAnna, Gear::mask);
  at_zone_2({{kAnna, 1, true}}).play({"buy mask", "buy mask"});
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 2);
  EXPECT_EQ(spent_by_anna(), 2 + 2);
}

TEST_F(Research, IsRefusedToWhoCannotPayEvenWithTransfers) {
  game.money(kAnna, {1, 4, 1, 1}, 50);
  at_zone_2({{kAnna, 1}});
  EXPECT_TRUE(game.offers("develop mask"));
  expect_refused("prototype mask", "cannot_pay");
  expect_refused("develop suit", "cannot_pay");
}

TEST_F(Research, TakesNoAnswerOfAnotherZone) {
  at_zone_2({{kAnna, 1}});
  expect_refused("fly", "not_this_question");
}

// Sitting on the pile.

TEST_F(Research, SeatsAMeepleOnThePileForNothing) {
  at_zone_2({{kAnna, 1}}).play("sit");
  EXPECT_EQ(game.anna().spot(1), Spot::pile);
  EXPECT_EQ(game.board().sitter, (Standing{0, 1, 0}).code());
  EXPECT_EQ(spent_by_anna(), 0);
  EXPECT_EQ(game.anna().reputation, 10) << "that is an action";
}

TEST_F(Research, D30SeatsAMeepleWithATokenAsItsSecondActionOnly) {
  at_zone_2({{kAnna, 1, true}});
  expect_refused("sit", "sit_last");
  game.play({"develop mask", "sit"});
  EXPECT_EQ(game.anna().spot(1), Spot::pile);
  EXPECT_EQ(game.question(), "advertise");
}

TEST_F(Research, D41SeatsOneMeepleInAll) {
  at_zone_2({{kAnna, 1}, {kAnna, 2}, {kBruno, 1}}).play("sit");
  expect_refused("sit", "somebody_sits");
  game.play("decline");
  ASSERT_EQ(game.asked(), kBruno);
  expect_refused("sit", "somebody_sits");
}

TEST_F(Research, D41SeatsNobodyOnceTheEleventhCardIsOut) {
  for (int tech = 0; game.board().slots[kTechSlots - 2] == kNone; ++tech) game.show_tech(static_cast<Gear>(tech));
  at_zone_2({{kAnna, 1}, {kBruno, 1}});
  EXPECT_TRUE(game.offers("sit")) << "with ten slots full one more card may be chosen";
  game.play("decline");
  for (int tech = 0; game.board().slots[kTechSlots - 1] == kNone; ++tech) game.show_tech(static_cast<Gear>(tech));
  expect_refused("sit", "pile_finished");
}

TEST_F(Research, D41SeatsNobodyOnAnEmptyPile) {
  at_zone_2({{kAnna, 1}});
  game.board().pile_size = 0;
  expect_refused("sit", "pile_finished");
}

// The satellite.

class Satellite : public Research {
 protected:
  Satellite() { game.develop(kAnna, Gear::satellite); }
};

TEST_F(Satellite, D52DrawsForEachOfItsZonesOneAfterTheOther) {
  game.put_on_tiles({"S1", "S2", "S3", "S4", "S5", "S6"});
  at_zone_2({{kAnna, 1}}).play({"buy satellite", "claim 1"});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"tile S1", "tile S2", "tile S3"}));
  game.play({"tile S2", "claim 2"});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"tile S4", "tile S5", "tile S6"}));
  game.play("tile S4");
  EXPECT_EQ(game.state().secret.placed[0], tile_of("S2"));
  EXPECT_EQ(game.state().secret.placed[1], tile_of("S4"));
  EXPECT_EQ(game.anna().satellite_maps, 0b11);
  EXPECT_EQ(game.anna().map_count(), 2);
  EXPECT_EQ(spent_by_anna(), 6);
}

TEST_F(Satellite, D53BringsTwoMapsOfDifferentNumbersOfThisFace) {
  game.give_map(kAnna, 1).give_map(kAnna, 2);
  at_zone_2({{kAnna, 1}}).play("buy satellite");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"claim 1", "claim 2", "claim 3", "claim 4", "claim 5"}));
  expect_refused("claim 6", "no_such_map");
  expect_refused("decline", "claim_one");
  expect_refused("sit", "not_this_question");
  game.play("claim 2");
  expect_refused("claim 2", "no_such_map");
  game.play("claim 1");
  EXPECT_EQ(game.anna().maps_of(1), 2);
  EXPECT_EQ(game.question(), "advertise");
}

TEST_F(Satellite, D53BringsWhatIsLeftWhenThereIsNotEnough) {
  for (const u8 left : {u8{0b10010}, u8{0b10000}, u8{0}}) {
    TestTable other = game;
    other.board().satellite_left = left;
    Report silent;
    Play play{other.state(), silent};
    research::own_object(play, kAnna, static_cast<int>(Gear::satellite));
    int claims = 0;
    for (; is(other.table().pending.top(), Rule::claim_map); ++claims) other.table().pending.pop();
    EXPECT_EQ(claims, std::popcount(left)) << "with nothing left nothing is asked";
  }
  at_zone_2({{kAnna, 1}}).play("buy satellite");
  game.board().satellite_left = 0b10000;
  EXPECT_EQ(game.legal(), std::vector<std::string>{"claim 5"});
  expect_refused("decline", "claim_one");
}

TEST_F(Satellite, BringsMapsToWhoBuysItWithThePatentToo) {
  game.board().owners[static_cast<std::size_t>(Gear::satellite)] = kNone;
  at_zone_2({{kAnna, 1}}).play("prototype satellite");
  EXPECT_EQ(spent_by_anna(), 8 + 6 + 2);
  EXPECT_EQ(game.question(), "claim_map");
}

}  // namespace
}  // namespace bathys::thesauros
