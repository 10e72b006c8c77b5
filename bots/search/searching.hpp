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

  /// What the search thinks of it: the chance to win, of `kSure`. Alone it is whatever makes the search play well, and
  /// nothing to be told (`Searching::told`).
  i32 chance() const { return judged.mean(); }
};

template <Game G>
class Searching : public Strategy<G> {
 public:
  /// Who looks on at the imagined games.
  struct Watch {
    /// Called at the end of every simulation: which line, in which world, and where it led. May be empty.
    std::function<void(int line, int world, const typename G::State& end)> ended{};
    /// Told what happens in them, one after the other. May be null.
    EventSink* events = nullptr;
  };

  /// The lines worth trying, the best first; at least one. Lines are numbered for `watch` by their `judged.candidate`.
  /// `also` are answers that are to be among the lines whatever the search thinks of them.
  virtual std::vector<SearchedLine> search(const typename G::View& view, const Thinking& thinking, Generator& generator,
                                           std::span<const Action> also = {}, const Watch& watch = {}) = 0;

  /// What the one who sees it thinks of a position without searching: the chance to win, of `kSure`; alone what the
  /// search goes by.
  virtual i32 glance(const typename G::Seen& seen) const = 0;
  /// Whether it was taught to call the chance to win in positions like this one.
  virtual bool can_glance(const typename G::Seen&) const { return true; }

  /// What people are told in: alone a game may know points and ranks, and no victory.
  virtual Stake stake(int /*seats*/) const { return Stake::victory; }

  /// Alone: what people are told of the end of an imagined game, in what is at stake. It need not be what the search
  /// goes by, which may like a high victory better than a low one; where the game is over it is what came of it.
  virtual i32 told(const typename G::State& end, Seat seat) const {
    return Engine<G>::over(end) ? achieved(end, seat) : glance(G::seen(end, seat));
  }

  /// What an imagined world that is not over is worth to a seat, in what is at stake: by playing it on a little with
  /// this luck where the game can do that quickly. Means over many worlds are what a seat may expect.
  virtual i32 try_out(const typename G::State& world, Seat seat, u64 /*luck*/) const {
    return glance(G::seen(world, seat));
  }

  /// What a game that is over came to for a seat, in what is at stake: its share of the victory (alone all or nothing
  /// of it), or its points.
  virtual i32 achieved(const typename G::State& end, Seat seat) const {
    const Outcome outcome = G::outcome(end);
    if (stake(G::seats(end)) == Stake::points) {
      return outcome.points[static_cast<std::size_t>(index_of(seat))] * kOnePoint;
    }
    const SeatSet winners = outcome.winners;
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
