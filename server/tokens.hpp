// Secrets that cannot be guessed, and what is kept of them.
#pragma once

#include <string>
#include <string_view>

#include "core/generator.hpp"

namespace bathys::server {

/// 128 random bits of the system as 22 letters of base64url.
std::string new_token();

/// 256 random bits of the system.
Key new_key();

/// What is kept of a token: the SHA-256 as hexadecimal digits.
std::string hash_of(std::string_view token);

/// What is published about the seed of a game when it begins, so that nobody can change it later.
std::string commitment_of(std::string_view seed_hex, std::string_view salt_hex);

}  // namespace bathys::server
