// What a seat can expect of where a game stands, by what it sees.
#pragma once

#include "bots/coach/statistics.hpp"
#include "bots/search/searching.hpp"

namespace bathys::coach {

/// What one imagined world is worth to a seat: what came of it, or how it turns out when it is tried.
template <Game G>
i32 worth_in(const Searching<G>& strategy, const typename G::State& world, Seat seat, Generator& generator) {
  const u64 luck = generator.next();
  return Engine<G>::over(world) ? strategy.achieved(world, seat) : strategy.try_out(world, seat, luck);
}

/// The mean over so many worlds that fit a view, for its viewer.
template <Game G>
Sample expectation(const Searching<G>& strategy, const typename G::View& view, int worlds, Generator& generator) {
  Sample sample;
  for (int i = 0; i < worlds; ++i) {
    const typename G::State world = G::imagine(view, generator);
    sample.add(worth_in<G>(strategy, world, view.viewer, generator));
  }
  return sample;
}

}  // namespace bathys::coach
