// Solving puzzles at the terminal.
#pragma once

#include <string>

#include "cli/puzzle_book.hpp"
#include "cli/terminal_console.hpp"

namespace bathys::cli {

/// The number that a word asks for: a number, or "today". Throws WrongUse.
int puzzle_number(const PuzzleBook& book, const std::string& word);

/// One puzzle after the other, from this number on, until whoever solves them leaves or the input ends.
void solve_puzzles(const PuzzleBook& book, int number, Console& console);

}  // namespace bathys::cli
