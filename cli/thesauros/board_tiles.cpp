// The dig tiles of Thesauros: every zone as a block of columns, with what the viewer knows of it.
#include <fmt/format.h>

#include <algorithm>

#include "cli/thesauros/board.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

constexpr int kCell = 4;
constexpr int kGap = 2;
constexpr int kBlockRows = kRows + 1;
constexpr std::string_view kSharkPaint = "1;38;5;203";
constexpr std::string_view kTreasurePaint = "1;38;5;221";

int block_width(int columns) { return columns * kCell; }

/// " 5 " in the open, "(5)" hidden, "[5]" in rock, a fin for a shark, "x" where something was.
void add_cell(Line& line, const DigCell& cell, bool covered) {
  const int value = treasure_value(cell.kind);
  if (covered) {
    line.add(" x  ", paint::kFaint);
    return;
  }
  switch (cell.what) {
    case Cell::nothing:
      line.add(" ·  ", paint::kFaint);
      return;
    case Cell::shark:
      line.add(fmt::format(" {}  ", kSharkSign), kSharkPaint);
      return;
    case Cell::plain:
      line.add(fmt::format(" {}  ", value), kTreasurePaint);
      return;
    case Cell::hidden:
      line.add(fmt::format("({}) ", value), kTreasurePaint);
      return;
    case Cell::rock:
      line.add(fmt::format("[{}] ", value), kTreasurePaint);
      return;
  }
}

void add_tile_row(Line& line, int tile, int row, const DigSite& site) {
  const DigTile& printed = dig_tile(tile);
  for (int column = 0; column < printed.columns; ++column) {
    add_cell(line, printed.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)],
             site.is_covered(row, column));
  }
}

/// A zone whose tile the viewer does not know.
void add_unknown_row(Line& line, int columns) {
  for (int column = 0; column < columns; ++column) line.add(" ?  ", paint::kFaint);
}

/// "4 AB ↑": the number, who holds maps of it, and whether all can see it.
void add_title(Line& line, const Picture& picture, int zone) {
  const int start = line.width();
  const DigSite& site = picture.table().site(zone);
  line.add(fmt::format("{} ", zone), paint::kTitle);
  for (int i = 0; i < picture.players(); ++i) {
    if (picture.player(seat_at(i)).has_map(zone)) add_seat(line, static_cast<u8>(i));
  }
  const std::string_view state = site.tile != kNone ? "up" : "down";
  const int room = start + block_width(zone_columns(zone)) - line.width() - 1;
  line.add(" ").add(fit(picture.word("dig", state), room - 1), paint::kFaint);
}

/// Blocks side by side, as many as fit, then the next row of them.
Lines blocks(const Picture& picture, const std::vector<int>& zones) {
  Lines lines;
  std::size_t first = 0;
  while (first < zones.size()) {
    std::size_t last = first;
    int width = 1;
    while (last < zones.size() && width + block_width(zone_columns(zones[last])) < picture.screen.width) {
      width += block_width(zone_columns(zones[last++])) + kGap;
    }
    for (int row = 0; row < kBlockRows; ++row) {
      Line line(picture.screen);
      line.add(" ");
      for (std::size_t i = first; i < last; ++i) {
        const int zone = zones[i];
        const int start = line.width();
        const u8 tile = picture.tile_on(zone);
        if (row == 0) {
          add_title(line, picture, zone);
        } else if (tile != kNone) {
          add_tile_row(line, tile, row - 1, picture.table().site(zone));
        } else {
          add_unknown_row(line, zone_columns(zone));
        }
        if (i + 1 < last) line.pad_to(start + block_width(zone_columns(zone)) + kGap);
      }
      lines.push_back(line.str());
    }
    first = last;
  }
  return lines;
}

bool has_zodiac_on(const Picture& picture, int zone) {
  const auto& zodiacs = picture.table().zodiacs;
  return std::any_of(zodiacs.begin(), zodiacs.end(), [&](const Zodiac& zodiac) {
    return zodiac.owner == static_cast<u8>(picture.subject()) && space(zodiac.space).zone == zone;
  });
}

}  // namespace

Lines dig_zones(const Picture& picture) {
  std::vector<int> zones;
  Line bare(picture.screen);
  bare.add(" ").add(picture.word("dig", "none"), paint::kFaint);
  const int all = map_numbers(picture.players());
  for (int zone = 1; zone <= all; ++zone) {
    if (picture.table().site(zone).placed != 0) {
      zones.push_back(zone);
    } else {
      bare.add(fmt::format(" {}", zone));
    }
  }
  Lines lines = blocks(picture, zones);
  if (static_cast<int>(zones.size()) < all) lines.push_back(bare.str());
  return lines;
}

Lines own_dig_zones(const Picture& picture) {
  std::vector<int> zones;
  for (const bool visited : {true, false}) {
    for (int zone = 1; zone <= map_numbers(picture.players()); ++zone) {
      const bool known = visited || picture.player(picture.subject()).has_map(zone);
      const bool placed = picture.table().site(zone).placed != 0;
      if (has_zodiac_on(picture, zone) == visited && known && placed) zones.push_back(zone);
    }
  }
  // What fits side by side: the zones where something can happen now come first.
  std::size_t count = 0;
  int width = 1;
  while (count < zones.size() && width + block_width(zone_columns(zones[count])) < picture.screen.width) {
    width += block_width(zone_columns(zones[count++])) + kGap;
  }
  zones.resize(count);
  std::sort(zones.begin(), zones.end());
  return blocks(picture, zones);
}

Lines drawn_tiles(const Picture& picture) {
  const auto& drawn = picture.view.own.drawn;
  if (drawn.empty()) return {};
  Lines lines;
  for (int row = 0; row < kBlockRows; ++row) {
    Line line(picture.screen);
    line.add(" ");
    for (const u8 tile : drawn) {
      const int start = line.width();
      if (row == 0) {
        line.add(dig_tile(tile).id, paint::kTitle);
      } else {
        add_tile_row(line, tile, row - 1, DigSite{});
      }
      if (tile != drawn[drawn.size() - 1]) line.pad_to(start + block_width(dig_tile(tile).columns) + 2 * kGap);
    }
    lines.push_back(line.str());
  }
  return lines;
}

}  // namespace bathys::cli::thesauros_board
