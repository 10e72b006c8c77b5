// Numbers of mixed radix packed into the fewest bytes, and bytes as text that is safe in a link.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/integers.hpp"

namespace bathys {

/// A digit together with its radix: 0 <= value < radix.
struct Digit {
  u32 value = 0;
  u32 radix = 1;
};

/// All digits as one large number, least significant byte first, no byte more than needed.
std::vector<u8> pack_digits(const std::vector<Digit>& digits);

/// Reads digits back one by one; each radix is known only when the digit's turn comes.
class DigitReader {
 public:
  explicit DigitReader(std::vector<u8> bytes);
  u32 next(u32 radix);
  /// True when nothing but zero is left.
  bool exhausted() const;

 private:
  std::vector<u32> words_;
};

std::string base64url(const std::vector<u8>& bytes);
std::optional<std::vector<u8>> from_base64url(std::string_view text);

}  // namespace bathys
