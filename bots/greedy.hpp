// The greedy strategy: judges every answer worth trying, as far as its own turn goes, and gives the best.
#pragma once

#include <memory>

#include "bots/strategy.hpp"
#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys {

/// One for each game: what makes a position good is the game's own (heuristics/).
template <Game G>
std::unique_ptr<Strategy<G>> make_greedy();
template <>
std::unique_ptr<Strategy<Otys>> make_greedy<Otys>();
template <>
std::unique_ptr<Strategy<Thesauros>> make_greedy<Thesauros>();

}  // namespace bathys
