// The strategy of a game that has none of its own: it tries every answer in worlds that fit what it sees, plays each to
// the end at random, and gives the answer whose outcome was best for itself. Plays every game.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/playout.hpp"
#include "bots/search/halving.hpp"
#include "bots/strategy.hpp"

namespace bathys {

template <Game G>
class OutcomeSearch final : public Strategy<G> {
 public:
  explicit OutcomeSearch(int simulations) : simulations_(simulations) {}

  Action choose(const typename G::View& view, const Thinking& thinking, Generator& generator) override {
    Options options;
    legal<G>(view, options);
    if (options.size() == 1) return options[0];
    Budget budget(thinking, simulations_);
    World world;
    const auto judged = halve(options.size(), budget, [&](int candidate, int number) {
      if (number != world.number) world = {number, G::imagine(view, generator), generator.next()};
      return gain(world, view.viewer, options[candidate]);
    });
    return options[judged.front().candidate];
  }

 private:
  /// No game in the mind is played longer.
  static constexpr u32 kMaxDecisions = 200;
  /// To have won is worth more than any number of points.
  static constexpr i32 kVictory = 1000;

  /// A guess, and the luck that every answer meets in it.
  struct World {
    int number = -1;
    typename G::State guess{};
    u64 luck = 0;
  };

  static i32 gain(const World& world, Seat seat, Action action) {
    typename G::State state = world.guess;
    Report silent;
    PlayOn<typename G::State> play{state, silent};
    Engine<G>::answer_trusted(play, seat, action);
    QuickRandom random{world.luck | 1};
    play_at_random<G>(play, random, kMaxDecisions);
    return judge(G::outcome(state), seat, G::seats(state));
  }

  /// One's own points, less the best of the others'.
  static i32 judge(const Outcome& outcome, Seat seat, int seats) {
    i32 others = 0;
    for (int i = 0; i < seats; ++i) {
      if (seat_at(i) != seat) others = std::max(others, outcome.points[static_cast<std::size_t>(i)]);
    }
    const i32 share = outcome.winners.has(seat) ? kVictory / outcome.winners.size() : 0;
    return share + outcome.points[static_cast<std::size_t>(index_of(seat))] - others;
  }

  int simulations_;
};

}  // namespace bathys
