// Waiting for somebody who thinks, a bot or the coach: people see how far it is, and may have the answer at once.
#pragma once

#include <chrono>
#include <functional>

#include "bots/search/budget.hpp"
#include "cli/terminal_console.hpp"
#include "core/action.hpp"
#include "core/message.hpp"
#include "core/seat.hpp"

namespace bathys::cli {

/// Nobody is told of a thought that is shorter.
inline constexpr std::chrono::milliseconds kShortThought{500};

/// Returns when `think` does, which is called in a thread of its own. When that takes long, the console tells that
/// `who` is thinking: on a terminal in one line that is written again and again, elsewhere in one sentence. Where
/// somebody is waiting, Ctrl-C then stops the thought instead of the program, and the best answer so far is given; a
/// second Ctrl-C stops the program as ever.
void wait_while(Console& console, const Arg& who, bool somebody_waits,
                const std::function<void(const Thinking&)>& think, std::chrono::milliseconds patience = kShortThought);

/// What the bot at a seat chooses.
Action wait_for(Console& console, Seat seat, bool somebody_waits, const std::function<Action(const Thinking&)>& choose,
                std::chrono::milliseconds patience = kShortThought);

}  // namespace bathys::cli
