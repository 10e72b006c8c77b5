// The greedy strategy: judges every answer worth trying and gives the best.
#pragma once

#include <memory>

#include "bots/outcome_search.hpp"
#include "bots/strategy.hpp"

namespace bathys {

/// In these many games played in the mind a game without a judge of its own finds its answer.
inline constexpr int kGreedySimulations = 200;

/// What makes a position good is the game's own: a game with a folder here, bots/<game>/greedy.cpp, specialises this.
/// Every other game is judged by its outcome.
template <Game G>
std::unique_ptr<Strategy<G>> make_greedy() {
  return std::make_unique<OutcomeSearch<G>>(kGreedySimulations);
}

}  // namespace bathys

// The specialisations, from the list of games.
#include "bots/own_greedy.inc"
