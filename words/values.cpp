// Where sentences find the values printed on the components of a game.
#include "words/values.hpp"

namespace bathys::words {
namespace {

// There before any constant of a file is made, whichever file comes first.
constinit PrintedValue asked = nullptr;

}  // namespace

void ask_values_of(PrintedValue source) { asked = source; }

std::optional<i64> printed_value(std::string_view game, std::string_view name) {
  if (asked == nullptr || game.empty()) return std::nullopt;
  return asked(game, name);
}

}  // namespace bathys::words
