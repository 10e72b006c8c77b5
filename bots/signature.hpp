// The signature of a game: one hash over fixed random games, equal on every compiler and platform.
#pragma once

#include <string>

#include "core/game.hpp"

namespace bathys {

/// Plays fixed random games over all option sets and hashes what can be seen of them: the answers offered at every
/// decision, every event, and at the decisions in between that are looked at the state and what each viewer sees of it.
/// A change of rules, components, generator or offer order changes it; nothing else does.
template <Game G>
std::string signature();

}  // namespace bathys
