// Means with 95% confidence intervals of what a series of games gave.
#include "cli/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace bathys::cli {
namespace {

/// 95% of a normal distribution lies within this many standard deviations.
constexpr double kDeviations = 1.959964;

}  // namespace

Mean rate_of(double times, u64 games) {
  if (games == 0) return {};
  const double n = static_cast<double>(games);
  const double rate = times / n;
  const double z = kDeviations * kDeviations / n;
  const double middle = (rate + z / 2) / (1 + z);
  const double half = std::sqrt(rate * (1 - rate) * z + z * z / 4) / (1 + z);
  return {games, rate, std::max(middle - half, 0.0), std::min(middle + half, 1.0)};
}

double wins_of(const SeriesResult& result, std::size_t seat) {
  return static_cast<double>(result.seats[seat].win_shares) / static_cast<double>(SeriesResult::kWinShares);
}

Mean win_rate(const SeriesResult& result, std::size_t seat) { return rate_of(wins_of(result, seat), result.finished); }

Mean reached_rate(const SeriesResult& result, std::size_t seat, i32 points) {
  u64 times = 0;
  for (const auto& [had, games] : result.seats[seat].games_by_points) times += had >= points ? games : 0;
  return rate_of(static_cast<double>(times), result.finished);
}

Mean ending_rate(const SeriesResult& result, std::string_view ending) {
  const auto found = result.games_by_ending.find(ending);
  return rate_of(found == result.games_by_ending.end() ? 0 : static_cast<double>(found->second), result.finished);
}

Mean points_mean(const SeriesResult& result, std::size_t seat) {
  if (result.finished == 0) return {};
  const double n = static_cast<double>(result.finished);
  const double mean = static_cast<double>(result.seats[seat].points) / n;
  const double square = static_cast<double>(result.seats[seat].points_squared) / n;
  const double variance = n > 1 ? std::max(square - mean * mean, 0.0) * n / (n - 1) : 0;
  const double half = kDeviations * std::sqrt(variance / n);
  return {result.finished, mean, mean - half, mean + half};
}

Mean share_of(const SeriesResult& result, u64 sum) {
  if (result.finished == 0) return {};
  const double mean = static_cast<double>(sum) / static_cast<double>(result.finished);
  return {result.finished, mean, mean, mean};
}

}  // namespace bathys::cli
