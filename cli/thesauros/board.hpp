// The table of Thesauros in a terminal: the parts that its drawing is made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal_console.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::cli::thesauros_board {

using Lines = std::vector<std::string>;
inline void append(Lines& lines, Lines more) {
  for (std::string& line : more) lines.push_back(std::move(line));
}
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
/// Where lines begin that go on with what is above them.
inline constexpr int kIndent = 3;

/// What everything that draws needs to know.
struct Picture {
  const thesauros::View& view;
  const Voice& voice;
  const Screen& screen;

  const thesauros::Public& table() const { return view.table; }
  const thesauros::Board& board() const { return view.table.board; }
  int players() const { return view.table.seats(); }
  const thesauros::Player& player(Seat seat) const { return view.table.player(seat); }
  bool viewer_plays() const { return is_seat(view.viewer) && index_of(view.viewer) < players(); }
  /// The player whose company is shown first: the viewer, or the first seat for spectators.
  Seat subject() const { return viewer_plays() ? view.viewer : seat_at(0); }
  /// The others around the table, beginning on the left of the subject.
  std::vector<Seat> others() const;
  /// The dig tile on a zone if the viewer knows it, else kNone.
  u8 tile_on(int number) const { return Thesauros::seen(view).tile_on(number); }
  std::string term(std::string_view key) const { return voice.term(key); }
  /// The catalogue's text "cli.thesauros.<group>.<word>".
  std::string word(std::string_view group, std::string_view word) const;
};

// Signs: short marks for single things (board_signs.cpp).

inline constexpr std::string_view kPointSign = "★";
inline constexpr std::string_view kSharkSign = "◢";
inline constexpr std::string_view kFree = "·";
/// The widest short names of zones and gear.
inline constexpr int kZoneColumns = 11;
inline constexpr int kGearColumns = 13;

/// "A" for the first seat, and the colour of that seat; "R" for the rival of the solo game.
std::string_view seat_sign(u8 seat);
std::string_view seat_paint(u8 seat);
void add_seat(Line& line, u8 seat);
std::string dollars(int amount);
std::string points(int amount);
/// "♛" for the boss, "3" for a worker, "3⁷" for one with the hat of zone 7.
std::string meeple_sign(const thesauros::Player& player, int meeple);
/// "A♛", "B3⁷", with "!" after it when a double-action token lies under it.
void add_standing(Line& line, const Picture& picture, u8 code);
std::string account_name(const Picture& picture, int account);
std::string gear_name(const Picture& picture, int gear);
std::string zone_name(const Picture& picture, int zone);
/// What a piece of gear does: "↓2" dives so deep, "»2 1$" a motor, "◢4+" kills from that total on, "(2) 1$" finds what
/// is hidden, "[3] 1$" frees what is in rock.
std::string use_sign(int gear);
/// Gear with its number where there is more than one.
std::string gear_list(const Picture& picture, const thesauros::Load& load);
std::string gear_list(const Picture& picture, const thesauros::Player& player);
/// "1 2×2 4s": maps by number, s from the satellite, m of mercenaries.
std::string map_list(const thesauros::Player& player);
/// "3 5×2": treasures by value.
std::string treasure_list(const thesauros::Player& player);
std::string space_name(int space);

// Parts of the table, each in its own file. None is empty unless it says so.

/// Quadrimester, year, turn order, envelopes and mode in one line.
Lines head(const Picture& picture);
/// Every zone of the central board on a line, with its queue and all that lies there; market and lagoon with them.
Lines zones(const Picture& picture);
/// The same without zones 5 and 10 when nothing is there.
Lines zones_in_use(const Picture& picture);
/// The queues alone, two on each line.
Lines queues(const Picture& picture);
Lines market(const Picture& picture);
/// Shop, lagoon and island.
Lines port(const Picture& picture);
Lines techs(const Picture& picture);
/// Techs by name and owner only.
Lines techs_in_short(const Picture& picture);
/// The tech pile, for those who have looked through it; empty for everybody else.
Lines pile(const Picture& picture);
Lines museum(const Picture& picture);
/// The spaces of the sea and how they are joined.
Lines sea(const Picture& picture);
/// The dig zones, as far as the viewer knows what lies there.
Lines dig_zones(const Picture& picture);
/// Those with a zodiac of the subject, or with a map of theirs, as far as there is room for them side by side.
Lines own_dig_zones(const Picture& picture);
/// The tiles that the viewer chooses from; empty at any other time.
Lines drawn_tiles(const Picture& picture);
/// All that a company has, on as many lines as it needs.
Lines company(const Picture& picture, Seat seat);
Lines own_company(const Picture& picture);
Lines other_companies(const Picture& picture);
/// Money and reputation of the others, and little else.
Lines others_in_short(const Picture& picture);

/// The whole table.
Lines whole(const Picture& picture);
/// What matters for the question at hand, in at most this many lines where possible.
Lines glance(const Picture& picture, int room);

/// The whole table as sentences, or one part of it.
Lines sentences(const Picture& picture);
Lines sentences_of(const Picture& picture, std::string_view part);

}  // namespace bathys::cli::thesauros_board
