// Thesauros V.2 Placing a mercenary.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Anna has a mercenary to place in the second quadrimester.
class PlacingAMercenary : public testing::Test {
 protected:
  PlacingAMercenary() {
    for (const Seat seat : {kAnna, kBruno}) game.money(seat, {20, 20, 20, 20});
    game.give_mercenary(kAnna).quadrimester(2);
  }
  u8 mercenary_in(int zone) { return game.board().mercenary[static_cast<std::size_t>(queue_of_zone(zone))]; }
  TestTable game{TestTable::with(Mode::mercenaries, 2)};
};

TEST_F(PlacingAMercenary, CountsAsAPlacement) {
  game.at(Rule::placement).play("hire 3");
  EXPECT_EQ(mercenary_in(3), static_cast<u8>(kAnna));
  EXPECT_EQ(game.anna().mercenaries, 0);
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(PlacingAMercenary, IsPossibleInSevenZones) {
  game.at(Rule::placement);
  for (const std::string zone : {"1", "2", "3", "4", "7", "8", "9"}) EXPECT_TRUE(game.offers("hire " + zone)) << zone;
  for (const std::string zone : {"5", "6", "10"}) {
    EXPECT_FALSE(game.offers("hire " + zone)) << zone;
    EXPECT_EQ(game.why_not("hire " + zone).code, "no_mercenary_space") << zone;
    EXPECT_EQ(game.why_not("hire " + zone).rule, "V.2") << zone;
  }
}

TEST_F(PlacingAMercenary, NeedsOne) {
  game.at(Rule::placement).play("place boss 8");
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.why_not("hire 3").code, "no_mercenary");
  EXPECT_EQ(game.why_not("hire 3").rule, "V.2");
}

TEST_F(PlacingAMercenary, IsPossibleOncePerGameInEachZone) {
  game.spend_mercenary(3).place_mercenary(kBruno, 8).at(Rule::placement);
  EXPECT_EQ(game.why_not("hire 3").code, "mercenary_space_used") << "used before";
  EXPECT_EQ(game.why_not("hire 8").code, "mercenary_space_used") << "taken now";
  EXPECT_EQ(game.why_not("hire 8").rule, "V.2");
  EXPECT_FALSE(game.offers("hire 3"));
  EXPECT_TRUE(game.offers("hire 9"));
}

TEST_F(PlacingAMercenary, MayHappenTwiceInAQuadrimester) {
  game.give_mercenary(kAnna).at(Rule::placement).play({"hire 3", "place boss 8", "hire 9"});
  EXPECT_EQ(mercenary_in(3), static_cast<u8>(kAnna));
  EXPECT_EQ(mercenary_in(9), static_cast<u8>(kAnna));
}

TEST_F(PlacingAMercenary, MayWaitForAnotherQuadrimester) {
  game.at(Rule::placement).play({"place boss 6", "place boss 6", "place worker1 6", "place worker1 6"});
  game.play({"place worker2 6", "place worker2 6"});
  EXPECT_EQ(game.asked(), kAnna) << "she has a mercenary left";
  game.play("pass");
  EXPECT_EQ(game.anna().mercenaries, 1);
  EXPECT_EQ(game.question(), "allocate") << "the resolution has begun";
}

TEST_F(PlacingAMercenary, IsOpenToTheLastOnesOfAPlayer) {
  game.at(Rule::placement).play({"place boss 6", "place boss 6", "place worker1 6", "place worker1 6"});
  game.play({"place worker2 6", "place worker2 6", "hire 9"});
  EXPECT_EQ(mercenary_in(9), static_cast<u8>(kAnna));
}

TEST_F(PlacingAMercenary, MayCarryTheEnvelope) {
  game.at(Rule::placement).play({"post", "hire 3"});
  EXPECT_EQ(game.anna().posted, 1);
  EXPECT_EQ(game.asked(), kBruno);
}

TEST_F(PlacingAMercenary, TakesNoToken) {
  game.recruit(kAnna, 4).at(Rule::placement).play("hire 3");
  EXPECT_EQ(game.anna().tokens, 1);
}

TEST_F(PlacingAMercenary, TrainsNobody) {
  game.place_mercenary(kAnna, 8).at_zone(8, {{kAnna, 1}});
  EXPECT_EQ(game.question(), "museum") << "a worker beside a mercenary learns nothing";
}

TEST_F(PlacingAMercenary, WaitsForTheSecondQuadrimesterInZoneFour) {
  game.quadrimester(1).at(Rule::placement);
  EXPECT_EQ(game.why_not("hire 4").code, "zone_4_closed");
  EXPECT_FALSE(game.offers("hire 4"));
}

TEST_F(PlacingAMercenary, D117LeavesTheQueueAsItIs) {
  game.queue(9, {{kBruno, 1}, {kBruno, 2}}).at(Rule::placement);
  EXPECT_EQ(game.why_not("place boss 9").code, "queue_full");
  game.play("hire 9");
  EXPECT_EQ(game.table().queue(9).size(), 2);
}

TEST_F(PlacingAMercenary, D117LeavesEverySpaceOfTheQueueFree) {
  game.at(Rule::placement).play({"hire 9", "place boss 9", "place boss 9"});
  EXPECT_EQ(game.table().queue(9).size(), 2) << "two players have two spaces there";
}

TEST_F(PlacingAMercenary, ActsBeforeTheQueueInTheFirstZones) {
  for (const int zone : {1, 2, 3, 4}) EXPECT_TRUE(mercenary_acts_first(zone)) << zone;
  game.place_mercenary(kAnna, 3).at_zone(3, {{kBruno, 1}});
  EXPECT_EQ(game.question(), "mercenary_maps");
  EXPECT_EQ(game.asked(), kAnna);
}

TEST_F(PlacingAMercenary, ActsAfterTheQueueInTheLastZones) {
  for (const int zone : {7, 8, 9}) EXPECT_FALSE(mercenary_acts_first(zone)) << zone;
  game.place_mercenary(kAnna, 9).at_zone(9, {{kBruno, 1}});
  EXPECT_EQ(game.question(), "advertise");
  EXPECT_EQ(game.bruno().reputation, 10);
  game.play("advertise");
  EXPECT_EQ(game.bruno().reputation, 10 + 4 - 4);
}

}  // namespace
}  // namespace bathys::thesauros
