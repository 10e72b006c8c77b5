// Chances as whole numbers.
#include "bots/search/chance.hpp"

#include <gtest/gtest.h>

namespace bathys {
namespace {

TEST(AChance, IsNeitherCertainNorImpossible) {
  for (const i32 ahead : {0, 1, 1000, 2800, 2816, 3072, 1000000}) {
    EXPECT_LT(chance_of(ahead), kSure) << ahead;
    EXPECT_GT(chance_of(-ahead), 0) << ahead;
    EXPECT_EQ(chance_of(ahead) + chance_of(-ahead), kSure) << ahead;
  }
}

TEST(AChance, GrowsWithTheLead) {
  for (int ahead = -2800; ahead < 2800; ahead += 40) EXPECT_LE(chance_of(ahead), chance_of(ahead + 40));
  EXPECT_NEAR(chance_of(kOneOdds), 47912, 2);  // 1 / (1 + 1/e)
}

TEST(AChance, AmongSeveralAddsUp) {
  const std::array<i32, 3> sides{100, -300, 700};
  const std::array<i32, 2> without[] = {{sides[1], sides[2]}, {sides[0], sides[2]}, {sides[0], sides[1]}};
  i32 total = 0;
  for (std::size_t i = 0; i < 3; ++i) total += chance_among(sides[i], without[i]);
  EXPECT_NEAR(total, kSure, 20);
}

TEST(AChance, AmongSeveralIsDefinedHoweverFarBehind) {
  const std::array<i32, 2> far_ahead{1000000, 1000000};
  EXPECT_GE(chance_among(-1000000, far_ahead), 0);
}

}  // namespace
}  // namespace bathys
