// The table of a game as one viewer sees it, in lines for a terminal.
//
// Everything is drawn from that viewer's view (law 4), so nothing that somebody else alone knows can be on the screen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal_console.hpp"
#include "core/any_game.hpp"

namespace bathys::cli {

/// The whole table. No line is wider than the screen; with `plain` these are sentences, which may be longer.
std::vector<std::string> board_lines(const AnyGame& game, Seat viewer, const Voice& voice, const Screen& screen);

/// What of the table matters for the question at hand, in at most this many lines where possible.
std::vector<std::string> glance_lines(const AnyGame& game, Seat viewer, const Voice& voice, const Screen& screen,
                                      int room);

/// The rule sections that explain the question the game stands at, the nearest first.
std::vector<std::string> sections_for(const AnyGame& game, Seat viewer);

}  // namespace bathys::cli
