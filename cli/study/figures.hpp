// What a series of games tells about a game: means with 95% intervals, each from one number a game.
#pragma once

#include <string>
#include <vector>

#include "cli/plot/plot.hpp"
#include "cli/study/diary.hpp"

namespace bathys::cli {

/// One number of every game; not a number for a game that was not finished.
struct Metric {
  std::string group{};  ///< "wins", "points", "source", "length", or a group of deeds
  Named item{};
  std::vector<double> by_game{};
};

/// A mean over games.
struct Estimate {
  std::size_t games = 0;
  plot::Mark mark{};
};
/// With the interval of the normal distribution; of a share of games (0 or 1 each) that of Wilson, which is never
/// empty.
Estimate estimate(const Metric& metric);
/// Of the second less the first, game by game: both were played with the same seeds.
Estimate difference(const Metric& first, const Metric& second);
/// Whether an interval that wide for `many` comparisons at once (Bonferroni) would still leave out 0.
bool is_certain(const Estimate& difference, std::size_t many);

/// What is known of each seat, source, length and deed; deeds as times for each player.
std::vector<Metric> metrics_of(const std::vector<PlayedGame>& games, int seats);

/// What using something once more goes with, in points beyond those of the others at the table (alone: of other games).
struct Worth {
  std::string group{};
  Named item{};
  std::size_t games = 0;  ///< in which somebody did it, and not everybody equally often
  plot::Mark points{};
};
/// Within a group by regression on all of its items at once, each seat and game compared with its own mean, the error
/// robust against what players of a game have in common. Left out are items of fewer than 20 games.
std::vector<Worth> worth_of(const std::vector<PlayedGame>& games, int seats);

/// A first answer, and how those did who gave it.
struct Opening {
  Named answer{};
  std::size_t times = 0;
  plot::Mark wins{};    ///< share
  plot::Mark points{};  ///< beyond the mean of the same seat
};
/// The most frequent ones first; those of fewer than 5 games are left out.
std::vector<Opening> openings_of(const std::vector<PlayedGame>& games, int seats);

/// How many games had so many rounds, or points of a player: by value.
std::map<i32, std::size_t> rounds_spread(const std::vector<PlayedGame>& games);
std::map<i32, std::size_t> points_spread(const std::vector<PlayedGame>& games, int seats);

}  // namespace bathys::cli
