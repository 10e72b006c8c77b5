// The printed components of Otys as constant tables, baked from data/otys.components.json.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/otys/cargo.hpp"
#include "games/otys/nouns.hpp"

namespace bathys::otys {

/// Where a value comes from; told to people by `bathys data otys`.
enum class Provenance : u8 { rulebook, derived, partly, reconstructed };
inline constexpr std::array<std::string_view, 4> kProvenanceWords{"rulebook", "derived", "partly", "reconstructed"};

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
};

/// A row of the store: what a sale there brings (4.2).
struct StoreRow {
  u8 credits;
  u8 prestige;
};

/// Hash of the component data: part of every record and link.
std::string_view components_hash();

const Contract& contract(int card);
const Reward& reward(int token);
const std::array<std::string_view, kContracts>& contract_words();
const std::array<std::string_view, kRewards>& reward_words();

int capacity(int level);
StoreRow store_row(int row);
int reach(int mechanic_step);
int threshold(int hacker_step);
int neutral_key_supply();
int start_credits();
int start_batteries();
int end_prestige();

/// Where a table that is neither cards nor tokens comes from, for `bathys data`.
struct TableNote {
  std::string_view name;
  Provenance provenance;
};
std::span<const TableNote> component_notes();

}  // namespace bathys::otys
