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
  /// Whether it was taught to judge positions like this one.
  virtual bool can_glance(const typename G::Seen&) const { return true; }

  /// What an imagined world that is not over is worth to a seat, of `kSure`: by playing it on a little with this luck
  /// where the game can do that quickly. Means over many worlds are what a seat may expect.
  virtual i32 try_out(const typename G::State& world, Seat seat, u64 /*luck*/) const {
    return glance(G::seen(world, seat));
  }

  /// What a game that is over came to for a seat, of `kSure`: its share of the victory; alone, whether the goal was
  /// reached.
  virtual i32 achieved(const typename G::State& end, Seat seat) const {
    const SeatSet winners = G::outcome(end).winners;
    return winners.has(seat) ? kSure / winners.size() : 0;
  }

  /// The same with longer games in the mind, to confirm what this one finds; null when there is none.
  virtual std::unique_ptr<Searching<G>> farther() const { return nullptr; }

  /// Whether its lines are whole turns, not single answers.
  virtual bool plans_turns() const { return false; }

  /// So many simulations a decision is worth in a review of standard depth.
  virtual int review_simulations() const { return 400; }

  Action choose(const typename G::View& view, const Thinking& thinking, Generator& generator) override {
    return search(view, thinking, generator).front().answers.front();
  }
};

/// The strategy behind `expert`: bots/<game>/levels.cpp specialises this. Every other game is searched by its outcome
/// (bots/outcome_search.hpp).
template <Game G>
std::unique_ptr<Searching<G>> make_searching();

}  // namespace bathys

// The specialisations, from the list of games.
#include "bots/own_searching.inc"
