// How values are spread.
#include "core/histogram.hpp"

#include <gtest/gtest.h>

namespace bathys {
namespace {

TEST(Histogram, CountsByBoundsAndSums) {
  static constexpr double kBounds[] = {1, 10, 100};
  Histogram histogram(kBounds);
  for (const double value : {0.5, 1.0, 2.0, 10.0, 1000.0}) histogram.note(value);
  EXPECT_EQ(histogram.count(0), 2u);  // a bound belongs to what it bounds
  EXPECT_EQ(histogram.count(1), 2u);
  EXPECT_EQ(histogram.count(2), 0u);
  EXPECT_EQ(histogram.count(3), 1u);
  EXPECT_EQ(histogram.total(), 5u);
  EXPECT_DOUBLE_EQ(histogram.sum(), 1013.5);
}

}  // namespace
}  // namespace bathys
