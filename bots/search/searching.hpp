// A strategy that searches can tell what it found: the lines it compared, and what it thinks of a position. Hints,
// reviews and puzzles are made of this.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "bots/search/chance.hpp"
#include "bots/search/halving.hpp"
#include "bots/strategy.hpp"

namespace bathys {

/// A way to play on that was tried: one's next answers, as far as nothing unknown is learned on the way.
struct SearchedLine {
  std::vector<Action> answers{};
  Judged judged{};

  /// The chance to win (alone: to reach the goal) after it, of `kSure`.
  i32 chance() const { return judged.mean(); }
};

template <Game G>
class Searching : public Strategy<G> {
 public:
  /// Called at the end of every simulation: which line, in which world, and where it led.
  using Watch = std::function<void(int line, int world, const typename G::State& end)>;

  /// The lines worth trying, the best first; at least one. Lines are numbered for `watch` by their `judged.candidate`.
  /// `also` are answers that are to be among the lines whatever the search thinks of them.
  virtual std::vector<SearchedLine> search(const typename G::View& view, const Thinking& thinking, Generator& generator,
                                           std::span<const Action> also = {}, const Watch& watch = {}) = 0;

  /// What the one who sees it thinks of a position without searching: the chance to win, of `kSure`.
  virtual i32 glance(const typename G::Seen& seen) const = 0;

  Action choose(const typename G::View& view, const Thinking& thinking, Generator& generator) override {
    return search(view, thinking, generator).front().answers.front();
  }
};

/// The strategy behind `expert` of a game that has one that searches, bots/<game>/levels.cpp; else null.
template <Game G>
std::unique_ptr<Searching<G>> make_searching() {
  return nullptr;
}

}  // namespace bathys

// The specialisations, from the list of games.
#include "bots/own_searching.inc"
