// How strong people are, as far as their games tell: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013).
#pragma once

#include <span>

namespace bathys::server {

/// A rating, how far it may be off (one standard deviation), and how unsteady the player is.
struct Rating {
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;

  bool operator==(const Rating&) const = default;
};

/// A comparison with somebody, who is taken as they were before it.
struct Encounter {
  Rating opponent;
  double score;  ///< 1 for the better, 0 for the worse, a half for neither
};

/// Nobody is less known than somebody who is new.
inline constexpr double kMaxDeviation = 350;
/// How much volatility may change; the system constant of the paper, which recommends 0.3 to 1.2.
inline constexpr double kVolatilityChange = 0.5;

/// After one rating period with these encounters. Without any only the deviation grows.
Rating rated(const Rating& before, std::span<const Encounter> encounters);

/// Somebody who has not played for so many periods is less well known.
Rating rested(const Rating& before, double periods);

}  // namespace bathys::server
