// The names of people: what they may be made of.
#include "server/names.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "core/integers.hpp"

namespace bathys::server {
namespace {

struct Range {
  u32 first, last;
};

/// Controls, marks of direction, joiners, fillers and other characters of Unicode that show nothing.
constexpr Range kUnseen[] = {{0x00, 0x1F},     {0x7F, 0x9F},       {0xAD, 0xAD},       {0x34F, 0x34F},
                             {0x61C, 0x61C},   {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
                             {0x200B, 0x200F}, {0x2028, 0x202E},   {0x2060, 0x206F},   {0x2800, 0x2800},
                             {0x3164, 0x3164}, {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
                             {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};
constexpr Range kSpaces[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                             {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};

template <std::size_t N>
bool lies_in(const Range (&ranges)[N], char32_t letter) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const Range& range) { return letter >= range.first && letter <= range.last; });
}

/// The letters of well-formed UTF-8, as JSON texts are; anything else becomes a control character.
std::u32string letters_of(std::string_view text) {
  std::u32string letters;
  for (std::size_t i = 0; i < text.size();) {
    const auto first = static_cast<unsigned char>(text[i]);
    const std::size_t size = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 0;
    if (size == 0 || i + size > text.size()) return std::u32string(1, U'\0');
    char32_t letter = size == 1 ? first : first & (0xFFu >> (size + 1));
    for (std::size_t j = 1; j < size; ++j) letter = (letter << 6) | (static_cast<unsigned char>(text[i + j]) & 0x3Fu);
    letters.push_back(letter);
    i += size;
  }
  return letters;
}

}  // namespace

bool is_name(std::string_view name) {
  const std::u32string letters = letters_of(name);
  const auto unseen = [](char32_t letter) { return lies_in(kUnseen, letter); };
  const auto space = [](char32_t letter) { return lies_in(kSpaces, letter); };
  return letters.size() <= kMaxNameLength && std::none_of(letters.begin(), letters.end(), unseen) &&
         !std::all_of(letters.begin(), letters.end(), space);
}

bool is_stored_name(std::string_view name) {
  std::size_t letters = 0;
  for (const char letter : name) {
    const auto code = static_cast<unsigned char>(letter);
    if (code < 0x20 || code == 0x7F) return false;
    if ((code & 0xC0) != 0x80) ++letters;
  }
  const bool blank = std::all_of(name.begin(), name.end(), [](char letter) { return letter == ' '; });
  return !blank && letters <= kMaxNameLength;
}

}  // namespace bathys::server
