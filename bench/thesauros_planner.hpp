// A stronger player of Thesauros, slow and for measuring only: what can the components bring in good hands?
#pragma once

#include <memory>

#include "bots/strategy.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::bench {

/// Answers as greedy does, except where a meeple is placed: there it tries several placements, imagines what it cannot
/// see, lets greedy play each of them to the end of the game a few times, and takes the one with the best points.
std::unique_ptr<Strategy<Thesauros>> make_planner();

}  // namespace bathys::bench
