// A chart of the sea of Thesauros: spaces at fixed places, joined as the components say.
#include "cli/thesauros/sea_chart.hpp"

#include <algorithm>
#include <array>

#include "games/thesauros/components.hpp"
#include "words/width.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

enum Direction : u8 { kUp = 1, kDown = 2, kLeft = 4, kRight = 8 };

/// The widest label, and the water behind it.
constexpr int kLabelColumns = 4;

struct NamedSpot {
  std::string_view name;
  int row;
  int column;
};
#include "games/thesauros/chart.inc"

std::vector<Spot2D> all_spots() {
  std::vector<Spot2D> spots;
  for (int i = 0; i < space_count(); ++i) {
    for (const NamedSpot& named : kNamedSpots) {
      if (named.name == space(i).name) spots.push_back({i, named.row, named.column});
    }
  }
  return spots;
}

const Spot2D* spot_of(int space) {
  const auto spots = chart_spots();
  const auto found = std::find_if(spots.begin(), spots.end(), [&](const Spot2D& spot) { return spot.space == space; });
  return found == spots.end() ? nullptr : &*found;
}

/// Ways meet labels in their middle.
int middle(const Spot2D& spot) { return spot.column + (space(spot.space).kind == SpaceKind::dig ? 1 : 0); }

std::string_view way_sign(u8 ends) {
  static constexpr std::array<std::string_view, 16> kSigns{" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                                           "─", "└", "┌", "├", "─", "┴", "┬", "┼"};
  return kSigns[ends];
}

}  // namespace

std::span<const Spot2D> chart_spots() {
  static const std::vector<Spot2D> spots = all_spots();
  return spots;
}

std::vector<ChartWay> chart_ways(int players) {
  std::vector<ChartWay> ways;
  for (const Spot2D& spot : chart_spots()) {
    for (const u8 next : neighbours(players, spot.space)) {
      if (next > spot.space && spot_of(next) != nullptr) ways.push_back({spot.space, next});
    }
  }
  return ways;
}

int chart_columns(int players) {
  int columns = 0;
  for (const Spot2D& spot : chart_spots()) {
    if (!neighbours(players, spot.space).empty()) columns = std::max(columns, spot.column + kLabelColumns);
  }
  return columns;
}

Chart::Chart(int players) : players_(players), cells_(static_cast<std::size_t>(kChartRows * kChartColumns)) {
  for (const ChartWay& way : chart_ways(players)) join(*spot_of(way.from), *spot_of(way.to));
  for (Cell& cell : cells_) cell.text = way_sign(cell.ends);
}

bool Chart::has(int space) const { return !neighbours(players_, space).empty(); }

/// Along the row of the one, then up or down to the other.
void Chart::join(const Spot2D& from, const Spot2D& to) {
  across(from.row, middle(from), middle(to));
  down(middle(to), from.row, to.row);
}

void Chart::across(int row, int from, int to) {
  for (int column = std::min(from, to); column < std::max(from, to); ++column) {
    cell(row, column).ends |= kRight;
    cell(row, column + 1).ends |= kLeft;
  }
}

void Chart::down(int column, int from, int to) {
  for (int row = std::min(from, to); row < std::max(from, to); ++row) {
    cell(row, column).ends |= kDown;
    cell(row + 1, column).ends |= kUp;
  }
}

void Chart::write(int row, int column, std::string_view text, std::string_view paint) {
  while (!text.empty() && column < kChartColumns) {
    const auto letter = words::first_code_point(text);
    cell(row, column).text = std::string(text.substr(0, letter.bytes));
    cell(row, column++).paint = paint;
    text.remove_prefix(letter.bytes);
  }
}

std::vector<Chart::Run> Chart::runs(int row) const {
  std::vector<Run> runs;
  for (int column = 0; column < chart_columns(players_); ++column) {
    const Cell& here = cell(row, column);
    if (runs.empty() || runs.back().paint != here.paint) runs.push_back({{}, here.paint});
    runs.back().text += here.text;
  }
  return runs;
}

}  // namespace bathys::cli::thesauros_board
