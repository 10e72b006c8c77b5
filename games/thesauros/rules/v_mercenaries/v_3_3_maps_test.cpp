// Thesauros V.3.3 The maps of a mercenary.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class MapThieves : public testing::Test {
 protected:
  MapThieves() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(4);
  }
  /// Anna's mercenary is about to act in its zone.
  TestTable& send_mercenary(int zone, std::initializer_list<TestTable::Queued> queued = {}) {
    return game.place_mercenary(kAnna, zone).at_zone(zone, queued);
  }
  TestTable game{TestTable::with(Mode::mercenaries, 3)};
};

TEST_F(MapThieves, TakeTwoMapsOfTheirOwnKind) {
  game.give_map(kBruno, 1).give_map(kBruno, 4);
  send_mercenary(3, {{kBruno, 1}}).play("claim 1");
  EXPECT_EQ(game.why_not("claim 1").code, "no_such_map") << "the same one again";
  EXPECT_EQ(game.why_not("claim 1").rule, "V.3");
  game.play("claim 4");
  EXPECT_EQ(game.anna().mercenary_maps, 1u << 0 | 1u << 3);
  EXPECT_EQ(game.board().mercenary_maps_left & (1u << 0 | 1u << 3), 0u);
  EXPECT_EQ(game.own(kAnna).tiles[0], game.state().secret.placed[0]) << "a holder may look";
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(MapThieves, TakeAsManyMapsAsIsPrinted) {
  Components other = Thesauros::in_play();
  other.mercenary_maps = 1;
  const ComponentsInPlay<Thesauros> in_play(other);
  game.give_map(kBruno, 1);
  send_mercenary(3, {{kBruno, 1}}).play("claim 1");
  EXPECT_EQ(game.anna().mercenary_maps, 1u << 0);
  EXPECT_EQ(game.asked(), kBruno) << "no second map";
}

TEST_F(MapThieves, D52ChooseTheTilesOfNewZonesOfDifferentSizeFromTwoDraws) {
  game.put_on_tiles({"S1", "S2", "S3"}).put_on_tiles({"L1", "L2", "L3"});
  send_mercenary(3, {{kBruno, 1}}).play({"claim 1", "claim 4"});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"tile S1", "tile S2", "tile S3"}));
  game.play("tile S2");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"tile L1", "tile L2", "tile L3"}));
  game.play("tile L3");
  EXPECT_EQ(game.state().secret.placed[0], tile_of("S2"));
  EXPECT_EQ(game.state().secret.placed[3], tile_of("L3"));
  EXPECT_EQ(game.board().small_pile, 8);
}

TEST_F(MapThieves, D52ChooseTheTilesOfNewZonesOfOneSizeFromOneDraw) {
  game.put_on_tiles({"L1", "L2", "L3", "L4"});
  send_mercenary(3, {{kBruno, 1}}).play({"claim 4", "claim 5"});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"tile L1", "tile L2", "tile L3"}));
  game.play("tile L2");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"tile L1", "tile L3"}));
  game.play("tile L1");
  EXPECT_EQ(game.state().secret.placed[3], tile_of("L2"));
  EXPECT_EQ(game.state().secret.placed[4], tile_of("L1"));
  EXPECT_EQ(game.state().secret.large[0], tile_of("L4"));
  EXPECT_EQ(game.own(kBruno).tiles[3], kNone) << "face down for the others";
  EXPECT_TRUE(game.last(Happening::tiles_seen).audience == SeatSet(kAnna));
}

TEST_F(MapThieves, DrawForTheNewZoneOnly) {
  game.give_map(kBruno, 4).put_on_tiles({"L1", "L2", "L3"});
  send_mercenary(3, {{kBruno, 1}}).play({"claim 4", "claim 5"});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"tile L1", "tile L2", "tile L3"}));
  game.play("tile L1");
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(MapThieves, MayTakeOneMapOnly) {
  game.give_map(kBruno, 1);
  send_mercenary(3, {{kBruno, 1}}).play({"claim 1", "decline"});
  EXPECT_EQ(game.anna().mercenary_maps, 1u << 0);
  EXPECT_EQ(game.anna().reputation, 10) << "it has acted";
}

TEST_F(MapThieves, HaveMapsOfTheNumbersInPlayOnly) {
  TestTable two(TestTable::with(Mode::mercenaries, 2));
  two.place_mercenary(kAnna, 3).at_zone(3);
  EXPECT_TRUE(two.offers("claim 5"));
  EXPECT_EQ(two.why_not("claim 6").code, "no_such_map");
}

TEST_F(MapThieves, ShowHiddenTreasuresOfTheirMapsWithoutASonar) {
  game.place_tile(4, "L6").give_map(kBruno, 4);
  send_mercenary(3, {{kBruno, 1}}).play({"claim 4", "decline", "decline"});
  game.send_to_sea(kAnna, "Z4.1", 1, {Gear::bottle}).at_zone(5).play({"dive z1", "take"});
  EXPECT_EQ(game.anna().treasures[3], 1);
  EXPECT_EQ(game.account(kAnna, Account::mx), 20) << "free";
}

}  // namespace
}  // namespace bathys::thesauros
