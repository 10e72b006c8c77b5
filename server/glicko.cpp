// How strong people are, as far as their games tell.
#include "server/glicko.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bathys::server {
namespace {

/// One unit of the scale on which is reckoned, and its zero on the scale that people read.
constexpr double kUnit = 173.7178;
constexpr double kZero = 1500;
constexpr double kPrecision = 1e-6;

double square(double x) { return x * x; }

/// The less an opponent is known, the less a game with them says.
double weight(double phi) { return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi)); }

/// What the encounters say together.
struct Evidence {
  double information = 0;  ///< the inverse of the variance that the paper calls v
  double surplus = 0;      ///< how much better than expected, each game by its weight
};

Evidence evidence_of(double mu, std::span<const Encounter> encounters) {
  Evidence all;
  for (const Encounter& one : encounters) {
    const double g = weight(one.opponent.deviation / kUnit);
    const double expected = 1 / (1 + std::exp(-g * (mu - (one.opponent.rating - kZero) / kUnit)));
    all.information += square(g) * expected * (1 - expected);
    all.surplus += g * (one.score - expected);
  }
  return all;
}

/// The most likely volatility (step 5), by a false position that halves the value of the end that stays.
double new_volatility(double sigma, double phi, double v, double delta) {
  const double a = std::log(square(sigma));
  const auto slope = [&](double x) {
    const double variance = square(phi) + v + std::exp(x);
    return std::exp(x) * (square(delta) - variance) / (2 * square(variance)) - (x - a) / square(kVolatilityChange);
  };
  double low = a;
  double high = a - kVolatilityChange;
  if (square(delta) > square(phi) + v) {
    high = std::log(square(delta) - square(phi) - v);
  } else {
    while (slope(high) < 0) high -= kVolatilityChange;
  }
  double at_low = slope(low);
  double at_high = slope(high);
  while (std::abs(high - low) > kPrecision) {
    const double middle = low + (low - high) * at_low / (at_high - at_low);
    const double at_middle = slope(middle);
    if (at_middle * at_high <= 0) {
      low = high;
      at_low = at_high;
    } else {
      at_low /= 2;
    }
    high = middle;
    at_high = at_middle;
  }
  return std::exp(low / 2);
}

}  // namespace

Rating rested(const Rating& before, double periods) {
  const double phi = before.deviation / kUnit;
  const double grown = kUnit * std::sqrt(square(phi) + periods * square(before.volatility));
  return {before.rating, std::min(grown, kMaxDeviation), before.volatility};
}

Rating rated(const Rating& before, std::span<const Encounter> encounters) {
  if (encounters.empty()) return rested(before, 1);
  const double mu = (before.rating - kZero) / kUnit;
  const double phi = before.deviation / kUnit;
  const auto [information, surplus] = evidence_of(mu, encounters);
  // So far apart that no result can say anything.
  if (!(information > 0)) return rested(before, 1);
  const double v = 1 / information;
  const double sigma = new_volatility(before.volatility, phi, v, v * surplus);
  const double phi_after = 1 / std::sqrt(1 / (square(phi) + square(sigma)) + information);
  const double mu_after = mu + square(phi_after) * surplus;
  return {kZero + kUnit * mu_after, std::min(kUnit * phi_after, kMaxDeviation), sigma};
}

}  // namespace bathys::server
