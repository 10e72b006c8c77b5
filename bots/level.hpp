// The levels that people choose by, and the strategies behind them.
#pragma once

#include <memory>

#include "bots/outcome_search.hpp"
#include "bots/strategy.hpp"

namespace bathys {

/// Each beats the one before. Easy errs as people do; expert plays as well as we can.
enum class Level : u8 { easy, normal, hard, expert };

/// How a level plays is the game's own: a game with a folder here, bots/<game>/levels.cpp, specialises this. Every
/// other game is searched by its outcome, the longer the higher the level.
template <Game G>
std::unique_ptr<Strategy<G>> make_level(Level level) {
  constexpr int kSimulations[] = {8, 40, 400, 4000};
  return std::make_unique<OutcomeSearch<G>>(kSimulations[static_cast<std::size_t>(level)]);
}

}  // namespace bathys

// The specialisations, from the list of games.
#include "bots/own_levels.inc"
