// The clock that games are timed by.
#include "server/running_time.hpp"

#include <gtest/gtest.h>

namespace bathys::server {
namespace {

constexpr i64 kGap = storage::Storage::kLongestGapMs;

TEST(RunningTime, GoesOnWhereItWasWrittenDown) {
  RunningTime time(5'000);
  const i64 steady = steady_ms();
  EXPECT_GE(time.at(steady), 5'000);
  EXPECT_EQ(time.at(steady + 3'600'000) - time.at(steady), 3'600'000);
  time.match(0, steady);
  EXPECT_GE(time.at(steady), 5'000) << "nobody else decides";
}

TEST(RunningTime, WhereOthersShareTheStorageItDecides) {
  RunningTime time(5'000, true);
  const i64 steady = steady_ms();
  time.match(9'000, steady);
  EXPECT_EQ(time.at(steady), 9'000);
  EXPECT_EQ(time.at(steady + 700), 9'700);
  time.match(9'200, steady + 700);
  EXPECT_EQ(time.at(steady + 700), 9'200) << "whoever is ahead goes back";
}

TEST(RunningTime, StandsStillWhereTheStorageIsNotHeard) {
  RunningTime time(0, true);
  const i64 steady = steady_ms();
  time.match(1'000, steady);
  EXPECT_EQ(time.at(steady + kGap), 1'000 + kGap);
  EXPECT_EQ(time.at(steady + 100 * kGap), 1'000 + kGap);
}

}  // namespace
}  // namespace bathys::server
