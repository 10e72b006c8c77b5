// How many terminal columns a UTF-8 text takes, and padding by columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bathys::words {

struct CodePoint {
  char32_t value;
  std::size_t bytes;

  constexpr bool operator==(const CodePoint&) const = default;
};

inline constexpr char32_t kReplacement = 0xFFFD;

/// The first character of a text that is not empty. A byte that begins no valid character counts as `kReplacement`.
CodePoint first_code_point(std::string_view utf8);

/// Columns in a terminal: 1 for letters, box drawing and plain symbols, 0 for control characters, combining marks and
/// ANSI escape sequences (colours), 2 for emoji and CJK. An emoji joined out of several counts as all of its parts.
std::size_t display_width(std::string_view utf8);

/// The text and as many spaces after it as fill `width` columns; a longer text is left whole.
std::string pad(std::string_view utf8, std::size_t width);

}  // namespace bathys::words
