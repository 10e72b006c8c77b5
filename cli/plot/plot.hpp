// A small writer of plots as SVG, for studies: rows of marks with intervals, rows of bars, columns, and curves.
//
// What it draws is plain text without scripts, fonts or outside resources. Plots are 360 units wide, so that their
// letters can be read on a phone, and scale to whatever room they are given. Colours are classes: `plot_style` has them
// for light and dark. Every plot has a title and a description for those who cannot see it; the numbers themselves
// belong into a table beside it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bathys::cli::plot {

/// How a number is written on an axis or beside a mark: "12.5", "40%", « 12,5 ».
using Spell = std::function<std::string(double)>;
/// With so many decimals, and this sign between whole numbers and decimals.
Spell plain(int decimals, char point = '.');
/// 0.4 as "40%"; `before` stands between number and sign.
Spell percent(int decimals = 0, char point = '.', std::string before = "");

/// A value and where the true one lies; without an interval low, value and high are the same.
struct Mark {
  double value = 0;
  double low = 0;
  double high = 0;
};
inline Mark exact(double value) { return {value, value, value}; }

struct Frame {
  std::string title{};
  std::string description{};
  std::vector<std::string> series{};  ///< their names, for a legend; none is drawn for a single one
};

/// A line of text, and below it a mark for each series.
struct Row {
  std::string label{};
  std::vector<std::optional<Mark>> marks{};
};

struct Rows {
  Frame frame{};
  std::vector<Row> rows{};
  Spell spell = plain(1);
  bool bars = false;                  ///< bars from 0 instead of points with whiskers
  std::optional<double> reference{};  ///< a line down the whole plot: what would be fair, or no difference
};
std::string svg(const Rows& plot);

/// A column for each label, side by side for several series: how something is spread.
struct Columns {
  Frame frame{};
  std::vector<std::string> labels{};
  std::vector<std::vector<double>> values{};  ///< by series
  Spell spell = percent();
};
std::string svg(const Columns& plot);

struct Point {
  double x = 0;
  Mark y{};
};
/// Points joined by lines, for each series.
struct Curves {
  Frame frame{};
  std::vector<std::vector<Point>> curves{};  ///< by series, each with rising x
  Spell spell_x = plain(1);
  Spell spell_y = plain(1);
  std::string x_name{};
  std::string y_name{};
  bool diagonal = false;  ///< the line on which both are equal: what a perfect prediction would be
};
std::string svg(const Curves& plot);

/// The colours of all plots, as the inside of a <style>.
std::string plot_style();
/// A plot as a file of its own.
std::string standalone(const std::string& svg);

/// A text as it stands in XML and HTML.
std::string escaped(std::string_view text);

/// Where the lines of an axis go: at least two round numbers that span both.
std::vector<double> round_ticks(double least, double most, int about = 4);

}  // namespace bathys::cli::plot
