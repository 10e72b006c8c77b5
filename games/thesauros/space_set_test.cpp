// Sets of spaces of the sea.
#include "games/thesauros/space_set.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace bathys::thesauros {
namespace {

using testing::ElementsAre;

SpaceSet set_of(std::initializer_list<int> spaces) {
  SpaceSet set;
  for (const int space : spaces) set = set | SpaceSet::of(space);
  return set;
}
std::vector<int> listed(SpaceSet set) {
  std::vector<int> spaces;
  for (const int space : set) spaces.push_back(space);
  return spaces;
}

TEST(ASpaceSet, IsGoneThroughInRisingOrder) {
  EXPECT_THAT(listed(set_of({46, 0, 7})), ElementsAre(0, 7, 46));
  EXPECT_THAT(listed(SpaceSet{}), ElementsAre());
  EXPECT_TRUE(SpaceSet{}.empty());
}

TEST(ASpaceSet, KnowsWhatItSharesWithAnotherAndWhatNot) {
  const SpaceSet one = set_of({1, 2, 3});
  const SpaceSet other = set_of({3, 4});
  EXPECT_THAT(listed(one & other), ElementsAre(3));
  EXPECT_THAT(listed(one | other), ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(listed(one.without(other)), ElementsAre(1, 2));
  EXPECT_TRUE(one.has(2));
  EXPECT_FALSE(one.has(4));
}

TEST(ASpaceSet, HoldsTheSpacesThatFit) {
  const SpaceSet port = SpaceSet::where([](const Space& here) { return here.kind == SpaceKind::port; });
  EXPECT_EQ(port, SpaceSet::of(kPort));
}

}  // namespace
}  // namespace bathys::thesauros
