// JSON text from outside: read within bounds, and looked at with clear words for what is wrong.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/integers.hpp"
#include "core/refusal.hpp"
#include "wire/json_type.hpp"

namespace bathys::wire {

inline constexpr int kMaxDepth = 64;
inline constexpr std::size_t kMaxFields = 1000;

/// The one value that a UTF-8 text holds. Throws BadInput when the text is not JSON, is nested deeper than
/// `kMaxDepth`, or has an object with a field twice or with more than `kMaxFields`. The caller bounds the length of
/// the text.
Json parse_json(std::string_view text);

/// One line, in UTF-8 whatever went in.
std::string write_json(const Json& value);

/// The value as a whole number; nothing when it is not one, or does not fit.
std::optional<i64> whole_number(const Json& value);

/// The value as a text, whole numbers as their digits; nothing for anything else.
std::optional<std::string> word_or_number(const Json& value);

/// What stands there, for the end of an error message: "3", "\"metl\"", "a list of 3".
std::string found(const Json& value);

}  // namespace bathys::wire
