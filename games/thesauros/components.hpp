// The printed components of Thesauros as constant tables, baked from data/thesauros.components.json.
//
// Tables that depend on the number of players take it as `players` (1 to 4); the face of the board follows from it.
// Zones, years (1 to 3) and quadrimesters (1 to 9) count from 1 as in print; places in the turn order, spaces of a
// track, slots and cubes count from 0.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/thesauros/nouns.hpp"

namespace bathys::thesauros {

enum class Provenance : u8 { rulebook, derived, partly, reconstructed };
inline constexpr std::array<std::string_view, 4> kProvenanceWords{"rulebook", "derived", "partly", "reconstructed"};

/// Where a tech card goes in an initiation game.
enum class Pile : u8 { display, first, second };

/// A tech card (3.2.2). Its object is the Gear of the same index.
struct Tech {
  std::string_view id;
  u8 level;
  Pile initiation;
  u8 patent;
  u8 object;
  u8 royalty;
  std::array<u8, 4> copies;  ///< for 1, 2, 3, 4 players
  u8 end_points;
  Provenance provenance;
};

/// What a piece of gear can do; 0 where it cannot.
struct GearUse {
  std::string_view id;
  u8 dive_depth;
  u8 motor_spaces;
  u8 motor_cost;
  u8 kill_on;  ///< a weapon: the least total that kills a shark
  u8 die_bonus;
  u8 ignores_sharks;
  u8 detect_depth;
  u8 detect_cost;
  u8 extract_depth;
  u8 extract_cost;
  u8 coastal_gain;
  u8 lobster_gain;
  u8 maps;  ///< satellite maps that come with it
};

/// One thing that may lie on the island: gear, cash, or a treasure. Copies have ids of their own ("treasure3_1").
struct Found {
  std::string_view id;
  u8 gear;      ///< index of Gear, kNone when it is none
  u8 cash;      ///< 0 when it is no valuable
  u8 treasure;  ///< kind of treasure, kNone when it is none
};

/// What a cell of a dig tile holds.
enum class Cell : u8 { nothing, shark, plain, hidden, rock };
struct DigCell {
  Cell what;
  u8 kind;  ///< kind of treasure, for the last three
};
struct DigTile {
  std::string_view id;
  u8 columns;
  std::array<std::array<DigCell, kMostColumns>, kRows> cells;  ///< by row (level 1 first), then column
};

/// A room of the museum.
struct Room {
  std::string_view id;
  u8 min_players;
  u8 slots;
  std::array<u8, kRoomSlots> points;  ///< of each slot, from the closed door
  u8 cost;
  u8 door;
};

enum class SpaceKind : u8 { port, lobster, coastal, tourists, island, fishing, passage, dig };
/// A space of the sea. Dig spaces belong to a zone (1 to 7) and a column (0 to 4).
struct Space {
  std::string_view name;
  SpaceKind kind;
  u8 zone;
  u8 column;
};

std::string_view components_hash();

const Tech& tech(int index);
const GearUse& gear_use(int gear);
const Found& found(int index);
const DigTile& dig_tile(int tile);  ///< tiles 0 to 11 are large, 12 to 20 small
const std::array<std::string_view, kTiles>& tile_words();
const std::array<std::string_view, kFound>& found_words();

/// The sea: spaces 0 to n-1 of the larger face: the port, the lagoon (in the order of SpaceKind, the island twice), the
/// fishing spaces, the passages, the dig spaces by zone and column. The smaller face leaves some out.
inline constexpr int kMostSpaces = 48;
inline constexpr int kPort = 0;
inline constexpr int kFirstLagoonSpot = 1;
int space_count();
const Space& space(int index);
std::span<const std::string_view> space_words();
/// Neighbours on the face for so many players, in ascending order; none for a space that this face leaves out.
std::span<const u8> neighbours(int players, int space);
bool zone_is_large(int zone);
int zone_columns(int zone);
/// The dig space of a zone above a column.
int dig_space(int zone, int column);
/// What every zodiac can move for nothing, the price of one space more, and how many extra motors it may carry.
int free_spaces();
int paid_space_cost();
int most_motors();

/// Queues (not of zones 5 and 10): how many spaces for so many players (0: no limit, zone 6) and the price beside a
/// space (0 where none is printed).
int queue_length(int players, int zone);
int queue_price(int players, int zone, int space);
std::span<const u8> shop_prices(int players);

std::span<const u8> market_prices(int players);
int market_arrow(int players);  ///< index of the first space for a new number
int market_start(int players);
int map_numbers(int players);
int map_copies();

int seaplanes(int players);
int seaplane_rent(int players, int left);  ///< with so many planes left, at least one

/// The rooms in play; they are the first ones of their face.
int room_count(int players);
const Room& room(int players, int index);

struct Income {
  u8 base;
  u8 per_map;
};
Income income(Mode mode, int year);
int transfer_fee(int year);
int wage();
int compensation(int place);
int year_points(int players, int place);
int tech_reveals(int quadrimester);
int maps_added();
bool auction_after(int quadrimester);
int start_reputation();
int hats_per_zone(int players);  ///< 0 for a lone player, who chooses solo_hats() instead
int solo_hats();
int mussel_cash(int cube);
int mussel_reputation(int cube);
int advertising_points(int cube);
int lobster_gain();
int coastal_gain(bool speargun);
int tourist_gain();
int open_sea_gain();
int found_on_island();
int unopened_points();
int reserve_points();
int unsold_points();
int shark_points();
int map_points();
int map_set_size();
int map_set_points();
int cash_per_point();
int solo_win_over();
int solo_bonus(int quadrimester);     ///< for a museum full in that one
bool rival_slot(int slot);            ///< a tech placed there belongs to the virtual rival
std::array<u8, 3> trophy(int which);  ///< 0 boss, 1 museum, 2 fishing
int advised_budget(Account account);
bool mercenary_acts_first(int zone);

/// Where the values of each group come from; a tech has its own note.
struct TableNote {
  std::string_view name;
  Provenance provenance;
};
std::span<const TableNote> component_notes();

}  // namespace bathys::thesauros
