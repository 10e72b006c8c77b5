// What of the Thesauros table is shown: all of it, or what matters for the question at hand and fits on the screen.
#include <algorithm>
#include <array>
#include <functional>

#include "cli/thesauros/board.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

/// Parts of the table in the order in which they stand on the screen.
enum class Panel { head, zones, techs, pile, museum, sea, digs, drawn, own, others };
constexpr int kPanels = static_cast<int>(Panel::others) + 1;

using Draw = Lines (*)(const Picture&);

/// The ways to draw a panel, the fullest first.
std::vector<Draw> ways_to_draw(Panel panel, Rule rule) {
  const bool in_port = rule == Rule::port || rule == Rule::coastal_gear || rule == Rule::keep_found;
  switch (panel) {
    case Panel::head:
      return {head};
    case Panel::zones:
      return in_port ? std::vector<Draw>{zones, zones_in_use, port} : std::vector<Draw>{zones, zones_in_use, queues};
    case Panel::techs:
      return {techs, techs_in_short};
    case Panel::pile:
      return {pile};
    case Panel::museum:
      return {museum};
    case Panel::sea:
      return {sea};
    case Panel::digs:
      return {dig_zones, own_dig_zones};
    case Panel::drawn:
      return {drawn_tiles};
    case Panel::own:
      return {own_company};
    case Panel::others:
      return {other_companies, others_in_short};
  }
  return {};
}

/// What a question is about comes first; then whatever there is room for.
std::vector<Panel> by_importance(Rule rule) {
  using enum Panel;
  switch (rule) {
    case Rule::research:
    case Rule::steal_patent:
      return {head, own, techs, zones, others, digs, sea, museum, pile};
    case Rule::choose_tech:
      return {head, own, pile, techs, others, zones, digs, sea, museum};
    case Rule::market:
    case Rule::claim_map:
    case Rule::mercenary_maps:
      return {head, own, zones, digs, sea, others, techs, museum, pile};
    case Rule::choose_tile:
      return {head, drawn, own, digs, sea, others, zones, techs, museum, pile};
    case Rule::seaplane:
    case Rule::shift_cargo:
    case Rule::sea_turn:
    case Rule::load_gear:
    case Rule::under_way:
    case Rule::meeting:
    case Rule::meet_shark:
    case Rule::lift_treasure:
      return {head, own, digs, sea, others, zones, techs, museum, pile};
    case Rule::port:
    case Rule::coastal_gear:
    case Rule::keep_found:
      return {head, own, zones, digs, sea, others, museum, techs, pile};
    case Rule::museum:
    case Rule::rearrange_museum:
      return {head, own, museum, others, zones, digs, sea, techs, pile};
    case Rule::final_points:  // over
      return {head, own, others, museum, techs, digs, sea, zones, pile};
    default:
      return {head, own, zones, others, techs, museum, digs, sea, pile};
  }
}

/// Panels taken in, in the order of their importance, until the room is used up.
class Selection {
 public:
  explicit Selection(const Picture& picture, int room) : picture_(picture), room_(room) {}

  /// The fullest way that fits; what the question is about is shown even if it does not fit.
  void add(Panel panel, const std::vector<Draw>& ways, bool needed) {
    for (const Draw draw : ways) {
      Lines lines = draw(picture_);
      const bool last = needed && draw == ways.back();
      if (static_cast<int>(lines.size()) > room_ && !last) continue;
      room_ -= static_cast<int>(lines.size());
      drawn_[static_cast<std::size_t>(panel)] = std::move(lines);
      return;
    }
  }
  Lines lines() {
    Lines all;
    for (Lines& panel : drawn_) append(all, std::move(panel));
    return all;
  }

 private:
  const Picture& picture_;
  int room_;
  std::array<Lines, kPanels> drawn_;
};

Rule rule_asked(const Public& table) {
  return table.pending.empty() ? Rule::final_points : static_cast<Rule>(table.pending.top().rule);
}

/// So many panels at the beginning of the list are what a question cannot be answered without.
constexpr std::size_t kNeeded = 3;

}  // namespace

Lines whole(const Picture& picture) {
  Lines lines;
  for (const Draw draw :
       {head, zones, techs, pile, museum, sea, dig_zones, drawn_tiles, own_company, other_companies}) {
    append(lines, draw(picture));
  }
  return lines;
}

Lines glance(const Picture& picture, int room) {
  const Rule rule = rule_asked(picture.table());
  const auto panels = by_importance(rule);
  Selection selection(picture, room);
  for (std::size_t i = 0; i < panels.size(); ++i) selection.add(panels[i], ways_to_draw(panels[i], rule), i < kNeeded);
  return selection.lines();
}

}  // namespace bathys::cli::thesauros_board
