// Fixed-width integers by short names: records must give the same bytes on every platform (law 5).
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace bathys {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;

/// No card, no tile, no seat: what stands where a small number may be missing.
inline constexpr u8 kNone = 0xFF;

// Plain values are hashed and saved as they lie in memory.
static_assert(std::endian::native == std::endian::little);

/// Up to eight bytes as the word they make in memory. A small struct made of such a word stays in a register; written
/// byte by byte and then copied as a whole it would make the processor wait.
template <class... Bytes>
constexpr u64 word_of(Bytes... bytes) {
  static_assert(sizeof...(bytes) <= 8);
  u64 word = 0;
  int shift = 0;
  ((word |= u64{static_cast<u8>(bytes)} << shift, shift += 8), ...);
  return word;
}

}  // namespace bathys
