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
  return halve(6, budget, worth, kept);
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

}  // namespace
}  // namespace bathys
