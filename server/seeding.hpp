// The seed of a game that nobody alone has chosen: of a part of the server and one of everybody who has taken a seat.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bathys::server {

/// Whether a browser may contribute this: 64 lower-case hexadecimal digits.
bool is_part(std::string_view part);

/// What stands for the part of a seat that was a bot's when the cards were dealt.
inline constexpr std::string_view kPartOfBot = "bot";

/// The seed, as 64 hexadecimal digits. docs/formats.md says how, for others to do it again.
std::string joint_seed(std::string_view server_part, const std::vector<std::string>& parts);

}  // namespace bathys::server
