// Otys 3.3 Sponsor 3.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class SponsorThreeBasic : public testing::Test {
 protected:
  SponsorThreeBasic() {
    game.clear_levels(kAnna);
    game.put_sponsor(3, 3);
  }
  void use_up(std::initializer_list<KeyToken> keys) {
    for (const KeyToken key : keys) game.use_up(kAnna, key);
  }
  TestTable game;
};

TEST_F(SponsorThreeBasic, TakesBackAUsedKeyAndTheRestCloseUp) {
  use_up({KeyToken::one, KeyToken::four, KeyToken::two});
  game.play({"key 3", "sponsor key 4"});
  EXPECT_EQ(game.ready_keys(kAnna), "4 5 X");
  EXPECT_EQ(game.track(kAnna), "1 2");
}

TEST_F(SponsorThreeBasic, D18TakesBackAnyOwnKeyWhereverItLiesOnTheTrack) {
  for (const std::string_view key : {"1", "2", "4", "5", "X"}) {
    TestTable fresh;
    fresh.put_sponsor(3, 3);
    for (const KeyToken used : {KeyToken::one, KeyToken::own_x, KeyToken::four, KeyToken::five, KeyToken::two}) {
      fresh.use_up(kAnna, used);
    }
    fresh.play({"key 3", "sponsor key " + std::string(key)});
    EXPECT_EQ(fresh.ready_keys(kAnna), key);
    EXPECT_EQ(fresh.anna().track.size(), 4);
  }
}

TEST_F(SponsorThreeBasic, TakesBackTheOwnXKeyWhileANeutralOneIsInPlay) {
  use_up({KeyToken::own_x});
  game.put_sponsor(3, 2);
  game.give_neutral_keys(kAnna, 1);
  game.play({"x neutral 3", "sponsor key X"});
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 4 5 X");
}

TEST_F(SponsorThreeBasic, NeverTakesBackANeutralXKey) {
  use_up({KeyToken::neutral_x});
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor key X"), "key_not_on_track 3.3");
  EXPECT_EQ(game.why_not("sponsor key neutral").code, "unreadable");
}

TEST_F(SponsorThreeBasic, NeverTakesBackTheKeyInPlay) {
  use_up({KeyToken::one});
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor key 3"), "key_not_on_track 3.3");
  EXPECT_EQ(game.refusal("sponsor key 1"), "allowed");
}

TEST_F(SponsorThreeBasic, NeverTakesBackTheOwnXKeyInPlay) {
  game.put_sponsor(3, 2);
  game.play("x own 3");
  EXPECT_EQ(game.refusal("sponsor key X"), "key_not_on_track 3.3");
}

TEST_F(SponsorThreeBasic, TakesBackNoKeyThatLiesReady) {
  use_up({KeyToken::one});
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor key 2"), "key_not_on_track 3.3");
}

TEST_F(SponsorThreeBasic, HasNothingToGiveWhenTheTrackIsEmpty) {
  game.play("key 3");
  for (const std::string_view key : {"1", "2", "3", "4", "5", "X"}) {
    EXPECT_EQ(game.refusal("sponsor key " + std::string(key)), "key_not_on_track 3.3");
  }
  EXPECT_EQ(game.refusal("sponsor"), "not_this_question 3.3");
}

TEST_F(SponsorThreeBasic, TakesBackTheKeyOfTheLevelWhereAnXKeyIsInPlay) {
  use_up({KeyToken::three});
  game.put_sponsor(3, 2);
  game.play({"x own 3", "sponsor key 3"});
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 4 5");
}

/// Anna's divers stand in order, the explorer lowest, and sponsor 3 shows its advanced side.
class SponsorThreeAdvanced : public testing::TestWithParam<int> {
 protected:
  SponsorThreeAdvanced() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.put_sponsor(3, GetParam(), true);
  }
  std::string key() const { return "key " + std::to_string(GetParam()); }
  TestTable game;
};

TEST_P(SponsorThreeAdvanced, BringsTheDiverOfLevelFiveToTheTopAndTheSevenOthersDownOne) {
  game.play({key(), "sponsor"});
  EXPECT_EQ(game.column(kAnna), "explorer metal_expert plant_expert fuel_expert tech_expert trader spy engineer");
}

TEST_P(SponsorThreeAdvanced, ChangesWhoIsActivatedAndResurfaces) {
  const Diver before = game.anna().diver_at_level(GetParam() - 1);
  game.play({key(), "sponsor"});
  const Diver activated = game.anna().diver_at_level(GetParam() - 1);
  EXPECT_NE(activated, before);
  EXPECT_EQ(activated, kInOrder[static_cast<std::size_t>(kSurface + GetParam() - 2)]) << "the one who stood above";
  game.play({"dive", "done", "resurface"});
  EXPECT_EQ(game.anna().column[0], activated);
  EXPECT_EQ(game.anna().column[1], Diver::explorer);
}

INSTANTIATE_TEST_SUITE_P(OnEveryLevel, SponsorThreeAdvanced, testing::Range(1, 6));

TEST(SponsorThreeAdvancedSide, LetsTheDiverWhoCameDownAct) {
  TestTable game;
  game.clear_levels(kAnna);
  game.column(kAnna, kInOrder);
  game.put_sponsor(3, 5, true);
  game.play({"key 5", "sponsor", "dive"});
  EXPECT_EQ(game.refusal("explore 1"), "not_this_question 4.4") << "the explorer is at the top now";
  game.play("improve hacker");
  EXPECT_EQ(game.anna().hacker, 1);
}

TEST(SponsorThreeAdvancedSide, CostsNothingAndTakesBackNoKey) {
  TestTable game;
  game.put_sponsor(3, 3, true);
  game.use_up(kAnna, KeyToken::one);
  game.play("key 3");
  EXPECT_EQ(game.refusal("sponsor key 1"), "not_this_question 3.3");
  game.play("sponsor");
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.anna().batteries, 1);
  EXPECT_EQ(game.track(kAnna), "1");
}

TEST(SponsorThreeAdvancedSide, LeavesDiversOnTheirSides) {
  TestTable game;
  game.column(kAnna, kInOrder);
  game.anna().upgrade(Diver::explorer);
  game.put_sponsor(3, 3, true);
  game.play({"key 3", "sponsor"});
  EXPECT_TRUE(game.anna().is_upgraded(Diver::explorer));
  EXPECT_EQ(game.anna().upgraded, 1u << static_cast<int>(Diver::explorer));
}

}  // namespace
}  // namespace bathys::otys
