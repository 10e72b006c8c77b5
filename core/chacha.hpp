// The ChaCha block function with 8, 12 or 20 rounds, and the layout of its input.
#pragma once

#include <array>

#include "core/integers.hpp"

namespace bathys {

using ChachaBlock = std::array<u32, 16>;

/// The input of one block, in the original layout of ChaCha with a 64-bit counter:
/// words 0-3 the constant "expand 32-byte k", words 4-11 the key, words 12-13 the counter (low half first), words 14-15
/// the nonce (low half first). Bytes are read as little-endian words.
/// The layout of RFC 8439 (32-bit counter, 96-bit nonce) is the same wherever word 13 is zero.
ChachaBlock chacha_input(const std::array<u8, 32>& key, u64 counter, u64 nonce = 0);

/// `input` after `Rounds` rounds, plus `input`; `output` may be the same array.
/// The key stream is the words of `output` in order, each little-endian.
template <int Rounds>
void chacha_block(const ChachaBlock& input, ChachaBlock& output);

extern template void chacha_block<8>(const ChachaBlock&, ChachaBlock&);
extern template void chacha_block<12>(const ChachaBlock&, ChachaBlock&);
extern template void chacha_block<20>(const ChachaBlock&, ChachaBlock&);

}  // namespace bathys
