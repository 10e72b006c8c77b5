// What the coach found, as lines of text for a person at the terminal.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal_console.hpp"
#include "core/advice.hpp"
#include "wire/advice.hpp"

namespace bathys::cli {

/// "Take key 3 → Dive → Sell metal": the sentences where they can be foreseen.
std::string answers_text(const AdvisedLine& line, Seat seat, u32 decision, const wire::AdviceTeller& teller);

/// A hint for a seat that is asked: each line with what can be expected of it, the reasons under it, and what to type
/// to see what it would do.
std::vector<std::string> hint_lines(const AnyGame& game, const Hint& hint, Seat seat, const wire::AdviceTeller& teller);

/// The whole review. `columns` is the width of the curve; without columns there is none, for a screen reader.
std::vector<std::string> review_lines(const AnyGame& game, const Review& review, ReviewDepth depth,
                                      const wire::AdviceTeller& teller, int columns);

/// A curve of chances or points in one row of blocks, of at most so many columns.
std::string curve(const SeatReview& seat, Stake stake, int columns);

/// Prints lines that may be indented, broken to the width of the screen.
void tell_lines(const std::vector<std::string>& lines, Console& console);

}  // namespace bathys::cli
