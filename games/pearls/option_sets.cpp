// The option sets of Pearls that benchmarks, signatures and tests go through: 2 to 4 players, every number of rounds.
#include <vector>

#include "games/pearls/pearls.hpp"

namespace bathys {

std::span<const Pearls::Setup> Pearls::option_sets() {
  static const std::vector<Setup> sets = [] {
    std::vector<Setup> all;
    for (u8 players = 2; players <= kMaxSeats; ++players) {
      for (u8 rounds = 1; rounds <= pearls::most_rounds(); ++rounds) all.push_back({players, rounds});
    }
    return all;
  }();
  return sets;
}

}  // namespace bathys
