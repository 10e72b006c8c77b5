// The printed components of Otys as constant tables, baked from data/otys.components.json.
#include "games/otys/components.hpp"

namespace bathys::otys {
namespace {

using ContractData = Contract;
using Kind = Contract::Kind;
using Front = Reward::Front;
using Back = Reward::Back;

struct RewardData {
  std::string_view id;
  Front front;
  std::array<u8, 2> choice;
  Back back;
  Provenance provenance;
};

#include "games/otys/components_data.inc"

constexpr auto make_rewards() {
  std::array<Reward, kRewards> all{};
  for (std::size_t i = 0; i < kRewards; ++i) {
    const RewardData& data = kRewardData[i];
    all[i] = {data.id, data.front, {Resource(data.choice[0]), Resource(data.choice[1])}, data.back, data.provenance};
  }
  return all;
}

template <std::size_t N, class Table>
constexpr auto words_of(const Table& table) {
  std::array<std::string_view, N> words{};
  for (std::size_t i = 0; i < N; ++i) words[i] = table[i].id;
  return words;
}

constexpr auto kRewardTable = make_rewards();
constexpr auto kContractWords = words_of<kContracts>(kContractData);
constexpr auto kRewardWords = words_of<kRewards>(kRewardData);

std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace

std::string_view components_hash() { return kComponentsHash; }

const Contract& contract(int card) { return kContractData[at(card)]; }
const Reward& reward(int token) { return kRewardTable[at(token)]; }
const std::array<std::string_view, kContracts>& contract_words() { return kContractWords; }
const std::array<std::string_view, kRewards>& reward_words() { return kRewardWords; }

int capacity(int level) { return kLevelCapacityData[at(level)]; }
StoreRow store_row(int row) { return {kStoreRowData[at(row)].credits, kStoreRowData[at(row)].prestige}; }
int reach(int mechanic_step) { return kReachData[at(mechanic_step)]; }
int threshold(int hacker_step) { return kThresholdData[at(hacker_step)]; }
int neutral_key_supply() { return kNeutralKeysData; }
int start_credits() { return kStartCreditsData; }
int start_batteries() { return kStartBatteriesData; }
int end_prestige() { return kEndPrestigeData; }

std::span<const TableNote> component_notes() {
  static constexpr TableNote kNotes[] = {
      {"levels", kLevelCapacityProvenance},
      {"store", kStoreRowProvenance},
      {"mechanic", kReachProvenance},
      {"hacker", kThresholdProvenance},
      {"neutral_x_keys", kNeutralKeysProvenance},
      {"start", kStartCreditsProvenance},
      {"end_prestige", kEndPrestigeProvenance},
  };
  return kNotes;
}

}  // namespace bathys::otys
