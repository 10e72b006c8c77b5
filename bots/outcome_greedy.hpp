// The greedy strategy of a game that has none of its own: it tries every answer in a few worlds that fit what it sees,
// plays each to the end at random, and gives the answer whose outcome was best for itself. Plays every game.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/playout.hpp"
#include "bots/strategy.hpp"

namespace bathys {

template <Game G>
class OutcomeGreedy final : public Strategy<G> {
 public:
  Action choose(const typename G::View& view, const Thinking&, Generator& generator) override {
    Options options;
    legal<G>(view, options);
    if (options.size() == 1) return options[0];
    std::vector<i64> sums(static_cast<std::size_t>(options.size()), 0);
    for (int world = 0; world < worlds(options.size()); ++world) {
      const typename G::State guess = G::imagine(view, generator);
      // Every answer meets the same chance, so that luck does not decide between them.
      const u64 luck = generator.next();
      for (int i = 0; i < options.size(); ++i) {
        sums[static_cast<std::size_t>(i)] += gain(guess, view.viewer, options[i], luck);
      }
    }
    const auto best = std::max_element(sums.begin(), sums.end());
    return options[static_cast<int>(best - sums.begin())];
  }

 private:
  /// About this many games are played in the mind for one answer, and none is played longer.
  static constexpr int kGames = 200;
  static constexpr u32 kMaxDecisions = 200;
  static constexpr int kFewestWorlds = 4;
  /// To have won is worth more than any number of points.
  static constexpr i64 kVictory = 1000;

  static int worlds(int answers) { return std::max(kFewestWorlds, kGames / answers); }

  static i64 gain(const typename G::State& guess, Seat seat, Action action, u64 luck) {
    typename G::State state = guess;
    Report silent;
    PlayOn<typename G::State> play{state, silent};
    Engine<G>::answer_trusted(play, seat, action);
    QuickRandom random{luck | 1};
    play_at_random<G>(play, random, kMaxDecisions);
    return judge(G::outcome(state), seat, G::seats(state));
  }

  /// One's own points, less the best of the others'.
  static i64 judge(const Outcome& outcome, Seat seat, int seats) {
    i64 others = 0;
    for (int i = 0; i < seats; ++i) {
      if (seat_at(i) != seat) others = std::max<i64>(others, outcome.points[static_cast<std::size_t>(i)]);
    }
    const i64 share = outcome.winners.has(seat) ? kVictory / outcome.winners.size() : 0;
    return share + outcome.points[static_cast<std::size_t>(index_of(seat))] - others;
  }
};

}  // namespace bathys
