#include "core/bounds.hpp"

#include <gtest/gtest.h>

#include "core/action.hpp"
#include "core/fixed_list.hpp"
#include "core/pending.hpp"

namespace bathys {
namespace {

TEST(Bounds, OfAListHoldInEveryBuild) {
  FixedList<u8, 2> list{1, 2};
  EXPECT_THROW(list.push_back(3), OutOfBounds);
  EXPECT_THROW(list[2], OutOfBounds);
  EXPECT_THROW(list[-1], OutOfBounds);
  EXPECT_EQ(list.size(), 2);
  list.clear();
  EXPECT_THROW(list.pop_back(), OutOfBounds);
  EXPECT_THROW(list.back(), OutOfBounds);
}

TEST(Bounds, OfTheStackHoldInEveryBuild) {
  Pending<1> pending;
  EXPECT_THROW(pending.top(), OutOfBounds);
  EXPECT_THROW(pending.pop(), OutOfBounds);
  EXPECT_THROW(pending.from_top(0), OutOfBounds);
  pending.push(Frame{});
  EXPECT_THROW(pending.push(Frame{}), OutOfBounds);
  EXPECT_THROW(pending.from_top(1), OutOfBounds);
  EXPECT_EQ(pending.size(), 1);
}

TEST(Bounds, OfTheOptionsHoldInEveryBuild) {
  Options options;
  EXPECT_THROW(options[0], OutOfBounds);
  for (int i = 0; i < Options::kCapacity; ++i) options.add(Action{});
  EXPECT_THROW(options.add(Action{}), OutOfBounds);
  EXPECT_EQ(options.size(), Options::kCapacity);
}

}  // namespace
}  // namespace bathys
