// A chart of the sea of Thesauros: spaces at fixed places, joined as the components say.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/integers.hpp"

namespace bathys::cli::thesauros_board {

inline constexpr int kChartRows = 7;
inline constexpr int kChartColumns = 78;
/// How much of it the face for this many players takes.
int chart_columns(int players);

/// Where the label of a space begins. The lagoon is not on the chart: its spaces lie at the port.
struct Spot2D {
  int space;
  int row;
  int column;
};
std::span<const Spot2D> chart_spots();

/// Two spaces that a line on the chart joins; the lower index first.
struct ChartWay {
  int from;
  int to;
  bool operator==(const ChartWay&) const = default;
};

class Chart {
 public:
  /// Text in one paint; empty where it is a way or water.
  struct Run {
    std::string text;
    std::string_view paint;
  };

  /// The ways of the face for this many players are drawn, no labels yet.
  explicit Chart(int players);

  bool has(int space) const;
  void write(int row, int column, std::string_view text, std::string_view paint);
  std::vector<Run> runs(int row) const;

 private:
  struct Cell {
    std::string text = " ";
    std::string_view paint{};
    u8 ends = 0;  ///< directions in which a way leaves the cell: up, down, left, right
  };
  Cell& cell(int row, int column) { return cells_[static_cast<std::size_t>(row * kChartColumns + column)]; }
  const Cell& cell(int row, int column) const { return cells_[static_cast<std::size_t>(row * kChartColumns + column)]; }
  void join(const Spot2D& from, const Spot2D& to);
  void across(int row, int from, int to);
  void down(int column, int from, int to);

  int players_;
  std::vector<Cell> cells_;
};

/// The ways that a chart for this many players shows.
std::vector<ChartWay> chart_ways(int players);

}  // namespace bathys::cli::thesauros_board
