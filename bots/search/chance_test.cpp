// Chances as whole numbers: never 0 and never 1, however far somebody is ahead.
#include "bots/search/chance.hpp"

#include <gtest/gtest.h>

namespace bathys {
namespace {

TEST(Chance, IsEvenWithoutALeadAndGrowsWithIt) {
  EXPECT_EQ(chance_of(0), kSure / 2);
  EXPECT_GT(chance_of(kOneOdds), chance_of(kOneOdds / 2));
  EXPECT_EQ(chance_of(kOneOdds) + chance_of(-kOneOdds), kSure);
}

TEST(Chance, IsNeverSure) {
  for (const i32 ahead : {11, 12, 20, 4000}) {
    EXPECT_LT(chance_of(ahead * kOneOdds), kSure);
    EXPECT_GT(chance_of(-ahead * kOneOdds), 0);
  }
}

TEST(Chance, AmongSeveralIsThereForTheHopeless) {
  const i32 others[] = {20 * kOneOdds, 0, 15 * kOneOdds};
  EXPECT_GE(chance_among(-30 * kOneOdds, others), 0);
  EXPECT_LT(chance_among(30 * kOneOdds, others), kSure);
}

}  // namespace
}  // namespace bathys
