// The component tables of Thesauros for people.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/thesauros/board.hpp"
#include "cli/thesauros/data.hpp"

namespace bathys::cli::thesauros_data {
namespace {

using namespace thesauros;
using wire::Json;

constexpr int kIndent = 2;
constexpr int kLabelColumns = 30;

/// A value in one line: "3, 4, 5", "1-2: 3, 3, 4; 3-4: 3, 3".
std::string in_one_line(const Voice& voice, const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number()) return std::to_string(value.get<int>());
  std::string text;
  const bool listed = value.is_array();
  for (const auto& [key, inner] : value.items()) {
    if (!text.empty()) text += listed && !inner.is_object() ? ", " : "; ";
    const std::string part = listed && inner.is_array()
                                 ? in_one_line(voice, inner[0]) + "–" + in_one_line(voice, inner[1])
                                 : in_one_line(voice, inner);
    text += listed ? part : voice.named(key, part);
  }
  return text;
}

class Sheet {
 public:
  explicit Sheet(Console& console) : console_(console) {}

  void tables() {
    for (const TableNote& note : component_notes()) table(note);
    title(voice().term("cli.thesauros.data.techs"));
    for (int index = 0; index < kTechs; ++index) tech_row(index);
    title(voice().term("cli.thesauros.data.gear"));
    for (int gear = 0; gear < kGear; ++gear) gear_row(gear);
    title(voice().term("cli.thesauros.data.found"));
    for (int index = 0; index < kFound; ++index) found_row(index);
    title(voice().term("cli.thesauros.data.tiles"));
    for (int tile = 0; tile < kTiles; ++tile) tile_row(tile);
  }
  void sources() {
    say_sources(console_, "cli.data.tables", table_sources());
    say_sources(console_, "cli.thesauros.data.techs", tech_sources());
  }

 private:
  const Voice& voice() const { return console_.voice; }
  void title(std::string_view text) { console_.tell(text, paint::kTitle, kIndent); }
  std::string source(Provenance from) const { return source_name(voice(), from); }
  std::string word(std::string_view group, std::string_view name) const {
    return voice().term(fmt::format("thesauros.{}.{}", group, name));
  }

  void row(std::string_view label, const std::string& value) {
    const auto parts = wrap(value, console_.screen.width - 2 - kIndent - kLabelColumns);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      Line line(console_.screen);
      line.pad_to(kIndent);
      if (i == 0) line.add(fit(label, kLabelColumns - 1));
      console_.print(line.pad_to(kIndent + kLabelColumns).add(parts[i]).str());
    }
  }

  void table(const TableNote& note) {
    title(fmt::format("{} ({})", voice().term(fmt::format("cli.thesauros.data.table.{}", note.name)),
                      source(note.provenance)));
    const Json values = values_of(note.name);
    for (const auto& [key, value] : values.items()) {
      row(voice().term(fmt::format("cli.thesauros.data.row.{}", key)), in_one_line(voice(), value));
    }
  }

  void tech_row(int index) {
    const Tech& printed = tech(index);
    const std::string values =
        voice().say("cli.thesauros.data.tech",
                    {Arg::number(printed.level), Arg::number(printed.patent), Arg::number(printed.object),
                     Arg::number(printed.royalty), Arg::literal(fmt::format("{}", fmt::join(printed.copies, "/"))),
                     Arg::number(printed.end_points)});
    row(word("gear", printed.id), fmt::format("{} ({})", values, source(printed.provenance)));
  }
  void gear_row(int gear) {
    const std::string_view id = gear_use(gear).id;
    row(word("gear", id),
        fmt::format("{}  {}", word("gear", std::string(id) + ".use"), thesauros_board::use_sign(gear)));
  }
  void found_row(int index) {
    const std::string id(found(index).id);
    const std::string kind = id.substr(id.starts_with("found_") ? 6 : 0);
    row(id, word("found", kind.substr(0, kind.find('_'))));
  }
  /// A row of the tile after the other, level 1 first.
  void tile_row(int tile) {
    const DigTile& printed = dig_tile(tile);
    std::string rows;
    for (const auto& cells : printed.cells) {
      if (!rows.empty()) rows += " | ";
      for (std::size_t column = 0; column < printed.columns; ++column) {
        const std::string cell = cell_word(cells[column]);
        rows += (column > 0 ? " " : "") + (cell.empty() ? std::string("·") : cell);
      }
    }
    row(printed.id, rows);
  }

  Console& console_;
};

}  // namespace

void show_tables(Console& console) { Sheet(console).tables(); }

void show_sources(Console& console) { Sheet(console).sources(); }

}  // namespace bathys::cli::thesauros_data
