// Secrets that cannot be guessed, and what is kept of them.
#include "server/tokens.hpp"

#include <sys/random.h>

#include <cerrno>
#include <span>
#include <system_error>
#include <vector>

#include "core/packed.hpp"
#include "core/sha256.hpp"

namespace bathys::server {
namespace {

void fill(std::span<u8> bytes) {
  while (!bytes.empty()) {
    const ssize_t got = ::getrandom(bytes.data(), bytes.size(), 0);
    if (got < 0 && errno != EINTR) throw std::system_error(errno, std::generic_category(), "getrandom");
    if (got > 0) bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
}

}  // namespace

std::string new_token() {
  std::vector<u8> bytes(16);
  fill(bytes);
  return base64url(bytes);
}

Key new_key() {
  Key key;
  fill(key);
  return key;
}

std::string hash_of(std::string_view token) { return hex(sha256(token)); }

std::string commitment_of(std::string_view seed_hex, std::string_view salt_hex) {
  std::string text = "bathys commitment\n";
  text.append(seed_hex).append("\n").append(salt_hex);
  return hex(sha256(text));
}

}  // namespace bathys::server
