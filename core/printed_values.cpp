// Where sentences find the values printed on the components of a game.
#include "core/printed_values.hpp"

namespace bathys {
namespace {

// A chain through the declarations themselves: it is whole whichever file's constants are made first.
constinit const PrintedValues* newest = nullptr;

}  // namespace

PrintedValues::PrintedValues(std::string_view game, Lookup lookup) : game_(game), lookup_(lookup), next_(newest) {
  newest = this;
}

std::optional<i64> PrintedValues::find(std::string_view game, std::string_view path) {
  for (const PrintedValues* values = newest; values != nullptr; values = values->next_) {
    if (values->game_ == game) return values->lookup_(path);
  }
  return std::nullopt;
}

}  // namespace bathys
