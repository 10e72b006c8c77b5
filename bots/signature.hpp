// The signature of a game: one hash over fixed random games, equal on every compiler and platform.
#pragma once

#include <string>
#include <string_view>

namespace bathys {

/// Plays fixed random games over all option sets and hashes what can be seen of them: the answers offered at every
/// decision, every event, and at the decisions in between that are looked at the state and what each viewer sees of it.
/// A change of rules, components, generator or offer order changes it; nothing else does.
/// Empty when there is no such game.
std::string signature(std::string_view game);

/// One line per game, "NAME HASH", in the order of the list: what tests/signature.txt keeps.
std::string signature_lines();

}  // namespace bathys
