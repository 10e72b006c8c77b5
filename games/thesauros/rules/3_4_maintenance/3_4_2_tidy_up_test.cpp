// Thesauros 3.4.2 to 3.4.4 The rest of maintenance.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class TidyUp : public testing::Test {
 protected:
  TidyUp() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {50, 0, 0, 0});
    game.quadrimester(2);
  }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(TidyUp, AddsTwoMapsFromTheReserveToTheMarket) {
  game.market({{0, 0}, {0, 0}, {1, 1}, {2, 1}}).put_on_reserve({7, 2});
  const int before = game.board().reserve_size;
  game.at(Rule::maintenance);
  EXPECT_EQ(game.board().reserve_size, before - 2);
  EXPECT_EQ(game.board().market, (std::array<u8, kMarketSpaces>{0, 2, 1, 0, 7})) << "a second 2 makes it cheaper";
  EXPECT_EQ(game.board().stacks, (std::array<u8, kMarketSpaces>{0, 2, 1, 0, 1}));
}

TEST_F(TidyUp, AddsWhatIsLeftOfTheReserve) {
  game.market({{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {7, 2}});
  ASSERT_EQ(game.board().reserve_size, 1);
  game.at(Rule::maintenance);
  EXPECT_EQ(game.board().reserve_size, 0);
  EXPECT_EQ(game.count(Happening::map_added), 1);
  game.quadrimester(2).at(Rule::maintenance);
  EXPECT_EQ(game.count(Happening::map_added), 1) << "and nothing after that";
}

TEST_F(TidyUp, BringsTheSeaplanesHome) {
  game.board().seaplanes = 0;
  game.at(Rule::maintenance);
  EXPECT_EQ(game.board().seaplanes, 2);
}

TEST_F(TidyUp, BringsSabotagedSeaplanesBack) {
  TestTable other(TestTable::with(Mode::mercenaries, 2));
  other.spend_mercenary(4).money(kAnna, {50, 0, 0, 0}).money(kBruno, {50, 0, 0, 0});
  other.anna().black_plane = 1;
  other.board().sabotaged = 1;
  other.board().seaplanes = 0;
  other.quadrimester(4).at(Rule::maintenance);
  EXPECT_EQ(other.board().sabotaged, 0);
  EXPECT_EQ(other.board().seaplanes, 1);
  EXPECT_EQ(other.anna().black_plane, 1) << "the black one stays with its owner";
}

TEST_F(TidyUp, BringsMeeplesHomeFromTheShop) {
  game.give_zodiac(kAnna);
  game.board().shop[0] = Standing{0, 1, 0}.code();
  game.anna().spot(1) = Spot::shop;
  game.at(Rule::maintenance);
  EXPECT_EQ(game.board().shop, (std::array<u8, kShopSpaces>{kNone, kNone}));
  EXPECT_EQ(game.anna().spot(1), Spot::home);
}

TEST_F(TidyUp, DocksZodiacsFromTheLagoonWithCrewAndGear) {
  game.send_to_sea(kAnna, "LA", 1, {Gear::lobster_trap}).at(Rule::maintenance);
  EXPECT_EQ(game.zodiac(kAnna).space, kPort);
  EXPECT_EQ(game.zodiac(kAnna).crew, kNone);
  EXPECT_TRUE(game.zodiac(kAnna).load.empty());
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.anna().in_stock(Gear::lobster_trap), 1);
  for (const u8 spot : game.board().lagoon) EXPECT_EQ(spot, kNone);
}

TEST_F(TidyUp, LeavesZodiacsAtSeaWhereTheyAre) {
  game.send_to_sea(kAnna, "F2", 1, {Gear::mask}).at(Rule::maintenance);
  EXPECT_EQ(game.zodiac(kAnna).space, space_of("F2"));
  EXPECT_EQ(game.anna().spot(1), Spot::zodiac);
  EXPECT_TRUE(game.zodiac(kAnna).load.has(Gear::mask));
}

TEST_F(TidyUp, IsFollowedByAnAuctionAfterQuadrimestersThreeFiveSevenAndEightWithMercenaries) {
  std::vector<int> auctions;
  for (int quadrimester = 1; quadrimester <= 8; ++quadrimester) {
    TestTable other(TestTable::with(Mode::mercenaries, 2));
    other.money(kAnna, {50, 0, 0, 0}).money(kBruno, {50, 0, 0, 0}).quadrimester(quadrimester).at(Rule::maintenance);
    if (other.question() == "raise_bid") auctions.push_back(quadrimester);
  }
  EXPECT_EQ(auctions, (std::vector{3, 5, 7, 8}));
}

TEST_F(TidyUp, IsFollowedByNoAuctionWithoutMercenaries) {
  game.quadrimester(3).at(Rule::maintenance);
  EXPECT_EQ(game.question(), "budget");
  EXPECT_EQ(game.count(Happening::mercenary_offered), 0);
}

}  // namespace
}  // namespace bathys::thesauros
