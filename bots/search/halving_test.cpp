// Sequential halving: the best is found, and whoever must be compared with it is tried as long as it is.
#include "bots/search/halving.hpp"

#include <gtest/gtest.h>

namespace bathys {
namespace {

/// Candidate n is worth n, more or less by the world.
i32 worth(int candidate, int world) { return 100 * candidate + (world * 37 + candidate * 11) % 50; }

std::vector<Judged> halve_six(int simulations, int kept = -1) {
  const Thinking thinking{.simulations = simulations};
  Budget budget(thinking, 1);
  return halve(6, budget, worth, HalvingRules{.kept = kept});
}

TEST(Halving, FindsTheBestAndTriesItMost) {
  const auto judged = halve_six(120);
  EXPECT_EQ(judged.front().candidate, 5);
  EXPECT_GT(judged.front().worlds(), judged.back().worlds());
}

TEST(Halving, KeepsTheOneThatIsComparedToTheEnd) {
  const auto judged = halve_six(120, 0);
  EXPECT_EQ(judged.front().candidate, 5);
  EXPECT_EQ(judged[1].candidate, 0);
  EXPECT_EQ(judged[1].worlds(), judged[0].worlds());
}

TEST(Halving, TriesEachOnceHoweverSmallTheBudget) {
  for (const Judged& one : halve_six(1)) EXPECT_EQ(one.worlds(), 1);
}

TEST(Halving, ComparesInCommonWorlds) {
  const auto judged = halve_six(60, 0);
  const Difference difference(judged[0], judged[1]);
  EXPECT_TRUE(difference.exceeds(10));
  EXPECT_FALSE(Difference(judged[1], judged[0]).exceeds(1));
}

/// What the sums of so many worlds come to.
Judged met(int worlds, i32 (*value)(int world)) {
  Judged judged;
  for (int world = 0; world < worlds; ++world) judged.add(value(world));
  return judged;
}

TEST(Halving, ComparesExactlyAtTheEdge) {
  // Differences 3 and 1: the mean 2 is twice the standard error 1.
  const Judged better = met(2, [](int world) { return world == 0 ? 3 : 1; });
  const Judged nothing = met(2, [](int) { return 0; });
  EXPECT_TRUE(Difference(better, nothing).exceeds(20));
  EXPECT_FALSE(Difference(better, nothing).exceeds(21));
}

TEST(Halving, ComparesTheLargestSums) {
  const Judged all = met(kMostWorlds, [](int) { return i32{1 << 16}; });
  const Judged none = met(kMostWorlds, [](int) { return 0; });
  const Judged half = met(kMostWorlds, [](int world) { return world % 2 << 16; });
  EXPECT_TRUE(Difference(all, none).exceeds(1'000));
  EXPECT_TRUE(Difference(half, none).exceeds(2'559)) << "a mean of half of a spread of half: the root of all worlds";
  EXPECT_FALSE(Difference(half, none).exceeds(2'560));
}

TEST(Halving, KeepsNoMoreThanSoManyWorldsHoweverLongItMayThink) {
  const Thinking thinking{.simulations = 10'000'000};
  Budget budget(thinking, 1);
  for (const Judged& one : halve(3, budget, worth)) EXPECT_LE(one.worlds(), kMostWorlds);
  EXPECT_LE(budget.spent(), 3 * kMostWorlds);
}

TEST(Halving, BreaksAWorldOffWhenItIsToldToStop) {
  for (const int stops_at : {1, 2, 7, 8, 15}) {
    std::atomic<bool> stop = false;
    const Thinking thinking{.simulations = 1'000'000, .stop = &stop};
    Budget budget(thinking, 1);
    int simulations = 0;
    const auto counted = [&](int candidate, int world) {
      if (++simulations == stops_at) stop = true;
      return worth(candidate, world);
    };
    const auto judged = halve(6, budget, counted, HalvingRules{.each_once = false});
    EXPECT_EQ(simulations, stops_at);
    for (const Judged& one : judged) EXPECT_EQ(one.worlds(), stops_at / 6) << "all in the same worlds";
    EXPECT_EQ(judged.front().candidate, stops_at < 6 ? 0 : 5) << "the order stays when nothing was found out";
  }
}

TEST(Halving, TriesEachOnceWhereThatIsWantedThoughItIsToldToStop) {
  const std::atomic<bool> stop = true;
  const Thinking thinking{.simulations = 1'000'000, .stop = &stop};
  Budget budget(thinking, 1);
  for (const Judged& one : halve(6, budget, worth)) EXPECT_EQ(one.worlds(), 1);
}

}  // namespace
}  // namespace bathys
