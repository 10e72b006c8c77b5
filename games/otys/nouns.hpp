// The nouns of Otys: resources, divers, technicians, keys, sponsors' sides, and the words they are written with.
//
// Levels count from 0 in the code and are printed 1 to 5. Places of the column count from the top: 0 to 2 are the
// surface (printed s1 to s3), 3 to 7 are the levels.
#pragma once

#include <array>
#include <string_view>

#include "core/indexed.hpp"
#include "core/integers.hpp"
#include "core/small_set.hpp"

namespace bathys::otys {

enum class Resource : u8 { metal, plant, fuel, tech };
inline constexpr int kResources = 4;
inline constexpr std::array<std::string_view, kResources> kResourceWords{"metal", "plant", "fuel", "tech"};
using ResourceSet = SmallSet<Resource>;
template <class T>
using ByResource = Indexed<Resource, T, kResources>;
inline constexpr ResourceSet kAllResources = ResourceSet::first(kResources);

enum class Diver : u8 { metal_expert, plant_expert, fuel_expert, tech_expert, trader, spy, engineer, explorer };
inline constexpr int kDivers = 8;
inline constexpr std::array<std::string_view, kDivers> kDiverWords{
    "metal_expert", "plant_expert", "fuel_expert", "tech_expert", "trader", "spy", "engineer", "explorer"};

enum class Technician : u8 { mechanic, hacker };
inline constexpr int kTechnicians = 2;
inline constexpr int kTechnicianSteps = 3;
inline constexpr std::array<std::string_view, kTechnicians> kTechnicianWords{"mechanic", "hacker"};

/// Keys 1 to 5, the player's own X key, and the neutral X keys that all look alike.
enum class KeyToken : u8 { one, two, three, four, five, own_x, neutral_x };
inline constexpr int kOwnKeys = 6;
using KeySet = SmallSet<KeyToken>;
inline constexpr KeySet kAllOwnKeys = KeySet::first(kOwnKeys);
inline constexpr std::array<std::string_view, kOwnKeys + 1> kKeyWords{"1", "2", "3", "4", "5", "X", "neutral"};

inline constexpr int kLevels = 5;
inline constexpr std::array<std::string_view, kLevels> kLevelWords{"1", "2", "3", "4", "5"};
inline constexpr int kSurface = 3;
inline constexpr int kPlaces = kSurface + kLevels;
inline constexpr std::array<std::string_view, kPlaces> kPlaceWords{"s1", "s2", "s3", "1", "2", "3", "4", "5"};
constexpr int place_of_level(int level) { return kSurface + level; }

inline constexpr int kSponsors = 5;
inline constexpr int kRewardsPerLevel = 2;
inline constexpr int kStoreRows = 3;
inline constexpr int kStoreTypes = 3;  ///< how many types lie in the store at the start
inline constexpr int kContracts = 32;
inline constexpr int kRewards = 32;
inline constexpr int kOfferPlaces = 3;
inline constexpr int kMaxDrawn = 4;
inline constexpr int kTimers = 2;

/// What prestige is scored with; whatever a position leaves open is from before it.
enum class Source : u8 { contracts, reward_fronts, reward_backs, sales, sponsors };
inline constexpr int kSources = 5;
template <class T>
using BySource = Indexed<Source, T, kSources>;
inline constexpr std::array<std::string_view, kSources> kSourceWords{"contracts", "reward_fronts", "reward_backs",
                                                                     "sales", "sponsors"};

/// Where credits, batteries, prestige and rounds stop counting: far beyond any game, and small enough for every type
/// that carries such a number.
inline constexpr int kMaxCounter = 30000;

}  // namespace bathys::otys
