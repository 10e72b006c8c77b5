// Tests of the totals that `bathys data --check` looks at.
#include "cli/otys/data.hpp"

#include <gtest/gtest.h>

namespace bathys::cli::otys_data {
namespace {

TEST(OtysDataTotals, AreAllRight) {
  const auto checks = check_totals();
  EXPECT_GE(checks.size(), 8u);
  for (const TotalCheck& check : checks) EXPECT_TRUE(check.right()) << check.what << ": " << check.found;
}

TEST(OtysDataTotals, NoticeADifference) { EXPECT_FALSE((TotalCheck{"x", 1, 2}.right())); }

}  // namespace
}  // namespace bathys::cli::otys_data
