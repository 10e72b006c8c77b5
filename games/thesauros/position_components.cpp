// Thesauros positions: techs, gear, maps, dig tiles and found objects lie in exactly one place each.
#include <algorithm>

#include "games/thesauros/position.hpp"

namespace bathys::thesauros::position {
namespace {

std::size_t place_of_number(int number) { return static_cast<std::size_t>(number - 1); }

/// Everybody knows that the upper part of the pile holds simpler cards (0.4).
bool is_upper_card(const Public& table, int card) {
  return table.setup.mode == Mode::initiation ? tech(card).initiation == Pile::first : tech(card).level < 2;
}

void check_pile(const State& state) {
  const Board& board = state.table.board;
  require(board.pile_size <= state.secret.pile.size(), "secret.pile", "is higher than all cards");
  const std::span words = std::span(kGearWords).first<kTechs>();
  Census census(words);
  bool gap = false;
  for (const u8 card : board.slots) {
    require(card == kNone || !gap, "board.slots", "the cards lie without a gap");
    gap = card == kNone;
    if (!gap) census.add(card, "board.slots");
  }
  for (std::size_t i = 0; i < board.pile_size; ++i) census.add(state.secret.pile[i], "secret.pile");
  census.require_all("techs");
  require(board.upper_left <= board.pile_size, "board.upper_left", "is more than the pile has");
  for (std::size_t i = 0; i < board.upper_left; ++i) {
    require(is_upper_card(state.table, state.secret.pile[i]), "board.upper_left", "a later card is among them");
  }
}

/// S.1: in the solo game every other slot is the rival's.
void check_patents(const Public& table) {
  const Board& board = table.board;
  for (std::size_t card = 0; card < kTechs; ++card) {
    const auto slot = std::find(board.slots.begin(), board.slots.end(), card) - board.slots.begin();
    const std::string where = "board.owners." + std::string(kGearWords[card]);
    const u8 owner = board.owners[card];
    const bool rivals = table.is_solo() && slot < kTechSlots && rival_slot(static_cast<int>(slot));
    require((owner == kRival) == rivals, where, "the rival owns the cards on its slots");
    require(owner == kNone || owner == kRival || owner < table.seats(), where, "there is no such seat");
    require(owner == kNone || slot < kTechSlots, where, "the card is not shown yet");
  }
}

/// What a seat has of a kind, ashore and aboard.
int gear_of(const Public& table, Seat seat, int gear) {
  int count = table.player(seat).in_stock(static_cast<Gear>(gear));
  for (const Zodiac& boat : table.zodiacs) {
    if (boat.owner == static_cast<u8>(seat)) count += boat.load.count(static_cast<Gear>(gear));
  }
  return count;
}
int gear_of_all(const Public& table, int gear) {
  int count = 0;
  for (int i = 0; i < table.seats(); ++i) count += gear_of(table, seat_at(i), gear);
  return count;
}

void check_copies(const Public& table) {
  for (int card = 0; card < kTechs; ++card) {
    const auto at = static_cast<std::size_t>(card);
    const std::string where = "board.copies." + std::string(kGearWords[at]);
    const int made = tech(card).copies[static_cast<std::size_t>(table.seats() - 1)];
    const u8 owner = table.board.owners[at];
    const int out = gear_of_all(table, card) + (owner == kRival ? in_play.rival_copies : 0);
    require(table.board.copies[at] + out == made, where,
            std::to_string(table.board.copies[at] + out) + " in all instead of " + std::to_string(made));
    require(owner != kNone || out == 0, where, "nobody has developed it");
  }
}

void check_other_gear(const Public& table) {
  for (int i = 0; i < table.seats(); ++i) {
    require(gear_of(table, seat_at(i), static_cast<int>(Gear::metal_detector)) == metal_detectors(),
            player_name(seat_at(i)) + ".ashore", "everybody has as many metal detectors as at the start");
  }
  for (int object = 0; object < kFound; ++object) {
    const u8 gear = found(object).gear;
    if (gear == kNone) continue;
    const int there = has_bit(table.board.found_taken, object) ? 1 : 0;
    require(gear_of_all(table, gear) == there, "board.found_taken",
            std::string(kGearWords[gear]) + " is with somebody exactly when it was found");
  }
}

void check_market(const State& state) {
  const Board& board = state.table.board;
  const std::size_t spaces = market_prices(state.table.seats()).size();
  u32 seen = 0;
  for (std::size_t i = 0; i < kMarketSpaces; ++i) {
    const int number = board.market[i];
    const std::string where = item("board.market", static_cast<int>(i));
    require(number <= map_numbers(state.table.seats()), where + ".number", "is not in play");
    require((number == 0) == (board.stacks[i] == 0), where + ".count", "does not fit the number");
    if (number == 0) continue;
    require(i < spaces, where, "is not on this board");
    require(!has_bit(seen, number), where + ".number", "lies on two spaces");
    seen |= 1u << number;
  }
}

void check_plain_maps(const State& state) {
  const Public& table = state.table;
  require(table.board.reserve_size <= state.secret.reserve.size(), "secret.reserve", "is higher than all maps");
  for (int number = 1; number <= kDigZones; ++number) {
    int count = 0;
    for (std::size_t i = 0; i < kMarketSpaces; ++i) {
      if (table.board.market[i] == number) count += table.board.stacks[i];
    }
    for (std::size_t i = 0; i < table.board.reserve_size; ++i) count += state.secret.reserve[i] == number ? 1 : 0;
    for (int i = 0; i < table.seats(); ++i) count += table.player(seat_at(i)).maps[place_of_number(number)];
    const int made = number <= map_numbers(table.seats()) ? map_copies() : 0;
    require(count == made, "maps",
            std::to_string(count) + " of number " + std::to_string(number) + " instead of " + std::to_string(made));
  }
  for (std::size_t i = 0; i < table.board.reserve_size; ++i) {
    require(state.secret.reserve[i] >= 1 && state.secret.reserve[i] <= kDigZones, "secret.reserve", "no such map");
  }
}

/// One satellite map and one mercenary map of each number.
void check_special_maps(const Public& table, const Stage& stage) {
  const u32 numbers = (1u << map_numbers(table.seats())) - 1u;
  u32 satellite = table.board.satellite_left;
  u32 mercenary = table.board.mercenary_maps_left;
  for (int i = 0; i < table.seats(); ++i) {
    const Player& player = table.player(seat_at(i));
    const std::string where = player_name(seat_at(i));
    require((satellite & player.satellite_maps) == 0, where + ".satellite_maps", "there is one of each number");
    require((mercenary & player.mercenary_maps) == 0, where + ".mercenary_maps", "there is one of each number");
    satellite |= player.satellite_maps;
    mercenary |= player.mercenary_maps;
    const int satellites = gear_of(table, seat_at(i), static_cast<int>(Gear::satellite));
    const int claimed = std::popcount(player.satellite_maps) + (stage.claimer == i ? stage.claims : 0);
    require(claimed <= satellites * gear_use(static_cast<int>(Gear::satellite)).maps, where + ".satellite_maps",
            "a satellite brings two maps");
  }
  require(satellite == numbers, "board.satellite_left", "there is one satellite map of each number");
  require(mercenary == (table.has_mercenaries() ? numbers : 0), "board.mercenary_maps_left",
          "there is one mercenary map of each number");
}

void check_dig_tiles(const State& state) {
  Census census(tile_words());
  const Board& board = state.table.board;
  require(board.large_pile <= state.secret.large.size(), "secret.large", "is higher than all tiles");
  require(board.small_pile <= state.secret.small.size(), "secret.small", "is higher than all tiles");
  for (std::size_t i = 0; i < board.large_pile; ++i) {
    require(state.secret.large[i] < kLargeTiles, "secret.large", "a small tile is among them");
    census.add(state.secret.large[i], "secret.large");
  }
  for (std::size_t i = 0; i < board.small_pile; ++i) {
    require(state.secret.small[i] >= kLargeTiles, "secret.small", "a large tile is among them");
    census.add(state.secret.small[i], "secret.small");
  }
  for (const u8 tile : state.secret.placed) {
    if (tile != kNone) census.add(tile, "secret.placed");
  }
  for (int i = 0; i < state.table.seats(); ++i) {
    for (const u8 tile : state.own(seat_at(i)).drawn) census.add(tile, player_name(seat_at(i)) + ".drawn");
  }
  census.require_all("dig tiles");
}

void check_covered(const DigSite& site, int number, const std::string& where) {
  for (int bit = 0; bit < 32; ++bit) {
    if (!has_bit(site.covered, bit)) continue;
    const int row = bit / kMaxColumns;
    const int column = bit % kMaxColumns;
    require(site.tile != kNone && row < kRows && column < zone_columns(number), where + ".covered", "nothing is there");
    const auto& cells = dig_tile(site.tile).cells;
    require(cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)].what != Cell::nothing,
            where + ".covered", "nothing is there");
  }
}

/// D55: a tile lies where somebody holds a map, and who holds one knows it until it is turned up.
void check_site(const State& state, const Stage& stage, int number) {
  const Public& table = state.table;
  const DigSite& site = table.site(number);
  const u8 tile = state.secret.placed[place_of_number(number)];
  const std::string where = item("board.sites", number - 1);
  require(site.placed == (tile != kNone ? 1 : 0), where + ".placed", "does not fit the tile");
  require(tile == kNone || (tile < kLargeTiles) == zone_is_large(number), where, "the tile is of the other size");
  require(site.tile == kNone || site.tile == tile, where + ".tile", "is not the tile placed there");
  check_covered(site, number, where);
  bool held = false;
  for (int i = 0; i < table.seats(); ++i) {
    const bool holds = table.player(seat_at(i)).has_map(number);
    const u8 known = holds && site.tile == kNone ? tile : kNone;
    require(state.own(seat_at(i)).tiles[place_of_number(number)] == known, player_name(seat_at(i)) + ".tiles",
            "a holder of the map knows the tile that lies face down");
    held = held || holds;
  }
  const bool served = has_bit(stage.served, number - 1);
  require((tile != kNone) == (held && !served), where, "a tile lies exactly where somebody holds a map");
}

void check_known_tiles(const State& state, Seat seat) {
  u32 piles = 0;
  for (std::size_t i = 0; i < state.table.board.large_pile; ++i) piles |= 1u << state.secret.large[i];
  for (std::size_t i = 0; i < state.table.board.small_pile; ++i) piles |= 1u << state.secret.small[i];
  require((state.own(seat).known_tiles & ~piles) == 0, player_name(seat) + ".known_tiles", "are not in the piles");
}

void check_found_objects(const State& state) {
  Census census(found_words());
  census.add_bits(state.secret.island, "secret.island");
  const int island = census.size();
  census.add_bits(state.table.board.found_taken, "board.found_taken");
  u32 hidden = state.secret.island;
  for (int i = 0; i < state.table.seats(); ++i) {
    for (const u8 object : state.own(seat_at(i)).found) {
      census.add(object, player_name(seat_at(i)) + ".found");
      hidden |= 1u << object;
    }
  }
  require(state.table.board.island_size == island, "board.island_size", "does not fit the objects there");
  require(census.size() == found_on_island(), "secret.island",
          std::to_string(census.size()) + " objects in all instead of " + std::to_string(found_on_island()));
  for (int i = 0; i < state.table.seats(); ++i) {
    require((state.own(seat_at(i)).known_island & ~hidden) == 0, player_name(seat_at(i)) + ".known_island",
            "are not on the island");
  }
}

}  // namespace

void check_components(const State& state, const Stage& stage) {
  check_pile(state);
  check_patents(state.table);
  check_copies(state.table);
  check_other_gear(state.table);
  check_market(state);
  check_plain_maps(state);
  check_special_maps(state.table, stage);
  check_dig_tiles(state);
  for (int number = 1; number <= kDigZones; ++number) check_site(state, stage, number);
  for (int i = 0; i < state.table.seats(); ++i) check_known_tiles(state, seat_at(i));
  check_found_objects(state);
}

}  // namespace bathys::thesauros::position
