// Files that commands read and write whole.
#pragma once

#include <string>
#include <string_view>

namespace bathys::cli {

/// What a file holds, at most `most` bytes. Throws WrongUse when it cannot be read, or is too large for `what` it
/// should be ("a record").
std::string read_file(const std::string& file, std::string_view what, std::size_t most = 4u << 20);

/// Whoever reads the file sees either what it held before or all of this, even when the machine stops in between. A
/// device or a pipe is written to as it is. Throws std::runtime_error when it cannot be written.
void write_file(const std::string& file, std::string_view text);

}  // namespace bathys::cli
