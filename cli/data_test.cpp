// Tests of the totals that `bathys data --check` looks at.
#include "cli/data.hpp"

#include <gtest/gtest.h>

namespace bathys::cli {
namespace {

TEST(DataTotals, AreAllRight) {
  const auto checks = check_otys_totals();
  EXPECT_GE(checks.size(), 8u);
  for (const TotalCheck& check : checks) EXPECT_TRUE(check.right()) << check.what << ": " << check.found;
}

TEST(DataTotals, NoticeADifference) { EXPECT_FALSE((TotalCheck{"x", 1, 2}.right())); }

}  // namespace
}  // namespace bathys::cli
