// Columns: how something is spread over a few values.
#include <fmt/format.h>

#include <algorithm>

#include "cli/plot/sheet.hpp"

namespace bathys::cli::plot {
namespace {

constexpr int kColumnHeight = 150;
constexpr int kColumnLeft = 36;
/// So many labels stand side by side without touching.
constexpr std::size_t kMaxLabels = 10;

double highest(const Columns& plot) {
  double most = 0;
  for (const auto& series : plot.values) {
    for (const double value : series) most = std::max(most, value);
  }
  return most > 0 ? most : 1;
}

void draw_columns(Sheet& sheet, const Columns& plot, const Axis& axis, double slot) {
  const double width = std::max(1.0, slot * 0.84 / static_cast<double>(plot.values.size()));
  for (std::size_t series = 0; series < plot.values.size(); ++series) {
    const std::string classes = fmt::format("bar s{}", series % kColours);
    for (std::size_t i = 0; i < plot.values[series].size(); ++i) {
      const double x = kColumnLeft + slot * (static_cast<double>(i) + 0.08) + width * static_cast<double>(series);
      const double y = axis.at(plot.values[series][i]);
      if (plot.values[series][i] > 0) sheet.box(x, y, width - 1, axis.at(0) - y, classes);
    }
  }
}

}  // namespace

std::string svg(const Columns& plot) {
  Sheet sheet;
  const int top = static_cast<int>(sheet.legend(plot.frame.series, 12));
  const Axis axis(0, highest(plot), top + kColumnHeight, top);
  for (const double tick : axis.ticks()) {
    sheet.line(kColumnLeft, axis.at(tick), kWidth - kMargin, axis.at(tick), "grid");
    sheet.text(kColumnLeft - 4, axis.at(tick) + 4, "soft end num", plot.spell(tick));
  }
  const double slot = (kWidth - kMargin - kColumnLeft) / std::max(1.0, static_cast<double>(plot.labels.size()));
  draw_columns(sheet, plot, axis, slot);
  const std::size_t every = plot.labels.size() / (kMaxLabels + 1) + 1;
  for (std::size_t i = 0; i < plot.labels.size(); i += every) {
    sheet.text(kColumnLeft + slot * (static_cast<double>(i) + 0.5), top + kColumnHeight + 14, "soft mid num",
               plot.labels[i]);
  }
  return sheet.done(plot.frame, top + kColumnHeight + 20);
}

}  // namespace bathys::cli::plot
