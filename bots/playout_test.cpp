// Random play: even choices, an end, and a signature that stands still.
#include "bots/playout.hpp"

#include <gtest/gtest.h>

#include <array>

#include "bots/signature.hpp"
#include "games/otys/otys.hpp"

namespace bathys {
namespace {

TEST(QuickRandom, SpreadsItsNumbersEvenly) {
  QuickRandom random(7);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60000; ++i) ++counts.at(random.below(6));
  for (const int count : counts) EXPECT_NEAR(count, 10000, 500);
}

TEST(QuickRandom, HasNoChoiceWhereThereIsOne) {
  QuickRandom random(0);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0u);
}

TEST(RandomPlay, EndsEveryOptionSetAndShowsEveryDecision) {
  for (const auto& setup : Otys::option_sets()) {
    Otys::State state;
    Report silent;
    PlayOn<Otys::State> play{state, silent};
    Engine<Otys>::begin(play, setup, key_from_text("playout"));
    QuickRandom random(1);
    u32 shown = 0;
    const u32 decisions =
        play_at_random<Otys>(play, random, 20000, [&](const auto& now, Seat seat, const Options& options, int chosen) {
          ++shown;
          ASSERT_TRUE(Engine<Otys>::asked(now).has(seat));
          ASSERT_LT(chosen, options.size());
        });
    EXPECT_TRUE(Engine<Otys>::over(state));
    EXPECT_EQ(decisions, shown);
  }
}

TEST(RandomPlay, StopsAfterTheMostDecisionsAllowed) {
  Otys::State state;
  Report silent;
  PlayOn<Otys::State> play{state, silent};
  Engine<Otys>::begin(play, {}, key_from_text("playout"));
  QuickRandom random(1);
  EXPECT_EQ(play_at_random<Otys>(play, random, 10), 10u);
  EXPECT_FALSE(Engine<Otys>::over(state));
}

TEST(OptionSets, AreDifferentAndPossible) {
  const auto sets = Otys::option_sets();
  for (std::size_t i = 0; i < sets.size(); ++i) {
    EXPECT_FALSE(Otys::check(sets[i]));
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(sets[i], sets[k]);
  }
}

TEST(Signature, IsTheSameEveryTime) {
  const std::string first = signature(Otys::kName);
  EXPECT_EQ(first.size(), 64u);
  EXPECT_EQ(first, signature(Otys::kName));
}

}  // namespace
}  // namespace bathys
