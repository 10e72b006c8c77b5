// Otys 9.2 Supplies without end.
#include "games/otys/deeds.hpp"
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Some hundred gains of everything at once.
class Supplies : public testing::Test {
 protected:
  TestTable game;
  Report silent;
  Play play{game.state(), silent};
};

TEST_F(Supplies, OfCreditsAreUnlimited) {
  for (int i = 0; i < 500; ++i) gain_credits(play, kAnna, 1);
  EXPECT_EQ(game.anna().credits, 503);
}

TEST_F(Supplies, OfBatteriesAreUnlimited) {
  for (int i = 0; i < 500; ++i) gain_batteries(play, kAnna, 1);
  EXPECT_EQ(game.anna().batteries, 501);
}

TEST_F(Supplies, OfResourcesAreUnlimited) {
  TestTable four(TestTable::players(4));
  for (const Seat seat : {kAnna, kBruno, kClara, kDimitri}) {
    for (int level = 1; level <= kLevels; ++level) {
      four.zone(seat, level) = Cargo::of(capacity(level - 1), 0, 0, 0);
    }
  }
  four.zone(kAnna, 1) = {};
  four.put_diver(kAnna, Diver::metal_expert, 1);
  four.play({"key 1", "dive", "find"});
  EXPECT_EQ(four.zone(kAnna, 1), Cargo::of(1, 0, 0, 0)) << "beyond the twenty cubes of the box";
}

TEST_F(Supplies, D18ResourcesAreNeverDiscardedSoAFullLevelTakesNothing) {
  game.put_diver(kAnna, Diver::metal_expert, 3);
  game.clear_levels(kAnna);
  game.zone(kAnna, 3) = Cargo::of(0, 2, 1, 1);
  game.play({"key 3", "dive"});
  EXPECT_EQ(game.refusal("find"), "level_full 4.1");
  EXPECT_EQ(game.legal(), std::vector<std::string>{"done"});
}

TEST_F(Supplies, LetTheScoreGoBeyondThePrintedTrack) {
  for (int i = 0; i < 100; ++i) gain_prestige(play, kAnna, 1, Source::contracts);
  EXPECT_EQ(game.anna().prestige, 100);
  game.check();
}

TEST_F(Supplies, NeverWrapACounterRound) {
  for (int i = 0; i < 30; ++i) {
    gain_credits(play, kAnna, 5000);
    gain_batteries(play, kAnna, 5000);
    gain_prestige(play, kAnna, 5000, Source::contracts);
  }
  EXPECT_EQ(game.anna().credits, kMaxCounter);
  EXPECT_EQ(game.anna().batteries, kMaxCounter);
  EXPECT_EQ(game.anna().prestige, kMaxCounter);
}

TEST_F(Supplies, TellNothingWhenNothingIsGainedOrPaid) {
  struct Count : EventSink {
    void happened(const Event&) override { ++events; }
    int events = 0;
  } count;
  Report report(&count);
  Play listening{game.state(), report};
  gain_credits(listening, kAnna, 0);
  pay_credits(listening, kAnna, 0);
  gain_batteries(listening, kAnna, 0);
  gain_prestige(listening, kAnna, 0, Source::contracts);
  EXPECT_EQ(count.events, 0);
}

}  // namespace
}  // namespace bathys::otys
