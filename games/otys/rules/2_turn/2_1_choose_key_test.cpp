// Otys 2.1 Choosing a key and with it the active level.
#include "games/otys/random_play.hpp"
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class ChoosingAKey : public testing::Test {
 protected:
  ChoosingAKey() { game.clear_levels(kAnna); }
  TestTable game;
};

TEST_F(ChoosingAKey, OffersTheFiveKeysAndTheOwnXKeyWithAnyLevel) {
  EXPECT_EQ(game.question(), "choose_key");
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"key 1", "key 2", "key 3", "key 4", "key 5", "x own 1", "x own 2",
                                                    "x own 3", "x own 4", "x own 5"}));
}

TEST_F(ChoosingAKey, OffersOnlyKeysThatLieReady) {
  for (const KeyToken key : {KeyToken::one, KeyToken::three, KeyToken::own_x}) game.use_up(kAnna, key);
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"key 2", "key 4", "key 5"}));
  EXPECT_EQ(game.refusal("key 1"), "key_not_ready 2.1");
  EXPECT_EQ(game.refusal("key 3"), "key_not_ready 2.1");
  EXPECT_EQ(game.refusal("x own 2"), "key_not_ready 2.1");
}

TEST_F(ChoosingAKey, OffersNeutralXKeysOnlyToThoseWhoHoldOne) {
  EXPECT_EQ(game.refusal("x neutral 4"), "no_neutral_key 2.1");
  game.give_neutral_keys(kBruno, 3);
  EXPECT_EQ(game.refusal("x neutral 4"), "no_neutral_key 2.1");
  game.give_neutral_keys(kAnna, 1);
  for (const std::string_view level : kLevelWords)
    EXPECT_EQ(game.refusal("x neutral " + std::string(level)), "allowed");
}

TEST_F(ChoosingAKey, MakesItsLevelTheActiveOne) {
  for (int level = 0; level < kLevels; ++level) {
    for (const std::string_view key : {"key ", "x own ", "x neutral "}) {
      TestTable fresh;
      fresh.give_neutral_keys(kAnna, 1);
      fresh.play(std::string(key).append(kLevelWords[static_cast<std::size_t>(level)]));
      EXPECT_EQ(fresh.turn().level, level);
      EXPECT_EQ(fresh.question(), "step_one");
    }
  }
}

TEST_F(ChoosingAKey, TakesTheKeyOffTheBoard) {
  game.play("key 4");
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 5 X");
  EXPECT_EQ(game.track(kAnna), "") << "it is in play, not yet used";
  EXPECT_EQ(game.turn().key, KeyToken::four);
}

TEST_F(ChoosingAKey, TakesTheOwnXKeyOffTheBoardAndLeavesTheKeyOfThatLevel) {
  game.play("x own 4");
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 4 5");
}

TEST_F(ChoosingAKey, SpendsOneNeutralXKeyAndNoOwnOne) {
  game.give_neutral_keys(kAnna, 2);
  game.play("x neutral 4");
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 4 5 X");
  EXPECT_EQ(game.anna().neutral_keys, 1);
  EXPECT_EQ(game.colony().neutral_keys, 10) << "it does not go back to the supply yet";
}

TEST_F(ChoosingAKey, ComesBeforeEverythingElse) {
  for (const std::string_view later : {"dive", "sponsor", "propel spy s1", "find", "done", "resurface", "stay"}) {
    EXPECT_EQ(game.refusal(later), "not_this_question 2.1") << later;
  }
}

TEST_F(ChoosingAKey, IsForTheOneWhoseTurnItIs) {
  EXPECT_EQ(game.asked(), kAnna);
  EXPECT_EQ(game.why_not(kBruno, "key 1").code, "not_asked");
}

TEST(TheLawOfKeys, WhateverTheTrackHoldsBetweenTurnsSomeKeyCanBePlayed) {
  for (int hacker = 0; hacker <= kTechnicianSteps; ++hacker) {
    for (unsigned used = 0; used < 1u << kOwnKeys; ++used) {
      if (std::popcount(used) >= threshold(hacker)) continue;  // such a track has given its keys back
      TestTable game;
      game.clear_levels(kAnna);
      game.anna().hacker = static_cast<u8>(hacker);
      for (int key = 0; key < kOwnKeys; ++key) {
        if (((used >> key) & 1u) != 0) game.use_up(kAnna, static_cast<KeyToken>(key));
      }
      game.check();
      EXPECT_FALSE(game.legal().empty());
    }
  }
}

TEST(TheLawOfKeys, HoldsInEveryGamePlayedAtRandom) {
  for_all_positions(2, "law of keys", [](const RandomGame& game) {
    if (game.over() || !is(Engine<Otys>::question(game.state()), Rule::choose_key)) return;
    Options options;
    Engine<Otys>::legal(game.state(), game.asked(), options);
    const auto is_key = [](Action action) { return is(action, Do::key) || is(action, Do::x); };
    ASSERT_TRUE(std::any_of(options.begin(), options.end(), is_key));
  });
}

}  // namespace
}  // namespace bathys::otys
