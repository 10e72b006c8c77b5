// Sets of the values of a small enumeration.
#include "core/small_set.hpp"

#include <gtest/gtest.h>

#include <type_traits>
#include <vector>

namespace bathys {
namespace {

enum class Fish : u8 { cod, eel, pike, ray };
using FishSet = SmallSet<Fish>;

TEST(ASmallSet, HasWhatWasAddedUntilItIsRemoved) {
  FishSet set;
  EXPECT_TRUE(set.empty());
  set.add(Fish::pike);
  set.add(Fish::pike);
  EXPECT_TRUE(set.has(Fish::pike));
  EXPECT_FALSE(set.has(Fish::cod));
  EXPECT_EQ(set.size(), 1);
  set.remove(Fish::pike);
  set.remove(Fish::eel);
  EXPECT_TRUE(set.empty());
}

TEST(ASmallSet, IsGoneThroughInRisingOrder) {
  std::vector<Fish> caught;
  for (const Fish fish : FishSet{Fish::ray, Fish::cod, Fish::pike}) caught.push_back(fish);
  EXPECT_EQ(caught, (std::vector<Fish>{Fish::cod, Fish::pike, Fish::ray}));
}

TEST(ASmallSet, IsAByte) {
  static_assert(sizeof(FishSet) == 1 && std::has_unique_object_representations_v<FishSet>);
  EXPECT_EQ(FishSet::first(3), (FishSet{Fish::cod, Fish::eel, Fish::pike}));
  EXPECT_EQ(FishSet::from_bits(0b1010).bits(), 0b1010);
}

}  // namespace
}  // namespace bathys
