// The menu of a game that was started without words: a few questions, each with an answer that Enter takes.
#pragma once

#include "cli/play_setup.hpp"
#include "cli/terminal_console.hpp"

namespace bathys::cli {

/// Asks for everything that the options do not say yet, in the language chosen first (`console.voice` changes to it).
/// False when the input ended before the last answer.
bool ask_menu(Console& console, PlayOptions& options, bool language_given);

}  // namespace bathys::cli
