// The option sets of Pearls that benchmarks, signatures and tests go through: 2 to 4 players, every number of rounds.
#include <array>
#include <vector>

#include "games/pearls/pearls.hpp"

namespace bathys {
namespace {

std::vector<Pearls::Setup> sets_with(int most_rounds) {
  std::vector<Pearls::Setup> all;
  for (u8 players = 2; players <= kMaxSeats; ++players) {
    for (u8 rounds = 1; rounds <= most_rounds; ++rounds) all.push_back({players, rounds});
  }
  return all;
}

}  // namespace

/// Other components may allow more rounds, or fewer.
std::span<const Pearls::Setup> Pearls::option_sets() {
  static const auto sets = [] {
    std::array<std::vector<Setup>, pearls::kPearls + 1> by_most_rounds;
    for (std::size_t most = 0; most < by_most_rounds.size(); ++most)
      by_most_rounds[most] = sets_with(static_cast<int>(most));
    return by_most_rounds;
  }();
  return sets[static_cast<std::size_t>(pearls::most_rounds())];
}

}  // namespace bathys
