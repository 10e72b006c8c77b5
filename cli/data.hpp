// What `bathys data` shows of every game: totals that must be right, and values as the component file writes them.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "wire/json_archive.hpp"

namespace bathys::cli {

/// A total, and what it must be.
struct TotalCheck {
  std::string_view what;
  int found;
  int expected;

  bool right() const { return found == expected; }
};

/// A word of a table by what an enumeration says.
template <class Words, class Index>
std::string_view word_at(const Words& words, Index index) {
  return words[static_cast<std::size_t>(index)];
}

/// A group of values as the component file writes it, without where they come from.
template <class Components>
wire::Json printed_group(Components components, std::string_view group) {
  wire::Json all;
  wire::JsonWriter writer(all);
  describe(writer, components);
  wire::Json values = all[std::string(group)];
  values.erase("provenance");
  return values;
}

}  // namespace bathys::cli
