// The nouns of Thesauros: accounts, meeples, hats, gear, zones, and the words they are written with.
#pragma once

#include <array>
#include <string_view>

#include "core/indexed.hpp"
#include "core/integers.hpp"
#include "core/small_set.hpp"

namespace bathys::thesauros {

enum class Mode : u8 { standard, initiation, mercenaries, solo };
inline constexpr std::array<std::string_view, 4> kModeWords{"standard", "initiation", "mercenaries", "solo"};

/// Human resources, research and development, general purchases, missions, and the black box.
enum class Account : u8 { hr, rd, gp, mx, bb };
using AccountSet = SmallSet<Account>;
inline constexpr int kAccounts = 5;
inline constexpr int kOpenAccounts = 4;  ///< all but the black box
inline constexpr std::array<std::string_view, kAccounts> kAccountWords{"hr", "rd", "gp", "mx", "bb"};
inline constexpr std::array<std::string_view, kAccounts> kAccountTerms{"thesauros.account.hr", "thesauros.account.rd",
                                                                       "thesauros.account.gp", "thesauros.account.mx",
                                                                       "thesauros.account.bb"};

/// Meeple 0 is the boss, 1 to 5 are workers (3 to 5 wait to be recruited).
inline constexpr int kMeeples = 6;
inline constexpr int kBoss = 0;
inline constexpr int kRecruits = 3;
inline constexpr std::array<std::string_view, kMeeples> kMeepleWords{"boss",    "worker1", "worker2",
                                                                     "worker3", "worker4", "worker5"};

/// Where a meeple is. On a zodiac: in the lagoon or at sea.
enum class Spot : u8 { recruit, home, queue, pile, shop, zodiac };
inline constexpr std::array<std::string_view, 6> kSpotWords{"recruit", "home", "queue", "pile", "shop", "zodiac"};

/// A hat makes its worker a specialist of that zone; the one of the port also counts at sea.
enum class Hat : u8 { none, research, market, port, museum };
inline constexpr int kHats = 4;
inline constexpr std::array<std::string_view, kHats + 1> kHatWords{"none", "research", "market", "port", "museum"};

/// Everything a zodiac can carry: the objects of the fifteen techs, the metal detector, and what the island hides.
enum class Gear : u8 {
  mask,
  aux_motor,
  harpoon,
  lobster_trap,
  bottle,
  basic_sonar,
  drill,
  medium_motor,
  speargun,
  cage,
  suit,
  super_motor,
  evolved_sonar,
  satellite,
  excavator,
  metal_detector,
  found_speargun,
  found_motor,
  found_sonar,
};
inline constexpr int kTechs = 15;
inline constexpr int kGear = 19;
inline constexpr std::array<Gear, kGear> kAllGear = [] {
  std::array<Gear, kGear> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Gear>(i);
  return all;
}();
inline constexpr std::array<std::string_view, kGear> kGearWords{
    "mask",         "aux_motor",      "harpoon",        "lobster_trap", "bottle",      "basic_sonar",   "drill",
    "medium_motor", "speargun",       "cage",           "suit",         "super_motor", "evolved_sonar", "satellite",
    "excavator",    "metal_detector", "found_speargun", "found_motor",  "found_sonar"};

/// Zones 1 to 10 of the central board; 5 is the high sea, 10 the authorities.
inline constexpr int kZones = 10;
inline constexpr std::array<std::string_view, kZones + 1> kZoneWords{"",  "1", "2", "3", "4", "5",
                                                                     "6", "7", "8", "9", "10"};
/// The zones with a queue, in order.
inline constexpr int kQueues = 8;
inline constexpr std::array<int, kQueues> kQueueZones{1, 2, 3, 4, 6, 7, 8, 9};
constexpr int queue_of_zone(int zone) { return zone < 5 ? zone - 1 : zone - 2; }
/// The hat of the specialists who are trained in a zone (3.2); none in most zones.
constexpr Hat hat_of_zone(int zone) {
  switch (zone) {
    case 2:
      return Hat::research;
    case 3:
      return Hat::market;
    case 7:
      return Hat::port;
    case 8:
      return Hat::museum;
    default:
      return Hat::none;
  }
}

/// Treasure maps and dig zones are numbered 1 to 7.
inline constexpr int kDigZones = 7;
inline constexpr int kSmallFaceZones = 5;  ///< of them on the face for 1 or 2
inline constexpr std::array<std::string_view, kDigZones + 1> kDigZoneWords{"", "1", "2", "3", "4", "5", "6", "7"};
inline constexpr int kRows = 4;
inline constexpr int kMaxColumns = 5;
inline constexpr int kTiles = 21;
inline constexpr int kLargeTiles = 12;

/// Treasures by value: 3, 5, 7, 9.
inline constexpr int kTreasureKinds = 4;
inline constexpr std::array<std::string_view, kTreasureKinds> kTreasureWords{"3", "5", "7", "9"};
constexpr int treasure_value(int kind) { return 3 + 2 * kind; }

inline constexpr int kZodiacs = 8;  ///< four of the players, four for sale
inline constexpr std::array<std::string_view, kZodiacs> kZodiacWords{"z1", "z2", "z3", "z4", "z5", "z6", "z7", "z8"};
inline constexpr int kFound = 12;
inline constexpr int kMarketSpaces = 9;
inline constexpr int kTechsShown = 3;  ///< at the start
inline constexpr int kTechSlots = 11;  ///< ten on the board, an eleventh face up on the pile
inline constexpr int kRooms = 8;
inline constexpr int kRoomSlots = 3;
inline constexpr int kMercenaries = 4;
inline constexpr int kLagoonSpots = 5;
inline constexpr int kShopSpaces = 2;  ///< at most
inline constexpr int kQuadrimesters = 9;
inline constexpr int kYears = 3;
inline constexpr int kMaps = 21;

/// Where reputation comes from: first what is counted as it is gained or lost, then what 4.3 and S.2 add at the end for
/// what lies on the table. Influence is both. Money is counted, because nobody sees the black boxes of others.
enum class Source : u8 {
  start,        // 0.2
  company,      // the third recruit (3.2.1) and zodiacs bought (3.2.7)
  mussels,      // 3.2.6
  doors,        // 3.2.8, V.3.6
  advertising,  // 3.2.9
  influence,    // 4.1, 4.3 F
  idle,         // meeples, mercenaries and envelopes that did nothing (3.2, 3.2.10, D119)
  wages,        // unpaid (3.3)
  slander,      // V.3.7
  money,        // 4.3 E
  open_rooms,   // 4.3 A, from here on
  closed_rooms,
  reserve,
  unsold,
  patents,      // 4.3 B
  sharks,       // 4.3 C
  maps,         // 4.3 D
  map_sets,     // 4.3 D
  full_museum,  // S.2
};
inline constexpr int kSources = static_cast<int>(Source::full_museum) + 1;
inline constexpr int kCountedSources = static_cast<int>(Source::money) + 1;
inline constexpr std::array<std::string_view, kSources> kSourceWords{
    "start",   "company", "mussels", "doors",      "advertising",  "influence", "idle",
    "wages",   "slander", "money",   "open_rooms", "closed_rooms", "reserve",   "unsold",
    "patents", "sharks",  "maps",    "map_sets",   "full_museum"};

/// The virtual rival of the solo game, where an owner is named.
inline constexpr u8 kRival = 4;

}  // namespace bathys::thesauros
