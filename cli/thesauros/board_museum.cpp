// The museum of Thesauros: its rooms with price, door points, sponsor and what is exhibited, and the reserve.
#include <fmt/format.h>

#include "cli/thesauros/board.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

constexpr int kSlotsColumns = 13;

std::vector<int> rooms_in_play(const Public& table) {
  std::vector<int> rooms;
  for (int index = 0; index < kRooms; ++index) {
    if (museum::in_play(table, index)) rooms.push_back(index);
  }
  return rooms;
}

/// "2   6$  3★  A  4:A 3:B 3:·  open"
void add_room(Line& line, const Picture& picture, int index) {
  const Room& printed = room(picture.players(), index);
  const MuseumRoom& now = picture.board().rooms[static_cast<std::size_t>(index)];
  line.add(fmt::format("{} ", index + 1), paint::kStrong);
  line.add(fmt::format("{:>3} ", dollars(printed.cost)), now.sponsor == kNone ? paint::kNone : paint::kFaint);
  line.add(points(printed.door)).add(" ");
  add_seat(line, now.sponsor);
  line.add("  ");
  const int start = line.width();
  for (int slot = 0; slot < printed.slots; ++slot) {
    line.add(fmt::format("{}:", printed.points[static_cast<std::size_t>(slot)]), paint::kFaint);
    add_seat(line, now.owners[static_cast<std::size_t>(slot)]);
    line.add(" ");
  }
  line.pad_to(start + kSlotsColumns);
  if (now.open != 0) line.add(picture.word("museum", "open"), paint::kGood);
}

std::string reserve_line(const Picture& picture) {
  Line line(picture.screen);
  line.add(" ").add(picture.word("museum", "reserve"), paint::kFaint);
  for (int i = 0; i < picture.players(); ++i) {
    line.add("  ");
    add_seat(line, static_cast<u8>(i));
    line.add(fmt::format(" {}", picture.player(seat_at(i)).stored));
  }
  return line.str();
}

}  // namespace

Lines museum(const Picture& picture) {
  const auto rooms = rooms_in_play(picture.table());
  const int half = picture.screen.width / 2;
  const std::size_t rows = (rooms.size() + 1) / 2;
  Lines lines{Line(picture.screen)
                  .add(" ")
                  .add(picture.word("museum", "title"), paint::kTitle)
                  .add("  ")
                  .add(picture.word("museum", "columns"), paint::kFaint)
                  .str()};
  for (std::size_t row = 0; row < rows; ++row) {
    Line line(picture.screen);
    line.add(" ");
    add_room(line, picture, rooms[row]);
    if (row + rows < rooms.size()) {
      line.pad_to(half);
      add_room(line, picture, rooms[row + rows]);
    }
    lines.push_back(line.str());
  }
  lines.push_back(reserve_line(picture));
  return lines;
}

}  // namespace bathys::cli::thesauros_board
