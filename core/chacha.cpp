// The ChaCha block function with 8, 12 or 20 rounds, and the layout of its input.
#include "core/chacha.hpp"

#include <bit>

namespace bathys {
namespace {

u32 read_little_endian(const u8* bytes) {
  return u32{bytes[0]} | u32{bytes[1]} << 8 | u32{bytes[2]} << 16 | u32{bytes[3]} << 24;
}

constexpr u32 low_half(u64 value) { return static_cast<u32>(value); }
constexpr u32 high_half(u64 value) { return static_cast<u32>(value >> 32); }

inline void quarter_round(u32& a, u32& b, u32& c, u32& d) {
  a += b, d = std::rotl(d ^ a, 16);
  c += d, b = std::rotl(b ^ c, 12);
  a += b, d = std::rotl(d ^ a, 8);
  c += d, b = std::rotl(b ^ c, 7);
}

}  // namespace

ChachaBlock chacha_input(const std::array<u8, 32>& key, u64 counter, u64 nonce) {
  ChachaBlock input = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < 8; ++i) input[4 + i] = read_little_endian(&key[4 * i]);
  input[12] = low_half(counter);
  input[13] = high_half(counter);
  input[14] = low_half(nonce);
  input[15] = high_half(nonce);
  return input;
}

template <int Rounds>
void chacha_block(const ChachaBlock& input, ChachaBlock& output) {
  static_assert(Rounds > 0 && Rounds % 2 == 0);
  // Sixteen variables rather than an array: compilers keep more of them in registers.
  auto [x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15] = input;
  for (int round = 0; round < Rounds; round += 2) {
    quarter_round(x0, x4, x8, x12);
    quarter_round(x1, x5, x9, x13);
    quarter_round(x2, x6, x10, x14);
    quarter_round(x3, x7, x11, x15);
    quarter_round(x0, x5, x10, x15);
    quarter_round(x1, x6, x11, x12);
    quarter_round(x2, x7, x8, x13);
    quarter_round(x3, x4, x9, x14);
  }
  const ChachaBlock mixed = {x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15};
  for (std::size_t i = 0; i < mixed.size(); ++i) output[i] = mixed[i] + input[i];
}

template void chacha_block<8>(const ChachaBlock&, ChachaBlock&);
template void chacha_block<12>(const ChachaBlock&, ChachaBlock&);
template void chacha_block<20>(const ChachaBlock&, ChachaBlock&);

}  // namespace bathys
