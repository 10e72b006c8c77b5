// The table of a game as one viewer sees it: chooses what draws it.
#include "cli/board.hpp"

#include <algorithm>
#include <array>

#include "cli/board_otys.hpp"
#include "games/otys/otys.hpp"

namespace bathys::cli {
namespace {

using namespace otys_board;

const Referee<Otys>* otys_referee(const AnyGame& game) {
  const auto* const known = dynamic_cast<const AnyGameOf<Otys>*>(&game);
  return known == nullptr ? nullptr : &known->referee();
}

void append(std::vector<std::string>& lines, std::vector<std::string> more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

std::vector<std::string> otys_lines(const Picture& picture) {
  if (picture.screen.plain) return sentences(picture);
  std::vector<std::string> lines = sea(picture);
  append(lines, statuses(picture));
  append(lines, cards(picture));
  return lines;
}

std::string sponsor_section(const otys::Public& table) {
  return "3." + std::to_string(table.colony.sponsor_at(table.turn.level) + 1);
}

/// The experts share one section, the other divers have one each.
std::string diver_section(otys::Diver diver) {
  const int n = static_cast<int>(diver) - static_cast<int>(otys::Diver::tech_expert);
  return "4." + std::to_string(std::max(n, 0) + 1);
}

/// What the question is about, beyond the section that asks it.
void add_subjects(const otys::Public& table, std::vector<std::string>& sections) {
  const Frame& frame = table.pending.top();
  if (otys::is(frame, otys::Rule::step_one)) {
    sections.push_back(sponsor_section(table));
    sections.push_back("2.4");
  } else if (otys::is(frame, otys::Rule::activate)) {
    sections.push_back(diver_section(table.player(frame.seat()).diver_at_level(table.turn.level)));
  } else if (otys::is(frame, otys::Rule::use_copied)) {
    const otys::Player& owner = table.player(seat_at(frame.args[0]));
    sections.push_back(diver_section(owner.diver_at_level(table.turn.level)));
  }
}

}  // namespace

std::vector<std::string> board_lines(const AnyGame& game, Seat viewer, const Voice& voice, const Screen& screen) {
  const auto* const referee = otys_referee(game);
  if (referee == nullptr) return {};
  const otys::View view = referee->view(viewer);
  const Voice speaking = voice.to(viewer);
  return otys_lines({view, speaking, screen});
}

std::vector<std::string> sections_for(const AnyGame& game, Seat viewer) {
  const Decision decision = game.decision();
  if (decision.over) return {};
  std::vector<std::string> sections{std::string(decision.section)};
  if (const auto* const referee = otys_referee(game)) add_subjects(referee->view(viewer).table, sections);
  return sections;
}

bool goes_without_saying(std::string_view event_name) {
  static constexpr std::array<std::string_view, 12> kMinor{
      "turn_begins",    "key_on_track",     "resurfaced",    "sponsors_shift",   "battery_spent", "credits_paid",
      "credits_gained", "batteries_gained", "reward_placed", "reward_discarded", "reward_drawn",  "contract_revealed"};
  return std::find(kMinor.begin(), kMinor.end(), event_name) != kMinor.end();
}

}  // namespace bathys::cli
