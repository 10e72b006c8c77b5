// Where sentences find the values printed on the components of a game: what {=calendar.wage} stands for.
#pragma once

#include <optional>
#include <string_view>

#include "core/integers.hpp"

namespace bathys::words {

/// The value of that name among the components of a game that are in play at this moment; nothing when there is none.
using PrintedValue = std::optional<i64> (*)(std::string_view game, std::string_view name);

/// Words know no game, so the list of games says here how to ask one (games/all/games.cpp), before anything is said. A
/// program has to be linked with the list for that: whoever calls `find_game` or `all_games` is.
void ask_values_of(PrintedValue source);

std::optional<i64> printed_value(std::string_view game, std::string_view name);

}  // namespace bathys::words
