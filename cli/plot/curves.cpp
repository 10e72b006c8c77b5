// Curves: points with whiskers, joined by lines.
#include <fmt/format.h>

#include <algorithm>

#include "cli/plot/sheet.hpp"

namespace bathys::cli::plot {
namespace {

constexpr int kCurveHeight = 200;
constexpr int kCurveLeft = 40;

struct Bounds {
  double least = 1e300;
  double most = -1e300;

  void add(double value) {
    least = std::min(least, value);
    most = std::max(most, value);
  }
};

void draw_curve(Sheet& sheet, const std::vector<Point>& points, const Axis& x, const Axis& y, std::size_t series) {
  const std::string colour = fmt::format("s{}", series % kColours);
  std::string steps;
  for (const Point& point : points) {
    const double across = x.at(point.x);
    steps += fmt::format("{}{:.1f} {:.1f}", steps.empty() ? "M" : "L", across, y.at(point.y.value));
    if (point.y.low < point.y.high)
      sheet.line(across, y.at(point.y.low), across, y.at(point.y.high), "whisker " + colour);
  }
  if (points.size() > 1) sheet.path(steps, "curve " + colour);
  for (const Point& point : points) sheet.dot(x.at(point.x), y.at(point.y.value), colour);
}

}  // namespace

std::string svg(const Curves& plot) {
  Bounds across, up;
  for (const auto& points : plot.curves) {
    for (const Point& point : points) {
      across.add(point.x);
      up.add(point.y.low);
      up.add(point.y.high);
    }
  }
  if (across.least > across.most) across = up = {0, 1};
  Sheet sheet;
  const int top = static_cast<int>(sheet.legend(plot.frame.series, 12)) + (plot.y_name.empty() ? 0 : 14);
  if (!plot.y_name.empty()) sheet.text(kMargin, top - 8, "soft", plot.y_name);
  const Axis x(across.least, across.most, kCurveLeft + 6, kWidth - kMargin - 14);
  const Axis y(up.least, up.most, top + kCurveHeight, top);
  for (const double tick : y.ticks()) {
    sheet.line(kCurveLeft, y.at(tick), kWidth - kMargin, y.at(tick), "grid");
    sheet.text(kCurveLeft - 4, y.at(tick) + 4, "soft end num", plot.spell_y(tick));
  }
  for (const double tick : x.ticks())
    sheet.text(x.at(tick), top + kCurveHeight + 14, "soft mid num", plot.spell_x(tick));
  if (!plot.x_name.empty()) sheet.text(kWidth - kMargin, top + kCurveHeight + 28, "soft end", plot.x_name);
  if (plot.diagonal) {
    const double from = std::max(x.ticks().front(), y.ticks().front());
    const double to = std::min(x.ticks().back(), y.ticks().back());
    if (from < to) sheet.line(x.at(from), y.at(from), x.at(to), y.at(to), "ref");
  }
  for (std::size_t i = 0; i < plot.curves.size(); ++i) draw_curve(sheet, plot.curves[i], x, y, i);
  return sheet.done(plot.frame, top + kCurveHeight + (plot.x_name.empty() ? 20 : 34));
}

}  // namespace bathys::cli::plot
