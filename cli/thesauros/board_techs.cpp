// The techs of Thesauros on the table: prices, owners, copies, and what each is good for.
#include <fmt/format.h>

#include <algorithm>

#include "cli/terminal_pieces.hpp"
#include "cli/thesauros/board.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

u8 owner_of_tech(const Board& board, int card) { return board.owners[static_cast<std::size_t>(card)]; }
int copies_of_tech(const Board& board, int card) { return board.copies[static_cast<std::size_t>(card)]; }

std::vector<int> techs_shown(const Board& board) {
  std::vector<int> shown;
  for (const u8 card : board.slots) {
    if (card != kNone) shown.push_back(card);
  }
  return shown;
}

/// "mask          A 3/2/1 ×3 1★ ↓2"
void add_tech(Line& line, const Picture& picture, int card) {
  const Tech& printed = tech(card);
  const int start = line.width();
  const int copies = copies_of_tech(picture.board(), card);
  line.add(gear_name(picture, card)).pad_to(start + kGearColumns + 1);
  add_seat(line, owner_of_tech(picture.board(), card));
  line.add(fmt::format(" {}/{}/{} ", printed.patent, printed.object, printed.royalty));
  line.add(fmt::format("×{}", copies), copies > 0 ? paint::kStrong : paint::kFaint);
  line.add(fmt::format(" {}", points(printed.end_points)), paint::kFaint).add(" ").add(use_sign(card));
}

}  // namespace

Lines techs(const Picture& picture) {
  const auto shown = techs_shown(picture.board());
  const int half = picture.screen.width / 2;
  const std::size_t rows = (shown.size() + 1) / 2;
  Lines lines{Line(picture.screen)
                  .add(" ")
                  .add(picture.word("techs", "title"), paint::kTitle)
                  .add("  ")
                  .add(picture.word("techs", "columns"), paint::kFaint)
                  .str()};
  for (std::size_t row = 0; row < rows; ++row) {
    Line line(picture.screen);
    line.add(" ");
    add_tech(line, picture, shown[row]);
    if (row + rows < shown.size()) {
      line.pad_to(half);
      add_tech(line, picture, shown[row + rows]);
    }
    lines.push_back(line.str());
  }
  return lines;
}

Lines techs_in_short(const Picture& picture) {
  Pieces pieces(picture.screen, kIndent);
  pieces.begin(picture.word("techs", "title"));
  for (const int card : techs_shown(picture.board())) {
    Line line(picture.screen);
    line.add(gear_name(picture, card)).add(" ");
    add_seat(line, owner_of_tech(picture.board(), card));
    line.add(fmt::format("×{}", copies_of_tech(picture.board(), card)), paint::kFaint);
    pieces.add({}, line);
  }
  return pieces.lines();
}

Lines pile(const Picture& picture) {
  if (picture.view.own.knows_pile == 0) return {};
  Pieces pieces(picture.screen, kIndent);
  pieces.begin(picture.word("techs", "pile"));
  for (const u8 card : picture.view.pile) {
    if (card != kNone) pieces.add({}, gear_name(picture, card), paint::kNone);
  }
  return pieces.lines();
}

}  // namespace bathys::cli::thesauros_board
