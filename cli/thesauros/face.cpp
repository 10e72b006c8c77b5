// What the terminal has to know of Thesauros.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "cli/game_face.hpp"
#include "cli/thesauros/board.hpp"
#include "cli/thesauros/choices.hpp"
#include "cli/thesauros/data.hpp"
#include "cli/thesauros/setup.hpp"

namespace bathys::cli {
namespace {

thesauros::View thesauros_view(const AnyGame& game, Seat viewer) {
  return dynamic_cast<const AnyGameOf<Thesauros>&>(game).referee().view(viewer);
}

/// The parts of the table that can be looked at alone, and what draws them.
struct Part {
  std::string_view name;
  std::vector<thesauros_board::Lines (*)(const thesauros_board::Picture&)> draws;
};
const std::vector<Part>& parts_of_table() {
  using namespace thesauros_board;
  static const std::vector<Part> parts{{"sea", {sea, dig_zones, port}}, {"museum", {thesauros_board::museum}},
                                       {"techs", {techs, pile}},        {"zones", {head, zones}},
                                       {"company", {own_company}},      {"others", {other_companies}}};
  return parts;
}

/// Sections beyond the one that asks, where one question touches several.
struct Subject {
  thesauros::Rule rule;
  std::vector<std::string_view> sections;
};
const std::vector<Subject>& subjects() {
  using thesauros::Rule;
  static const std::vector<Subject> table{{Rule::budget, {"1"}},
                                          {Rule::place, {"3.1.2", "3.1.3"}},
                                          {Rule::place_recruit, {"3.1.2", "3.1.3"}},
                                          {Rule::claim_map, {"3.2.3"}},
                                          {Rule::choose_tile, {"3.2.3.3", "3.2.5.7"}},
                                          {Rule::seaplane, {"3.2.5.1"}},
                                          {Rule::sea_turn, {"3.2.5.1", "3.2.5.3", "3.2.5.4", "3.2.5.5", "3.2.5.6"}},
                                          {Rule::load_gear, {"3.2.5.2", "3.2.5.3"}},
                                          {Rule::under_way, {"3.2.5.2", "3.2.5.3"}},
                                          {Rule::meet_shark, {"3.2.5.6"}},
                                          {Rule::lift_treasure, {"3.2.5.7"}},
                                          {Rule::museum, {"4.3"}},
                                          {Rule::raise_bid, {"V.2", "V.3"}}};
  return table;
}

class ThesaurosFace final : public GameFace {
 public:
  std::string_view name() const override { return Thesauros::kName; }

  std::vector<std::string> table(const Looking& looking) const override {
    const auto view = thesauros_view(looking.game, looking.viewer);
    const thesauros_board::Picture picture{view, looking.voice, looking.screen};
    return looking.screen.plain ? thesauros_board::sentences(picture) : thesauros_board::whole(picture);
  }
  std::vector<std::string> glance(const Looking& looking, int room) const override {
    if (looking.screen.plain) return table(looking);
    const auto view = thesauros_view(looking.game, looking.viewer);
    return thesauros_board::glance({view, looking.voice, looking.screen}, room);
  }
  std::span<const std::string_view> parts() const override {
    static const std::vector<std::string_view> names = [] {
      std::vector<std::string_view> all;
      for (const Part& part : parts_of_table()) all.push_back(part.name);
      return all;
    }();
    return names;
  }
  std::vector<std::string> part(const Looking& looking, std::string_view wanted) const override {
    const auto view = thesauros_view(looking.game, looking.viewer);
    const thesauros_board::Picture picture{view, looking.voice, looking.screen};
    if (looking.screen.plain) return thesauros_board::sentences_of(picture, wanted);
    thesauros_board::Lines lines;
    for (const Part& part : parts_of_table()) {
      if (part.name != wanted) continue;
      for (const auto draw : part.draws) {
        for (std::string& line : draw(picture)) lines.push_back(std::move(line));
      }
    }
    return lines;
  }

  void add_subjects(const Looking& looking, std::vector<std::string>& sections) const override {
    const auto table = thesauros_view(looking.game, looking.viewer).table;
    for (const Subject& subject : subjects()) {
      if (!thesauros::is(table.pending.top(), subject.rule)) continue;
      sections.insert(sections.end(), subject.sections.begin(), subject.sections.end());
    }
  }
  bool goes_without_saying(std::string_view event) const override {
    static constexpr std::array<std::string_view, 8> kMinor{
        "zone_begins", "paid", "allocated", "docked", "dived", "gear_shifted", "tiles_drawn", "game_begins"};
    return std::find(kMinor.begin(), kMinor.end(), event) != kMinor.end();
  }
  bool begins_paragraph(std::string_view event) const override {
    return event == "quadrimester_begins" || event == "zone_begins";
  }
  Examples examples() const override { return {"place boss 3", "p b 3", "3.2.5"}; }

  Choices folded(const AnyGame& game, Seat seat, const Choices& answers, const Voice& voice) const override {
    const auto view = thesauros_view(game, seat);
    return thesauros_choices::folded({view, voice}, answers);
  }
  std::vector<Action> from_numbers(const AnyGame& game, Seat seat, std::span<const u32> numbers) const override {
    const auto view = thesauros_view(game, seat);
    return thesauros_choices::from_numbers({view, Voice{}}, numbers);
  }
  std::vector<std::string> hints(const AnyGame& game, Seat seat, const Voice& voice) const override {
    const auto view = thesauros_view(game, seat);
    return thesauros_choices::hints({view, voice});
  }

  std::vector<OwnOption> own_options() const override {
    return {{"mode", "standard, initiation, mercenaries or solo"}};
  }
  int players(const PlayOptions& options) const override { return thesauros_setup::players(options); }
  wire::Json setup(const PlayOptions& options, int players) const override {
    return thesauros_setup::as_json(options, players);
  }
  bool ask_options(Menu& menu, PlayOptions& options, int players) const override {
    return thesauros_setup::ask(menu, options, players);
  }

  std::vector<TotalCheck> totals() const override { return thesauros_data::check_totals(); }
  wire::Json components() const override { return thesauros_data::as_json(); }
  void show_components(Console& console) const override { thesauros_data::show_tables(console); }
  void show_sources(Console& console) const override { thesauros_data::show_sources(console); }
};

}  // namespace

const GameFace& thesauros_face() {
  static const ThesaurosFace face;
  return face;
}

}  // namespace bathys::cli
