// What the terminal has to know of Otys.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "cli/game_face.hpp"
#include "cli/otys/board.hpp"
#include "cli/otys/data.hpp"
#include "cli/otys/setup.hpp"

namespace bathys::cli {
namespace {

otys::View otys_view(const Looking& looking) {
  return dynamic_cast<const AnyGameOf<Otys>&>(looking.game).referee().view(looking.viewer);
}

std::string sponsor_section(const otys::Public& table) {
  return "3." + std::to_string(table.colony.sponsor_at(table.turn.level) + 1);
}

/// The experts share one section, the other divers have one each.
std::string diver_section(otys::Diver diver) {
  const int n = static_cast<int>(diver) - static_cast<int>(otys::Diver::tech_expert);
  return "4." + std::to_string(std::max(n, 0) + 1);
}

class OtysFace final : public GameFace {
 public:
  std::string_view name() const override { return Otys::kName; }

  std::vector<std::string> table(const Looking& looking) const override {
    const otys::View view = otys_view(looking);
    const otys_board::Picture picture{view, looking.voice, looking.screen};
    if (looking.screen.plain) return otys_board::sentences(picture);
    std::vector<std::string> lines = otys_board::sea(picture);
    for (std::string& line : otys_board::statuses(picture)) lines.push_back(std::move(line));
    for (std::string& line : otys_board::cards(picture)) lines.push_back(std::move(line));
    return lines;
  }

  void add_subjects(const Looking& looking, std::vector<std::string>& sections) const override {
    const otys::Public table = otys_view(looking).table;
    const Frame& frame = table.pending.top();
    if (otys::is(frame, otys::Rule::step_one)) {
      sections.push_back(sponsor_section(table));
      sections.push_back("2.4");
    } else if (otys::is(frame, otys::Rule::activate)) {
      sections.push_back(diver_section(table.player(frame.seat()).diver_at_level(table.turn.level)));
    } else if (otys::is(frame, otys::Rule::use_copied)) {
      const otys::Player& owner = table.player(otys::use_copied::owner_of(frame));
      sections.push_back(diver_section(owner.diver_at_level(table.turn.level)));
    }
  }
  bool goes_without_saying(std::string_view event) const override {
    static constexpr std::array<std::string_view, 12> kMinor{
        "turn_begins",   "key_on_track",     "resurfaced",     "sponsors_shift",
        "battery_spent", "credits_paid",     "credits_gained", "batteries_gained",
        "reward_placed", "reward_discarded", "reward_drawn",   "contract_revealed"};
    return std::find(kMinor.begin(), kMinor.end(), event) != kMinor.end();
  }
  bool begins_paragraph(std::string_view event) const override { return event == "turn_begins"; }
  Examples examples() const override { return {"key 3", "k 3", "4.2"}; }

  std::vector<OwnOption> own_options() const override {
    return {{"sponsors", "basic, random, advanced, or the tiles with the advanced side up, like 1,3"},
            {"first", "who begins, a seat from 1 on, or random"},
            {"variant", "the designer's variant", true},
            {"hard", "the hard solo game", true}};
  }
  int players(const PlayOptions& options) const override { return otys_setup::players(options); }
  wire::Json setup(const PlayOptions& options, int players) const override {
    return otys_setup::as_json(options, players);
  }
  bool ask_options(Menu& menu, PlayOptions& options, int players) const override {
    return otys_setup::ask(menu, options, players);
  }

  std::vector<TotalCheck> totals() const override { return otys_data::check_totals(); }
  wire::Json components() const override { return otys_data::as_json(); }
  void show_components(Console& console) const override { otys_data::show_tables(console); }
  void show_sources(Console& console) const override { otys_data::show_sources(console); }
};

}  // namespace

const GameFace& otys_face() {
  static const OtysFace face;
  return face;
}

}  // namespace bathys::cli
