// The ChaCha block function against the published vectors for 8, 12 and 20 rounds.
#include "core/chacha.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/sha256.hpp"

namespace bathys {
namespace {

using KeyBytes = std::array<u8, 32>;

KeyBytes key_of(std::string_view digits) {
  KeyBytes key{};
  EXPECT_TRUE(from_hex(digits, key));
  return key;
}

KeyBytes counting_key() { return key_of("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"); }

/// One block of key stream as the documents print it: bytes, each word little-endian.
template <int Rounds>
std::string key_stream(const ChachaBlock& input) {
  ChachaBlock output;
  chacha_block<Rounds>(input, output);
  std::array<u8, 64> bytes;
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<u8>(output[i / 4] >> (8 * (i % 4)));
  return hex(bytes);
}

TEST(Chacha, LaysOutConstantsKeyCounterAndNonce) {
  const ChachaBlock expected = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504,
                                0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
                                0x89abcdef, 0x01234567, 0x76543210, 0xfedcba98};
  EXPECT_EQ(chacha_input(counting_key(), 0x0123456789abcdef, 0xfedcba9876543210), expected);
}

TEST(Chacha20, GivesTheBlockOfRfc8439Section232) {
  ChachaBlock input = chacha_input(counting_key(), 1);
  input[13] = 0x09000000;
  input[14] = 0x4a000000;
  const ChachaBlock expected = {0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033,
                                0x9aaa2204, 0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                                0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
  ChachaBlock output;
  chacha_block<20>(input, output);
  EXPECT_EQ(output, expected);
}

TEST(Chacha20, GivesTheBlocksOfRfc8439AppendixA1) {
  const KeyBytes zero{};
  KeyBytes last_bit{};
  last_bit[31] = 0x01;
  KeyBytes second_byte{};
  second_byte[1] = 0xff;
  EXPECT_EQ(key_stream<20>(chacha_input(zero, 0)),
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
  EXPECT_EQ(key_stream<20>(chacha_input(zero, 1)),
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
  EXPECT_EQ(key_stream<20>(chacha_input(last_bit, 1)),
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
  EXPECT_EQ(key_stream<20>(chacha_input(second_byte, 2)),
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096");
  EXPECT_EQ(key_stream<20>(chacha_input(zero, 0, 0x0200000000000000)),
            "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
            "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d");
}

// draft-strombergson-chacha-test-vectors, TC1: key and nonce all zero, 256-bit key.
TEST(Chacha12, GivesThePublishedBlocksOfTheZeroKey) {
  EXPECT_EQ(key_stream<12>(chacha_input({}, 0)),
            "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
            "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be");
  EXPECT_EQ(key_stream<12>(chacha_input({}, 1)),
            "0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b4"
            "42258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316");
}

TEST(Chacha8, GivesThePublishedBlocksOfTheZeroKey) {
  EXPECT_EQ(key_stream<8>(chacha_input({}, 0)),
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42");
  EXPECT_EQ(key_stream<8>(chacha_input({}, 1)),
            "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
            "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa");
}

// The same draft, TC8: a key and a nonce without regularities.
TEST(Chacha8, GivesThePublishedBlockOfAnArbitraryKeyAndNonce) {
  const KeyBytes key = key_of("c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d");
  EXPECT_EQ(key_stream<8>(chacha_input(key, 0, 0x218268cfd531da1a)),
            "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
            "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b");
}

TEST(Chacha, MayWriteItsOutputOverItsInput) {
  ChachaBlock output;
  chacha_block<20>(chacha_input(counting_key(), 7), output);
  ChachaBlock in_place = chacha_input(counting_key(), 7);
  chacha_block<20>(in_place, in_place);
  EXPECT_EQ(in_place, output);
}

}  // namespace
}  // namespace bathys
