// The greedy strategy: plays its own turn to the end in its head, in every way worth trying, and picks the best end.
#pragma once

#include <memory>

#include "bots/strategy.hpp"
#include "games/otys/otys.hpp"

namespace bathys {

/// One for each game: what makes a position good is the game's own (heuristics/).
template <Game G>
std::unique_ptr<Strategy<G>> make_greedy();
template <>
std::unique_ptr<Strategy<Otys>> make_greedy<Otys>();

}  // namespace bathys
