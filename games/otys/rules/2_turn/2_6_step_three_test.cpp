// Otys 2.6 Step 3: the key goes to the hacker track, then the diver resurfaces or stays.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class StepThree : public testing::Test {
 protected:
  StepThree() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    for (int tile = 1; tile <= kSponsors; ++tile) game.put_sponsor(tile, tile);
  }
  void use_up(std::initializer_list<KeyToken> keys) {
    for (const KeyToken key : keys) game.use_up(kAnna, key);
  }
  int first_time(Happening kind) const {
    const auto& all = game.happened();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Event& e) { return e.kind == static_cast<u8>(kind); });
    return static_cast<int>(found - all.begin());
  }
  TestTable game;
};

TEST_F(StepThree, PutsTheKeyOnTheLeftmostFreeSpace) {
  use_up({KeyToken::four, KeyToken::two});
  game.play({"key 1", "dive", "done"});
  EXPECT_EQ(game.track(kAnna), "4 2 1");
  EXPECT_EQ(game.ready_keys(kAnna), "3 5 X");
}

TEST_F(StepThree, PutsXKeysThereToo) {
  use_up({KeyToken::four});
  game.play({"x own 1", "dive", "done"});
  EXPECT_EQ(game.track(kAnna), "4 X");
}

TEST_F(StepThree, PutsNeutralXKeysThereToo) {
  game.give_neutral_keys(kAnna, 1);
  game.play({"x neutral 1", "dive", "done"});
  EXPECT_EQ(game.track(kAnna), "neutral");
  EXPECT_EQ(game.colony().neutral_keys, 11);
}

class TheHackerTrack : public StepThree, public testing::WithParamInterface<int> {
 protected:
  /// Uses up key 1, then 2, and so on; the own X key stays to be played.
  void fill(int tokens) {
    game.anna().hacker = static_cast<u8>(GetParam());
    for (int i = 0; i < tokens; ++i) game.use_up(kAnna, static_cast<KeyToken>(i));
  }
  int full() const { return 6 - GetParam(); }
};

TEST_P(TheHackerTrack, KeepsItsTokensWhenOneSpaceIsLeft) {
  fill(full() - 2);
  game.play({"x own 5", "dive", "done"});
  EXPECT_EQ(game.anna().track.size(), full() - 1);
  EXPECT_EQ(game.count(Happening::keys_return), 0);
}

TEST_P(TheHackerTrack, GivesAllKeysBackWhenTheLastSpaceIsTaken) {
  fill(full() - 1);
  game.play({"x own 5", "dive", "done"});
  EXPECT_EQ(game.track(kAnna), "");
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 4 5 X");
  EXPECT_EQ(game.count(Happening::keys_return), 1);
}

INSTANTIATE_TEST_SUITE_P(AtEveryStepOfTheHacker, TheHackerTrack, testing::Range(0, 4));

TEST_F(StepThree, SendsNeutralXKeysBackToTheSupplyAndOwnOnesToTheBoard) {
  use_up({KeyToken::neutral_x, KeyToken::three, KeyToken::neutral_x, KeyToken::own_x});
  game.give_neutral_keys(kAnna, 4);
  use_up({KeyToken::five});
  EXPECT_EQ(game.colony().neutral_keys, 6);
  game.play({"x neutral 1", "dive", "done"});
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 4 5 X");
  EXPECT_EQ(game.anna().neutral_keys, 3) << "those not yet played stay with the player";
  EXPECT_EQ(game.colony().neutral_keys, 9) << "the two of the track and the one just played";
  EXPECT_EQ(game.track(kAnna), "");
}

TEST_F(StepThree, ReturnsATrackOfNothingButNeutralXKeys) {
  for (int i = 0; i < 5; ++i) use_up({KeyToken::neutral_x});
  game.give_neutral_keys(kAnna, 7);
  EXPECT_EQ(game.colony().neutral_keys, 0);
  game.play({"x neutral 1", "dive", "done"});
  EXPECT_EQ(game.colony().neutral_keys, 6);
  EXPECT_EQ(game.anna().neutral_keys, 6);
}

TEST_F(StepThree, ReturnsAlsoATrackThatIsAboveTheThreshold) {
  use_up({KeyToken::one, KeyToken::three, KeyToken::four, KeyToken::five});
  game.put_diver(kAnna, Diver::engineer, 2);
  game.play({"key 2", "sponsor", "dive", "improve hacker", "improve hacker"});
  EXPECT_EQ(game.track(kAnna), "") << "five tokens, and a threshold of four";
}

TEST_F(StepThree, CountsWithoutTheKeyThatWasTakenBackThisTurn) {
  use_up({KeyToken::one, KeyToken::two, KeyToken::four, KeyToken::five, KeyToken::own_x});
  game.play({"key 3", "sponsor key 4", "dive", "done"});
  EXPECT_EQ(game.track(kAnna), "1 2 5 X 3");
  EXPECT_EQ(game.ready_keys(kAnna), "4");
}

TEST_F(StepThree, LeavesTheKeysOfOthersAlone) {
  use_up({KeyToken::one, KeyToken::two, KeyToken::four, KeyToken::five, KeyToken::own_x});
  game.use_up(kBruno, KeyToken::one);
  game.play({"key 3", "dive", "done"});
  EXPECT_EQ(game.track(kBruno), "1");
}

class Resurfacing : public StepThree, public testing::WithParamInterface<int> {};

TEST_P(Resurfacing, BringsTheDiverToTheTopAndMovesOnlyThoseItPasses) {
  const int place = place_of_level(GetParam());
  auto expected = kInOrder;
  std::rotate(expected.begin(), expected.begin() + place, expected.begin() + place + 1);
  game.play({"key " + std::to_string(GetParam() + 1), "dive", "done", "resurface"});
  EXPECT_EQ(game.anna().column, expected);
}

INSTANTIATE_TEST_SUITE_P(FromEveryLevel, Resurfacing, testing::Range(0, 5));

TEST_F(StepThree, KeepsTheDiverInItsPlaceForABattery) {
  game.play({"key 4", "dive", "done", "stay"});
  EXPECT_EQ(game.anna().column, kInOrder);
  EXPECT_EQ(game.anna().batteries, 0);
}

TEST_F(StepThree, CostsNoBatteryToResurface) {
  game.play({"key 4", "dive", "done", "resurface"});
  EXPECT_EQ(game.anna().batteries, 1);
}

TEST_F(StepThree, RefusesOxygenWithoutABattery) {
  game.anna().batteries = 0;
  game.play({"key 4", "dive", "done"});
  EXPECT_EQ(game.legal(), std::vector<std::string>{"resurface"});
  EXPECT_EQ(game.refusal("stay"), "no_battery 2.6");
}

TEST_F(StepThree, ResurfacesADiverWhoseEffectWasUsedJustTheSame) {
  game.play({"key 4", "dive", "improve hacker", "resurface"});
  EXPECT_EQ(game.where(kAnna, Diver::engineer), "s1");
}

TEST_F(StepThree, ResurfacesTheDiverThatThePropellerBrought) {
  game.play({"key 4", "propel explorer 4", "dive", "done", "resurface"});
  EXPECT_EQ(game.where(kAnna, Diver::explorer), "s1");
  EXPECT_EQ(game.where(kAnna, Diver::engineer), "5");
}

TEST_F(StepThree, D3KeysComeBackBeforeTheDiverIsAskedFor) {
  use_up({KeyToken::one, KeyToken::two, KeyToken::three, KeyToken::five, KeyToken::own_x});
  game.play({"key 4", "dive", "done"});
  EXPECT_EQ(game.question(), "resurface");
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 4 5 X");
  game.play("resurface");
  EXPECT_LT(first_time(Happening::key_on_track), first_time(Happening::keys_return));
  EXPECT_LT(first_time(Happening::keys_return), first_time(Happening::resurfaced));
}

}  // namespace
}  // namespace bathys::otys
