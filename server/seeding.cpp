// The seed of a game that nobody alone has chosen.
#include "server/seeding.hpp"

#include <algorithm>

#include "core/sha256.hpp"

namespace bathys::server {

bool is_part(std::string_view part) {
  const auto digit = [](char letter) { return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f'); };
  return part.size() == 64 && std::all_of(part.begin(), part.end(), digit);
}

std::string joint_seed(std::string_view server_part, const std::vector<std::string>& parts) {
  std::string text = "bathys shuffle\n";
  text.append(server_part).append("\n");
  for (const std::string& part : parts) text.append(part).append("\n");
  return hex(sha256(text));
}

}  // namespace bathys::server
