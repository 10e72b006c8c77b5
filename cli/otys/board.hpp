// The table of Otys in a terminal: the parts that its drawing is made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal_console.hpp"
#include "games/otys/otys.hpp"

namespace bathys::cli::otys_board {

/// What everything that draws needs to know.
struct Picture {
  const otys::View& view;
  const Voice& voice;
  const Screen& screen;

  const otys::Public& table() const { return view.table; }
  const otys::Colony& colony() const { return view.table.colony; }
  /// The player whose board is drawn large: the viewer, or the first seat for spectators.
  Seat subject() const { return is_seat(view.viewer) ? view.viewer : seat_at(0); }
  const otys::Player& player(Seat seat) const { return view.table.player(seat); }
  /// The others around the table, beginning on the left of the large board.
  std::vector<Seat> others() const;
  bool is_active(int level) const { return view.table.turn.level == level; }
};

// Signs: short marks for single things (board_signs.cpp).

inline constexpr std::string_view kCreditSign = "¢";
inline constexpr std::string_view kBatterySign = "↯";
inline constexpr std::string_view kPrestigeSign = "★";
inline constexpr std::string_view kUpgradedSign = "+";

/// How roomy resources are drawn: "MP·", "M P ·", or with their shapes, "■M ♣P ··".
enum class Spacing { tight, spaced, shaped };
int cargo_width(int places, Spacing spacing);

std::string letter(const Voice& voice, otys::Resource type);
std::string_view shape(otys::Resource type);
/// The colour the resource has in the box.
std::string_view chip(otys::Resource type);
/// The colour of the water at a place of the column.
std::string_view water(int place, const Screen& screen);

/// What lies together, letter by letter, with a dot for each free place.
void add_cargo(Line& line, const Voice& voice, otys::Cargo cargo, int places, Spacing spacing);
std::string diver_name(const Voice& voice, otys::Diver diver);
/// Two letters for a diver, and the mark of the upgraded side.
std::string diver_code(const Voice& voice, const otys::Player& player, otys::Diver diver);
std::string sponsor_words(const Voice& voice, int tile, bool advanced);
/// "3¢ 1↯"
std::string amounts(int credits, int batteries);
/// "M/P>2¢": what a reward token gives at once, and at each contract afterwards.
std::string token_sign(const Voice& voice, u8 token);
std::string back_sign(u8 token);
/// "MMP" or, for a free contract, "2+1".
std::string needs_sign(const Voice& voice, int card);
/// The levels, "3,5", on which a player could complete a contract at once.
std::string levels_ready(const otys::Player& player, int card);

// Parts of the table, each in its own file.

/// The sea: eight places of the column with store, sponsors, rewards and, where there is room, the other boards.
std::vector<std::string> sea(const Picture& picture);
/// Whether the sea has columns for the other boards at this width.
bool sea_shows_others(const Picture& picture);
/// What lies beside the boards: keys, track, technicians; whole boards in two lines where the sea had no room for them.
std::vector<std::string> statuses(const Picture& picture);
/// Public contracts, the viewer's hand, the cards just drawn, and the clock of the solo game.
std::vector<std::string> cards(const Picture& picture);
/// The whole table as sentences.
std::vector<std::string> sentences(const Picture& picture);

}  // namespace bathys::cli::otys_board
