// What is counted at the end of an imagined game, to tell lines apart by more than their chances.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "bots/coach/tally.hpp"
#include "core/game.hpp"

namespace bathys::coach {

/// One thing counted. The sentences about it are `coach.reason.SENTENCE.more` and `.fewer`; `about` is the term they
/// speak of, if any.
struct Measure {
  std::string sentence{};
  std::string about{};
  i32 value = 0;
  /// How much one of it matters beside a point, of 100.
  i32 weight = 100;
};

/// What a game counts besides points, at the end of an imagined game and on the way there: bots/<game>/measures.cpp
/// specialises this.
template <Game G>
std::vector<Measure> own_measures(const typename G::State&, Seat, const Tally&) {
  return {};
}

/// The points of the best other seat.
inline i32 best_rival(const Outcome& outcome, Seat seat, int seats) {
  i32 best = 0;
  for (int i = 0; i < seats; ++i) {
    if (seat_at(i) != seat) best = std::max(best, outcome.points[static_cast<std::size_t>(i)]);
  }
  return best;
}

inline std::string source_term(std::string_view game, std::string_view source) {
  return (source == "before" ? "" : std::string(game) + ".") + "source." + std::string(source);
}

/// Always the same measures in the same order for games with the same set-up.
template <Game G>
std::vector<Measure> measures(const typename G::State& state, Seat seat, const Tally& tally) {
  const auto place = static_cast<std::size_t>(index_of(seat));
  const Outcome outcome = G::outcome(state);
  std::vector<Measure> counted;
  if constexpr (TellsSources<G>) {
    for (const PointSource& source : G::sources(state)) {
      counted.push_back({"source", source_term(G::kName, source.name), source.points[place]});
    }
  } else {
    counted.push_back({"points", {}, outcome.points[place]});
  }
  if (G::seats(state) > 1) counted.push_back({"rival", {}, best_rival(outcome, seat, G::seats(state))});
  for (Measure& own : own_measures<G>(state, seat, tally)) counted.push_back(std::move(own));
  return counted;
}

}  // namespace bathys::coach

// The specialisations, from the list of games.
#include "bots/own_measures.inc"
