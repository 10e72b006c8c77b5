// What a series of games tells about a game.
#include "cli/study/figures.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include "cli/statistics.hpp"

namespace bathys::cli {
namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
constexpr double kErrors95 = 1.959964;

double share_won(const PlayedGame& game, int seat) {
  return game.winners.has(seat_at(seat)) ? 1.0 / static_cast<double>(game.winners.size()) : 0.0;
}

/// A metric from what a finished game says.
template <class Value>
Metric metric_of(const std::vector<PlayedGame>& games, std::string group, Named item, Value value) {
  Metric made{std::move(group), std::move(item), {}};
  made.by_game.reserve(games.size());
  for (const PlayedGame& game : games) made.by_game.push_back(game.finished ? value(game) : kNothing);
  return made;
}

double mean_of(const BySeat& values, int seats) {
  double sum = 0;
  for (int i = 0; i < seats; ++i) sum += values[static_cast<std::size_t>(i)];
  return sum / seats;
}

Estimate normal_mean(const std::vector<double>& values) {
  double n = 0, sum = 0, squares = 0;
  for (const double value : values) {
    if (std::isnan(value)) continue;
    n += 1;
    sum += value;
  }
  if (n == 0) return {};
  const double mean = sum / n;
  for (const double value : values) squares += std::isnan(value) ? 0 : (value - mean) * (value - mean);
  const double half = n > 1 ? kErrors95 * std::sqrt(squares / (n - 1) / n) : 0;
  return {static_cast<std::size_t>(n), {mean, mean - half, mean + half}};
}

void add_seats(const std::vector<PlayedGame>& games, int seats, std::vector<Metric>& metrics) {
  for (int i = 0; i < seats; ++i) {
    const std::string seat = std::to_string(i + 1);
    metrics.push_back(
        metric_of(games, "wins", {seat, seat}, [&](const PlayedGame& game) { return share_won(game, i); }));
  }
  for (int i = 0; i < seats; ++i) {
    const std::string seat = std::to_string(i + 1);
    metrics.push_back(metric_of(games, "points", {seat, seat}, [&](const PlayedGame& game) {
      return static_cast<double>(game.points[static_cast<std::size_t>(i)]);
    }));
  }
}

void add_sources(const std::vector<PlayedGame>& games, int seats, std::vector<Metric>& metrics) {
  std::vector<Named> sources;
  for (const PlayedGame& game : games) {
    for (const auto& [source, points] : game.sources) {
      if (std::find(sources.begin(), sources.end(), source) == sources.end()) sources.push_back(source);
    }
  }
  for (const Named& wanted : sources) {
    metrics.push_back(metric_of(games, "source", wanted, [&](const PlayedGame& game) {
      for (const auto& [source, points] : game.sources) {
        if (source == wanted) return mean_of(points, seats);
      }
      return 0.0;
    }));
  }
}

std::set<Deed> deeds_in(const std::vector<PlayedGame>& games) {
  std::set<Deed> deeds;
  for (const PlayedGame& game : games) {
    for (const auto& [deed, times] : game.deeds) deeds.insert(deed);
  }
  return deeds;
}

BySeat times_of(const PlayedGame& game, const Deed& deed) {
  const auto found = game.deeds.find(deed);
  return found == game.deeds.end() ? BySeat{} : found->second;
}

/// Numbers of one kind for every player of every game, each less the mean of the game and of the seat: what a player
/// did more or had more than the others at the table, whatever the seat.
class Column {
 public:
  template <class Value>
  Column(const std::vector<const PlayedGame*>& games, int seats, Value value) : seats_(seats) {
    for (const PlayedGame* const game : games) {
      double sum = 0;
      const std::size_t first = values_.size();
      for (int i = 0; i < seats; ++i) {
        values_.push_back(value(*game, i));
        sum += values_.back();
      }
      if (seats == 1) {
        games_ += values_.back() != 0 ? 1 : 0;
        continue;
      }
      bool differs = false;
      for (std::size_t i = first; i < values_.size(); ++i) {
        values_[i] -= sum / seats;
        differs = differs || values_[i] != 0;
      }
      games_ += differs ? 1 : 0;
    }
    for (int i = 0; i < seats; ++i) centre_seat(static_cast<std::size_t>(i));
  }

  double at(std::size_t game, int seat) const { return values_[game * static_cast<std::size_t>(seats_) + seat_(seat)]; }
  const std::vector<double>& values() const { return values_; }
  std::size_t games() const { return games_; }

 private:
  static std::size_t seat_(int seat) { return static_cast<std::size_t>(seat); }
  void centre_seat(std::size_t seat) {
    double sum = 0, n = 0;
    for (std::size_t i = seat; i < values_.size(); i += seat_(seats_)) {
      sum += values_[i];
      n += 1;
    }
    for (std::size_t i = seat; i < values_.size(); i += seat_(seats_)) values_[i] -= sum / n;
  }

  int seats_;
  std::size_t games_ = 0;
  std::vector<double> values_;
};

using Matrix = std::vector<std::vector<double>>;

/// The inverse of a symmetric matrix, by Gauss and Jordan; what depends on the rest is left out as zeros.
Matrix inverse(Matrix matrix) {
  const std::size_t n = matrix.size();
  Matrix result(n, std::vector<double>(n));
  for (std::size_t i = 0; i < n; ++i) result[i][i] = 1;
  std::vector<double> scale(n);
  for (std::size_t i = 0; i < n; ++i) scale[i] = matrix[i][i];
  std::vector<bool> dependent(n);
  for (std::size_t i = 0; i < n; ++i) {
    dependent[i] = !(matrix[i][i] > 1e-9 * scale[i]);
    if (dependent[i]) continue;
    const double pivot = matrix[i][i];
    for (std::size_t k = 0; k < n; ++k) {
      matrix[i][k] /= pivot;
      result[i][k] /= pivot;
    }
    for (std::size_t row = 0; row < n; ++row) {
      const double factor = row == i ? 0 : matrix[row][i];
      if (factor == 0) continue;
      for (std::size_t k = 0; k < n; ++k) {
        matrix[row][k] -= factor * matrix[i][k];
        result[row][k] -= factor * result[i][k];
      }
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    if (!dependent[i]) continue;
    for (std::size_t k = 0; k < n; ++k) result[i][k] = result[k][i] = 0;
  }
  return result;
}

double dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

/// Least squares of `wanted` by `columns`, with errors that may hang together within a game.
class Regression {
 public:
  Regression(const std::vector<Column>& columns, const Column& wanted, int seats)
      : columns_(columns), seats_(seats), games_(wanted.values().size() / static_cast<std::size_t>(seats)) {
    const std::size_t n = columns.size();
    Matrix products(n, std::vector<double>(n));
    std::vector<double> right(n);
    for (std::size_t i = 0; i < n; ++i) {
      right[i] = dot(columns[i].values(), wanted.values());
      for (std::size_t k = 0; k <= i; ++k) {
        products[i][k] = products[k][i] = dot(columns[i].values(), columns[k].values());
      }
    }
    inverse_ = inverse(std::move(products));
    for (std::size_t i = 0; i < n; ++i) slopes_.push_back(dot(inverse_[i], right));
    residuals_ = wanted.values();
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t at = 0; at < residuals_.size(); ++at) residuals_[at] -= slopes_[i] * columns[i].values()[at];
    }
  }

  bool knows(std::size_t i) const { return inverse_[i][i] > 0; }
  plot::Mark slope(std::size_t i) const {
    const double half = kErrors95 * std::sqrt(variance(i));
    return {slopes_[i], slopes_[i] - half, slopes_[i] + half};
  }

 private:
  /// The sandwich: what each game adds to the slope, squared.
  double variance(std::size_t i) const {
    double sum = 0;
    for (std::size_t game = 0; game < games_; ++game) {
      double adds = 0;
      for (int seat = 0; seat < seats_; ++seat) {
        double weight = 0;
        for (std::size_t k = 0; k < columns_.size(); ++k) weight += inverse_[i][k] * columns_[k].at(game, seat);
        adds += weight * residuals_[game * static_cast<std::size_t>(seats_) + static_cast<std::size_t>(seat)];
      }
      sum += adds * adds;
    }
    const double n = static_cast<double>(games_);
    return sum * n / std::max(1.0, n - static_cast<double>(columns_.size()));
  }

  const std::vector<Column>& columns_;
  int seats_;
  std::size_t games_;
  Matrix inverse_;
  std::vector<double> slopes_, residuals_;
};

constexpr std::size_t kFewestGames = 20;

void add_worth(const std::vector<const PlayedGame*>& games, int seats, const std::vector<Deed>& deeds,
               const Column& points, std::vector<Worth>& worth) {
  std::vector<Column> columns;
  std::vector<Deed> known;
  for (const Deed& deed : deeds) {
    Column column(games, seats, [&](const PlayedGame& game, int seat) {
      return static_cast<double>(times_of(game, deed)[static_cast<std::size_t>(seat)]);
    });
    if (column.games() < kFewestGames) continue;
    columns.push_back(std::move(column));
    known.push_back(deed);
  }
  if (columns.empty() || columns.size() * 2 > games.size()) return;
  const Regression regression(columns, points, seats);
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (!regression.knows(i)) continue;
    worth.push_back({known[i].group, known[i].item, columns[i].games(), regression.slope(i)});
  }
}

std::vector<const PlayedGame*> finished_games(const std::vector<PlayedGame>& games) {
  std::vector<const PlayedGame*> list;
  for (const PlayedGame& game : games) {
    if (game.finished) list.push_back(&game);
  }
  return list;
}

}  // namespace

Estimate estimate(const Metric& metric) {
  const Estimate mean = normal_mean(metric.by_game);
  const bool is_share =
      std::ranges::all_of(metric.by_game, [](double value) { return std::isnan(value) || (value >= 0 && value <= 1); });
  if (!is_share || metric.group != "wins") return mean;
  const Mean rate = rate_of(mean.mark.value * static_cast<double>(mean.games), mean.games);
  return {mean.games, {rate.value, rate.low, rate.high}};
}

Estimate difference(const Metric& first, const Metric& second) {
  std::vector<double> differences;
  const std::size_t games = std::min(first.by_game.size(), second.by_game.size());
  for (std::size_t i = 0; i < games; ++i) differences.push_back(second.by_game[i] - first.by_game[i]);
  return normal_mean(differences);
}

bool is_certain(const Estimate& difference, std::size_t many) {
  const plot::Mark& mark = difference.mark;
  const double error = (mark.high - mark.low) / 2 / kErrors95;
  // The chance of a normal deviate that far out, on both sides.
  return error > 0 && std::erfc(std::abs(mark.value) / error / std::sqrt(2.0)) * static_cast<double>(many) < 0.05;
}

std::vector<Metric> metrics_of(const std::vector<PlayedGame>& games, int seats) {
  std::vector<Metric> metrics;
  add_seats(games, seats, metrics);
  metrics.push_back(metric_of(games, "length", {"rounds", ""}, [](const PlayedGame& game) { return game.rounds; }));
  metrics.push_back(
      metric_of(games, "length", {"decisions", ""}, [](const PlayedGame& game) { return game.decisions; }));
  add_sources(games, seats, metrics);
  for (const Deed& deed : deeds_in(games)) {
    metrics.push_back(metric_of(games, deed.group, deed.item,
                                [&](const PlayedGame& game) { return mean_of(times_of(game, deed), seats); }));
  }
  return metrics;
}

std::vector<Worth> worth_of(const std::vector<PlayedGame>& games, int seats) {
  const auto list = finished_games(games);
  const Column points(list, seats, [](const PlayedGame& game, int seat) {
    return static_cast<double>(game.points[static_cast<std::size_t>(seat)]);
  });
  std::map<std::string, std::vector<Deed>> groups;
  for (const Deed& deed : deeds_in(games)) groups[deed.item.id.empty() ? "" : deed.group].push_back(deed);
  std::vector<Worth> worth;
  for (const auto& [group, deeds] : groups) add_worth(list, seats, deeds, points, worth);
  return worth;
}

std::vector<Opening> openings_of(const std::vector<PlayedGame>& games, int seats) {
  constexpr std::size_t kFewestOpenings = 5;
  struct Sums {
    double wins = 0;
    std::vector<double> points{};
  };
  std::map<Named, Sums> sums;
  for (int seat = 0; seat < seats; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    double total = 0, n = 0;
    for (const PlayedGame& game : games) {
      total += game.finished ? game.points[at] : 0;
      n += game.finished ? 1 : 0;
    }
    for (const PlayedGame& game : games) {
      if (!game.finished || game.openings[at].id.empty()) continue;
      Sums& of = sums[game.openings[at]];
      of.wins += share_won(game, seat);
      of.points.push_back(game.points[at] - total / n);
    }
  }
  std::vector<Opening> openings;
  for (const auto& [answer, of] : sums) {
    if (of.points.size() < kFewestOpenings) continue;
    const Mean wins = rate_of(of.wins, of.points.size());
    openings.push_back({answer, of.points.size(), {wins.value, wins.low, wins.high}, normal_mean(of.points).mark});
  }
  std::ranges::stable_sort(openings, std::greater{}, &Opening::times);
  return openings;
}

std::map<i32, std::size_t> rounds_spread(const std::vector<PlayedGame>& games) {
  std::map<i32, std::size_t> spread;
  for (const PlayedGame* const game : finished_games(games)) ++spread[static_cast<i32>(game->rounds)];
  return spread;
}

std::map<i32, std::size_t> points_spread(const std::vector<PlayedGame>& games, int seats) {
  std::map<i32, std::size_t> spread;
  for (const PlayedGame* const game : finished_games(games)) {
    for (int i = 0; i < seats; ++i) ++spread[game->points[static_cast<std::size_t>(i)]];
  }
  return spread;
}

}  // namespace bathys::cli
