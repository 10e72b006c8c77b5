// The law of the sources of points: they add up.
#pragma once

#include "core/laws/legality.hpp"

namespace bathys::laws {

/// The sums of the sources are the outcome's points, for every seat.
template <Game G>
void sources_add_up(const typename G::State& state) {
  if constexpr (TellsSources<G>) {
    const Outcome outcome = G::outcome(state);
    const auto sources = G::sources(state);
    for (std::size_t i = 0; i < static_cast<std::size_t>(G::seats(state)); ++i) {
      i32 sum = 0;
      for (const PointSource& source : sources) sum += source.points[i];
      require_or(sum == outcome.points[i], "sources add up to the points", [&] {
        return name_of(seat_at(static_cast<int>(i))) + ": " + std::to_string(sum) + " instead of " +
               std::to_string(outcome.points[i]);
      });
    }
  }
}

}  // namespace bathys::laws
