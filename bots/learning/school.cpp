// What can be learned.
#include "bots/learning/school.hpp"

#include <map>

namespace bathys {

// Which games have schools, from the list of games: kOwnSchools.
#include "bots/own_schools.inc"

std::span<const School> schools_of(std::string_view game) {
  const auto found = kOwnSchools.find(game);
  return found == kOwnSchools.end() ? std::span<const School>{} : found->second();
}

std::string weights_text(const School& school, std::span<const i16> numbers, std::string_view command) {
  std::string text = "# Learned by " + std::string(school.by) + ": " + std::string(command) + "\n";
  text += "inputs " + std::to_string(school.inputs) + " units " + std::to_string(kUnits) + "\n";
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    text += std::to_string(numbers[i]);
    text += (i + 1) % kUnits == 0 ? '\n' : ' ';
  }
  return text;
}

}  // namespace bathys
