// SHA-256 (FIPS 180-4), and bytes written as hexadecimal digits.
#include "core/sha256.hpp"

#include <algorithm>
#include <bit>

namespace bathys {
namespace {

constexpr std::array<u32, 64> kRoundConstants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

constexpr std::string_view kDigits = "0123456789abcdef";

u32 read_big_endian(const u8* bytes) {
  return u32{bytes[0]} << 24 | u32{bytes[1]} << 16 | u32{bytes[2]} << 8 | u32{bytes[3]};
}

template <class Word>
void write_big_endian(Word word, u8* bytes) {
  for (std::size_t i = sizeof(Word); i-- > 0; word >>= 8) bytes[i] = static_cast<u8>(word);
}

u32 small_sigma0(u32 x) { return std::rotr(x, 7) ^ std::rotr(x, 18) ^ (x >> 3); }
u32 small_sigma1(u32 x) { return std::rotr(x, 17) ^ std::rotr(x, 19) ^ (x >> 10); }
u32 big_sigma0(u32 x) { return std::rotr(x, 2) ^ std::rotr(x, 13) ^ std::rotr(x, 22); }
u32 big_sigma1(u32 x) { return std::rotr(x, 6) ^ std::rotr(x, 11) ^ std::rotr(x, 25); }
u32 choose(u32 x, u32 y, u32 z) { return (x & y) ^ (~x & z); }
u32 majority(u32 x, u32 y, u32 z) { return (x & y) ^ (x & z) ^ (y & z); }

std::array<u32, 64> schedule(const u8* block) {
  std::array<u32, 64> w;
  for (std::size_t t = 0; t < 16; ++t) w[t] = read_big_endian(block + 4 * t);
  for (std::size_t t = 16; t < 64; ++t) w[t] = small_sigma1(w[t - 2]) + w[t - 7] + small_sigma0(w[t - 15]) + w[t - 16];
  return w;
}

/// The value of a hexadecimal digit, or -1.
int digit_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::span<const u8> bytes_of(std::string_view text) { return {reinterpret_cast<const u8*>(text.data()), text.size()}; }

}  // namespace

void Sha256::update(std::span<const u8> bytes) {
  while (!bytes.empty()) {
    const std::size_t filled = length_ % kBlockBytes;
    const std::size_t taken = std::min(bytes.size(), kBlockBytes - filled);
    std::copy_n(bytes.begin(), taken, block_.begin() + filled);
    length_ += taken;
    if (filled + taken == kBlockBytes) compress();
    bytes = bytes.subspan(taken);
  }
}

void Sha256::update(std::string_view text) { update(bytes_of(text)); }

Digest Sha256::finish() {
  pad();
  Digest digest;
  for (std::size_t i = 0; i < state_.size(); ++i) write_big_endian(state_[i], &digest[4 * i]);
  *this = Sha256();
  return digest;
}

// One bit, zeros up to the last eight bytes of a block, and there the length of the message in bits.
void Sha256::pad() {
  constexpr std::size_t kLengthAt = kBlockBytes - sizeof(u64);
  const u64 bits = length_ * 8;
  std::size_t filled = length_ % kBlockBytes;
  block_[filled++] = 0x80;
  std::fill(block_.begin() + filled, block_.end(), u8{0});
  if (filled > kLengthAt) {
    compress();
    block_.fill(0);
  }
  write_big_endian(bits, &block_[kLengthAt]);
  compress();
}

void Sha256::compress() {
  const std::array<u32, 64> w = schedule(block_.data());
  auto [a, b, c, d, e, f, g, h] = state_;
  for (std::size_t t = 0; t < 64; ++t) {
    const u32 t1 = h + big_sigma1(e) + choose(e, f, g) + kRoundConstants[t] + w[t];
    const u32 t2 = big_sigma0(a) + majority(a, b, c);
    h = g, g = f, f = e, e = d + t1;
    d = c, c = b, b = a, a = t1 + t2;
  }
  const State mixed = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state_.size(); ++i) state_[i] += mixed[i];
}

Digest sha256(std::span<const u8> bytes) {
  Sha256 hash;
  hash.update(bytes);
  return hash.finish();
}

Digest sha256(std::string_view text) { return sha256(bytes_of(text)); }

std::string hex(std::span<const u8> bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const u8 byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

bool from_hex(std::string_view text, std::span<u8> bytes) {
  if (text.size() != 2 * bytes.size()) return false;
  if (!std::ranges::all_of(text, [](char c) { return digit_value(c) >= 0; })) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<u8>(digit_value(text[2 * i]) << 4 | digit_value(text[2 * i + 1]));
  }
  return true;
}

}  // namespace bathys
