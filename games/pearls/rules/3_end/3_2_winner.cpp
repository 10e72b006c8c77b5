// Pearls 3.2 The most valuable row wins.
#include <algorithm>

#include "games/pearls/rulebook.hpp"

namespace bathys::pearls::winner {
namespace {

/// The upper half of the pearls counts as large when the points are told apart.
constexpr bool is_large(int pearl) { return pearl >= kPearls / 2; }

int points(const Player& player) {
  int sum = 0;
  for (int pearl = 0; pearl < kPearls; ++pearl) sum += has(player.row, pearl) ? worth(pearl) : 0;
  return sum;
}

}  // namespace

/// Tells only what lies open: secret pearls count when they are shown.
Outcome outcome(const State& state) {
  Outcome outcome{.over = state.table.pending.empty()};
  int most = 0;
  for (std::size_t i = 0; i < state.table.setup.players; ++i) {
    outcome.points[i] = points(state.table.players[i]);
    most = std::max(most, outcome.points[i]);
  }
  if (!outcome.over) return outcome;
  for (std::size_t i = 0; i < state.table.setup.players; ++i) {
    // D3: equal rows share the victory.
    if (outcome.points[i] == most) outcome.winners.add(seat_at(static_cast<int>(i)));
  }
  outcome.verdict = outcome.winners.size() == 1
                        ? Message{"pearls.verdict.wins", {Arg::seat(outcome.winners.front()), Arg::number(most)}}
                        : Message{"pearls.verdict.shared", {Arg::number(most)}};
  return outcome;
}

/// Small pearls, then large ones.
std::vector<PointSource> sources(const State& state) {
  PointSource small{"small", {}}, large{"large", {}};
  for (std::size_t i = 0; i < state.table.setup.players; ++i) {
    for (int pearl = 0; pearl < kPearls; ++pearl) {
      if (has(state.table.players[i].row, pearl)) (is_large(pearl) ? large : small).points[i] += worth(pearl);
    }
  }
  return {small, large};
}

}  // namespace bathys::pearls::winner
