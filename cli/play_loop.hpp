// The game at the terminal: shows the table to whoever must answer, takes the answer, lets bots answer, to the end.
#pragma once

#include "cli/play_table.hpp"
#include "cli/terminal_console.hpp"

namespace bathys::cli {

/// Plays until the game is over, somebody leaves, or the input ends.
void play(Table& table, Console& console);

}  // namespace bathys::cli
