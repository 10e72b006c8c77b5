// Otys 2.2 What an X key does to the sponsors.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

using Tiles = std::array<u8, kSponsors>;

class AnXKey : public testing::Test {
 protected:
  AnXKey() {
    for (int tile = 1; tile <= kSponsors; ++tile) game.put_sponsor(tile, tile);
    game.give_neutral_keys(kAnna, 1);
  }
  TestTable game;
};

TEST_F(AnXKey, BringsTheLowestSponsorToTheTopAndTheOthersDownOneLevel) {
  game.play("x own 3");
  EXPECT_EQ(game.colony().sponsors, (Tiles{4, 0, 1, 2, 3}));
}

TEST_F(AnXKey, DoesSoWhenItIsNeutralToo) {
  game.play("x neutral 5");
  EXPECT_EQ(game.colony().sponsors, (Tiles{4, 0, 1, 2, 3}));
}

TEST_F(AnXKey, IsTheOnlyKeyThatMovesThem) {
  game.play("key 3");
  EXPECT_EQ(game.colony().sponsors, (Tiles{0, 1, 2, 3, 4}));
  EXPECT_EQ(game.count(Happening::sponsors_shift), 0);
}

TEST_F(AnXKey, LeavesTheRewardTokensWhereTheyAre) {
  const auto before = game.colony().rewards;
  game.play("x own 2");
  EXPECT_EQ(game.colony().rewards, before);
}

TEST_F(AnXKey, LeavesEachSponsorOnItsSide) {
  game.put_sponsor(5, 5, true);
  game.play("x own 1");
  EXPECT_EQ(game.colony().advanced, 0b10000);
  EXPECT_EQ(game.refusal("sponsor move metal 1 2"), "no_such_resource 3.5") << "tile 5 lies on level 1, still advanced";
}

TEST_F(AnXKey, ShiftsBeforeAnythingElseSoThatTheSponsorWhichArrivedIsUsed) {
  game.play({"x own 2", "sponsor"});
  EXPECT_EQ(game.anna().credits, 4) << "tile 1 has come down to level 2";
}

TEST_F(AnXKey, BringsTheSponsorOfLevelFiveToAPlayerOnLevelOne) {
  game.play({"x own 1", "sponsor"});
  EXPECT_EQ(game.anna().batteries, 2) << "tile 5 has come up to level 1";
}

TEST_F(AnXKey, MayGoToALevelWhoseOwnKeyIsReady) {
  EXPECT_TRUE(game.anna().has_key(KeyToken::two));
  EXPECT_EQ(game.refusal("x own 2"), "allowed");
}

TEST_F(AnXKey, MayGoToALevelWhoseOwnKeyIsUsed) {
  game.use_up(kAnna, KeyToken::two);
  EXPECT_EQ(game.refusal("x own 2"), "allowed");
  EXPECT_EQ(game.refusal("x neutral 2"), "allowed");
}

}  // namespace
}  // namespace bathys::otys
