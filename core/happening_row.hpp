// A game's table of what can happen: one row for each kind of event.
#pragma once

#include <string_view>
#include <vector>

#include "core/event.hpp"

namespace bathys {

struct HappeningRow {
  std::string_view name;
  std::string_view key;   ///< its sentence
  std::string_view args;  ///< what the arguments are, a letter for each; every game has its own letters
  Audience audience = Audience::everybody;
};
/// A row of the table of `game`: its name, its letters, and its audience unless it is everybody.
#define BATHYS_HAPPENING_OF(game, name, ...) \
  bathys::HappeningRow { #name, game ".event." #name, __VA_ARGS__ }

/// The rows as they are described to others.
template <std::size_t N>
std::vector<EventKind> event_kinds_of(const HappeningRow (&rows)[N]) {
  std::vector<EventKind> all;
  for (const HappeningRow& row : rows) all.push_back({row.name, row.audience});
  return all;
}

}  // namespace bathys
