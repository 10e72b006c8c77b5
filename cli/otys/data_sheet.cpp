// The component tables of Otys for people.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/otys/data.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::cli::otys_data {
namespace {

using namespace otys;
using wire::Json;

constexpr std::array<std::string_view, kResources> kResourceTerms{"otys.resource.metal", "otys.resource.plant",
                                                                  "otys.resource.fuel", "otys.resource.tech"};

class Sheet {
 public:
  explicit Sheet(Console& console) : console_(console) {}

  void tables() {
    title("cli.data.tables");
    for (const TableNote& note : component_notes()) table(note);
    title("cli.data.contracts");
    for (int card = 0; card < kContracts; ++card) contract_row(card);
    title("cli.data.rewards");
    for (int token = 0; token < kRewards; ++token) reward_row(token);
  }

  /// How much comes from where.
  void sources() {
    say_sources(console_, "cli.data.tables", table_sources());
    say_sources(console_, "cli.data.contracts", contract_sources());
    say_sources(console_, "cli.data.rewards", reward_sources());
  }

 private:
  const Voice& voice() const { return console_.voice; }
  void title(std::string_view key) { console_.print(painted(console_.screen, voice().term(key), paint::kTitle)); }
  std::string source(Provenance from) const { return source_name(voice(), from); }
  /// Columns of fixed widths; the last one is as long as it is.
  void row(std::initializer_list<std::pair<std::string, int>> cells) {
    Line line(console_.screen);
    int column = 2;
    for (const auto& [text, width] : cells) {
      line.pad_to(column).add(text);
      column += width;
    }
    console_.print(line.str());
  }

  void table(const TableNote& note) {
    std::string values;
    if (note.name == "store") {
      for (int i = 0; i < kStoreRows; ++i) {
        const StoreRow shelf = store_row(i);
        values.append(i > 0 ? ", " : "").append(std::to_string(shelf.credits)).append("¢");
        if (shelf.prestige > 0) values.append(" / ").append(std::to_string(shelf.prestige)).append("★");
      }
    } else if (note.name == "start") {
      values = std::to_string(start_credits()) + "¢, " + std::to_string(start_batteries()) + "↯";
    } else {
      for (const int value : values_of(note.name))
        values.append(values.empty() ? "" : ", ").append(std::to_string(value));
    }
    const std::string name = voice().term("cli.data.table." + std::string(note.name));
    row({{name, 42}, {values, 20}, {source(note.provenance), 0}});
    if (values.empty()) group(note.name);
  }

  /// Values of several kinds, by their names in the component file.
  void group(std::string_view table) {
    const Json flat = group_of(table).flatten();
    for (const auto& [place, value] : flat.items()) {
      std::string name = std::string(table) + place;
      std::replace(name.begin(), name.end(), '/', '.');
      row({{"", 2}, {name, 40}, {value.dump(), 0}});
    }
  }

  void contract_row(int card) {
    const Contract& printed = contract(card);
    const std::string needs =
        printed.kind == Contract::Kind::free
            ? voice().say("cli.otys.plain.free", {Arg::literal(free_needs(card))})
            : voice().say("cli.otys.plain.counts", {Arg::counts(payments(card)[0].bits(), kResourceTerms.data())});
    std::string gains = fmt::format("{}★", printed.prestige);
    if (printed.credits > 0) gains += fmt::format(" {}¢", printed.credits);
    if (printed.batteries > 0) gains += fmt::format(" {}↯", printed.batteries);
    row({{std::string(printed.id), 5}, {needs, 37}, {gains, 20}, {std::string(source(printed.provenance)), 0}});
    for (const std::string& line : wrap(printed.note, console_.screen.width - 8)) {
      if (!line.empty()) row({{"", 5}, {line, 0}});
    }
  }

  void reward_row(int token) {
    const Reward& printed = reward(token);
    std::string front = voice().term("otys.front." + std::string(word_at(kFrontWords, printed.front)));
    if (printed.front == Reward::Front::resource) {
      front = voice().say("cli.otys.plain.either", {Arg::term(word_at(kResourceTerms, printed.choice[0])),
                                                    Arg::term(word_at(kResourceTerms, printed.choice[1]))});
    }
    const std::string back = voice().term("otys.back." + std::string(word_at(kBackWords, printed.back)));
    row({{std::string(printed.id), 5}, {front, 37}, {back, 20}, {std::string(source(printed.provenance)), 0}});
  }

  Console& console_;
};

}  // namespace

void show_tables(Console& console) { Sheet(console).tables(); }

void show_sources(Console& console) { Sheet(console).sources(); }

}  // namespace bathys::cli::otys_data
