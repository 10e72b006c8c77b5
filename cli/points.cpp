// Where the points come from, as a small table.
#include "cli/points.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "wire/json.hpp"
#include "words/width.hpp"

namespace bathys::cli {
namespace {

constexpr int kIndent = 3;
constexpr int kGap = 2;

/// One line of the table: what it is about, and a text for every seat.
struct Row {
  std::string head;
  std::vector<std::string> cells;
};

int width_of(std::string_view text) { return static_cast<int>(words::display_width(text)); }

class SourceTable {
 public:
  SourceTable(const AnyGame& game, const Voice& voice, const Screen& screen)
      : game_(game), voice_(voice), screen_(screen) {
    for (const PointSource& source : game.sources()) {
      add(wire::source_word(game.name(), source, voice.language), source.points);
    }
    add(voice.say("cli.points_sum"), game.outcome().points);
  }

  std::vector<std::string> lines() const { return screen_.plain ? sentences() : columns(); }

 private:
  void add(std::string head, const std::array<i32, kMaxSeats>& points) {
    Row row{std::move(head), {}};
    for (int i = 0; i < game_.seats(); ++i) row.cells.push_back(std::to_string(points[static_cast<std::size_t>(i)]));
    rows_.push_back(std::move(row));
  }

  std::vector<std::string> sentences() const {
    std::vector<std::string> lines;
    for (const Row& row : rows_) {
      std::string list;
      for (std::size_t i = 0; i < row.cells.size(); ++i) {
        list += fmt::format("{}{} {}", i == 0 ? "" : ", ", voice_.name(seat_at(static_cast<int>(i))), row.cells[i]);
      }
      lines.push_back(voice_.say("cli.points_from", {Arg::literal(row.head), Arg::literal(list)}));
    }
    return lines;
  }

  std::vector<std::string> columns() const {
    int head = 0;
    for (const Row& row : rows_) head = std::max(head, width_of(row.head));
    const int seats = game_.seats();
    // Names are cut where the screen has no room for them; sources are not.
    const int room = std::max(3, (screen_.width - 1 - kIndent - head) / seats - kGap);
    Row names{{}, {}};
    for (int i = 0; i < seats; ++i) names.cells.push_back(fit(voice_.name(seat_at(i)), room));
    std::vector<std::string> lines{line(names, names, head)};
    for (const Row& row : rows_) lines.push_back(line(row, names, head));
    return lines;
  }

  /// Numbers stand under the end of the name.
  std::string line(const Row& row, const Row& names, int head) const {
    Line line(screen_);
    line.pad_to(kIndent).add(row.head).pad_to(kIndent + head);
    int column = kIndent + head;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      column += kGap + std::max(width_of(names.cells[i]), 3);
      line.pad_to(column - width_of(row.cells[i])).add(row.cells[i]);
    }
    return line.str();
  }

  const AnyGame& game_;
  const Voice& voice_;
  const Screen& screen_;
  std::vector<Row> rows_{};
};

}  // namespace

std::vector<std::string> source_lines(const AnyGame& game, const Voice& voice, const Screen& screen) {
  if (game.sources().empty()) return {};
  return SourceTable(game, voice, screen).lines();
}

}  // namespace bathys::cli
