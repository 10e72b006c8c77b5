// The names of people: what they may be made of.
#pragma once

#include <string_view>

namespace bathys::server {

inline constexpr std::size_t kMaxNameLength = 40;
inline constexpr const char* kNameRule = "a name has 1 to 40 letters, all of which can be seen";

/// Whether people may have this name: 1 to 40 letters, at least one of them no space. No control characters, nothing
/// invisible and nothing that turns the direction of the text around it, because two names that look alike are two
/// people who look alike. Refused rather than left out: nobody gets a name that they did not give.
bool is_name(std::string_view name);
/// The rule by which stored names were given: names of earlier times stay.
bool is_stored_name(std::string_view name);

}  // namespace bathys::server
