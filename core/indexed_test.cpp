// Arrays asked by an enumeration or a plain number.
#include "core/indexed.hpp"

#include <gtest/gtest.h>

#include "core/game.hpp"

namespace bathys {
namespace {

enum class Fruit : u8 { apple, pear, plum };
template <class T>
using ByFruit = Indexed<Fruit, T, 3>;

TEST(AnIndexedArray, IsAskedByItsNoun) {
  ByFruit<u8> basket{4, 5, 6};
  ++basket[Fruit::plum];
  EXPECT_EQ(basket[Fruit::apple], 4);
  EXPECT_EQ(basket[Fruit::plum], 7);
  EXPECT_EQ(basket, (std::array<u8, 3>{4, 5, 7}));
}

TEST(AnIndexedArray, MayBeAskedByANumber) {
  constexpr Places<int, 2> kPlaces{7, 8};
  static_assert(kPlaces[1] == 8);
  int sum = 0;
  for (const int value : kPlaces) sum += value;
  EXPECT_EQ(sum, 15);
}

TEST(AnIndexedArray, IsAPlainValueLikeAnyOther) {
  static_assert(PlainValue<ByFruit<u8>> && sizeof(ByFruit<u8>) == 3);
  static_assert(ByFruit<u8>{} == ByFruit<u8>{});
}

}  // namespace
}  // namespace bathys
