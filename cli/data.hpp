// What `bathys data` shows of every game: totals that must be right, and values as the component file writes them.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "cli/terminal_console.hpp"
#include "core/components.hpp"
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

/// How many things come from where.
using Sources = std::map<Provenance, int>;
template <class Things>
Sources sources_of(const Things& things) {
  Sources counts;
  for (const auto& thing : things) ++counts[thing.provenance];
  return counts;
}
std::string source_name(const Voice& voice, Provenance from);
void say_sources(Console& console, std::string_view key, const Sources& counts);
wire::Json sources_json(const Sources& counts);

}  // namespace bathys::cli
