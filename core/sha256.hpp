// SHA-256 (FIPS 180-4), and bytes written as hexadecimal digits.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "core/integers.hpp"

namespace bathys {

using Digest = std::array<u8, 32>;

Digest sha256(std::span<const u8> bytes);
Digest sha256(std::string_view text);

/// The digest of a message that arrives in pieces; only their concatenation counts, not where they were cut.
class Sha256 {
 public:
  void update(std::span<const u8> bytes);
  void update(std::string_view text);

  /// The digest of everything since construction or the last `finish`; afterwards the object is as new.
  Digest finish();

 private:
  static constexpr std::size_t kBlockBytes = 64;
  using Block = std::array<u8, kBlockBytes>;
  using State = std::array<u32, 8>;
  static constexpr State kStart = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

  void pad();
  void compress();

  State state_ = kStart;
  u64 length_ = 0;  // in bytes
  Block block_{};   // its first length_ % 64 bytes wait to be compressed
};

/// Two lower-case digits per byte, the high half first.
std::string hex(std::span<const u8> bytes);

/// Reads exactly two hexadecimal digits of either case per byte; anything else gives false and writes nothing.
[[nodiscard]] bool from_hex(std::string_view text, std::span<u8> bytes);

}  // namespace bathys
