// What the sea is worth to the greedy bot: more with gear that helps, nothing where nothing can be done.
#include "bots/thesauros/judges.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class TheSea : public testing::Test {
 protected:
  Outlook outlook() const { return Outlook(weights, Thesauros::seen(game.state(), kAnna)); }
  /// What a dive of a worker is worth in a column of a tile on zone 1.
  Worth dive(std::string_view tile, int column, std::initializer_list<Gear> gear, bool expert = false) const {
    Diver diver{{}, expert};
    for (const Gear one : gear) diver.load = with(diver.load, one);
    return dive_worth(outlook(), diver, dig_tile(tile_of(tile)), game.state().table.site(1), 1, column);
  }
  Worth departure(std::initializer_list<Gear> gear) const {
    Diver diver;
    for (const Gear one : gear) diver.load = with(diver.load, one);
    const Outlook view = outlook();
    return Chart(view, view.table, diver, weights.worker_turn).departure(3);
  }

  Weights weights;
  TestTable game;
};

TEST_F(TheSea, GivesMoreToThoseWhoDiveDeeper) {
  EXPECT_EQ(dive("S4", 0, {}), outlook().treasure(0));              // 3$ at level 1
  EXPECT_EQ(dive("S4", 0, {Gear::bottle}), outlook().treasure(1));  // 5$ at level 3
  EXPECT_EQ(dive("S9", 0, {}), 0);                                  // nothing at level 1
}

TEST_F(TheSea, GivesTwoTreasuresToAnExpert) {
  EXPECT_EQ(dive("S4", 0, {Gear::bottle}, true), outlook().treasure(0) + outlook().treasure(1));
}

TEST_F(TheSea, IsClosedBySharksToThoseWithoutAWeapon) {
  EXPECT_EQ(dive("S1", 2, {Gear::suit}), 0);
  EXPECT_GT(dive("S1", 2, {Gear::suit, Gear::cage}), 0);
  EXPECT_GT(dive("S1", 2, {Gear::suit, Gear::speargun}), dive("S1", 2, {Gear::suit, Gear::harpoon}));
}

TEST_F(TheSea, HidesTreasuresFromThoseWithoutSonarOrDrill) {
  EXPECT_EQ(dive("S1", 0, {Gear::mask}), 0);
  EXPECT_GT(dive("S1", 0, {Gear::mask, Gear::basic_sonar}), 0);
  EXPECT_GT(dive("S1", 1, {Gear::mask, Gear::drill}), dive("S1", 1, {Gear::mask}));
}

TEST_F(TheSea, IsEmptyWhereEverythingIsTaken) {
  game.give_map(kAnna, 1);
  game.table().site(1).cover(0, 0);
  EXPECT_EQ(dive("S4", 0, {}), 0);
}

TEST_F(TheSea, IsWorthLeavingPortForWithAMapAndGear) {
  const Worth without_map = departure({Gear::mask});
  game.place_tile(1, "S1");
  EXPECT_GT(departure({Gear::mask}), without_map);
  EXPECT_GT(departure({Gear::mask, Gear::drill, Gear::basic_sonar}), departure({Gear::mask}));
}

TEST_F(TheSea, ReachesFartherWithMotors) {
  game.place_tile(5, "L1");  // four spaces from port
  EXPECT_GT(departure({Gear::mask, Gear::super_motor}), departure({Gear::mask}));
}

TEST_F(TheSea, MakesGearWorthMoreThanASecondPieceOfIt) {
  const Worth first = gear_worth(outlook(), Gear::lobster_trap);
  game.give_gear(kAnna, Gear::lobster_trap);
  EXPECT_GT(first, gear_worth(outlook(), Gear::lobster_trap));
}

TEST_F(TheSea, MakesMapsWorthMoreEarly) {
  const Worth early = map_worth(outlook(), 1);
  game.quadrimester(9);
  EXPECT_GT(early, map_worth(outlook(), 1) + kPoint);
}

TEST_F(TheSea, CountsUnpaidWagesInThePriceOfThings) {
  game.money(kAnna, {0, 0, 10, 0});
  const Outlook view = outlook();
  EXPECT_EQ(view.cost(Account::gp, 6), view.cash(6));
  EXPECT_EQ(view.cost(Account::gp, 8), view.cash(8) + kPoint);  // one of two workers would go unpaid
}

}  // namespace
}  // namespace bathys::thesauros
