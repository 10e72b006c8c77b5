// Otys 1.3 Which sides of the sponsors lie up.
#include <set>

#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

using Sponsors = Setup::Sponsors;

Setup sides(Sponsors sponsors, u8 given = 0) {
  Setup setup;
  setup.sponsors = sponsors;
  setup.given_advanced = given;
  return setup;
}

TEST(SponsorSides, AreBasicUnlessSaidOtherwise) {
  EXPECT_EQ(otys::Setup{}.sponsors, Sponsors::basic);
  EXPECT_EQ(TestTable().colony().advanced, 0);
}

TEST(SponsorSides, CanAllBeAdvanced) { EXPECT_EQ(TestTable(sides(Sponsors::advanced)).colony().advanced, 0b11111); }

TEST(SponsorSides, CanBeDrawnEachByItself) {
  std::set<int> drawn;
  for (int i = 0; i < 400; ++i) drawn.insert(TestTable(sides(Sponsors::random), std::to_string(i)).colony().advanced);
  EXPECT_EQ(drawn.size(), 32u) << "every combination of five sides comes up";
}

TEST(SponsorSides, CanBeGivenTileByTile) {
  for (u8 given = 0; given < 32; ++given) {
    const TestTable game(sides(Sponsors::given, given));
    EXPECT_EQ(game.state().table.colony.advanced, given);
  }
}

TEST(SponsorSides, DecideWhatATileDoes) {
  TestTable game(sides(Sponsors::given, 0b00001));
  game.put_sponsor(1, 3, game.colony().is_advanced(0));
  game.play({"key 3", "sponsor"});
  EXPECT_EQ(game.anna().credits, 3) << "the advanced side of tile 1 gives no credit";
  EXPECT_EQ(game.turn().free_effects, 1);
}

TEST(SponsorSides, AreRefusedWhenTheListNamesASixthTile) {
  EXPECT_EQ(Otys::check(sides(Sponsors::given, 0b11111)).code, "");
  EXPECT_EQ(Otys::check(sides(Sponsors::given, 0b100000)).code, "sponsor_sides");
  EXPECT_EQ(Otys::check(sides(Sponsors::given, 0b100000)).rule, "1.3");
}

TEST(SponsorSides, AreRefusedWhenAListIsGivenBesideAnotherChoice) {
  for (const Sponsors other : {Sponsors::basic, Sponsors::random, Sponsors::advanced}) {
    EXPECT_EQ(Otys::check(sides(other)).code, "");
    EXPECT_EQ(Otys::check(sides(other, 0b00100)).code, "sponsor_sides");
  }
  EXPECT_EQ(Otys::check(sides(static_cast<Sponsors>(4))).code, "sponsor_sides");
}

}  // namespace
}  // namespace bathys::otys
