// Positions for benchmarks: states from the middle of fixed random games, a few for each option set.
#pragma once

#include <vector>

#include "bots/playout.hpp"
#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::bench {

/// A state at which somebody must answer, and one of the legal answers.
template <Game G>
struct Position {
  typename G::State state;
  Seat seat;
  Action answer;
};

/// Every 37th decision of a random game with each option set.
template <Game G>
const std::vector<Position<G>>& positions() {
  static const std::vector<Position<G>> all = [] {
    std::vector<Position<G>> found;
    QuickRandom random(1);
    for (const auto& setup : G::option_sets()) {
      typename G::State state;
      Report silent;
      PlayOn<typename G::State> play{state, silent};
      Engine<G>::begin(play, setup, key_from_text("bench"));
      u32 decision = 0;
      const auto watch = [&](const auto& now, Seat seat, const Options& options, int chosen) {
        if (decision++ % 37 == 0) found.push_back({now, seat, options[chosen]});
      };
      play_at_random<G>(play, random, 2000, watch);
    }
    return found;
  }();
  return all;
}

}  // namespace bathys::bench
