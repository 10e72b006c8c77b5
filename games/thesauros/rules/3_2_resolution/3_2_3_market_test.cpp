// Thesauros 3.2.3 The flea market.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

using Stacks = std::vector<std::pair<int, int>>;

class FleaMarket : public testing::Test {
 protected:
  FleaMarket() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
  }
  /// Somebody waits in zone 9, so that the wages do not follow at once.
  TestTable& at_zone_3(std::initializer_list<TestTable::Queued> queued) {
    return game.queue(9, {{kClara, 2}}).at_zone(3, queued);
  }
  /// The market from the cheapest space up to the last one that is taken.
  Stacks track() {
    Stacks stacks;
    for (std::size_t i = 0; i < kMarketSpaces; ++i) {
      stacks.emplace_back(game.board().market[i], game.board().stacks[i]);
    }
    while (!stacks.empty() && stacks.back().first == 0) stacks.pop_back();
    return stacks;
  }
  /// Maintenance adds two maps: these.
  void add_maps(int first, int second) { game.put_on_reserve({first, second}).at(Rule::maintenance); }
  int spent_by_anna() { return 20 - game.account(kAnna, Account::gp); }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

constexpr std::pair<int, int> kFree{0, 0};

TEST_F(FleaMarket, SellsAMapForThePriceOfItsSpace) {
  game.give_map(kBruno, 2).market({kFree, kFree, {1, 1}, {2, 1}, {3, 1}});
  at_zone_3({{kAnna, 1}}).play("purchase 2");
  EXPECT_EQ(spent_by_anna(), 5);
  EXPECT_EQ(game.anna().maps_of(2), 1);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
}

TEST_F(FleaMarket, IsCheaperForTheBoss) {
  game.give_map(kBruno, 2).market({kFree, kFree, {1, 1}, {2, 1}});
  at_zone_3({{kAnna, kBoss}}).play("purchase 2");
  EXPECT_EQ(spent_by_anna(), 3);
}

TEST_F(FleaMarket, IsCheaperForASpecialistOfTheZone) {
  game.give_map(kBruno, 2).market({kFree, kFree, {1, 1}, {2, 1}}).hat(kAnna, 1, Hat::market);
  at_zone_3({{kAnna, 1}}).play("purchase 2");
  EXPECT_EQ(spent_by_anna(), 3);
}

TEST_F(FleaMarket, HasTheSpacesOfItsFace) {
  game.give_map(kBruno, 2).market({kFree, kFree, kFree, kFree, kFree, kFree, kFree, kFree, {2, 1}});
  at_zone_3({{kAnna, 1}}).play("purchase 2");
  EXPECT_EQ(spent_by_anna(), 10);
}

TEST_F(FleaMarket, SellsOnlyWhatLiesThere) {
  game.market({kFree, kFree, {1, 1}});
  at_zone_3({{kAnna, 1}});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"purchase 1", "decline"}));
  EXPECT_EQ(game.why_not("purchase 2").code, "no_such_map");
  EXPECT_EQ(game.why_not("purchase 2").rule, "3.2.3");
}

TEST_F(FleaMarket, IsRefusedToWhoCannotPayEvenWithTransfers) {
  game.market({kFree, kFree, {1, 1}, {2, 1}}).money(kAnna, {1, 1, 4, 1}, 50);
  at_zone_3({{kAnna, 1}});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"purchase 1", "decline"}));
  EXPECT_EQ(game.why_not("purchase 2").code, "cannot_pay");
  EXPECT_EQ(game.why_not("purchase 2").rule, "3.2.3");
}

TEST_F(FleaMarket, TakesNoAnswerOfAnotherZone) {
  at_zone_3({{kAnna, 1}});
  EXPECT_EQ(game.why_not("fly").code, "not_this_question");
  EXPECT_EQ(game.why_not("fly").rule, "3.2.3");
}

// 3.2.3.2 A stack that shrinks.

TEST_F(FleaMarket, MovesTheRestOfAStackToTheFirstFreeDearerSpace) {
  game.give_map(kBruno, 1).market({kFree, kFree, {1, 2}, {2, 1}, kFree, {3, 1}});
  at_zone_3({{kAnna, 1}}).play("purchase 1");
  EXPECT_EQ(spent_by_anna(), 4) << "the price before it moved";
  EXPECT_EQ(track(), (Stacks{kFree, kFree, kFree, {2, 1}, {1, 1}, {3, 1}}));
}

TEST_F(FleaMarket, LeavesTheRestOfAStackWhereItIsWhenNoDearerSpaceIsFree) {
  TestTable two;
  two.money(kAnna, {20, 20, 20, 20}).give_map(kBruno, 1);
  two.market({kFree, kFree, {1, 2}, {2, 1}, {3, 1}, {4, 1}, {5, 1}});
  two.queue(9, {{kBruno, 2}}).at_zone(3, {{kAnna, 1}}).play("purchase 1");
  EXPECT_EQ(two.board().market[2], 1);
  EXPECT_EQ(two.board().stacks[2], 1);
}

TEST_F(FleaMarket, D48TakesTheSecondThreeDollarSpaceForDearerThanTheFirst) {
  game.give_map(kBruno, 1).market({{1, 2}, kFree, {2, 1}});
  at_zone_3({{kAnna, 1}}).play("purchase 1");
  EXPECT_EQ(track(), (Stacks{kFree, {1, 1}, {2, 1}}));
}

TEST_F(FleaMarket, D49MovesNothingWhenASingleMapIsBought) {
  game.give_map(kBruno, 1).market({kFree, {3, 2}, {1, 1}, {2, 1}});
  at_zone_3({{kAnna, 1}}).play("purchase 1");
  EXPECT_EQ(track(), (Stacks{kFree, {3, 2}, kFree, {2, 1}}));
}

// 3.2.3.4 Maps that are added.

TEST_F(FleaMarket, PutsANewNumberOnTheCheapestFreeSpaceFromFourDollarsUp) {
  game.market({kFree, kFree, {1, 1}, kFree, {2, 1}});
  add_maps(3, 4);
  EXPECT_EQ(track(), (Stacks{kFree, kFree, {1, 1}, {3, 1}, {2, 1}, {4, 1}}));
}

TEST_F(FleaMarket, D47StacksTheSecondMapOfANumberAndSkipsOccupiedSpacesDownwards) {
  game.market({kFree, kFree, {1, 1}, {2, 1}, {3, 1}});
  add_maps(2, 6);
  EXPECT_EQ(track(), (Stacks{kFree, {2, 2}, {1, 1}, {6, 1}, {3, 1}}))
      << "the 4$ space is taken: the stack goes down to 3$; the next new number finds 5$ free";
}

TEST_F(FleaMarket, D47MovesAStackToTheNearestFreeSpaceNotTheCheapest) {
  game.market({kFree, kFree, kFree, kFree, {2, 1}});
  add_maps(2, 2);
  EXPECT_EQ(track(), (Stacks{kFree, kFree, {2, 3}})) << "from 6$ to 5$ and on to 4$";
}

TEST_F(FleaMarket, D48TakesTheFirstThreeDollarSpaceForCheaperThanTheSecond) {
  game.market({kFree, {2, 2}, {1, 1}});
  add_maps(2, 3);
  EXPECT_EQ(track(), (Stacks{{2, 3}, kFree, {1, 1}, {3, 1}}));
}

TEST_F(FleaMarket, LeavesAStackWhereItIsWhenNoCheaperSpaceIsFree) {
  game.market({{1, 1}, {3, 1}, {2, 1}});
  add_maps(2, 4);
  EXPECT_EQ(track(), (Stacks{{1, 1}, {3, 1}, {2, 2}, {4, 1}}));
}

TEST_F(FleaMarket, D50MovesAThirdMapPastAStackThatLiesLower) {
  game.market({kFree, {3, 2}, {1, 1}, {2, 2}});
  add_maps(2, 4);
  EXPECT_EQ(track(), (Stacks{{2, 3}, {3, 2}, {1, 1}, {4, 1}}));
}

TEST_F(FleaMarket, AddsNothingWhenTheReserveIsEmpty) {
  const Stacks all{{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {7, 3}};
  game.market({{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {7, 3}}).at(Rule::maintenance);
  EXPECT_EQ(track(), all);
  EXPECT_EQ(game.board().quadrimester, 2);
}

// 3.2.3.3 The first holder of a number.

class FirstHolder : public FleaMarket {
 protected:
  FirstHolder() {
    game.market({kFree, kFree, {1, 2}, {4, 1}, {2, 1}});
    game.put_on_tiles({"S1", "S2", "S3", "S4"}).put_on_tiles({"L1", "L2", "L3"});
  }
  u8 known_on(Seat seat, int number) {
    return Thesauros::view(game.state(), seat).own.tiles[static_cast<std::size_t>(number - 1)];
  }
};

TEST_F(FirstHolder, PlacesOneOfThreeTilesAndPutsTheOthersUnderThePile) {
  at_zone_3({{kAnna, 1}}).play("purchase 1");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"tile S1", "tile S2", "tile S3"}));
  EXPECT_EQ(game.board().small_pile, 9 - 3);
  game.play("tile S2");
  EXPECT_EQ(game.state().secret.placed[0], tile_of("S2"));
  EXPECT_EQ(game.table().site(1).placed, 1);
  EXPECT_EQ(game.table().site(1).tile, kNone) << "face down";
  EXPECT_EQ(game.board().small_pile, 9 - 1);
  EXPECT_EQ(game.state().secret.small[0], tile_of("S4"));
  EXPECT_EQ(game.state().secret.small[6], tile_of("S1"));
  EXPECT_EQ(game.state().secret.small[7], tile_of("S3"));
}

TEST_F(FirstHolder, DrawsTilesOfTheSizeOfTheZone) {
  at_zone_3({{kAnna, 1}}).play("purchase 4");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"tile L1", "tile L2", "tile L3"}));
  EXPECT_EQ(game.why_not("tile L4").code, "tile_not_drawn");
  EXPECT_EQ(game.why_not("tile L4").rule, "3.2.3");
  EXPECT_EQ(game.why_not("decline").code, "not_this_question");
}

TEST_F(FirstHolder, PaysBeforeTheTilesAreDrawn) {
  game.money(kAnna, {20, 0, 2, 0});
  at_zone_3({{kAnna, 1}}).play("purchase 1");
  EXPECT_EQ(game.question(), "transfer");
  EXPECT_TRUE(game.own(kAnna).drawn.empty());
}

TEST_F(FirstHolder, D55AloneSeesTheTilesDrawn) {
  at_zone_3({{kAnna, 1}}).play("purchase 1");
  EXPECT_EQ(game.last(Happening::tiles_seen).audience, SeatSet(kAnna));
  EXPECT_FALSE(game.last(Happening::tiles_drawn).audience.has(kAnna));
  EXPECT_EQ(Thesauros::view(game.state(), kAnna).own.drawn.size(), 3);
  EXPECT_EQ(Thesauros::view(game.state(), kBruno).own.drawn.size(), 0);
}

TEST_F(FirstHolder, D55AloneKnowsTheTilesUnderThePile) {
  at_zone_3({{kAnna, 1}}).play({"purchase 1", "tile S2"});
  const View anna = Thesauros::view(game.state(), kAnna);
  EXPECT_EQ(anna.small[6], tile_of("S1"));
  EXPECT_EQ(anna.small[7], tile_of("S3"));
  EXPECT_EQ(anna.small[0], kNone);
  for (const u8 tile : Thesauros::view(game.state(), kBruno).small) EXPECT_EQ(tile, kNone);
}

TEST_F(FirstHolder, D55SharesTheLookAtTheTileWithEveryLaterHolder) {
  at_zone_3({{kAnna, 1}, {kBruno, 1}}).play({"purchase 1", "tile S2"});
  EXPECT_EQ(known_on(kAnna, 1), tile_of("S2"));
  EXPECT_EQ(known_on(kBruno, 1), kNone);
  game.play("purchase 1");
  EXPECT_EQ(known_on(kBruno, 1), tile_of("S2"));
  EXPECT_EQ(known_on(kClara, 1), kNone);
  EXPECT_TRUE(game.somebody_learned());
}

TEST_F(FirstHolder, D51DrawsNoTilesForADuplicate) {
  at_zone_3({{kAnna, 1, true}}).play({"purchase 1", "tile S2", "purchase 1"});
  EXPECT_EQ(game.anna().maps_of(1), 2);
  EXPECT_EQ(game.question(), "advertise");
  EXPECT_EQ(game.board().small_pile, 9 - 1);
  EXPECT_EQ(game.state().secret.placed[0], tile_of("S2"));
}

TEST_F(FirstHolder, D51DrawsNoTilesForASecondHolder) {
  game.give_map(kBruno, 2).market({kFree, kFree, {2, 1}});
  at_zone_3({{kAnna, 1}}).play("purchase 2");
  EXPECT_EQ(game.question(), "advertise");
  EXPECT_EQ(game.count(Happening::tiles_drawn), 0);
}

class MercenaryMaps : public testing::Test {
 protected:
  MercenaryMaps() {
    game.put_on_tiles({"S1", "S2", "S3", "S4"}).put_on_tiles({"L1", "L2", "L3"});
    game.place_mercenary(kAnna, 3).queue(9, {{kBruno, 2}}).quadrimester(4).at_zone(3);
  }
  TestTable game{TestTable::with(Mode::mercenaries, 3)};
};

TEST_F(MercenaryMaps, D52DrawOnceForTwoZonesOfOneSizeAndKeepTwo) {
  game.play({"claim 1", "claim 3", "tile S3"});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"tile S1", "tile S2"}));
  game.play("tile S1");
  EXPECT_EQ(game.state().secret.placed[0], tile_of("S3"));
  EXPECT_EQ(game.state().secret.placed[2], tile_of("S1"));
  EXPECT_EQ(game.board().small_pile, 9 - 2);
  EXPECT_EQ(game.count(Happening::tiles_drawn), 1);
}

TEST_F(MercenaryMaps, D52DrawForEachZoneWhenTheyAreOfTwoSizes) {
  game.play({"claim 1", "claim 4", "tile S3", "tile L1"});
  EXPECT_EQ(game.state().secret.placed[0], tile_of("S3"));
  EXPECT_EQ(game.state().secret.placed[3], tile_of("L1"));
  EXPECT_EQ(game.count(Happening::tiles_drawn), 2);
}

}  // namespace
}  // namespace bathys::thesauros
