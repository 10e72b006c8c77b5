// The list of games built in.
#pragma once

#include <span>
#include <string_view>

#include "core/any_game.hpp"

namespace bathys {

std::span<const AnyKind* const> all_games();

/// The game of that name, or null.
const AnyKind* find_game(std::string_view name);

}  // namespace bathys
