// The printed components of Thesauros as constant tables, baked from data/thesauros.components.json.
#include "games/thesauros/components.hpp"

#include <iterator>
#include <type_traits>

namespace bathys::thesauros {
namespace {

struct Neighbours {
  u8 count;
  std::array<u8, 7> spaces;
};

/// A row of prices, as long as its face prints it.
struct Track {
  u8 length;
  std::array<u8, kMarketSpaces> prices;
};

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
static_assert(std::size(kSpaceData) <= kMostSpaces);

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

constexpr std::size_t at_row(int index) { return static_cast<std::size_t>(index); }
constexpr std::size_t face_for(int players) { return players > 2; }
constexpr std::span<const u8> printed(const Track& track) { return {track.prices.data(), track.length}; }

}  // namespace

std::string_view components_hash() { return kComponentsHash; }

const Tech& tech(int index) { return kTechData[at_row(index)]; }
const GearUse& gear_use(int gear) { return kGearUseData[at_row(gear)]; }
const Found& found(int index) { return kFoundData[at_row(index)]; }
const DigTile& dig_tile(int tile) { return kDigTileData[at_row(tile)]; }
const std::array<std::string_view, kTiles>& tile_words() { return kTileWords; }
const std::array<std::string_view, kFound>& found_words() { return kFoundWords; }

int space_count() { return static_cast<int>(std::size(kSpaceData)); }
const Space& space(int index) { return kSpaceData[at_row(index)]; }
std::span<const std::string_view> space_words() { return kSpaceWords; }
std::span<const u8> neighbours(int players, int space) {
  const Neighbours& joined = kNeighbourData[face_for(players)][at_row(space)];
  return {joined.spaces.data(), joined.count};
}
bool zone_is_large(int zone) { return kLargeZoneData[at_row(zone - 1)]; }
int zone_columns(int zone) { return zone_is_large(zone) ? kMostColumns : kMostColumns - 1; }
int dig_space(int zone, int column) { return kFirstDigSpaces[at_row(zone)] + column; }
int free_spaces() { return kFreeSpacesData; }
int paid_space_cost() { return kPaidSpaceCostData; }
int most_motors() { return kMostMotorsData; }

int queue_length(int players, int zone) { return kQueueLengthData[at_row(players - 1)][at_row(queue_of_zone(zone))]; }
int queue_price(int players, int zone, int space) {
  return kQueuePriceData[face_for(players)][at_row(queue_of_zone(zone))][at_row(space)];
}
std::span<const u8> shop_prices(int players) { return printed(kShopData[face_for(players)]); }

std::span<const u8> market_prices(int players) { return printed(kMarketData[face_for(players)]); }
int market_arrow(int players) { return kMarketArrowData[face_for(players)]; }
int market_start(int players) { return kMarketStartData[face_for(players)]; }
int map_numbers(int players) { return kMapNumbersData[face_for(players)]; }
int map_copies() { return kMapCopiesData; }

int seaplanes(int players) { return kSeaplaneRentData[face_for(players)].length; }
int seaplane_rent(int players, int left) { return kSeaplaneRentData[face_for(players)].prices[at_row(left - 1)]; }

int room_count(int players) { return kRoomCountData[at_row(players - 1)]; }
const Room& room(int players, int index) { return kRoomData[face_for(players)][at_row(index)]; }

Income income(Mode mode, int year) { return kIncomeData[static_cast<std::size_t>(mode)][at_row(year - 1)]; }
int transfer_fee(int year) { return kTransferFeeData[at_row(year - 1)]; }
int wage() { return kWageData; }
int compensation(int place) { return kCompensationData[at_row(place)]; }
int year_points(int players, int place) { return kYearPointsData[at_row(players - 1)][at_row(place)]; }
int tech_reveals(int quadrimester) { return kTechRevealsData[at_row(quadrimester - 1)]; }
int maps_added() { return kMapsAddedData; }
bool auction_after(int quadrimester) { return kAuctionAfterData[at_row(quadrimester - 1)]; }
int start_reputation() { return kStartReputationData; }
int hats_per_zone(int players) { return kHatsData[at_row(players - 1)]; }
int solo_hats() { return kSoloHatsData; }
int mussel_cash(int cube) { return kMusselData[at_row(cube)][0]; }
int mussel_reputation(int cube) { return kMusselData[at_row(cube)][1]; }
int advertising_points(int cube) { return kAdvertisingData[at_row(cube)]; }
int lobster_gain() { return kLobsterGainData; }
int coastal_gain(bool speargun) { return kCoastalGainData[speargun]; }
int tourist_gain() { return kTouristGainData; }
int open_sea_gain() { return kOpenSeaGainData; }
int found_on_island() { return kFoundOnIslandData; }
int unopened_points() { return kUnopenedPointsData; }
int reserve_points() { return kReservePointsData; }
int unsold_points() { return kUnsoldPointsData; }
int shark_points() { return kSharkPointsData; }
int map_points() { return kMapPointsData; }
int map_set_size() { return kMapSetSizeData; }
int map_set_points() { return kMapSetPointsData; }
int cash_per_point() { return kCashPerPointData; }
int solo_win_over() { return kSoloWinOverData; }
int solo_bonus(int quadrimester) { return kSoloBonusData[at_row(quadrimester - 1)]; }
bool rival_slot(int slot) { return kRivalSlotData[at_row(slot)]; }
std::array<u8, 3> trophy(int which) { return kTrophyData[at_row(which)]; }
int advised_budget(Account account) { return kAdvisedBudgetData[static_cast<std::size_t>(account)]; }
bool mercenary_acts_first(int zone) { return kMercenaryFirstData[at_row(zone)]; }

std::span<const TableNote> component_notes() { return kNoteData; }

}  // namespace bathys::thesauros
