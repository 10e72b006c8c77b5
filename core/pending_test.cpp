// The stack of pending frames.
#include "core/pending.hpp"

#include <gtest/gtest.h>

#include <cstring>

namespace bathys {
namespace {

Frame frame(u8 rule) { return {rule, SeatSet(seat_at(1)), {rule, 0, 0, 0, 0, 9}}; }

TEST(Frame, IsAboutTheSeatItAsks) {
  EXPECT_EQ(frame(1).seat(), seat_at(1));
  EXPECT_EQ(sizeof(Frame), 8u);
}

TEST(Pending, SchedulesFramesInReadingOrder) {
  Pending<8> pending;
  pending.then({frame(1), frame(2), frame(3)});
  EXPECT_EQ(pending.pop(), frame(1));
  EXPECT_EQ(pending.pop(), frame(2));
  EXPECT_EQ(pending.pop(), frame(3));
  EXPECT_TRUE(pending.empty());
}

TEST(Pending, SchedulesBeforeEverythingThatWaits) {
  Pending<8> pending;
  pending.then({frame(1), frame(4)});
  EXPECT_EQ(pending.pop(), frame(1));
  pending.then({frame(2), frame(3)});
  EXPECT_EQ(pending.size(), 3);
  EXPECT_EQ(pending.from_top(0), frame(2));
  EXPECT_EQ(pending.from_top(1), frame(3));
  EXPECT_EQ(pending.from_top(2), frame(4));
}

TEST(Pending, LetsTheTopBeChanged) {
  Pending<8> pending;
  pending.push(frame(1));
  pending.top().asked.add(seat_at(3));
  EXPECT_TRUE(pending.top().asked.has(seat_at(3)));
}

TEST(Pending, LeavesZerosWhereFramesWere) {
  Pending<8> used;
  used.then({frame(1), frame(2)});
  used.pop();
  used.pop();
  Pending<8> cleared;
  cleared.then({frame(1), frame(2)});
  cleared.clear();
  const Pending<8> fresh;
  EXPECT_EQ(std::memcmp(&used, &fresh, sizeof(fresh)), 0);
  EXPECT_EQ(std::memcmp(&cleared, &fresh, sizeof(fresh)), 0);
}

TEST(Pending, HoldsAsManyFramesAsItSays) {
  Pending<3> pending;
  for (u8 rule = 1; rule <= Pending<3>::capacity(); ++rule) pending.push(frame(rule));
  EXPECT_EQ(pending.size(), 3);
  EXPECT_EQ(pending.top(), frame(3));
}

}  // namespace
}  // namespace bathys
