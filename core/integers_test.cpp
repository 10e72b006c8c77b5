// Integers by short names, and words made of bytes.
#include "core/integers.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>

namespace bathys {
namespace {

TEST(AWord, HasTheBytesInTheOrderInWhichTheyLieInMemory) {
  const auto bytes = std::bit_cast<std::array<u8, 8>>(word_of(1, 2, 3, 4, 5, 6, 7, 8));
  EXPECT_EQ(bytes, (std::array<u8, 8>{1, 2, 3, 4, 5, 6, 7, 8}));
}

TEST(AWord, IsZeroWhereNothingIsGiven) {
  const auto bytes = std::bit_cast<std::array<u8, 8>>(word_of(0xFF, 7));
  EXPECT_EQ(bytes, (std::array<u8, 8>{0xFF, 7}));
}

TEST(AWord, TakesTheLowByteOfWhatIsGiven) { EXPECT_EQ(word_of(0x1234, -1), 0xFF34u); }

}  // namespace
}  // namespace bathys
