// Rows of marks with whiskers, or of bars. Names stand above their marks, so that long ones are whole on a phone.
#include <fmt/format.h>

#include <algorithm>

#include "cli/plot/sheet.hpp"

namespace bathys::cli::plot {
namespace {

constexpr int kRowText = 14;
constexpr int kRowMark = 12;
constexpr int kRowGap = 6;
constexpr int kRowValue = 46;

Axis axis_for(const Rows& plot) {
  double least = plot.bars ? 0 : plot.reference.value_or(1e9);
  double most = plot.bars ? 0 : plot.reference.value_or(-1e9);
  for (const Row& row : plot.rows) {
    for (const auto& mark : row.marks) {
      if (!mark) continue;
      least = std::min(least, mark->low);
      most = std::max(most, mark->high);
    }
  }
  if (least > most) least = 0, most = 1;
  return {least, most, kMargin + 16, kWidth - kRowValue - 10};
}

void draw_mark(Sheet& sheet, const Rows& plot, const Axis& axis, const Mark& mark, std::size_t series, double y) {
  const std::string colour = fmt::format("s{}", series % kColours);
  if (plot.bars) {
    const double from = axis.at(std::min(mark.value, 0.0));
    sheet.box(from, y - 4, axis.at(std::max(mark.value, 0.0)) - from, 8, "bar " + colour);
    if (mark.low < mark.high) sheet.line(axis.at(mark.low), y, axis.at(mark.high), y, "error");
  } else {
    sheet.line(axis.at(mark.low), y, axis.at(mark.high), y, "whisker " + colour);
    sheet.dot(axis.at(mark.value), y, colour);
  }
  sheet.text(kWidth - kMargin, y + 4, "end num", plot.spell(mark.value));
}

}  // namespace

std::string svg(const Rows& plot) {
  const Axis axis = axis_for(plot);
  Sheet names, marks, sheet;
  const double top = sheet.legend(plot.frame.series, 12);
  double y = top;
  for (const Row& row : plot.rows) {
    names.text(kMargin, y + 10, "", row.label);
    y += kRowText;
    for (std::size_t i = 0; i < row.marks.size(); ++i) {
      if (row.marks[i]) draw_mark(marks, plot, axis, *row.marks[i], i, y + kRowMark / 2.0);
      y += kRowMark;
    }
    y += kRowGap;
  }
  for (const double tick : axis.ticks()) {
    sheet.line(axis.at(tick), top, axis.at(tick), y, "grid");
    sheet.text(axis.at(tick), y + 12, "soft mid num", plot.spell(tick));
  }
  if (plot.reference) sheet.line(axis.at(*plot.reference), top, axis.at(*plot.reference), y, "ref");
  sheet.add(marks);
  sheet.add(names);
  return sheet.done(plot.frame, y + 18);
}

}  // namespace bathys::cli::plot
