// Numbers of mixed radix packed into the fewest bytes, and bytes as text that is safe in a link.
#include "core/packed.hpp"

#include "core/refusal.hpp"

namespace bathys {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

void multiply_add(std::vector<u32>& words, u32 factor, u32 addend) {
  u64 carry = addend;
  for (u32& word : words) {
    carry += static_cast<u64>(word) * factor;
    word = static_cast<u32>(carry);
    carry >>= 32;
  }
  if (carry != 0) words.push_back(static_cast<u32>(carry));
}

u32 divide(std::vector<u32>& words, u32 divisor) {
  u64 remainder = 0;
  for (std::size_t i = words.size(); i-- > 0;) {
    const u64 part = (remainder << 32) | words[i];
    words[i] = static_cast<u32>(part / divisor);
    remainder = part % divisor;
  }
  while (!words.empty() && words.back() == 0) words.pop_back();
  return static_cast<u32>(remainder);
}

}  // namespace

std::vector<u8> pack_digits(const std::vector<Digit>& digits) {
  std::vector<u32> words;
  for (std::size_t i = digits.size(); i-- > 0;) {
    if (digits[i].value >= digits[i].radix) throw BadInput{"link", "an answer is not among those that were offered"};
    multiply_add(words, digits[i].radix, digits[i].value);
  }
  std::vector<u8> bytes;
  for (const u32 word : words) {
    for (int shift = 0; shift < 32; shift += 8) bytes.push_back(static_cast<u8>(word >> shift));
  }
  while (!bytes.empty() && bytes.back() == 0) bytes.pop_back();
  return bytes;
}

DigitReader::DigitReader(std::vector<u8> bytes) : words_((bytes.size() + 3) / 4, 0) {
  for (std::size_t i = 0; i < bytes.size(); ++i) words_[i / 4] |= static_cast<u32>(bytes[i]) << (8 * (i % 4));
  while (!words_.empty() && words_.back() == 0) words_.pop_back();
}

u32 DigitReader::next(u32 radix) { return divide(words_, radix); }

bool DigitReader::exhausted() const { return words_.empty(); }

std::string base64url(const std::vector<u8>& bytes) {
  std::string text;
  u32 bits = 0;
  int held = 0;
  for (const u8 byte : bytes) {
    bits = (bits << 8) | byte;
    for (held += 8; held >= 6; held -= 6) text.push_back(kAlphabet[(bits >> (held - 6)) & 63u]);
  }
  if (held > 0) text.push_back(kAlphabet[(bits << (6 - held)) & 63u]);
  return text;
}

std::optional<std::vector<u8>> from_base64url(std::string_view text) {
  std::vector<u8> bytes;
  u32 bits = 0;
  int held = 0;
  for (const char letter : text) {
    const std::size_t value = kAlphabet.find(letter);
    if (value == std::string_view::npos) return std::nullopt;
    bits = (bits << 6) | static_cast<u32>(value);
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes.push_back(static_cast<u8>(bits >> held));
    }
  }
  // What is left over must be padding of zeros, or the same bytes would have two spellings.
  if (held >= 6 || (bits & ((1u << held) - 1u)) != 0) return std::nullopt;
  return bytes;
}

}  // namespace bathys
