// Lists inside the state.
#include "core/fixed_list.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

namespace bathys {
namespace {

using Five = FixedList<u8, 5>;

std::vector<u8> items(const Five& list) { return {list.begin(), list.end()}; }

/// Equal lists have equal bytes, whatever happened to them before (law 6).
bool same_bytes(const Five& a, const Five& b) { return std::memcmp(&a, &b, sizeof(Five)) == 0; }

TEST(FixedList, IsEmptyAtFirst) {
  const Five list;
  EXPECT_TRUE(list.empty());
  EXPECT_FALSE(list.full());
  EXPECT_EQ(list.size(), 0);
  EXPECT_EQ(Five::capacity(), 5);
}

TEST(FixedList, KeepsWhatIsPushedInOrder) {
  Five list{3, 1};
  list.push_back(4);
  EXPECT_EQ(items(list), (std::vector<u8>{3, 1, 4}));
  EXPECT_EQ(list[0], 3);
  EXPECT_EQ(list.back(), 4);
}

TEST(FixedList, IsFullAtItsCapacity) {
  Five list{1, 2, 3, 4};
  EXPECT_FALSE(list.full());
  list.push_back(5);
  EXPECT_TRUE(list.full());
}

TEST(FixedList, GivesTheLastItemBackFirst) {
  Five list{1, 2};
  EXPECT_EQ(list.pop_back(), 2);
  EXPECT_EQ(list.pop_back(), 1);
  EXPECT_TRUE(list.empty());
}

TEST(FixedList, ClosesUpWhereAnItemIsTaken) {
  Five list{1, 2, 3, 4};
  EXPECT_EQ(list.take_at(1), 2);
  EXPECT_EQ(items(list), (std::vector<u8>{1, 3, 4}));
  EXPECT_EQ(list.take_at(2), 4);
  EXPECT_EQ(list.take_at(0), 1);
  EXPECT_EQ(items(list), (std::vector<u8>{3}));
}

TEST(FixedList, FindsTheFirstOfEqualItems) {
  const Five list{7, 8, 7};
  EXPECT_EQ(list.find(7), 0);
  EXPECT_EQ(list.find(8), 1);
  EXPECT_EQ(list.find(9), -1);
  EXPECT_TRUE(list.has(8));
  EXPECT_FALSE(list.has(0)) << "unused places are no items";
}

TEST(FixedList, LeavesZerosWhereItemsWere) {
  Five popped{1, 2, 3};
  popped.pop_back();
  EXPECT_TRUE(same_bytes(popped, Five{1, 2}));
  Five taken{1, 2, 3};
  taken.take_at(0);
  EXPECT_TRUE(same_bytes(taken, Five{2, 3}));
  Five cleared{1, 2, 3};
  cleared.clear();
  EXPECT_TRUE(same_bytes(cleared, Five{}));
}

TEST(FixedList, ComparesItemsAndSize) {
  EXPECT_EQ((Five{1, 2}), (Five{1, 2}));
  EXPECT_FALSE((Five{1, 2} == Five{1, 2, 0}));
  EXPECT_FALSE((Five{1, 2} == Five{2, 1}));
}

}  // namespace
}  // namespace bathys
