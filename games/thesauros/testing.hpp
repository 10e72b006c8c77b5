// A table for tests of Thesauros: begin in any mode, set up a position by hand, play it in notation, look at what came
// of it.
//
//   TestTable game(TestTable::with(Mode::standard, 3));
//   game.money(kAnna, {10, 10, 10, 10}).at_zone(9, {{kAnna, kBoss}, {kBruno, 1}});
//   game.play({"advertise", "decline"});
//   EXPECT_EQ(game.anna().reputation, 14);
//
// The helpers keep every component in exactly one place, so that `check` (called after every answer) holds. Whatever
// else a test needs it may change through `state()`.
#pragma once

#include <bit>

#include "core/testing/game_table.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros {

inline u8 tile_of(std::string_view id) { return word_index(tile_words(), id); }
inline u8 space_of(std::string_view name) { return word_index(space_words(), name); }
inline u8 object_of(std::string_view id) { return word_index(found_words(), id); }

/// A game in its first quadrimester, at the first budget (in the solo game: at the choice of hats). The turn order is
/// that of the seats: Anna, Bruno, Clara, Dimitri.
class TestTable : public GameTable<Thesauros, TestTable> {
 public:
  explicit TestTable(Setup setup = {}, std::string_view seed = "test") : GameTable(setup, seed) {
    for (std::size_t i = 0; i < kMaxSeats; ++i) board().order[i] = static_cast<u8>(i);
    const int base = board().quadrimester == 0 ? 0 : income(setup.mode, 1).base;
    for (int i = 0; i < setup.players; ++i) {
      own(seat_at(i)).black_box = static_cast<u16>(base == 0 ? 0 : base + compensation(i));
    }
  }
  static Setup with(Mode mode, int players) { return {mode, static_cast<u8>(players)}; }
  static Setup solo() { return {Mode::solo, 1}; }

  Public& table() { return state().table; }
  Board& board() { return state().table.board; }
  Player& player(Seat seat) { return state().table.player(seat); }
  Player& anna() { return player(kAnna); }
  Player& bruno() { return player(kBruno); }
  Player& clara() { return player(kClara); }
  Private& own(Seat seat) { return state().own(seat); }
  Zodiac& zodiac(int index) { return state().table.zodiac(index); }
  /// The zodiac a seat began with.
  Zodiac& zodiac(Seat seat) { return state().table.zodiac(index_of(seat)); }
  u16 account(Seat seat, Account account) { return player(seat).account(account); }

  // Where play stands.

  /// A meeple in a queue; with a token it acts twice.
  struct Queued {
    Seat seat;
    int meeple;
    bool token = false;
  };

  /// Nothing happened so far but time: `year()` follows.
  TestTable& quadrimester(int q) {
    board().quadrimester = static_cast<u8>(q);
    return *this;
  }
  /// Jumps to the resolution of a zone whose queue is this, from the top; all other queues are empty and everybody
  /// else stays where they are. Other queues may be filled with `queue` before. Zone 5 is the high sea.
  TestTable& at_zone(int zone, std::initializer_list<Queued> queued = {}) {
    clear_stage();
    if (zone != 5) queue(zone, queued);
    schedule_from(Rule::resolve);
    table().pending.pop();
    table().pending.then({resolve::first_zone(zone)});
    return advance();
  }
  /// Puts meeples at the end of a queue, a token (from the board if need be) under those that have one.
  TestTable& queue(int zone, std::initializer_list<Queued> queued) {
    for (const Queued& one : queued) {
      Player& p = player(one.seat);
      if (p.spot(one.meeple) == Spot::recruit) recruit(one.seat, one.meeple);
      p.spot(one.meeple) = Spot::queue;
      if (one.token) p.tokens > 0 ? --p.tokens : --p.board_token;
      const Standing who{static_cast<u8>(one.seat), static_cast<u8>(one.meeple), static_cast<u8>(one.token ? 1 : 0)};
      table().queue(zone).push_back(who.code());
    }
    return *this;
  }
  /// Jumps to a phase: placement, resolve, wages, end_check, maintenance, auction, year_points, or the next
  /// quadrimester. Queues stay as they are, except that from the wages on they are empty.
  TestTable& at(Rule phase) {
    clear_stage();
    schedule_from(phase);
    return advance();
  }

  /// All seats answer the first budget alike: HR, R&D, GP and MX; the rest goes to the black box (solo: to MX).
  TestTable& budgets(int hr, int rd, int gp, int mx) {
    for (int i = 0; i < table().seats(); ++i) budget(seat_at(i), hr, rd, gp, mx);
    return *this;
  }
  TestTable& budget(Seat seat, int hr, int rd, int gp, int mx) {
    const std::array<int, kOpenAccounts> amounts{hr, rd, gp, mx};
    for (std::size_t i = 0; i < (table().is_solo() ? kOpenAccounts - 1u : kOpenAccounts); ++i) {
      play(seat, "budget " + std::string(kAccountWords[i]) + " " + std::to_string(amounts[i]));
    }
    return *this;
  }

  // Giving things.

  TestTable& money(Seat seat, std::array<u16, kOpenAccounts> accounts, u16 black_box = 0) {
    player(seat).accounts = accounts;
    own(seat).black_box = black_box;
    return *this;
  }
  /// Recruits come to hand up to this one, and the token of the second with it.
  TestTable& recruit(Seat seat, int meeple) {
    Player& p = player(seat);
    for (int i = kMeeples - kRecruits; i <= meeple; ++i) {
      if (p.spot(i) == Spot::recruit) p.spot(i) = Spot::home;
    }
    if (p.spot(kMeeples - 2) != Spot::recruit && p.board_token != 0) {
      p.board_token = 0;
      ++p.tokens;
    }
    return *this;
  }
  TestTable& hat(Seat seat, int meeple, Hat hat) {
    player(seat).hats[static_cast<std::size_t>(meeple)] = hat;
    --board().hats[static_cast<std::size_t>(hat) - 1];
    return *this;
  }
  /// The tech card lies on the next slot, if it was still in the pile.
  TestTable& show_tech(Gear tech) {
    const auto card = static_cast<u8>(tech);
    if (research::is_visible(board(), card)) return *this;
    auto& pile = state().secret.pile;
    const auto end = pile.begin() + board().pile_size;
    const auto at = std::find(pile.begin(), end, card);
    std::copy(at + 1, end, at);
    pile[--board().pile_size] = 0;
    board().upper_left = 0;
    return silently([&](Play& play) { reveal_techs::lay_out(play, card); });
  }
  TestTable& develop(Seat seat, Gear tech) {
    show_tech(tech);
    board().owners[static_cast<std::size_t>(tech)] = static_cast<u8>(seat);
    return *this;
  }
  /// A piece of gear ashore: bought (the seat develops the tech if nobody has), or found on the island.
  TestTable& give_gear(Seat seat, Gear gear) {
    const auto at = static_cast<std::size_t>(gear);
    if (gear > Gear::metal_detector) return give_found(seat, kGearWords[at]);
    show_tech(gear);
    if (board().owners[at] == kNone) develop(seat, gear);
    --board().copies[at];
    ++player(seat).in_stock(gear);
    return *this;
  }
  /// An object from the island: gear, a treasure, or a valuable already spent.
  TestTable& give_found(Seat seat, std::string_view id) {
    const u8 object = object_of(id);
    put_on_island(id);
    state().secret.island = static_cast<u16>(state().secret.island & ~(1u << object));
    --board().island_size;
    board().found_taken = static_cast<u16>(board().found_taken | 1u << object);
    if (found(object).gear != kNone) ++player(seat).in_stock(static_cast<Gear>(found(object).gear));
    if (found(object).treasure != kNone) ++player(seat).treasures[found(object).treasure];
    return *this;
  }
  /// Makes sure that this object is one of the nine on the island.
  TestTable& put_on_island(std::string_view id) {
    const u16 bit = static_cast<u16>(1u << object_of(id));
    u16& island = state().secret.island;
    if ((island & bit) != 0 || (board().found_taken & bit) != 0) return *this;
    island = static_cast<u16>((island & (island - 1)) | bit);
    return *this;
  }
  /// A plain map from the market or the reserve. The first holder's tile is the top one of its pile, face down.
  TestTable& give_map(Seat seat, int number) {
    take_map(number);
    ++player(seat).maps[static_cast<std::size_t>(number - 1)];
    if (table().site(number).placed == 0) return lay_tile(number, top_tile(number));
    return tell_holders(number);
  }
  /// The tile on a zone becomes this one; Anna gets a map of it if nobody has one.
  TestTable& place_tile(int number, std::string_view id) {
    if (table().site(number).placed == 0) give_map(kAnna, number);
    u8& placed = state().secret.placed[static_cast<std::size_t>(number - 1)];
    return lay_tile(number, exchange_in_pile(tile_of(id), placed));
  }
  TestTable& turn_up(int number) {
    return silently([&](Play& play) { dig::turn_up(play, number); });
  }
  /// The dig tiles that will be drawn next, from the top, all of one size.
  TestTable& put_on_tiles(std::initializer_list<std::string_view> ids) {
    u8* place = tile_of(*ids.begin()) < kLargeTiles ? state().secret.large.data() : state().secret.small.data();
    const int size = tile_of(*ids.begin()) < kLargeTiles ? board().large_pile : board().small_pile;
    for (const std::string_view id : ids) {
      std::swap(*place, *std::find(place, place + size, tile_of(id)));
      ++place;
    }
    return *this;
  }
  /// The maps that will come to the market next.
  TestTable& put_on_reserve(std::initializer_list<int> numbers) {
    auto place = state().secret.reserve.begin();
    for (const int number : numbers) {
      std::swap(*place, *std::find(place, state().secret.reserve.begin() + board().reserve_size, number));
      ++place;
    }
    return *this;
  }
  /// The market becomes this, from the cheapest space: number and count, {0, 0} for an empty space. The rest of the
  /// maps that nobody has are in the reserve.
  TestTable& market(std::initializer_list<std::pair<int, int>> spaces) {
    board().market.fill(0);
    board().stacks.fill(0);
    std::size_t i = 0;
    for (const auto& [number, count] : spaces) {
      board().market[i] = static_cast<u8>(number);
      board().stacks[i++] = static_cast<u8>(count);
    }
    fill_reserve();
    return *this;
  }
  /// The first zodiac for sale becomes this seat's; its index.
  int give_zodiac(Seat seat) {
    int index = kMaxSeats;
    while (zodiac(index).owner != kNone) ++index;
    zodiac(index).owner = static_cast<u8>(seat);
    return index;
  }
  /// The seat's first docked zodiac stands on a space with a crew and a load. Gear that is not in stock is given, so
  /// are recruits, and on a dig zone the map; the tile there is turned up.
  TestTable& send_to_sea(Seat seat, std::string_view space_name, int meeple, std::initializer_list<Gear> load = {}) {
    recruit(seat, meeple);
    int index = 0;
    while (zodiac(index).owner != static_cast<u8>(seat) || zodiac(index).space != kPort) ++index;
    Zodiac& boat = zodiac(index);
    boat.space = space_of(space_name);
    boat.crew = static_cast<u8>(meeple);
    player(seat).spot(meeple) = Spot::zodiac;
    for (const Gear gear : load) {
      if (player(seat).in_stock(gear) == 0) give_gear(seat, gear);
      --player(seat).in_stock(gear);
      boat.load.add(gear);
    }
    const int spot = boat.space - kFirstLagoonSpot;
    if (spot >= 0 && spot < kLagoonSpots) board().lagoon[static_cast<std::size_t>(spot)] = static_cast<u8>(index);
    const int zone = space(boat.space).zone;
    if (zone == 0) return *this;
    if (!player(seat).has_map(zone)) give_map(seat, zone);
    return turn_up(zone);
  }
  TestTable& give_treasure(Seat seat, int value) {
    ++player(seat).treasures[static_cast<std::size_t>((value - 3) / 2)];
    return *this;
  }
  TestTable& sponsor(Seat seat, int room) {
    board().rooms[static_cast<std::size_t>(room - 1)].sponsor = static_cast<u8>(seat);
    return *this;
  }
  /// A treasure of this seat lies on the next free slot of a sponsored room (1 to 8), which opens when it is full.
  TestTable& exhibit(Seat seat, int room) {
    MuseumRoom& here = board().rooms[static_cast<std::size_t>(room - 1)];
    here.owners[static_cast<std::size_t>(museum::free_slot(table(), room - 1))] = static_cast<u8>(seat);
    here.open = museum::free_slot(table(), room - 1) < 0 ? 1 : 0;
    board().full_at = museum::all_open(table()) ? board().quadrimester : u8{0};
    return *this;
  }
  TestTable& give_mercenary(Seat seat) {
    --board().mercenaries_left;
    ++player(seat).mercenaries;
    return *this;
  }
  /// A mercenary of this seat stands on the mercenary space of a zone.
  TestTable& place_mercenary(Seat seat, int zone) {
    --board().mercenaries_left;
    board().mercenary[static_cast<std::size_t>(queue_of_zone(zone))] = static_cast<u8>(seat);
    return *this;
  }
  /// The mercenary space of a zone has been used: what it brought may be given then.
  TestTable& spend_mercenary(int zone) {
    --board().mercenaries_left;
    board().mercenary_spent = static_cast<u8>(board().mercenary_spent | 1u << queue_of_zone(zone));
    return *this;
  }
  TestTable& post(Seat seat) {
    player(seat).posted = 1;
    board().envelopes.push_back(static_cast<u8>(seat));
    return *this;
  }

 private:
  /// No question is open any more; drafts and hats to choose are dropped.
  void clear_stage() {
    table().pending.clear();
    if (board().quadrimester == 0) quadrimester(1);
    if (table().is_solo()) choose_remaining_hats();
    for (int i = 0; i < table().seats(); ++i) {
      Private& mine = own(seat_at(i));
      mine.draft = {};
      player(seat_at(i)).drafted = 0;
      if (table().is_solo()) mine.black_box = 0;
    }
  }
  void choose_remaining_hats() {
    int hats = 0;
    for (const u8 laid_out : board().hats) hats += laid_out;
    for (const Hat worn : anna().hats) hats += worn != Hat::none ? 1 : 0;
    for (u8& laid_out : board().hats) {
      if (hats == solo_hats()) return;
      if (laid_out != 0) continue;
      laid_out = 1;
      ++hats;
    }
  }
  /// The rest of a quadrimester from a phase on (see 3 quadrimester).
  void schedule_from(Rule phase) {
    static constexpr Rule kPhases[] = {Rule::placement,   Rule::resolve, Rule::wages,       Rule::end_check,
                                       Rule::maintenance, Rule::auction, Rule::year_points, Rule::quadrimester};
    const auto* first = std::find(std::begin(kPhases), std::end(kPhases), phase);
    for (const Rule* next = std::end(kPhases); next-- != first;) {
      table().pending.push(*next == Rule::resolve ? resolve::first_zone() : pending(*next));
    }
  }

  void take_map(int number) {
    for (std::size_t i = 0; i < kMarketSpaces; ++i) {
      if (board().market[i] != number) continue;
      if (--board().stacks[i] == 0) board().market[i] = 0;
      return;
    }
    auto& reserve = state().secret.reserve;
    const auto end = reserve.begin() + board().reserve_size;
    const auto at = std::find(reserve.begin(), end, number);
    ASSERT_NE(at, end) << "no map of number " << number << " is left";
    std::copy(at + 1, end, at);
    reserve[--board().reserve_size] = 0;
  }
  void fill_reserve() {
    state().secret.reserve.fill(0);
    board().reserve_size = 0;
    for (int number = 1; number <= map_numbers(table().seats()); ++number) {
      int left = map_copies();
      for (std::size_t i = 0; i < kMarketSpaces; ++i) left -= board().market[i] == number ? board().stacks[i] : 0;
      for (int i = 0; i < table().seats(); ++i) left -= player(seat_at(i)).maps[static_cast<std::size_t>(number - 1)];
      for (; left > 0; --left) state().secret.reserve[board().reserve_size++] = static_cast<u8>(number);
    }
  }
  u8 top_tile(int number) {
    const bool large = zone_is_large(number);
    u8* pile = large ? state().secret.large.data() : state().secret.small.data();
    u8& size = large ? board().large_pile : board().small_pile;
    const u8 tile = pile[0];
    std::copy(pile + 1, pile + size, pile);
    pile[--size] = 0;
    return tile;
  }
  /// The tile goes out of its pile, another one takes its place there.
  u8 exchange_in_pile(u8 tile, u8 other) {
    if (tile == other) return tile;
    auto& large = state().secret.large;
    auto& small = state().secret.small;
    *(tile < kLargeTiles ? std::find(large.begin(), large.end(), tile)
                         : std::find(small.begin(), small.begin() + board().small_pile, tile)) = other;
    return tile;
  }
  TestTable& lay_tile(int number, u8 tile) {
    state().secret.placed[static_cast<std::size_t>(number - 1)] = tile;
    table().site(number).placed = 1;
    if (table().site(number).tile != kNone) table().site(number).tile = tile;
    return tell_holders(number);
  }
  TestTable& tell_holders(int number) {
    const auto at = static_cast<std::size_t>(number - 1);
    for (int i = 0; i < table().seats(); ++i) {
      const bool knows = player(seat_at(i)).has_map(number) && table().site(number).tile == kNone;
      own(seat_at(i)).tiles[at] = knows ? state().secret.placed[at] : kNone;
    }
    return *this;
  }
};

}  // namespace bathys::thesauros
