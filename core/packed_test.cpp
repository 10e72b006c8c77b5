// Digits of mixed radix in the fewest bytes, and bytes as text.
#include "core/packed.hpp"

#include <gtest/gtest.h>

#include "core/generator.hpp"

namespace bathys {
namespace {

using Bytes = std::vector<u8>;

TEST(PackedDigits, AreOneLittleEndianNumberWhoseFirstDigitIsTheLowest) {
  EXPECT_EQ(pack_digits({{3, 10}, {2, 10}, {1, 10}}), (Bytes{123}));
  EXPECT_EQ(pack_digits({{1, 2}, {1, 200}, {1, 3}}), (Bytes{0x93, 0x01})) << "1 + 2 * (1 + 200 * 1) = 403";
}

TEST(PackedDigits, TakeNoByteMoreThanNeeded) {
  EXPECT_EQ(pack_digits({}), Bytes{});
  EXPECT_EQ(pack_digits({{0, 10}, {0, 1000}}), Bytes{});
  EXPECT_EQ(pack_digits({{255, 256}, {0, 10}}), Bytes{255});
}

TEST(PackedDigits, CostNothingWhereThereIsNoChoice) {
  EXPECT_EQ(pack_digits(std::vector<Digit>(1000, Digit{0, 1})), Bytes{});
}

TEST(PackedDigits, ReadBackOneByOne) {
  Generator generator(key_from_text("digits"));
  std::vector<Digit> digits;
  for (int i = 0; i < 500; ++i) {
    const u32 radix = 1 + generator.below(i % 7 == 0 ? 0xFFFFFFFF : 40);
    digits.push_back({generator.below(radix), radix});
  }
  DigitReader reader(pack_digits(digits));
  for (const Digit& digit : digits) ASSERT_EQ(reader.next(digit.radix), digit.value);
  EXPECT_TRUE(reader.exhausted());
}

TEST(PackedDigits, ReadAsZerosBeyondTheEnd) {
  DigitReader reader(Bytes{5});
  EXPECT_FALSE(reader.exhausted());
  EXPECT_EQ(reader.next(10), 5u);
  EXPECT_TRUE(reader.exhausted());
  EXPECT_EQ(reader.next(10), 0u);
}

TEST(PackedDigits, AreExhaustedWhenOnlyZerosAreLeft) { EXPECT_TRUE(DigitReader(Bytes{0, 0, 0, 0, 0}).exhausted()); }

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

/// The vectors of RFC 4648, without padding.
TEST(Base64url, GivesThePublishedTexts) {
  EXPECT_EQ(base64url(bytes_of("")), "");
  EXPECT_EQ(base64url(bytes_of("f")), "Zg");
  EXPECT_EQ(base64url(bytes_of("fo")), "Zm8");
  EXPECT_EQ(base64url(bytes_of("foo")), "Zm9v");
  EXPECT_EQ(base64url(bytes_of("foob")), "Zm9vYg");
  EXPECT_EQ(base64url(bytes_of("fooba")), "Zm9vYmE");
  EXPECT_EQ(base64url(bytes_of("foobar")), "Zm9vYmFy");
  EXPECT_EQ(base64url({0xFB, 0xFF}), "-_8");
}

TEST(Base64url, ReadsBackEveryByte) {
  Bytes all;
  for (int i = 0; i < 256; ++i) {
    all.push_back(static_cast<u8>(i));
    EXPECT_EQ(from_base64url(base64url(all)), all) << i;
  }
}

TEST(Base64url, RefusesForeignLetters) {
  for (const std::string_view text : {"Zm9+", "Zm9/", "Zg==", "Zm 8", "Zm9v\n"}) {
    EXPECT_EQ(from_base64url(text), std::nullopt) << text;
  }
}

TEST(Base64url, HasOneSpellingForTheSameBytes) {
  EXPECT_EQ(from_base64url("Zg"), bytes_of("f"));
  EXPECT_EQ(from_base64url("Zh"), std::nullopt) << "bits left over";
  EXPECT_EQ(from_base64url("A"), std::nullopt) << "six bits are no byte";
  EXPECT_EQ(from_base64url("Zm9vA"), std::nullopt);
}

}  // namespace
}  // namespace bathys
