// The component tables of Otys as `bathys data` shows them: values, where they come from, and totals that must be
// right.
#pragma once

#include <array>
#include <map>
#include <string_view>
#include <vector>

#include "cli/terminal_console.hpp"
#include "games/otys/components.hpp"
#include "wire/json_type.hpp"

namespace bathys::cli {

/// A total, and what it must be.
struct TotalCheck {
  std::string_view what;
  int found;
  int expected;

  bool right() const { return found == expected; }
};
std::vector<TotalCheck> check_otys_totals();

/// The values of a table that is neither cards nor tokens, by its name in `component_notes`.
std::vector<int> values_of(std::string_view table);

/// How many things come from where.
using Sources = std::map<otys::Provenance, int>;
Sources contract_sources();
Sources reward_sources();
Sources table_sources();

inline constexpr std::array<std::string_view, 5> kFrontWords{"resource", "battery", "contracts", "upgrade", "prestige"};
inline constexpr std::array<std::string_view, 2> kBackWords{"credits2", "prestige1"};
template <class Words, class Index>
std::string_view word_at(const Words& words, Index index) {
  return words[static_cast<std::size_t>(index)];
}

/// Everything as one object.
wire::Json otys_data_json();
/// Every table, for people.
void show_otys_tables(Console& console);
/// How much comes from where.
void show_otys_sources(Console& console);

}  // namespace bathys::cli
