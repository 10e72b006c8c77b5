// The coach: what an expert thinks, for people who want to learn from it (docs/coach.md).
#pragma once

#include <memory>
#include <string_view>

#include "core/advice.hpp"

namespace bathys {

/// The coach of the game of that name, or null when there is no such game.
std::unique_ptr<Coach> make_coach(std::string_view game);

}  // namespace bathys
