// Lines that a person typed (or that somebody piped in): whatever arrives is a line, or a reason why there is none.
#pragma once

#include <istream>
#include <string>
#include <string_view>

namespace bathys::cli {

inline constexpr std::size_t kLongestLine = 2000;

struct TypedLine {
  enum class Kind {
    text,        ///< `text` holds it, trimmed, with single tabs as spaces
    too_long,    ///< longer than `kLongestLine` bytes; it was read to its end
    unreadable,  ///< not UTF-8, or with control characters (arrow keys, for instance)
    end,         ///< nothing will come any more
  };
  Kind kind = Kind::end;
  std::string text{};
};

/// Reads the next line. Keeps at most `kLongestLine` bytes, however long it is.
TypedLine read_line(std::istream& in);

/// Valid UTF-8 without control characters.
bool is_clean_text(std::string_view text);

/// Without spaces at both ends.
std::string_view trimmed(std::string_view text);

}  // namespace bathys::cli
