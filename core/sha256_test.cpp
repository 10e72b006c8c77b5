// SHA-256 against the published examples, its incremental form, and the hexadecimal form of bytes.
#include "core/sha256.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace bathys {
namespace {

TEST(Sha256, GivesThePublishedDigestOfTheEmptyMessage) {
  EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Sha256, GivesThePublishedDigestOfAbc) {
  EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Sha256, GivesThePublishedDigestOf448Bits) {
  EXPECT_EQ(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Sha256, GivesThePublishedDigestOf896Bits) {
  EXPECT_EQ(hex(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                       "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")),
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
}

TEST(Sha256, GivesThePublishedDigestOfAMillionTimesA) {
  EXPECT_EQ(hex(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// The digest of the digests of "", "a", "aa", ... covers every way in which the padding can meet the end of a block.
TEST(Sha256, PadsMessagesOfEveryLength) {
  Sha256 all;
  for (std::size_t length = 0; length < 200; ++length) all.update(sha256(std::string(length, 'a')));
  EXPECT_EQ(hex(all.finish()), "752c007f38611cfbf5fa42cb1cea3d8e086491c844d0cc4defd632cb81423506");
}

TEST(Sha256, ReadsBytesAndTextAlike) {
  const std::array<u8, 4> bytes = {0x00, 0x7f, 0x80, 0xff};
  EXPECT_EQ(sha256(bytes), sha256(std::string_view("\x00\x7f\x80\xff", 4)));
}

TEST(Sha256, DoesNotDependOnWhereTheMessageIsCut) {
  std::string message;
  for (int i = 0; i < 150; ++i) message += static_cast<char>('a' + i % 26);
  for (std::size_t first = 0; first <= message.size(); ++first) {
    for (std::size_t second = first; second <= message.size(); second += 7) {
      Sha256 hash;
      hash.update(message.substr(0, first));
      hash.update(message.substr(first, second - first));
      hash.update(message.substr(second));
      ASSERT_EQ(hash.finish(), sha256(message)) << "cut at " << first << " and " << second;
    }
  }
}

TEST(Sha256, IsAsNewAfterFinishing) {
  Sha256 hash;
  hash.update("something else");
  const Digest first = hash.finish();
  hash.update("abc");
  EXPECT_EQ(hash.finish(), sha256("abc"));
  EXPECT_NE(first, sha256("abc"));
}

TEST(Hex, WritesTwoLowerCaseDigitsPerByte) {
  EXPECT_EQ(hex(std::array<u8, 5>{0x00, 0x09, 0x10, 0xab, 0xff}), "000910abff");
  EXPECT_EQ(hex({}), "");
}

TEST(Hex, ReadsBackEveryByteInBothCases) {
  for (int value = 0; value < 256; ++value) {
    const std::array<u8, 1> byte = {static_cast<u8>(value)};
    std::string upper = hex(byte);
    std::ranges::transform(upper, upper.begin(),
                           [](char c) { return c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c; });
    std::array<u8, 1> lower_read{};
    std::array<u8, 1> upper_read{};
    ASSERT_TRUE(from_hex(hex(byte), lower_read));
    ASSERT_TRUE(from_hex(upper, upper_read));
    ASSERT_EQ(lower_read, byte);
    ASSERT_EQ(upper_read, byte);
  }
}

TEST(Hex, RefusesAWrongLengthAndWritesNothing) {
  const std::array<u8, 2> before = {1, 2};
  for (const std::string_view text : {"", "a", "ab", "abc", "abcde", "abcdef"}) {
    std::array<u8, 2> bytes = before;
    EXPECT_FALSE(from_hex(text, bytes)) << text;
    EXPECT_EQ(bytes, before) << text;
  }
}

TEST(Hex, RefusesEveryCharacterThatIsNoDigitAndWritesNothing) {
  const std::string digits = "0123456789abcdefABCDEF";
  const std::array<u8, 2> before = {1, 2};
  int refused = 0;
  for (int code = 0; code < 256; ++code) {
    const char c = static_cast<char>(code);
    if (digits.find(c) != std::string::npos) continue;
    std::array<u8, 2> bytes = before;
    EXPECT_FALSE(from_hex(std::string("abc") + c, bytes)) << code;
    EXPECT_EQ(bytes, before) << code;
    ++refused;
  }
  EXPECT_EQ(refused, 256 - 22);
}

}  // namespace
}  // namespace bathys
