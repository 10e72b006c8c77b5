// What the tests of the laws share: how many games, how thoroughly, and what must have been tried.
//
// BATHYS_LONG=1 plays many more games, BATHYS_SHORT=1 a few.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "core/laws.hpp"
#include "tests/wire_laws.hpp"

namespace bathys {

inline u32 games_to_play() {
  if (std::getenv("BATHYS_LONG") != nullptr) return 2'000;
  return std::getenv("BATHYS_SHORT") != nullptr ? 15 : 300;
}

/// A few decisions of each game.
inline constexpr laws::Effort kSparing{
    .position = 40, .legality = 500, .secrets = 600, .preview = 200, .undo = 500, .barrier = 1500, .forms = 8};
/// Most decisions of a game.
inline constexpr laws::Effort kThorough{
    .position = 1, .legality = 8, .secrets = 16, .preview = 1, .undo = 8, .barrier = 64};

template <Game G>
void expect_laws(const typename G::Setup& setup, const std::string& name, u32 games, const laws::Effort& effort,
                 laws::Tally& tally, const typename laws::Trial<G>::Also& also) {
  const auto broken = laws::broken_law<G>(setup, name, games, effort, tally, also);
  ASSERT_EQ(broken, std::nullopt) << *broken;
}

/// That the laws held means something only if they were tried.
inline void expect_tried(const laws::Tally& tally, u32 games) {
  EXPECT_EQ(tally.games, games);
  EXPECT_GT(tally.refusals, tally.games);
  EXPECT_GT(tally.guesses, tally.games);
  EXPECT_GT(tally.undos, 0u);
  EXPECT_GT(tally.previews, 0u);
  EXPECT_GT(tally.longest_link, 0u);
  std::cout << tally.games << " games, " << tally.decisions << " decisions, " << tally.refusals << " refusals, "
            << tally.guesses << " guesses, " << tally.previews << " previews; longest game " << tally.longest_game
            << " decisions, longest link " << tally.longest_link << " bytes\n";
}

/// All laws on many games of these options, most of them sparingly, some thoroughly.
template <Game G>
void expect_all_laws(const typename G::Setup& setup, const std::string& name, u32 games) {
  const auto also = [](const Referee<G>& referee, Generator& dice) {
    laws::wire_laws(referee, dice);
    if (referee.over() && dice.below(20) == 0) laws::record_round_trip(referee);
  };
  const u32 few = games / 100 + 1;
  laws::Tally tally;
  expect_laws<G>(setup, name, games, kSparing, tally, also);
  expect_laws<G>(setup, name + ", thorough", few, kThorough, tally, also);
  expect_tried(tally, games + few);
}

}  // namespace bathys
