// A sheet that plots are drawn on, in units of 360 to its width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/plot/plot.hpp"

namespace bathys::cli::plot {

inline constexpr int kWidth = 360;
inline constexpr int kMargin = 4;
inline constexpr std::size_t kColours = 4;

/// From values to places, with round numbers at its ends.
class Axis {
 public:
  Axis(double least, double most, int from, int to);
  double at(double value) const;
  const std::vector<double>& ticks() const { return ticks_; }

 private:
  std::vector<double> ticks_;
  int from_, to_;
};

class Sheet {
 public:
  void text(double x, double y, std::string_view classes, std::string_view what);
  void line(double x1, double y1, double x2, double y2, std::string_view classes);
  void box(double x, double y, double width, double height, std::string_view classes);
  void dot(double x, double y, std::string_view classes);
  void path(const std::string& steps, std::string_view classes);
  double legend(const std::vector<std::string>& series, double y);
  /// Over what is there already.
  void add(const Sheet& other) { body_ += other.body_; }
  /// The whole picture.
  std::string done(const Frame& frame, double height) const;

 private:
  std::string body_{};
};

}  // namespace bathys::cli::plot
