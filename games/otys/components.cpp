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

constexpr auto kContractWords = words_of<kContracts>(kContractData);
constexpr auto kRewardWords = words_of<kRewards>(kRewardData);

template <class T, class Data, std::size_t N>
constexpr std::array<T, N> array_of(const Data (&data)[N]) {
  std::array<T, N> values{};
  for (std::size_t i = 0; i < N; ++i) values[i] = static_cast<T>(data[i]);
  return values;
}

constexpr Components built_in() {
  const auto sponsor = array_of<u8>(kSponsorData);
  const auto diver = array_of<u8>(kDiverData);
  return {
      .hash = components_hash_of(kComponentsHash),
      .contracts = array_of<Contract>(kContractData),
      .rewards = make_rewards(),
      .capacity = array_of<u8>(kLevelCapacityData),
      .store = array_of<StoreRow>(kStoreRowData),
      .store_start = array_of<u8>(kStoreStartData),
      .reach = array_of<u8>(kReachData),
      .threshold = array_of<u8>(kThresholdData),
      .neutral_keys = kNeutralKeysData,
      .start_credits = kStartCreditsData,
      .start_batteries = kStartBatteriesData,
      .end_prestige = kEndPrestigeData,
      .offer_places = array_of<u8>(kOfferPlacesData),
      .cards_drawn = kCardsDrawnData,
      .sponsors = {sponsor[0], sponsor[1], sponsor[2], sponsor[3], sponsor[4], sponsor[5], sponsor[6]},
      .divers = {diver[0],
                 diver[1],
                 diver[2],
                 diver[3],
                 diver[4],
                 {diver[5], diver[6]},
                 {diver[7], diver[8]},
                 {diver[9], diver[10]}},
      .front_batteries = kFrontBatteriesData,
      .front_prestige = kFrontPrestigeData,
      .back_credits = kBackCreditsData,
      .back_prestige = kBackPrestigeData,
      .solo = {array_of<u8>(kTimerStartData),
               {array_of<u8>(kCubeSpaceData[0]), array_of<u8>(kCubeSpaceData[1])},
               kRankData[0],
               kRankData[1],
               kRankData[2]},
      .notes = {{{"levels", kLevelCapacityProvenance},
                 {"store", kStoreRowProvenance},
                 {"mechanic", kReachProvenance},
                 {"hacker", kThresholdProvenance},
                 {"neutral_x_keys", kNeutralKeysProvenance},
                 {"start", kStartCreditsProvenance},
                 {"end_prestige", kEndPrestigeProvenance},
                 {"offer", kOfferPlacesProvenance},
                 {"sponsors", kSponsorProvenance},
                 {"divers", kDiverProvenance},
                 {"reward_fronts", kFrontBatteriesProvenance},
                 {"reward_backs", kBackCreditsProvenance},
                 {"solo", kTimerStartProvenance}}},
  };
}

}  // namespace

constinit Components in_play = built_in();

std::string_view moved_text() { return kMovedText; }
const std::array<std::string_view, kContracts>& contract_words() { return kContractWords; }
const std::array<std::string_view, kRewards>& reward_words() { return kRewardWords; }

}  // namespace bathys::otys
