// The component tables of Thesauros say what the rulebook says, and hang together where it is silent.
#include "games/thesauros/components.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace bathys::thesauros {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr int kBothFaces[] = {2, 4};

int space_named(std::string_view name) {
  const auto words = space_words();
  return static_cast<int>(std::find(words.begin(), words.end(), name) - words.begin());
}

/// The least number of spaces from one to another with the maps of these zones; nothing when there is no way.
std::optional<int> distance(int players, int from, int to, const std::set<int>& maps) {
  std::map<int, int> steps{{from, 0}};
  for (std::deque<int> open{from}; !open.empty(); open.pop_front()) {
    for (int next : neighbours(players, open.front())) {
      const bool closed = space(next).kind == SpaceKind::dig && !maps.contains(space(next).zone);
      if (!closed && steps.emplace(next, steps[open.front()] + 1).second) open.push_back(next);
    }
  }
  const auto found = steps.find(to);
  return found == steps.end() ? std::nullopt : std::optional(found->second);
}

std::vector<int> as_list(std::span<const u8> numbers) { return {numbers.begin(), numbers.end()}; }

int cells_as_list(const DigTile& tile, Cell what, std::optional<int> kind = {}) {
  int count = 0;
  for (const auto& cells : tile.cells) {
    count += static_cast<int>(std::count_if(
        cells.begin(), cells.end(), [&](DigCell cell) { return cell.what == what && (!kind || cell.kind == *kind); }));
  }
  return count;
}

TEST(ThesaurosComponents, HashIsOneOfSha256) { EXPECT_THAT(components_hash(), SizeIs(64)); }

TEST(ThesaurosComponents, TechsAreFourSixAndFiveByLevel) {
  std::array<int, 3> levels{};
  for (int i = 0; i < kTechs; ++i) ++levels[tech(i).level];
  EXPECT_THAT(levels, ElementsAre(4, 6, 5));
}

TEST(ThesaurosComponents, AnInitiationGameStartsWithMaskMotorAndHarpoon) {
  std::map<Pile, int> piles;
  for (int i = 0; i < kTechs; ++i) ++piles[tech(i).initiation];
  EXPECT_EQ(piles, (std::map<Pile, int>{{Pile::display, 3}, {Pile::first, 4}, {Pile::second, 8}}));
  for (Gear gear : {Gear::mask, Gear::aux_motor, Gear::harpoon}) {
    EXPECT_EQ(tech(static_cast<int>(gear)).initiation, Pile::display);
  }
}

TEST(ThesaurosComponents, EveryTechIsNamedLikeItsGearAndHasCopiesForAnyNumberOfPlayers) {
  for (int i = 0; i < kTechs; ++i) {
    EXPECT_EQ(tech(i).id, kGearWords[static_cast<std::size_t>(i)]);
    EXPECT_TRUE(std::is_sorted(tech(i).copies.begin(), tech(i).copies.end())) << tech(i).id;
    EXPECT_GT(tech(i).copies[0], 0) << tech(i).id;
  }
}

TEST(ThesaurosComponents, GearReachesTheDepthsOfTheRules) {
  const auto use = [](Gear gear) { return gear_use(static_cast<int>(gear)); };
  EXPECT_EQ(use(Gear::mask).dive_depth, 2);
  EXPECT_EQ(use(Gear::bottle).dive_depth, 3);
  EXPECT_EQ(use(Gear::suit).dive_depth, 4);
  EXPECT_EQ(use(Gear::basic_sonar).detect_depth, 2);
  EXPECT_EQ(use(Gear::found_sonar).detect_depth, 3);
  EXPECT_EQ(use(Gear::evolved_sonar).detect_depth, 4);
  EXPECT_EQ(use(Gear::evolved_sonar).detect_cost, 2);
  EXPECT_EQ(use(Gear::satellite).detect_depth, 4);
  EXPECT_EQ(use(Gear::satellite).detect_cost, 0);
  EXPECT_EQ(use(Gear::drill).extract_depth, 3);
  EXPECT_EQ(use(Gear::excavator).extract_depth, 4);
}

TEST(ThesaurosComponents, GearMeetsSharksAsTheRulesSay) {
  const auto use = [](Gear gear) { return gear_use(static_cast<int>(gear)); };
  EXPECT_EQ(use(Gear::harpoon).kill_on, 6);
  EXPECT_EQ(use(Gear::speargun).kill_on, 4);
  EXPECT_EQ(use(Gear::found_speargun).kill_on, 4);
  EXPECT_EQ(use(Gear::found_speargun).die_bonus, 1);
  EXPECT_EQ(use(Gear::cage).kill_on, 0);
  EXPECT_EQ(use(Gear::cage).die_bonus, 2);
  EXPECT_EQ(use(Gear::cage).ignores_sharks, 1);
  EXPECT_EQ(use(Gear::harpoon).ignores_sharks, 0);
}

TEST(ThesaurosComponents, MotorsGoAsFarAndCostAsMuchAsTheRulesSay) {
  const auto motor = [](Gear gear) {
    const GearUse& use = gear_use(static_cast<int>(gear));
    return std::pair<int, int>(use.motor_spaces, use.motor_cost);
  };
  EXPECT_EQ(motor(Gear::aux_motor), std::pair(1, 1));
  EXPECT_EQ(motor(Gear::medium_motor), std::pair(2, 1));
  EXPECT_EQ(motor(Gear::super_motor), std::pair(2, 0));
  EXPECT_EQ(motor(Gear::found_motor), std::pair(3, 1));
  EXPECT_EQ(std::pair(free_spaces(), paid_space_cost()), std::pair(2, 1));
  EXPECT_EQ(most_motors(), 2);
}

TEST(ThesaurosComponents, OnlyTheSatelliteBringsMaps) {
  for (int gear = 0; gear < kGear; ++gear) {
    EXPECT_EQ(gear_use(gear).maps, gear == static_cast<int>(Gear::satellite) ? 2 : 0) << gear_use(gear).id;
  }
}

TEST(ThesaurosComponents, WhatGearFishesIsWhatTheLagoonPays) {
  EXPECT_EQ(gear_use(static_cast<int>(Gear::lobster_trap)).lobster_gain, lobster_gain());
  EXPECT_EQ(gear_use(static_cast<int>(Gear::harpoon)).coastal_gain, coastal_gain(false));
  EXPECT_EQ(gear_use(static_cast<int>(Gear::speargun)).coastal_gain, coastal_gain(true));
  EXPECT_EQ(gear_use(static_cast<int>(Gear::found_speargun)).coastal_gain, coastal_gain(true));
  EXPECT_EQ((std::array{lobster_gain(), coastal_gain(false), coastal_gain(true), tourist_gain(), open_sea_gain()}),
            (std::array{8, 5, 6, 4, 2}));
}

TEST(ThesaurosComponents, EachThingOnTheIslandIsGearOrCashOrATreasure) {
  int gear = 0, cash = 0, treasures = 0;
  for (int i = 0; i < kFound; ++i) {
    gear += found(i).gear != kNone;
    cash += found(i).cash != 0;
    treasures += found(i).treasure != kNone;
    EXPECT_EQ((found(i).gear != kNone) + (found(i).cash != 0) + (found(i).treasure != kNone), 1) << found(i).id;
  }
  EXPECT_EQ((std::array{gear, cash, treasures, found_on_island()}), (std::array{3, 4, 5, 9}));
}

TEST(ThesaurosComponents, WordsOfTilesFoundObjectsAndSpacesAreUnique) {
  EXPECT_THAT((std::set<std::string_view>(tile_words().begin(), tile_words().end())), SizeIs(kTiles));
  EXPECT_THAT((std::set<std::string_view>(found_words().begin(), found_words().end())), SizeIs(kFound));
  const auto spaces = space_words();
  EXPECT_THAT((std::set<std::string_view>(spaces.begin(), spaces.end())), SizeIs(space_count()));
}

TEST(ThesaurosComponents, TwelveTilesAreLargeAndNineSmallAndNoneHasMoreThanItsColumns) {
  for (int i = 0; i < kTiles; ++i) {
    const DigTile& tile = dig_tile(i);
    EXPECT_EQ(tile.columns, i < kLargeTiles ? 5 : 4) << tile.id;
    for (const auto& cells : tile.cells) {
      for (std::size_t c = tile.columns; c < cells.size(); ++c) EXPECT_EQ(cells[c].what, Cell::nothing) << tile.id;
    }
  }
}

TEST(ThesaurosComponents, TileCellsAreReadByLevelThenColumn) {
  const auto& cells = dig_tile(1).cells;  // L2: nothing, shark, rock 5, plain 3, nothing; ...
  EXPECT_EQ(dig_tile(1).id, "L2");
  EXPECT_EQ(cells[0][1].what, Cell::shark);
  EXPECT_EQ(cells[0][2].what, Cell::rock);
  EXPECT_EQ(treasure_value(cells[0][2].kind), 5);
  EXPECT_EQ(cells[0][3].what, Cell::plain);
  EXPECT_EQ(treasure_value(cells[0][3].kind), 3);
  EXPECT_EQ(cells[2][0].what, Cell::hidden);
  EXPECT_EQ(treasure_value(cells[2][0].kind), 7);
}

TEST(ThesaurosComponents, EveryTileHidesSharksAndEveryValueLiesOnSomeTile) {
  std::array<int, kTreasureKinds> totals{};
  int sharks = 0;
  for (int i = 0; i < kTiles; ++i) {
    EXPECT_GT(cells_as_list(dig_tile(i), Cell::shark), 0) << dig_tile(i).id;
    sharks += cells_as_list(dig_tile(i), Cell::shark);
    for (int kind = 0; kind < kTreasureKinds; ++kind) {
      for (Cell what : {Cell::plain, Cell::hidden, Cell::rock}) {
        totals[static_cast<std::size_t>(kind)] += cells_as_list(dig_tile(i), what, kind);
      }
    }
  }
  EXPECT_THAT(totals, ::testing::Each(::testing::Gt(0)));
  // More than the box holds of each: the supply never runs out (D8).
  for (std::size_t kind = 0; kind < totals.size(); ++kind) {
    RecordProperty("treasures_of_" + std::string(kTreasureWords[kind]), totals[kind]);
  }
  RecordProperty("sharks", sharks);
}

TEST(ThesaurosSea, PortAndLagoonComeFirst) {
  EXPECT_EQ(space(kPort).kind, SpaceKind::port);
  std::vector<SpaceKind> lagoon;
  for (int i = 0; i < kLagoonSpots; ++i) lagoon.push_back(space(kFirstLagoonSpot + i).kind);
  EXPECT_THAT(lagoon, ElementsAre(SpaceKind::lobster, SpaceKind::coastal, SpaceKind::tourists, SpaceKind::island,
                                  SpaceKind::island));
}

TEST(ThesaurosSea, LagoonSpotsJoinOnlyThePortOneSpaceAway) {
  for (int players : kBothFaces) {
    for (int i = kFirstLagoonSpot; i < kFirstLagoonSpot + kLagoonSpots; ++i) {
      EXPECT_THAT(as_list(neighbours(players, i)), ElementsAre(kPort));
      EXPECT_EQ(distance(players, kPort, i, {}), 1);
    }
  }
}

TEST(ThesaurosSea, NeighboursAreMutual) {
  for (int players : kBothFaces) {
    for (int a = 0; a < space_count(); ++a) {
      for (int b : neighbours(players, a)) {
        EXPECT_THAT(as_list(neighbours(players, b)), ::testing::Contains(a)) << space(a).name << " " << space(b).name;
      }
    }
  }
}

TEST(ThesaurosSea, AllColumnsOfTheZonesInPlayCanBeReachedWithAllMaps) {
  const std::set<int> maps{1, 2, 3, 4, 5, 6, 7};
  for (int players : kBothFaces) {
    for (int zone = 1; zone <= kDigZones; ++zone) {
      for (int column = 0; column < zone_columns(zone); ++column) {
        const bool reached = distance(players, kPort, dig_space(zone, column), maps).has_value();
        EXPECT_EQ(reached, zone <= map_numbers(players)) << zone << "." << column;
      }
    }
  }
}

TEST(ThesaurosSea, ADigSpaceKnowsItsZoneAndColumn) {
  int digs = 0;
  for (int zone = 1; zone <= kDigZones; ++zone) {
    for (int column = 0; column < zone_columns(zone); ++column, ++digs) {
      const Space& found = space(dig_space(zone, column));
      EXPECT_EQ(found.kind, SpaceKind::dig);
      EXPECT_EQ(found.zone, zone);
      EXPECT_EQ(found.column, column);
    }
  }
  int all = 0;
  for (int i = 0; i < space_count(); ++i) all += space(i).kind == SpaceKind::dig;
  EXPECT_EQ(std::pair(digs, all), std::pair(32, 32));
}

TEST(ThesaurosSea, ASpaceOfTheLargerFaceAloneHasNoNeighboursOnTheSmallerOne) {
  EXPECT_THAT(as_list(neighbours(2, space_named("g"))), IsEmpty());
  EXPECT_THAT(as_list(neighbours(1, dig_space(6, 2))), IsEmpty());
  EXPECT_THAT(as_list(neighbours(3, space_named("g"))), ElementsAre(space_named("d"), space_named("h")));
}

// The rulebook's example of 3.2.5.3. It does not name the space of zone 2; only its last column fits.
TEST(ThesaurosSea, FromZone2ToTheMiddleOfZone6AreEightSpacesWithoutMap4AndSixWithIt) {
  const int middle = dig_space(6, 2);
  std::vector<int> fitting;
  for (int column = 0; column < zone_columns(2); ++column) {
    if (distance(4, dig_space(2, column), middle, {2, 6}) == 8) fitting.push_back(column);
  }
  EXPECT_THAT(fitting, ElementsAre(3));
  EXPECT_EQ(distance(4, dig_space(2, 3), middle, {2, 4, 6}), 6);
}

TEST(ThesaurosSea, WithoutMapsNoDigSpaceIsReached) {
  for (int i = 0; i < space_count(); ++i) {
    if (space(i).kind != SpaceKind::dig) continue;
    EXPECT_FALSE(distance(4, kPort, i, {})) << space(i).name;
  }
}

TEST(ThesaurosSea, TwoSpacesAreForFishing) {
  int fishing = 0;
  for (int i = 0; i < space_count(); ++i) fishing += space(i).kind == SpaceKind::fishing;
  EXPECT_EQ(fishing, 2);
  EXPECT_EQ(distance(2, kPort, space_named("F1"), {}), 1);
}

TEST(ThesaurosBoard, QueuesHaveAPriceForEachSpaceOfZones1And4And9Alone) {
  for (int players = 1; players <= 4; ++players) {
    for (int zone : kQueueZones) {
      const bool priced = zone == 1 || zone == 4 || zone == 9;
      for (int i = 0; i < queue_length(players, zone); ++i) {
        EXPECT_EQ(queue_price(players, zone, i) > 0, priced) << players << " players, zone " << zone;
      }
      EXPECT_EQ(queue_length(players, zone) == 0, zone == 6) << players << " players, zone " << zone;
    }
  }
}

TEST(ThesaurosBoard, QueuesNeverShrinkWithMorePlayers) {
  for (int players = 2; players <= 4; ++players) {
    for (int zone : kQueueZones) EXPECT_GE(queue_length(players, zone), queue_length(players - 1, zone)) << zone;
  }
}

TEST(ThesaurosBoard, ANewMapFindsTheFourDollarSpaceFirstAndEveryNumberFindsOne) {
  for (int players : kBothFaces) {
    const auto prices = market_prices(players);
    EXPECT_EQ(prices[static_cast<std::size_t>(market_arrow(players))], 4);
    EXPECT_GE(static_cast<int>(prices.size()) - market_arrow(players), map_numbers(players));
    EXPECT_LE(static_cast<int>(prices.size()), kMarketSpaces);
  }
  EXPECT_EQ((std::array{market_start(2), market_start(3), map_numbers(1), map_numbers(4)}), (std::array{5, 9, 5, 7}));
  EXPECT_EQ(map_copies() * kDigZones, kMaps);
}

TEST(ThesaurosBoard, TheLastSeaplaneIsTheDearest) {
  EXPECT_EQ((std::array{seaplanes(1), seaplanes(4)}), (std::array{1, 2}));
  EXPECT_EQ(seaplane_rent(2, 1), 3);
  EXPECT_EQ(seaplane_rent(3, 2), 3);
  EXPECT_EQ(seaplane_rent(3, 1), 4);
}

TEST(ThesaurosBoard, RoomsInPlayAreTheFirstOfTheirFace) {
  EXPECT_EQ((std::array{room_count(1), room_count(2), room_count(3), room_count(4)}), (std::array{3, 4, 7, 8}));
  for (int players = 1; players <= 4; ++players) {
    for (int i = 0; i < room_count(players); ++i) {
      const Room& each = room(players, i);
      EXPECT_LE(each.min_players, players);
      EXPECT_EQ(kRoomSlots - std::count(each.points.begin(), each.points.end(), 0), each.slots) << each.id;
    }
  }
  EXPECT_EQ(room(1, 3).min_players, 2);
  EXPECT_EQ(room(3, 7).min_players, 4);
}

TEST(ThesaurosBoard, TheShopSellsOneOrTwoZodiacs) {
  EXPECT_THAT(as_list(shop_prices(1)), ElementsAre(8));
  EXPECT_THAT(as_list(shop_prices(4)), ElementsAre(8, 10));
}

TEST(ThesaurosCalendar, IncomeIsThatOfTheYearAndOfTheMode) {
  const auto paid = [](Mode mode, int year) {
    return std::pair<int, int>(income(mode, year).base, income(mode, year).per_map);
  };
  EXPECT_EQ(paid(Mode::standard, 1), std::pair(50, 0));
  EXPECT_EQ(paid(Mode::solo, 1), std::pair(50, 0));
  EXPECT_EQ(paid(Mode::initiation, 1), std::pair(55, 0));
  EXPECT_EQ(paid(Mode::mercenaries, 1), std::pair(55, 0));
  for (Mode mode : {Mode::standard, Mode::initiation, Mode::mercenaries, Mode::solo}) {
    EXPECT_EQ(paid(mode, 2), std::pair(30, 5));
    EXPECT_EQ(paid(mode, 3), std::pair(10, 5));
  }
}

TEST(ThesaurosCalendar, TransferFeesGrowByYear) {
  EXPECT_EQ((std::array{transfer_fee(1), transfer_fee(2), transfer_fee(3)}), (std::array{1, 2, 3}));
}

TEST(ThesaurosCalendar, LaterPlacesAreCompensatedAndEarlierOnesScore) {
  EXPECT_EQ((std::array{compensation(0), compensation(1), compensation(2), compensation(3)}), (std::array{0, 2, 4, 6}));
  EXPECT_EQ((std::array{year_points(4, 0), year_points(4, 1), year_points(4, 2), year_points(4, 3)}),
            (std::array{4, 2, 1, 0}));
  EXPECT_EQ((std::array{year_points(3, 0), year_points(3, 1), year_points(3, 2)}), (std::array{4, 2, 0}));
  EXPECT_EQ((std::array{year_points(2, 0), year_points(2, 1), year_points(1, 0)}), (std::array{2, 0, 0}));
}

TEST(ThesaurosCalendar, SevenTechsAreRevealedInTheFirstFiveQuadrimesters) {
  std::vector<int> reveals;
  for (int q = 1; q <= kQuadrimesters; ++q) reveals.push_back(tech_reveals(q));
  EXPECT_THAT(reveals, ElementsAre(1, 1, 2, 1, 2, 0, 0, 0, 0));
}

TEST(ThesaurosCalendar, MercenariesAreAuctionedFourTimes) {
  std::vector<int> after;
  for (int q = 1; q <= kQuadrimesters; ++q) {
    if (auction_after(q)) after.push_back(q);
  }
  EXPECT_THAT(after, ElementsAre(3, 5, 7, 8));
}

TEST(ThesaurosCalendar, HatsDependOnThePlayers) {
  EXPECT_EQ((std::array{hats_per_zone(1), hats_per_zone(2), hats_per_zone(3), hats_per_zone(4), solo_hats()}),
            (std::array{0, 1, 2, 3, 2}));
}

TEST(ThesaurosBoard, TheCubesShowTheirTracks) {
  EXPECT_EQ((std::array{mussel_cash(0), mussel_cash(1), mussel_cash(2)}), (std::array{1, 2, 0}));
  EXPECT_EQ((std::array{mussel_reputation(0), mussel_reputation(1), mussel_reputation(2)}), (std::array{0, 0, 1}));
  EXPECT_EQ((std::array{advertising_points(0), advertising_points(1), advertising_points(2)}), (std::array{4, 3, 2}));
}

TEST(ThesaurosScoring, LoneNumbersAreThoseOfTheRules) {
  EXPECT_EQ((std::array{wage(), maps_added(), start_reputation()}), (std::array{2, 2, 10}));
  EXPECT_EQ((std::array{unopened_points(), reserve_points(), unsold_points()}), (std::array{2, 1, 2}));
  EXPECT_EQ((std::array{shark_points(), map_points(), map_set_size(), map_set_points(), cash_per_point()}),
            (std::array{2, 1, 3, 2, 10}));
}

TEST(ThesaurosSolo, AFullMuseumIsWorthLessTheLaterItIs) {
  EXPECT_EQ((std::array{solo_bonus(1), solo_bonus(6), solo_bonus(7), solo_bonus(8), solo_bonus(9)}),
            (std::array{30, 30, 20, 10, 0}));
  EXPECT_EQ(solo_win_over(), 80);
}

TEST(ThesaurosSolo, TheRivalHoldsEverySecondSlotButNotTheEleventh) {
  for (int slot = 0; slot < kTechSlots; ++slot) EXPECT_EQ(rival_slot(slot), slot % 2 == 0 && slot < 10) << slot;
}

TEST(ThesaurosSolo, TrophiesHaveThreeSteps) {
  EXPECT_THAT(trophy(0), ElementsAre(80, 90, 100));
  EXPECT_THAT(trophy(1), ElementsAre(8, 7, 6));
  EXPECT_THAT(trophy(2), ElementsAre(70, 80, 90));
}

TEST(ThesaurosInitiation, TheAdvisedBudgetNamesEveryAccount) {
  const std::array advised{advised_budget(Account::hr), advised_budget(Account::rd), advised_budget(Account::gp),
                           advised_budget(Account::mx), advised_budget(Account::bb)};
  EXPECT_THAT(advised, ElementsAre(12, 14, 14, 5, 5));
}

TEST(ThesaurosMercenaries, TheyActFirstInTheZonesBeforeTheSea) {
  for (int zone = 1; zone <= kZones; ++zone) EXPECT_EQ(mercenary_acts_first(zone), zone <= 4) << zone;
}

TEST(ThesaurosComponents, EveryGroupSaysWhereItComesFrom) {
  std::map<std::string_view, Provenance> notes;
  for (const TableNote& note : component_notes()) notes[note.name] = note.provenance;
  EXPECT_THAT(notes, SizeIs(component_notes().size()));
  EXPECT_EQ(notes.at("calendar"), Provenance::rulebook);
  EXPECT_EQ(notes.at("museum"), Provenance::reconstructed);
  EXPECT_EQ(tech(0).provenance, Provenance::partly);
}

}  // namespace
}  // namespace bathys::thesauros
