// Whose time runs, from when, and who is late.
#include "server/clock.hpp"

#include <gtest/gtest.h>

namespace bathys::server {
namespace {

constexpr Seat kEarly = seat_at(0);
constexpr Seat kLater = seat_at(1);

TEST(Clock, WithoutATimerNobodyIsEverLate) {
  Clock clock(0);
  clock.run_for(SeatSet::first(2), SeatSet::first(2), 1000);
  EXPECT_FALSE(clock.has_timer());
  EXPECT_FALSE(clock.is_late(kEarly, 1'000'000));
  EXPECT_EQ(clock.deadline_for(kEarly), std::nullopt);
}

TEST(Clock, ASeatIsLateFromItsDeadlineOn) {
  Clock clock(3);
  clock.run_for(SeatSet(kEarly), {}, 1000);
  EXPECT_EQ(clock.deadline_for(kEarly), 4000);
  EXPECT_FALSE(clock.is_late(kEarly, 3999));
  EXPECT_TRUE(clock.is_late(kEarly, 4000));
  EXPECT_FALSE(clock.is_late(kLater, 9999));
  EXPECT_FALSE(clock.is_late(kSpectator, 9999));
  EXPECT_EQ(clock.first_late(3999), std::nullopt);
  EXPECT_EQ(clock.first_late(4000), kEarly);
}

TEST(Clock, TimeBeginsAnewOnlyForTheSeatsRenewed) {
  Clock clock(3);
  clock.run_for(SeatSet::first(2), {}, 1000);
  clock.run_for(SeatSet::first(2), SeatSet(kLater), 2000);
  EXPECT_EQ(clock.deadline_for(kEarly), 4000);
  EXPECT_EQ(clock.deadline_for(kLater), 5000);
}

TEST(Clock, TimeStopsForWhoIsNotAskedAnyMore) {
  Clock clock(3);
  clock.run_for(SeatSet(kEarly), {}, 1000);
  clock.run_for({}, SeatSet::first(2), 2000);
  EXPECT_EQ(clock.deadline_for(kEarly), std::nullopt);
  EXPECT_EQ(clock.first_late(9999), std::nullopt);
}

TEST(Clock, OthersSeeTheEarliestDeadline) {
  Clock clock(3);
  clock.run_for(SeatSet(kLater), {}, 1000);
  clock.run_for(SeatSet::first(2), {}, 2000);
  EXPECT_EQ(clock.deadline_for(kSpectator), 4000);
  EXPECT_EQ(clock.deadline_for(kEarly), 5000);
}

}  // namespace
}  // namespace bathys::server
