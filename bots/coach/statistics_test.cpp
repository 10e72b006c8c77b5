// Means and standard errors in whole numbers.
#include "bots/coach/statistics.hpp"

#include <gtest/gtest.h>

namespace bathys::coach {
namespace {

TEST(SquareRoot, IsTheWholePart) {
  for (u64 n = 0; n < 2000; ++n) {
    const u64 root = square_root(n);
    EXPECT_LE(root * root, n);
    EXPECT_GT((root + 1) * (root + 1), n);
  }
  EXPECT_EQ(square_root(~u64{0}), 0xFFFFFFFFu);
}

TEST(Sample, TellsMeanAndStandardError) {
  Sample sample;
  for (const i64 value : {100, 300, 100, 300}) sample.add(value);
  EXPECT_EQ(sample.mean(), 200);
  EXPECT_EQ(sample.error(), 57);  // sqrt(40000 / 3 / 4)
}

TEST(Sample, OfOneNumberIsNeverClear) {
  Sample sample;
  sample.add(kSure);
  EXPECT_FALSE(is_clear(sample));
}

TEST(Sample, OfFewWorldsIsNeverClear) {
  Sample sample;
  for (int i = 0; i < kFewestWorlds - 1; ++i) sample.add(kSure / 2);
  EXPECT_FALSE(is_clear(sample));
  sample.add(kSure / 2);
  EXPECT_TRUE(is_clear(sample));
}

}  // namespace
}  // namespace bathys::coach
