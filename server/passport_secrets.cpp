// What a passport's secret opens, and what nobody can open without it.
#include "server/passport_secrets.hpp"

#include <algorithm>
#include <array>

#include "core/sha256.hpp"
#include "server/messages.hpp"

namespace bathys::server {
namespace {

constexpr std::size_t kFeedLetters = 32;

/// As many bytes as a token has letters; used for one token only, so that they hide it.
Digest pad_of(std::string_view secret, std::string_view table) {
  return sha256(std::string("bathys tie\n").append(secret).append("\n").append(table));
}

}  // namespace

std::string feed_secret(std::string_view secret, u64 number) {
  const std::string text = std::string("bathys feed\n").append(secret).append("\n") + std::to_string(number);
  return hex(sha256(text)).substr(0, kFeedLetters);
}

bool is_feed_secret(std::string_view text) {
  const auto digit = [](char letter) { return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f'); };
  return text.size() == kFeedLetters && std::all_of(text.begin(), text.end(), digit);
}

std::string sealed(std::string_view token, std::string_view secret, std::string_view table) {
  const Digest pad = pad_of(secret, table);
  std::array<u8, kTokenLetters> bytes{};
  for (std::size_t i = 0; i < bytes.size() && i < token.size(); ++i) {
    bytes[i] = static_cast<u8>(static_cast<u8>(token[i]) ^ pad[i]);
  }
  return hex(bytes);
}

std::optional<std::string> unsealed(std::string_view text, std::string_view secret, std::string_view table) {
  std::array<u8, kTokenLetters> bytes{};
  if (!from_hex(text, bytes)) return std::nullopt;
  const Digest pad = pad_of(secret, table);
  std::string token;
  for (std::size_t i = 0; i < bytes.size(); ++i) token += static_cast<char>(bytes[i] ^ pad[i]);
  return is_token(token) ? std::optional(token) : std::nullopt;
}

std::string name_for(std::string_view text) {
  std::string digits = hex(sha256(std::string("bathys name\n").append(text))).substr(0, 32);
  digits[12] = '8';  // a version for names of one's own making
  digits[16] = '8';
  for (const std::size_t at : {20U, 16U, 12U, 8U}) digits.insert(at, "-");
  return "urn:uuid:" + digits;
}

}  // namespace bathys::server
