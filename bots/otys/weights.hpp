// What things are worth in Otys, as the greedy bot sees it.
#pragma once

#include <algorithm>
#include <array>

#include "core/integers.hpp"
#include "games/otys/nouns.hpp"

namespace bathys::otys {

/// 1024 make one prestige point. Integers, so that a bot plays the same on every platform.
using Worth = i32;
inline constexpr Worth kPoint = 1024;
constexpr Worth points(double n) { return static_cast<Worth>(n * kPoint); }
/// A part of something: a part of 1 is kPoint.
constexpr Worth times(Worth a, Worth b) { return a * b >> 10; }

/// The last entry stands for all numbers beyond.
template <std::size_t N>
constexpr Worth entry(const std::array<Worth, N>& table, int n) {
  return table[std::min(static_cast<std::size_t>(n), N - 1)];
}

/// Found by reasoning, then by letting bots with different weights play thousands of games against each other.
struct Weights {
  // Possessions, by how many one has.
  std::array<Worth, 8> credits{
      0, points(0.48), points(0.91), points(1.32), points(1.63), points(1.87), points(2.04), points(2.14)};
  std::array<Worth, 6> batteries{0, points(0.35), points(0.65), points(0.90), points(1.05), points(1.10)};
  std::array<Worth, 7> keys{0, points(0.25), points(0.45), points(0.60), points(0.70), points(0.78), points(0.84)};
  Worth own_x = points(0.15);
  std::array<Worth, 4> neutral_keys{0, points(0.35), points(0.60), points(0.70)};

  // Investments pay off over the rest of the game; their worth fades as it goes by.
  std::array<Worth, kTechnicianSteps + 1> mechanic{0, points(0.50), points(0.80), points(0.95)};
  std::array<Worth, kTechnicianSteps + 1> hacker{0, points(0.55), points(0.90), points(1.10)};
  std::array<Worth, kDivers> upgraded{points(0.9), points(0.9), points(1.0), points(0.8),
                                      points(1.4), points(0.6), points(0.5), points(0.8)};
  Worth prestige_back = points(0.9);
  Worth credits_back = points(0.5);

  // What a contract brings beside its prestige.
  Worth credit_of_contract = points(0.35);
  Worth battery_of_contract = points(0.32);
  /// A contract that could be completed is worth this part of what it brings: doing it is better than waiting.
  Worth in_reach = points(0.75);
  /// Others may take it first.
  Worth on_the_table = points(0.9);
  /// Parts of the best, second and third plan: one cannot follow all at once.
  std::array<Worth, 3> plans{points(1.0), points(0.7), points(0.45)};

  // How likely a missing resource will come in time, by how many places above the level its expert stands.
  std::array<Worth, kPlaces> ease_from_above{points(0.78), points(0.70), points(0.63), points(0.57),
                                             points(0.52), points(0.48), points(0.45), points(0.42)};
  Worth ease_from_below = points(0.42);
  Worth ease_by_propeller = points(0.68);
  Worth ease_without_key = points(0.85);
  Worth ease_of_next = points(0.55);  ///< each further resource of the same type

  /// Cargo that fits no contract in sight may fit one to come: the mean over all cards, less for each step missing.
  Worth any_contract = points(1.0);
  Worth step_to_any_contract = points(0.5);
  /// A contract not seen yet, on the table, and in hand by how many one holds already.
  Worth unseen_on_the_table = points(0.3);
  std::array<Worth, 5> unseen_in_hand{points(0.9), points(0.5), points(0.25), points(0.1), 0};

  /// How much of a rival's best plan counts against oneself.
  Worth rivals = points(0.25);
  /// Points a turn in the solo game.
  Worth solo_pace = points(0.6);
};

}  // namespace bathys::otys
