// The component tables of Thesauros as `bathys data` shows them: values, where they come from, and totals that must be
// right.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/data.hpp"
#include "cli/terminal_console.hpp"
#include "games/thesauros/components.hpp"
#include "wire/json_type.hpp"

namespace bathys::cli::thesauros_data {

std::vector<TotalCheck> check_totals();

/// The values of a table, by its name in `component_notes`.
wire::Json values_of(std::string_view table);

/// How many tables or techs come from where.
Sources table_sources();
Sources tech_sources();

/// A cell of a dig tile as it is written in the data: "p5", "h7", "i9", "SH" or nothing.
std::string cell_word(const thesauros::DigCell& cell);

/// Every table, technology, object and tile.
wire::Json as_json();
/// The same for people.
void show_tables(Console& console);
/// How much comes from where.
void show_sources(Console& console);

}  // namespace bathys::cli::thesauros_data
