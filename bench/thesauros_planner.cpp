// A stronger player of Thesauros, slow and for measuring only.
#include "bench/thesauros_planner.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "bots/greedy.hpp"
#include "games/thesauros/rulebook.hpp"

namespace bathys::bench {
namespace {

using namespace thesauros;

constexpr int kPlacementsTried = 8;
constexpr int kGuesses = 24;

class Planner final : public Strategy<Thesauros> {
 public:
  Action choose(const View& view, const Thinking& thinking, Generator& generator) override {
    const Action usual = greedy_->choose(view, thinking, generator);
    if (!is(view.table.pending.top(), Rule::place)) return usual;
    return best_of(view, candidates(view, usual, generator), generator);
  }

 private:
  static std::vector<Action> candidates(const View& view, Action usual, Generator& generator) {
    Options options;
    legal<Thesauros>(view, options);
    std::vector<Action> others;
    for (const Action action : options) {
      if (!(action == usual)) others.push_back(action);
    }
    generator.shuffle(std::span(others));
    others.insert(others.begin(), usual);
    others.resize(std::min<std::size_t>(others.size(), kPlacementsTried));
    return others;
  }

  /// Every candidate is tried in the same imagined games.
  Action best_of(const View& view, const std::vector<Action>& candidates, Generator& generator) {
    std::vector<int> points(candidates.size());
    for (int guess = 0; guess < kGuesses; ++guess) {
      const State imagined = Thesauros::imagine(view, generator);
      for (std::size_t i = 0; i < candidates.size(); ++i) {
        points[i] += points_after(imagined, view.viewer, candidates[i], generator);
      }
    }
    const auto best = std::max_element(points.begin(), points.end()) - points.begin();
    return candidates[static_cast<std::size_t>(best)];
  }

  int points_after(State state, Seat seat, Action action, Generator& generator) {
    Report silent;
    Play play{state, silent};
    Engine<Thesauros>::answer_trusted(play, seat, action);
    while (!Engine<Thesauros>::over(state)) {
      const Seat asked = Engine<Thesauros>::asked(state).front();
      Engine<Thesauros>::answer_trusted(play, asked, greedy_->choose(Thesauros::view(state, asked), {}, generator));
    }
    return Thesauros::outcome(state).points[static_cast<std::size_t>(index_of(seat))];
  }

  std::unique_ptr<Strategy<Thesauros>> greedy_ = make_greedy<Thesauros>();
};

}  // namespace

std::unique_ptr<Strategy<Thesauros>> make_planner() { return std::make_unique<Planner>(); }

}  // namespace bathys::bench
