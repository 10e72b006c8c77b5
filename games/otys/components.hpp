// The printed components of Otys: all values in one struct, baked from data/otys.components.json, and those in play.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/components.hpp"
#include "core/seat.hpp"
#include "games/otys/cargo.hpp"
#include "games/otys/nouns.hpp"

namespace bathys::otys {

/// A contract card (6.2). Fixed: `needs` are counts by type. Free: `needs` are the printed numbers.
struct Contract {
  enum class Kind : u8 { fixed, free };
  std::string_view id;
  Kind kind;
  std::array<u8, 4> needs;
  u8 prestige;
  u8 credits;
  u8 batteries;
  Provenance provenance;
  std::string_view note;

  bool operator==(const Contract&) const = default;
};

/// A reward token (7.1, 7.2).
struct Reward {
  enum class Front : u8 { resource, battery, contracts, upgrade, prestige };
  enum class Back : u8 { credits2, prestige1 };
  std::string_view id;
  Front front;
  std::array<Resource, 2> choice;
  Back back;
  Provenance provenance;

  bool operator==(const Reward&) const = default;
};

/// A row of the store: what a sale there brings (4.2).
struct StoreRow {
  u8 credits;
  u8 prestige;

  bool operator==(const StoreRow&) const = default;
};

/// What the sponsors take and bring (3.1 to 3.5).
struct SponsorValues {
  u8 credits;                           ///< 3.1
  u8 upgrade_fee, upgrade_prestige;     ///< 3.4, basic
  u8 surface_fee, surface_prestige;     ///< 3.4, advanced
  u8 batteries, batteries_of_advanced;  ///< 3.5

  bool operator==(const SponsorValues&) const = default;
};

/// What a diver takes, by its side.
struct Fee {
  u8 basic, upgraded;

  bool operator==(const Fee&) const = default;
};

/// What the divers take and bring (4.1 to 4.5).
struct DiverValues {
  u8 keys, credits, batteries;      ///< with what the upgraded metal, plant and fuel experts find
  u8 better_sale, better_purchase;  ///< of the upgraded trader
  Fee spy, engineer, explorer;

  bool operator==(const DiverValues&) const = default;
};

/// Timers and cubes (8.1), easy and hard, and the least prestige of each rank but the lowest (8.8).
struct SoloValues {
  std::array<u8, 2> timer_start;
  std::array<std::array<u8, kResources>, 2> cube_spaces;
  u8 hopeful, confirmed, expert;

  bool operator==(const SoloValues&) const = default;
};

/// Everything that is printed.
struct Components {
  ComponentsHash hash;
  std::array<Contract, kContracts> contracts;
  std::array<Reward, kRewards> rewards;
  std::array<u8, kLevels> capacity;
  std::array<StoreRow, kStoreRows> store;
  std::array<u8, kStoreTypes> store_start;  ///< how many lie there of the first types drawn (1.2)
  std::array<u8, kTechnicianSteps + 1> reach, threshold;
  u8 neutral_keys;
  u8 start_credits, start_batteries;
  u8 end_prestige;
  std::array<u8, kMaxSeats> offer_places;  ///< by players
  u8 cards_drawn;
  SponsorValues sponsors;
  DiverValues divers;
  u8 front_batteries, front_prestige;  ///< 7.1
  u8 back_credits, back_prestige;      ///< 7.2
  SoloValues solo;
  /// Where each table comes from that is neither cards nor tokens.
  std::array<TableNote, 13> notes;

  bool operator==(const Components&) const = default;
};

/// Shows all values, by the names of the component file; refuses what does not fit together.
void describe(Archive& archive, Components& components);
/// Those that the rules read. Others are put in play by `use_components` (core/components.hpp).
extern constinit Components in_play;
/// See `AnyKind::moved_text`.
std::string_view moved_text();

inline std::string_view components_hash() { return as_text(in_play.hash); }
inline const Contract& contract(int card) { return in_play.contracts[static_cast<std::size_t>(card)]; }
inline const Reward& reward(int token) { return in_play.rewards[static_cast<std::size_t>(token)]; }
const std::array<std::string_view, kContracts>& contract_words();
const std::array<std::string_view, kRewards>& reward_words();

inline int capacity(int level) { return in_play.capacity[static_cast<std::size_t>(level)]; }
inline StoreRow store_row(int row) { return in_play.store[static_cast<std::size_t>(row)]; }
inline int reach(int mechanic_step) { return in_play.reach[static_cast<std::size_t>(mechanic_step)]; }
inline int threshold(int hacker_step) { return in_play.threshold[static_cast<std::size_t>(hacker_step)]; }
inline int neutral_key_supply() { return in_play.neutral_keys; }
inline int start_credits() { return in_play.start_credits; }
inline int start_batteries() { return in_play.start_batteries; }
inline int end_prestige() { return in_play.end_prestige; }
/// How many contracts lie open for this number of players, and how many are drawn to keep one of them.
inline int public_contracts(int players) { return in_play.offer_places[static_cast<std::size_t>(players - 1)]; }
inline int cards_drawn() { return in_play.cards_drawn; }
inline const SponsorValues& sponsor_values() { return in_play.sponsors; }
inline const DiverValues& diver_values() { return in_play.divers; }
inline const SoloValues& solo_values() { return in_play.solo; }

inline std::span<const TableNote> component_notes() { return in_play.notes; }

}  // namespace bathys::otys
