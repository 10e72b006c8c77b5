// The sea of Thesauros as a map: where each space lies on the screen; the ways between them are drawn from the
// components.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/thesauros/board.hpp"
#include "cli/thesauros/sea_chart.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

constexpr std::string_view kWaterPaint = "38;5;231;48;5;24";
constexpr std::string_view kWayPaint = "38;5;110;48;5;24";
constexpr std::string_view kFarPaint = "38;5;145;48;5;24";
constexpr std::string_view kOwnPaint = "1;38;5;229;48;5;24";

/// What is written on a space, and how.
struct Label {
  std::string text;
  std::string_view paint;
};

/// The zodiacs on a space: "z1", or "z1z6" where several may be.
std::string zodiacs_on(const Picture& picture, int here) {
  std::string text;
  for (int i = 0; i < kZodiacs; ++i) {
    const Zodiac& zodiac = picture.table().zodiac(i);
    if (zodiac.owner == kNone || zodiac.space != here) continue;
    text += fmt::format("{}z{}", seat_sign(zodiac.owner), i + 1);
  }
  return text;
}

std::string_view owner_paint(const Picture& picture, int here) {
  for (const Zodiac& zodiac : picture.table().zodiacs) {
    if (zodiac.owner != kNone && zodiac.space == here) return seat_paint(zodiac.owner);
  }
  return {};
}

/// Dig spaces are named by zone and column; one that a zodiac stands on shows the zodiac.
Label label_of(const Picture& picture, int here) {
  const Space& printed = space(here);
  const std::string zodiacs = printed.kind == SpaceKind::port ? "" : zodiacs_on(picture, here);
  if (printed.kind == SpaceKind::dig) {
    if (!zodiacs.empty()) return {zodiacs, owner_paint(picture, here)};
    const bool open = picture.player(picture.subject()).has_map(printed.zone);
    return {fmt::format("{}.{}", printed.zone, printed.column + 1), open ? kOwnPaint : kFarPaint};
  }
  const std::string name(printed.name);
  if (zodiacs.empty()) return {name, kOwnPaint};
  return {name + " " + zodiacs, owner_paint(picture, here)};
}

}  // namespace

Lines sea(const Picture& picture) {
  Chart chart(picture.players());
  for (const Spot2D& spot : chart_spots()) {
    if (!chart.has(spot.space)) continue;
    const Label label = label_of(picture, spot.space);
    chart.write(spot.row, spot.column, label.text, label.paint);
  }
  Lines lines;
  for (int row = 0; row < kChartRows; ++row) {
    Line line(picture.screen, kWaterPaint);
    line.add(" ");
    for (const Chart::Run& run : chart.runs(row)) line.add(run.text, run.paint.empty() ? kWayPaint : run.paint);
    lines.push_back(line.str());
  }
  return lines;
}

}  // namespace bathys::cli::thesauros_board
