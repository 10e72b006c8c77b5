// Tests of the chart of the sea: its lines join exactly the spaces that the components join.
#include "cli/thesauros/sea_chart.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/thesauros/components.hpp"
#include "words/width.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

using Place = std::pair<int, int>;

/// A chart with every label written, to be walked along its lines.
class DrawnChart {
 public:
  explicit DrawnChart(int players) {
    Chart chart(players);
    for (const Spot2D& spot : chart_spots()) {
      if (!chart.has(spot.space)) continue;
      const Space& printed = space(spot.space);
      const std::string label = printed.kind == SpaceKind::dig ? "000" : std::string(printed.name);
      chart.write(spot.row, spot.column, label, {});
      for (std::size_t i = 0; i < label.size(); ++i) {
        const Place place{spot.row, spot.column + static_cast<int>(i)};
        EXPECT_TRUE(labels_.emplace(place, spot.space).second) << printed.name << " lies on another label";
      }
    }
    for (int row = 0; row < kChartRows; ++row) read(chart, row);
  }

  /// The spaces at the other ends of the lines that leave a label.
  std::set<int> joined_to(int from) const {
    std::set<int> reached;
    for (const auto& [place, label] : labels_) {
      if (label != from) continue;
      for (const Place& step : {Place{0, 1}, Place{0, -1}, Place{1, 0}, Place{-1, 0}}) walk(from, place, step, reached);
    }
    return reached;
  }

 private:
  void read(const Chart& chart, int row) {
    int column = 0;
    for (const Chart::Run& run : chart.runs(row)) {
      std::string_view text = run.text;
      while (!text.empty()) {
        const auto letter = words::first_code_point(text);
        signs_[{row, column++}] = std::string(text.substr(0, letter.bytes));
        text.remove_prefix(letter.bytes);
      }
    }
  }
  /// Straight on until there is a label or no more line. No line has a corner outside of a label.
  void walk(int from, Place place, Place step, std::set<int>& reached) const {
    const std::string_view wanted = step.first == 0 ? "─" : "│";
    for (;;) {
      place = {place.first + step.first, place.second + step.second};
      const auto label = labels_.find(place);
      const bool straight_from_label = label != labels_.end() && label->second != from;
      if (straight_from_label) {
        if (lines_before(place, step, wanted)) reached.insert(label->second);
        return;
      }
      const auto sign = signs_.find(place);
      if (sign == signs_.end() || sign->second != wanted) return;
    }
  }
  bool lines_before(Place place, Place step, std::string_view wanted) const {
    const auto before = signs_.find({place.first - step.first, place.second - step.second});
    return before != signs_.end() && before->second == wanted;
  }

  std::map<Place, int> labels_;
  std::map<Place, std::string> signs_;
};

TEST(SeaChart, JoinsExactlyTheSpacesThatTheComponentsJoin) {
  for (const int players : {2, 4}) {
    const DrawnChart chart(players);
    for (const Spot2D& spot : chart_spots()) {
      std::set<int> expected;
      for (const u8 next : neighbours(players, spot.space)) {
        const SpaceKind kind = space(next).kind;
        if (kind == SpaceKind::port || kind >= SpaceKind::fishing) expected.insert(next);
      }
      EXPECT_EQ(chart.joined_to(spot.space), expected) << space(spot.space).name << " for " << players;
    }
  }
}

TEST(SeaChart, HasEverySpaceButTheLagoon) {
  int spaces = 0;
  for (int i = 0; i < space_count(); ++i) {
    const SpaceKind kind = space(i).kind;
    spaces += kind == SpaceKind::port || kind >= SpaceKind::fishing ? 1 : 0;
  }
  EXPECT_EQ(static_cast<int>(chart_spots().size()), spaces);
}

}  // namespace
}  // namespace bathys::cli::thesauros_board
