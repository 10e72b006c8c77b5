// The printed components of Thesauros as constant tables, baked from data/thesauros.components.json.
#include "games/thesauros/components.hpp"

#include <algorithm>
#include <iterator>
#include <type_traits>

namespace bathys::thesauros {
namespace {

#include "games/thesauros/components_data.inc"

template <class Table>
constexpr bool named_like_gear(const Table& table) {
  for (std::size_t i = 0; i < std::size(table); ++i) {
    if (table[i].id != kGearWords[i]) return false;
  }
  return true;
}
static_assert(std::size(kTechData) == kTechs && named_like_gear(kTechData));
static_assert(std::size(kGearUseData) == kGear && named_like_gear(kGearUseData));
static_assert(std::size(kSpaceData) <= kMaxSpaces);

template <class Table, class Name>
constexpr auto words_from(const Table& table, Name name) {
  std::array<std::string_view, std::extent_v<Table>> words{};
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = table[i].*name;
  return words;
}

constexpr auto kTileWords = words_from(kDigTileData, &DigTile::id);
constexpr auto kFoundWords = words_from(kFoundData, &Found::id);
constexpr auto kSpaceWords = words_from(kSpaceData, &Space::name);

constexpr auto first_dig_spaces() {
  std::array<int, kDigZones + 1> first{};
  for (std::size_t i = std::size(kSpaceData); i-- > 0;) first[kSpaceData[i].zone] = static_cast<int>(i);
  return first;
}
constexpr auto kFirstDigSpaces = first_dig_spaces();

/// A table of the data in a table of the struct, row by row.
template <class To, class From>
constexpr void copy(const From& from, To& to) {
  if constexpr (std::is_array_v<From>) {
    static_assert(std::extent_v<From> <= std::tuple_size_v<To>);
    for (std::size_t i = 0; i < std::size(from); ++i) copy(from[i], to[i]);
  } else {
    to = static_cast<To>(from);
  }
}

constexpr void copy_calendar(Components& c) {
  copy(kIncomeData, c.income);
  copy(kTransferFeeData, c.transfer_fee);
  copy(kWageData, c.wage);
  copy(kCompensationData, c.compensation);
  copy(kYearPointsData, c.year_points);
  copy(kTechRevealsData, c.tech_reveals);
  copy(kMapsAddedData, c.maps_added);
  copy(kAuctionAfterData, c.auctions_after);
  copy(kStartReputationData, c.start_reputation);
  copy(kSeaFromData, c.sea_from);
}

constexpr void copy_zones(Components& c) {
  copy(kQueueLengthData, c.queue_length);
  copy(kQueuePriceData, c.queue_prices);
  copy(kShopData, c.shop);
  copy(kMarketData, c.market);
  copy(kArrowPriceData, c.arrow_price);
  copy(kMarketArrowData, c.market_arrow);
  copy(kMarketStartData, c.market_start);
  copy(kSeaplaneRentData, c.seaplane_rent);
  copy(kMusselData, c.mussels);
  copy(kAdvertisingData, c.advertising);
  copy(kMinBidData, c.least_bid);
}

constexpr void copy_museum(Components& c) {
  copy(kRoomsPrintedData, c.rooms_printed);
  copy(kRoomData, c.rooms);
  copy(kRoomCountData, c.room_count);
  copy(kSaleData, c.sale);
  copy(kUnopenedPointsData, c.unopened_points);
  copy(kReservePointsData, c.reserve_points);
  copy(kUnsoldPointsData, c.unsold_points);
}

constexpr void copy_sea(Components& c) {
  copy(kNeighbourData, c.neighbours);
  copy(kFreeSpacesData, c.free_spaces);
  copy(kPaidSpaceCostData, c.paid_space_cost);
  copy(kOpenSeaGainData, c.open_sea_gain);
  copy(kLobsterGainData, c.lobster_gain);
  copy(kCoastalGainData, c.coastal_gain);
  copy(kTouristGainData, c.tourist_gain);
  copy(kSwimsuitData, c.swimsuit);
  copy(kTreasuresData, c.treasures);
  copy(kDieData, c.die);
  copy(kTreasureSupplyData, c.supply_of_treasures);
  copy(kSharkSupplyData, c.supply_of_sharks);
}

constexpr void copy_modes(Components& c) {
  copy(kRivalSlotData, c.rival_slots);
  copy(kRivalCopiesData, c.rival_copies);
  copy(kSoloWinOverData, c.solo_win_over);
  copy(kSoloBonusData, c.solo_bonus);
  copy(kTrophyData, c.trophies);
  copy(kAdvisedBudgetData, c.advised_budget);
  copy(kFirstMapsData, c.first_maps);
  copy(kMercenaryFirstData, c.mercenary_first);
  copy(kMercenaryMapsData, c.mercenary_maps);
  copy(kMinRaiseData, c.least_raise);
  copy(kSlanderData, c.slander);
  copy(kMineColumnsData, c.mine_columns);
  copy(kMineLevelsData, c.mine_levels);
  copy(kSharkPointsData, c.shark_points);
  copy(kMapPointsData, c.map_points);
  copy(kMapSetSizeData, c.map_set_size);
  copy(kMapSetPointsData, c.map_set_points);
  copy(kCashPerPointData, c.cash_per_point);
}

constexpr Components built_in() {
  Components c{};
  c.hash = components_hash_of(kComponentsHash);
  copy(kTechData, c.techs);
  copy(kGearUseData, c.gear);
  copy(kFoundData, c.found);
  copy(kDigTileData, c.tiles);
  copy(kTilesDrawnData, c.tiles_drawn);
  copy(kFoundOnIslandData, c.found_on_island);
  copy(kMaxMotorsData, c.most_motors);
  copy(kMetalDetectorsData, c.metal_detectors);
  c.reputation = {kIdleLossData, kWithdrawnLossData, kUnpaidLossData, kThirdRecruitPointsData, kZodiacPointsData};
  c.boss = {kBossDiscountData, kBossMusselsData,   kBossLagoonData, kBossSaleData,
            kBossDieData,      kBossTreasuresData, kBossFoundData};
  copy(kHatsData, c.hats);
  copy(kSoloHatsData, c.solo_hats);
  copy(kTechsOnTopData, c.techs_on_top);
  copy_calendar(c);
  copy_zones(c);
  copy_museum(c);
  copy_sea(c);
  copy_modes(c);
  copy(kNoteData, c.notes);
  return c;
}

}  // namespace

constinit Components in_play = built_in();

std::string_view moved_text() { return kMovedText; }

const std::array<std::string_view, kTiles>& tile_words() { return kTileWords; }
const std::array<std::string_view, kFound>& found_words() { return kFoundWords; }
int space_count() { return static_cast<int>(std::size(kSpaceData)); }
const Space& space(int index) { return kSpaceData[at_row(index)]; }
std::span<const std::string_view> space_words() { return kSpaceWords; }
bool zone_is_large(int zone) { return kLargeZoneData[at_row(zone - 1)]; }
int zone_columns(int zone) { return zone_is_large(zone) ? kMaxColumns : kMaxColumns - 1; }
int dig_space(int zone, int column) { return kFirstDigSpaces[at_row(zone)] + column; }

bool auction_after(int quadrimester) {
  return std::find(in_play.auctions_after.begin(), in_play.auctions_after.end(), quadrimester) !=
         in_play.auctions_after.end();
}
int solo_bonus(int quadrimester) {
  constexpr int kFirst = kQuadrimesters - static_cast<int>(std::tuple_size_v<decltype(in_play.solo_bonus)>) + 1;
  return in_play.solo_bonus[at_row(std::max(quadrimester, kFirst) - kFirst)];
}

}  // namespace bathys::thesauros
