// Means with 95% confidence intervals of what a series of games gave.
#pragma once

#include "bots/match.hpp"

namespace bathys::cli {

/// A mean over games and where the true one lies with 95% confidence. Unknown when there was no game to take it from.
struct Mean {
  u64 games = 0;
  double value = 0;
  double low = 0;
  double high = 0;

  bool known() const { return games > 0; }
};

/// How often something happened, with the interval of Wilson.
Mean rate_of(double times, u64 games);

/// Games won by a seat, shared victories in parts.
double wins_of(const SeriesResult& result, std::size_t seat);
/// With the interval of Wilson, which stays between 0 and 1 and is never empty.
Mean win_rate(const SeriesResult& result, std::size_t seat);
/// With the interval of the normal distribution.
Mean points_mean(const SeriesResult& result, std::size_t seat);
/// How often the place had at least so many points, with the interval of Wilson.
Mean reached_rate(const SeriesResult& result, std::size_t seat, i32 points);
/// How often games ended so, with the interval of Wilson.
Mean ending_rate(const SeriesResult& result, std::string_view ending);
/// A sum over the finished games as a mean, without an interval.
Mean share_of(const SeriesResult& result, u64 sum);

}  // namespace bathys::cli
