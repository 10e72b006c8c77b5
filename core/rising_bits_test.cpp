// The set bits of a word in rising order.
#include "core/rising_bits.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "core/integers.hpp"

namespace bathys {
namespace {

template <class Word>
std::vector<int> bits_of(Word word) {
  std::vector<int> bits;
  for (RisingBits<Word> at(word); at != RisingBits<Word>(0); ++at) bits.push_back(*at);
  return bits;
}

TEST(RisingBits, AreThoseThatAreSetFromTheLowest) {
  EXPECT_EQ(bits_of<u8>(0b10010010), (std::vector<int>{1, 4, 7}));
  EXPECT_EQ(bits_of<u64>(u64{1} << 63 | 1), (std::vector<int>{0, 63}));
  EXPECT_EQ(bits_of<u32>(0), std::vector<int>{});
}

TEST(RisingBits, MayBeValuesOfAnEnumeration) {
  enum class Fruit : u8 { apple, pear, plum };
  EXPECT_EQ(*(RisingBits<u8, Fruit>(0b100)), Fruit::plum);
}

}  // namespace
}  // namespace bathys
