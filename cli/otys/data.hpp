// The component tables of Otys as `bathys data` shows them: values, where they come from, and totals that must be
// right.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "cli/data.hpp"
#include "cli/terminal_console.hpp"
#include "games/otys/components.hpp"
#include "wire/json_type.hpp"

namespace bathys::cli::otys_data {

std::vector<TotalCheck> check_totals();

/// The values of a table that is neither cards nor tokens, by its name in `component_notes`.
std::vector<int> values_of(std::string_view table);
/// One with values of several kinds, as the component file writes it.
wire::Json group_of(std::string_view table);

/// How many things come from where.
Sources contract_sources();
Sources reward_sources();
Sources table_sources();

inline constexpr std::array<std::string_view, 5> kFrontWords{"resource", "battery", "contracts", "upgrade", "prestige"};
inline constexpr std::array<std::string_view, 2> kBackWords{"credits2", "prestige1"};

/// Every table, card and token.
wire::Json as_json();
/// The same for people.
void show_tables(Console& console);
/// How much comes from where.
void show_sources(Console& console);

}  // namespace bathys::cli::otys_data
