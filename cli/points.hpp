// Where the points come from, as a small table.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal_console.hpp"
#include "core/any_game.hpp"

namespace bathys::cli {

/// A line for each source and one for the sums, in columns by seat; on a plain screen sentences. Nothing when the game
/// does not tell where points come from.
std::vector<std::string> source_lines(const AnyGame& game, const Voice& voice, const Screen& screen);

}  // namespace bathys::cli
