// The strategy of a game that has none of its own: it tries every answer in worlds that fit what it sees, plays each to
// the end at random, and gives the answer whose outcome was best for itself. Plays every game.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/playout.hpp"
#include "bots/search/searching.hpp"

namespace bathys {

template <Game G>
class OutcomeSearch final : public Searching<G> {
 public:
  using State = typename G::State;
  using Watch = typename Searching<G>::Watch;

  explicit OutcomeSearch(int simulations) : simulations_(simulations) {}

  Action choose(const typename G::View& view, const Thinking& thinking, Generator& generator) override {
    Options options;
    legal<G>(view, options);
    if (options.size() == 1) return options[0];
    return search(view, thinking, generator).front().answers.front();
  }

  /// Every answer is a line of its own.
  std::vector<SearchedLine> search(const typename G::View& view, const Thinking& thinking, Generator& generator,
                                   std::span<const Action> = {}, const Watch& watch = {}) override {
    Options options;
    legal<G>(view, options);
    Budget budget(thinking, simulations_);
    World world;
    const auto simulate = [&](int candidate, int number) {
      if (number != world.number) world = {number, G::imagine(view, generator), generator.next()};
      State state = world.guess;
      Report report(watch.events);
      PlayOn<State> play{state, report};
      Engine<G>::answer_trusted(play, view.viewer, options[candidate]);
      play_on(play, world.luck);
      if (watch.ended) watch.ended(candidate, number, state);
      return judge(state, view.viewer);
    };
    std::vector<SearchedLine> lines;
    for (Judged& judged : halve(options.size(), budget, simulate)) {
      const Action answer = options[judged.candidate];
      lines.push_back({{answer}, std::move(judged)});
    }
    return lines;
  }

  /// It knows nothing of the game but how to play it: without playing on, a position is worth nothing in particular.
  i32 glance(const typename G::Seen&) const override { return kSure / 2; }

  /// Games played at random cost little.
  int review_simulations() const override { return 2000; }

  i32 try_out(const State& world, Seat seat, u64 luck) const override {
    State state = world;
    Report silent;
    PlayOn<State> play{state, silent};
    play_on(play, luck);
    return judge(state, seat);
  }

 private:
  /// No game in the mind is played longer.
  static constexpr u32 kMaxDecisions = 200;
  /// The points that make the odds as much better as `kOneOdds` says, where nothing else tells who will win.
  static constexpr i32 kPointsForOdds = 8;

  /// A guess, and the luck that every answer meets in it.
  struct World {
    int number = -1;
    State guess{};
    u64 luck = 0;
  };

  static void play_on(PlayOn<State>& play, u64 luck) {
    QuickRandom random{luck | 1};
    play_at_random<G>(play, random, kMaxDecisions);
  }

  /// The victory, and to a small part the points: they tell lines apart that all win or all lose.
  i32 judge(const State& state, Seat seat) const {
    const i32 by_points = chance_of(ahead(G::outcome(state), seat, G::seats(state)) * kOneOdds / kPointsForOdds);
    if (!Engine<G>::over(state)) return by_points;
    return static_cast<i32>((i64{this->achieved(state, seat)} * 15 + by_points) / 16);
  }

  /// One's own points, less the best of the others'.
  static i32 ahead(const Outcome& outcome, Seat seat, int seats) {
    i32 others = 0;
    for (int i = 0; i < seats; ++i) {
      if (seat_at(i) != seat) others = std::max(others, outcome.points[static_cast<std::size_t>(i)]);
    }
    return outcome.points[static_cast<std::size_t>(index_of(seat))] - others;
  }

  int simulations_;
};

template <Game G>
std::unique_ptr<Searching<G>> make_searching() {
  constexpr int kUsual = 4000;
  return std::make_unique<OutcomeSearch<G>>(kUsual);
}

}  // namespace bathys
