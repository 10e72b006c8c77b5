// What the view of every game is tested for, position by position.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "core/game.hpp"
#include "core/seat.hpp"

namespace bathys {

template <Game G>
std::vector<Seat> viewers(const typename G::State& state) {
  std::vector<Seat> all{kSpectator};
  for (int i = 0; i < state.table.seats(); ++i) all.push_back(seat_at(i));
  return all;
}

/// The same bytes when only what the viewer may not know differs: `dealt_anew(viewer)` is such another state.
template <Game G, class DealtAnew>
void expect_the_same_views(const typename G::State& state, DealtAnew dealt_anew) {
  for (const Seat viewer : viewers<G>(state)) {
    ASSERT_TRUE(same_bytes(G::view(state, viewer), G::view(dealt_anew(viewer), viewer)))
        << "viewer " << index_of(viewer);
  }
}

template <Game G>
void expect_all_that_is_public(const typename G::State& state) {
  for (const Seat viewer : viewers<G>(state)) {
    ASSERT_TRUE(same_bytes(G::view(state, viewer).table, state.table)) << "viewer " << index_of(viewer);
  }
}

template <Game G>
void expect_own_parts(const typename G::State& state) {
  for (int i = 0; i < state.table.seats(); ++i) ASSERT_EQ(G::view(state, seat_at(i)).own, state.own(seat_at(i)));
}

}  // namespace bathys
