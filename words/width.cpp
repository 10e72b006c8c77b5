// How many terminal columns a UTF-8 text takes: decoding, zero-width and double-width ranges, escape sequences.
#include "words/width.hpp"

#include <algorithm>
#include <iterator>
#include <span>

namespace bathys::words {
namespace {

struct Range {
  char32_t first, last;
};

/// Control characters, the combining marks of European scripts, joiners and direction marks, variation selectors.
constexpr Range kZeroWidth[] = {
    {0x0000, 0x001F}, {0x007F, 0x009F}, {0x0300, 0x036F}, {0x0483, 0x0489}, {0x1AB0, 0x1AFF},
    {0x1DC0, 0x1DFF}, {0x200B, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F}, {0x20D0, 0x20FF},
    {0x2DE0, 0x2DFF}, {0xA66F, 0xA67D}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF},
};

/// Unicode's "East Asian Width" wide and fullwidth: CJK, and the symbols that are drawn as emoji by default.
constexpr Range kDoubleWidth[] = {
    {0x1100, 0x115F},   {0x231A, 0x231B},   {0x2329, 0x232A},   {0x23E9, 0x23EC},   {0x23F0, 0x23F0},
    {0x23F3, 0x23F3},   {0x25FD, 0x25FE},   {0x2614, 0x2615},   {0x2648, 0x2653},   {0x267F, 0x267F},
    {0x2693, 0x2693},   {0x26A1, 0x26A1},   {0x26AA, 0x26AB},   {0x26BD, 0x26BE},   {0x26C4, 0x26C5},
    {0x26CE, 0x26CE},   {0x26D4, 0x26D4},   {0x26EA, 0x26EA},   {0x26F2, 0x26F3},   {0x26F5, 0x26F5},
    {0x26FA, 0x26FA},   {0x26FD, 0x26FD},   {0x2705, 0x2705},   {0x270A, 0x270B},   {0x2728, 0x2728},
    {0x274C, 0x274C},   {0x274E, 0x274E},   {0x2753, 0x2755},   {0x2757, 0x2757},   {0x2795, 0x2797},
    {0x27B0, 0x27B0},   {0x27BF, 0x27BF},   {0x2B1B, 0x2B1C},   {0x2B50, 0x2B50},   {0x2B55, 0x2B55},
    {0x2E80, 0x303E},   {0x3041, 0x3247},   {0x3250, 0x4DBF},   {0x4E00, 0xA4CF},   {0xA960, 0xA97C},
    {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE10, 0xFE19},   {0xFE30, 0xFE6B},   {0xFF01, 0xFF60},
    {0xFFE0, 0xFFE6},   {0x16FE0, 0x18CFF}, {0x1AFF0, 0x1B2FB}, {0x1F004, 0x1F004}, {0x1F0CF, 0x1F0CF},
    {0x1F18E, 0x1F18E}, {0x1F191, 0x1F19A}, {0x1F200, 0x1F320}, {0x1F32D, 0x1F335}, {0x1F337, 0x1F37C},
    {0x1F37E, 0x1F393}, {0x1F3A0, 0x1F3CA}, {0x1F3CF, 0x1F3D3}, {0x1F3E0, 0x1F3F0}, {0x1F3F4, 0x1F3F4},
    {0x1F3F8, 0x1F43E}, {0x1F440, 0x1F440}, {0x1F442, 0x1F4FC}, {0x1F4FF, 0x1F53D}, {0x1F54B, 0x1F54E},
    {0x1F550, 0x1F567}, {0x1F57A, 0x1F57A}, {0x1F595, 0x1F596}, {0x1F5A4, 0x1F5A4}, {0x1F5FB, 0x1F64F},
    {0x1F680, 0x1F6C5}, {0x1F6CC, 0x1F6CC}, {0x1F6D0, 0x1F6D2}, {0x1F6D5, 0x1F6DF}, {0x1F6EB, 0x1F6EC},
    {0x1F6F4, 0x1F6FC}, {0x1F7E0, 0x1F7F0}, {0x1F90C, 0x1F93A}, {0x1F93C, 0x1F945}, {0x1F947, 0x1F9FF},
    {0x1FA70, 0x1FAFF}, {0x20000, 0x3FFFD},
};

constexpr bool ascending(std::span<const Range> ranges) {
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    if (ranges[i].first > ranges[i].last) return false;
    if (i > 0 && ranges[i - 1].last >= ranges[i].first) return false;
  }
  return true;
}
static_assert(ascending(kZeroWidth) && ascending(kDoubleWidth), "the ranges are searched by halving");

bool within(std::span<const Range> ranges, char32_t c) {
  const auto after = std::upper_bound(ranges.begin(), ranges.end(), c,
                                      [](char32_t value, const Range& range) { return value < range.first; });
  return after != ranges.begin() && c <= std::prev(after)->last;
}

std::size_t columns(char32_t c) {
  if (within(kZeroWidth, c)) return 0;
  return within(kDoubleWidth, c) ? 2 : 1;
}

/// What the first byte of a character promises: how many bytes, which of its bits count, the least value allowed.
struct Lead {
  std::size_t bytes;
  unsigned char bits;
  char32_t least;
};

Lead lead_of(unsigned char byte) {
  if (byte < 0x80) return {1, 0x7F, 0};
  if (byte >= 0xC0 && byte < 0xE0) return {2, 0x1F, 0x80};
  if (byte >= 0xE0 && byte < 0xF0) return {3, 0x0F, 0x800};
  if (byte >= 0xF0 && byte < 0xF8) return {4, 0x07, 0x10000};
  return {0, 0, 0};
}

/// Bytes of the escape sequence that begins the text (ESC [ parameters letter), or 0 when none does.
std::size_t escape_length(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const auto ends = [](char c) { return c >= '@' && c <= '~'; };
  const auto end = std::find_if(text.begin() + 2, text.end(), ends);
  return end == text.end() ? 0 : static_cast<std::size_t>(end - text.begin()) + 1;
}

}  // namespace

CodePoint first_code_point(std::string_view utf8) {
  constexpr CodePoint invalid{kReplacement, 1};
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(utf8[i]); };
  const Lead lead = lead_of(byte(0));
  if (lead.bytes == 0 || lead.bytes > utf8.size()) return invalid;
  char32_t value = byte(0) & lead.bits;
  for (std::size_t i = 1; i < lead.bytes; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return invalid;
    value = value << 6 | (byte(i) & 0x3F);
  }
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < lead.least || value > 0x10FFFF || surrogate) return invalid;
  return {value, lead.bytes};
}

std::size_t display_width(std::string_view utf8) {
  std::size_t width = 0;
  while (!utf8.empty()) {
    const std::size_t escape = escape_length(utf8);
    const CodePoint next = first_code_point(utf8);
    if (escape == 0) width += columns(next.value);
    utf8.remove_prefix(escape == 0 ? next.bytes : escape);
  }
  return width;
}

std::string pad(std::string_view utf8, std::size_t width) {
  const std::size_t taken = display_width(utf8);
  std::string padded(utf8);
  if (taken < width) padded.append(width - taken, ' ');
  return padded;
}

}  // namespace bathys::words
