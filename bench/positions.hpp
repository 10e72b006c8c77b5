// Positions for benchmarks: states from the middle of fixed random games, a few for each option set.
#pragma once

#include <vector>

#include "bots/playout.hpp"
#include "games/otys/otys.hpp"

namespace bathys::bench {

/// A state at which somebody must answer, and one of the legal answers.
struct Position {
  Otys::State state;
  Seat seat;
  Action answer;
};

/// Every 37th decision of a random game with each option set.
inline const std::vector<Position>& positions() {
  static const std::vector<Position> all = [] {
    std::vector<Position> found;
    QuickRandom random(1);
    for (const auto& setup : Otys::option_sets()) {
      Otys::State state;
      Report silent;
      PlayOn<Otys::State> play{state, silent};
      Engine<Otys>::begin(play, setup, key_from_text("bench"));
      u32 decision = 0;
      const auto watch = [&](const Otys::State& now, Seat seat, const Options& options, int chosen) {
        if (decision++ % 37 == 0) found.push_back({now, seat, options[chosen]});
      };
      play_at_random<Otys>(play, random, 2000, watch);
    }
    return found;
  }();
  return all;
}

}  // namespace bathys::bench
