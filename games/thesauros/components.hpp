// The printed components of Thesauros: all values in one struct, baked from data/thesauros.components.json, and those
// in play.
//
// Tables that depend on the number of players take it as `players` (1 to 4); the face of the board follows from it.
// Zones, years (1 to 3) and quadrimesters (1 to 9) count from 1 as in print; places in the turn order, spaces of a
// track, slots and cubes count from 0.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/components.hpp"
#include "core/seat.hpp"
#include "games/thesauros/nouns.hpp"

namespace bathys::thesauros {

/// Nothing costs more, and nobody gains more at once: what is printed is checked for it, with what is added to it.
inline constexpr int kMaxAtOnce = 100;
/// No zodiac reaches farther with what it carries: the motors are checked for it.
inline constexpr int kMaxReach = 25;

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
  Places<u8, 4> copies;  ///< for 1, 2, 3, 4 players
  u8 end_points;
  Provenance provenance;

  bool operator==(const Tech&) const = default;
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

  bool operator==(const GearUse&) const = default;
};

/// One thing that may lie on the island: gear, cash, or a treasure. Copies have ids of their own ("treasure3_1").
struct Found {
  std::string_view id;
  u8 gear;      ///< index of Gear, kNone when it is none
  u8 cash;      ///< 0 when it is no valuable
  u8 treasure;  ///< kind of treasure, kNone when it is none

  bool operator==(const Found&) const = default;
};

/// What a cell of a dig tile holds.
enum class Cell : u8 { nothing, shark, plain, hidden, rock };
struct DigCell {
  Cell what;
  u8 kind;  ///< kind of treasure, for the last three

  bool operator==(const DigCell&) const = default;
};
struct DigTile {
  std::string_view id;
  u8 columns;
  std::array<std::array<DigCell, kMaxColumns>, kRows> cells;  ///< by row (level 1 first), then column

  constexpr DigCell at(int row, int column) const {
    return cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  bool operator==(const DigTile&) const = default;
};

/// A room of the museum.
struct Room {
  std::string_view id;
  u8 min_players;
  u8 slots;
  Places<u8, kRoomSlots> points;  ///< of each slot, from the closed door
  u8 cost;
  u8 door;

  bool operator==(const Room&) const = default;
};

enum class SpaceKind : u8 { port, lobster, coastal, tourists, island, fishing, passage, dig };
/// A space of the sea. Dig spaces belong to a zone (1 to 7) and a column (0 to 4).
struct Space {
  std::string_view name;
  SpaceKind kind;
  u8 zone;
  u8 column;
};

/// The sea: spaces 0 to n-1 of the larger face: the port, the lagoon (in the order of SpaceKind, the island twice), the
/// fishing spaces, the passages, the dig spaces by zone and column. The smaller face leaves some out. Which spaces
/// there are, the game is built around; how they join is printed.
inline constexpr int kMaxSpaces = 48;
inline constexpr int kPort = 0;
inline constexpr int kFirstLagoonSpot = 1;
int space_count();
const Space& space(int index);
std::span<const std::string_view> space_words();
bool zone_is_large(int zone);
int zone_columns(int zone);
/// The dig space of a zone above a column.
int dig_space(int zone, int column);
const std::array<std::string_view, kTiles>& tile_words();
const std::array<std::string_view, kFound>& found_words();

/// The spaces that one joins.
struct Neighbours {
  static constexpr int kMax = 7;
  u8 count;
  std::array<u8, kMax> spaces;  ///< in ascending order

  bool operator==(const Neighbours&) const = default;
};

/// A row of prices, as long as it is printed.
struct Track {
  u8 length;
  std::array<u8, kMarketSpaces> prices;

  std::span<const u8> printed() const { return {prices.data(), length}; }
  bool operator==(const Track&) const = default;
};

struct Income {
  u8 base;
  u8 per_map;

  bool operator==(const Income&) const = default;
};

/// The mussel cube on a space: one of both.
struct Mussels {
  u8 cash;
  u8 reputation;

  bool operator==(const Mussels&) const = default;
};

inline constexpr int kFaces = 2;
inline constexpr int kCubeSpaces = 3;
inline constexpr int kTrophies = 3;
inline constexpr int kGrades = 3;
template <class T>
using ByFace = std::array<T, kFaces>;
constexpr std::size_t face_for(int players) { return players > 2; }
/// By the number of players, from 1.
template <class T>
using ByPlayers = std::array<T, kMaxSeats>;

/// Points for what is done, and for what is not (losses are positive here).
struct ReputationValues {
  u8 idle, withdrawn, unpaid;
  u8 third_recruit, zodiac;

  bool operator==(const ReputationValues&) const = default;
};

/// What the boss does better, and a specialist in the zone of the hat.
struct BossValues {
  u8 discount;
  u8 mussels, lagoon, sale;  ///< $ more
  u8 die;
  u8 treasures;      ///< of one dive
  u8 found_objects;  ///< looked at on the island, to keep one

  bool operator==(const BossValues&) const = default;
};

/// Everything that is printed.
struct Components {
  ComponentsHash hash;
  std::array<Tech, kTechs> techs;
  std::array<GearUse, kGear> gear;
  std::array<Found, kFound> found;
  std::array<DigTile, kTiles> tiles;
  u8 tiles_drawn;
  u8 found_on_island;

  // Calendar
  std::array<std::array<Income, kYears>, 4> income;  ///< by mode
  std::array<u8, kYears> transfer_fee;
  u8 wage;
  std::array<u8, kMaxSeats> compensation;
  ByPlayers<std::array<u8, kMaxSeats>> year_points;
  std::array<u8, kQuadrimesters> tech_reveals;
  u8 maps_added;
  std::array<u8, kMercenaries> auctions_after;
  u8 start_reputation;
  u8 sea_from;  ///< the first quadrimester with zones 4 and 5

  // Companies
  u8 most_motors;
  u8 metal_detectors;
  ReputationValues reputation;
  BossValues boss;
  ByPlayers<u8> hats;
  u8 solo_hats;
  u8 techs_on_top;

  // Zones
  ByPlayers<std::array<u8, kQueues>> queue_length;  ///< 0: no limit
  ByFace<std::array<Track, kQueues>> queue_prices;
  ByFace<Track> shop;
  ByFace<Track> market;
  u8 arrow_price;
  ByFace<u8> market_arrow;  ///< follows from it
  ByFace<u8> market_start;
  ByFace<Track> seaplane_rent;  ///< by planes left, less one
  std::array<Mussels, kCubeSpaces> mussels;
  std::array<u8, kCubeSpaces> advertising;
  u8 least_bid;

  // Museum
  ByFace<u8> rooms_printed;
  ByFace<std::array<Room, kRooms>> rooms;
  ByPlayers<u8> room_count;  ///< follows from them
  std::array<u8, kTreasureKinds> sale;
  u8 unopened_points, reserve_points, unsold_points;

  // Sea and lagoon
  ByFace<std::array<Neighbours, kMaxSpaces>> neighbours;
  u8 free_spaces, paid_space_cost, open_sea_gain;
  u8 lobster_gain;
  std::array<u8, 2> coastal_gain;  ///< harpoon, speargun
  u8 tourist_gain;
  u8 swimsuit, treasures, die;  ///< of a dive
  std::array<u8, kTreasureKinds> supply_of_treasures;
  u8 supply_of_sharks;

  // Solo, initiation, mercenaries, the end
  std::array<bool, kTechSlots> rival_slots;
  u8 rival_copies;
  u16 solo_win_over;
  std::array<u8, 4> solo_bonus;  ///< full in quadrimester 6 to 9
  std::array<std::array<u8, kGrades>, kTrophies> trophies;
  std::array<u8, kAccounts> advised_budget;
  u8 first_maps;
  std::array<bool, kZones + 1> mercenary_first;
  u8 mercenary_maps, least_raise, slander, mine_columns, mine_levels;
  u8 shark_points, map_points, map_set_size, map_set_points, cash_per_point;

  /// Where the values of each group come from; a tech has its own note.
  std::array<TableNote, 24> notes;

  bool operator==(const Components&) const = default;
};

/// Shows all values, by the names of the component file; refuses what does not fit together.
void describe(Archive& archive, Components& components);
/// Those that the rules read. Others are put in play by `use_components` (core/components.hpp).
extern constinit Components in_play;
/// See `AnyKind::moved_text`.
std::string_view moved_text();
inline std::string_view components_hash() { return as_text(in_play.hash); }

constexpr std::size_t at_row(int index) { return static_cast<std::size_t>(index); }

inline const Tech& tech(int index) { return in_play.techs[at_row(index)]; }
inline const GearUse& gear_use(int gear) { return in_play.gear[at_row(gear)]; }
inline const GearUse& gear_use(Gear gear) { return gear_use(static_cast<int>(gear)); }
inline const Found& found(int index) { return in_play.found[at_row(index)]; }
inline const DigTile& dig_tile(int tile) { return in_play.tiles[at_row(tile)]; }  ///< 0 to 11 are large, 12 to 20 small
inline int tiles_drawn() { return in_play.tiles_drawn; }

/// Neighbours on the face for this number of players; none for a space that this face leaves out.
inline std::span<const u8> neighbours(int players, int space) {
  const Neighbours& joined = in_play.neighbours[face_for(players)][at_row(space)];
  return {joined.spaces.data(), joined.count};
}
/// What every zodiac can move for nothing, the price of one space more, and how many extra motors it may carry.
inline int free_spaces() { return in_play.free_spaces; }
inline int paid_space_cost() { return in_play.paid_space_cost; }
/// Ashore at the start.
inline int metal_detectors() { return in_play.metal_detectors; }
inline int most_motors() { return in_play.most_motors; }

/// Queues (not of zones 5 and 10): how many spaces for this number of players (0: no limit, zone 6) and the price
/// beside a space (0 where none is printed).
inline int queue_length(int players, int zone) {
  return in_play.queue_length[at_row(players - 1)][at_row(queue_of_zone(zone))];
}
inline int queue_price(int players, int zone, int space) {
  return in_play.queue_prices[face_for(players)][at_row(queue_of_zone(zone))].prices[at_row(space)];
}
inline std::span<const u8> shop_prices(int players) { return in_play.shop[face_for(players)].printed(); }

inline std::span<const u8> market_prices(int players) { return in_play.market[face_for(players)].printed(); }
/// Index of the first space for a new number.
inline int market_arrow(int players) { return in_play.market_arrow[face_for(players)]; }
inline int market_start(int players) { return in_play.market_start[face_for(players)]; }
constexpr int map_numbers(int players) { return players > 2 ? kDigZones : kSmallFaceZones; }
constexpr int map_copies() { return kMaps / kDigZones; }

inline int seaplanes(int players) { return in_play.seaplane_rent[face_for(players)].length; }
/// With `left` planes left, at least one.
inline int seaplane_rent(int players, int left) {
  return in_play.seaplane_rent[face_for(players)].prices[at_row(left - 1)];
}

/// The rooms in play; they are the first ones of their face.
inline int room_count(int players) { return in_play.room_count[at_row(players - 1)]; }
inline const Room& room(int players, int index) { return in_play.rooms[face_for(players)][at_row(index)]; }
/// What a treasure is sold for.
inline int sale_value(int kind) { return in_play.sale[at_row(kind)]; }

inline Income income(Mode mode, int year) { return in_play.income[static_cast<std::size_t>(mode)][at_row(year - 1)]; }
inline int transfer_fee(int year) { return in_play.transfer_fee[at_row(year - 1)]; }
inline int wage() { return in_play.wage; }
inline int compensation(int place) { return in_play.compensation[at_row(place)]; }
inline int year_points(int players, int place) { return in_play.year_points[at_row(players - 1)][at_row(place)]; }
inline int tech_reveals(int quadrimester) { return in_play.tech_reveals[at_row(quadrimester - 1)]; }
inline int maps_added() { return in_play.maps_added; }
bool auction_after(int quadrimester);
inline int start_reputation() { return in_play.start_reputation; }
/// Whether zones 4 and 5 are open.
inline bool sea_is_open(int quadrimester) { return quadrimester >= in_play.sea_from; }
inline const ReputationValues& reputation_values() { return in_play.reputation; }
inline const BossValues& boss_values() { return in_play.boss; }
/// 0 for a lone player, who chooses solo_hats() instead.
inline int hats_per_zone(int players) { return in_play.hats[at_row(players - 1)]; }
inline int solo_hats() { return in_play.solo_hats; }
inline int mussel_cash(int cube) { return in_play.mussels[at_row(cube)].cash; }
inline int mussel_reputation(int cube) { return in_play.mussels[at_row(cube)].reputation; }
inline int advertising_points(int cube) { return in_play.advertising[at_row(cube)]; }
inline int least_bid() { return in_play.least_bid; }
inline int lobster_gain() { return in_play.lobster_gain; }
inline int coastal_gain(bool speargun) { return in_play.coastal_gain[speargun ? 1 : 0]; }
inline int tourist_gain() { return in_play.tourist_gain; }
inline int open_sea_gain() { return in_play.open_sea_gain; }
inline int found_on_island() { return in_play.found_on_island; }
inline int unopened_points() { return in_play.unopened_points; }
inline int reserve_points() { return in_play.reserve_points; }
inline int unsold_points() { return in_play.unsold_points; }
inline int shark_points() { return in_play.shark_points; }
inline int map_points() { return in_play.map_points; }
inline int map_set_size() { return in_play.map_set_size; }
inline int map_set_points() { return in_play.map_set_points; }
inline int cash_per_point() { return in_play.cash_per_point; }
inline int solo_win_over() { return in_play.solo_win_over; }
/// For a museum full in that one; earlier than the sixth is worth as much as the sixth (D103).
int solo_bonus(int quadrimester);
/// A tech placed there belongs to the virtual rival.
inline bool rival_slot(int slot) { return in_play.rival_slots[at_row(slot)]; }
/// 0 boss, 1 museum, 2 fishing.
inline const std::array<u8, kGrades>& trophy(int which) { return in_play.trophies[at_row(which)]; }
inline int advised_budget(Account account) { return in_play.advised_budget[static_cast<std::size_t>(account)]; }
inline bool mercenary_acts_first(int zone) { return in_play.mercenary_first[at_row(zone)]; }

inline std::span<const TableNote> component_notes() { return in_play.notes; }

}  // namespace bathys::thesauros
