// Lines that a person typed: read within limits, checked, trimmed.
#include "cli/terminal_input.hpp"

#include <algorithm>

#include "words/width.hpp"

namespace bathys::cli {
namespace {

bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

/// One byte beyond the limit is kept, which tells that there was more.
bool read_bytes(std::istream& in, std::string& bytes) {
  char c;
  bool any = false;
  while (in.get(c)) {
    any = true;
    if (c == '\n') break;
    if (bytes.size() <= kLongestLine) bytes += c;
  }
  return any;
}

}  // namespace

bool is_clean_text(std::string_view text) {
  while (!text.empty()) {
    const auto next = words::first_code_point(text);
    const bool invalid = next.value == words::kReplacement && next.bytes == 1;
    if (invalid || is_control(next.value)) return false;
    text.remove_prefix(next.bytes);
  }
  return true;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

TypedLine read_line(std::istream& in) {
  std::string bytes;
  if (!read_bytes(in, bytes)) return {TypedLine::Kind::end, {}};
  if (bytes.size() > kLongestLine) return {TypedLine::Kind::too_long, {}};
  if (!bytes.empty() && bytes.back() == '\r') bytes.pop_back();
  std::replace(bytes.begin(), bytes.end(), '\t', ' ');
  if (!is_clean_text(bytes)) return {TypedLine::Kind::unreadable, {}};
  return {TypedLine::Kind::text, std::string(trimmed(bytes))};
}

}  // namespace bathys::cli
