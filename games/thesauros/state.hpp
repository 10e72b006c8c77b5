// The state of a game of Thesauros: what is public, what each seat alone knows, and what nobody knows.
#pragma once

#include <array>

#include "core/fixed_list.hpp"
#include "core/game.hpp"
#include "core/generator.hpp"
#include "core/pending.hpp"
#include "core/seat.hpp"
#include "games/thesauros/components.hpp"
#include "games/thesauros/load.hpp"
#include "games/thesauros/nouns.hpp"

namespace bathys::thesauros {

// Members called `unused` fill what would be padding: a plain value has none, so that memcmp is equality.

/// Money, reputation and what is earned by fishing stop here, points of one source and what is counted in pieces
/// sooner: no game comes near it, not even with the largest values a component file can have, but positions may begin
/// anywhere below, and whatever follows from them can be written and read.
inline constexpr int kMaxCounter = 50000;
inline constexpr int kMaxPoints = 20000;
inline constexpr int kMaxThings = 200;
constexpr void raise(u16& counter, int n) {
  counter = static_cast<u16>(counter + n < kMaxCounter ? counter + n : kMaxCounter);
}
constexpr void raise(i16& points, int n) {
  const int sum = points + n;
  points = static_cast<i16>(sum > kMaxPoints ? kMaxPoints : sum < -kMaxPoints ? -kMaxPoints : sum);
}
constexpr void raise(u8& things, int n) { things = static_cast<u8>(things + n < kMaxThings ? things + n : kMaxThings); }

/// The options a game is played with (0.1).
struct Setup {
  Mode mode = Mode::standard;
  u8 players = 2;
  bool operator==(const Setup&) const = default;
};

/// A meeple standing somewhere: whose, which, and whether a double-action token lies under it.
struct Standing {
  u8 seat = 0;
  u8 meeple = 0;
  u8 token = 0;

  constexpr u8 code() const { return static_cast<u8>(seat | meeple << 2 | token << 5); }
  static constexpr Standing of(u8 code) {
    return {static_cast<u8>(code & 3), static_cast<u8>((code >> 2) & 7), static_cast<u8>(code >> 5)};
  }
  constexpr Seat owner() const { return seat_at(seat); }
  constexpr bool operator==(const Standing&) const = default;
};

/// A company with its crew, its money and what lies ashore.
struct Player {
  std::array<u16, kOpenAccounts> accounts{};
  u16 reputation = 0;
  u16 fishing = 0;                                 ///< money from fishing, for a trophy (S.3)
  Indexed<Source, i16, kCountedSources> gained{};  ///< reputation of each counted source, losses below 0
  u16 shown_bid = 0;  ///< what this seat bid for the turn order in this quadrimester, once it is opened (3.2.10)
  Indexed<Gear, u8, kGear> ashore{};  ///< gear in stock and aboard docked zodiacs: one pool (3.2.5.2)
  Places<u8, kDigZones> maps{};       ///< plain maps of each number
  u8 satellite_maps = 0;              ///< bit per number
  u8 mercenary_maps = 0;              ///< bit per number
  Places<u8, kTreasureKinds> treasures{};
  u8 sharks = 0;
  u8 stored = 0;  ///< treasures in the museum's reserve
  Places<Spot, kMeeples> spots{};
  Places<Hat, kMeeples> hats{};
  u8 tokens = 0;       ///< double-action tokens at hand
  u8 board_token = 0;  ///< one still lies under the second recruit
  u8 mercenaries = 0;
  u8 mine = 0;
  u8 black_plane = 0;
  u8 posted = 0;   ///< the envelope is in zone 10 this quadrimester
  u8 passed = 0;   ///< places no more this quadrimester, or bids no more in this auction
  u8 trained = 0;  ///< bit per hat: trained somebody in that zone this quadrimester
  u8 drafted = 0;  ///< how many accounts of the sealed budget are written (2.1)
  u8 unused = 0;

  i16& gained_by(Source source) { return gained[source]; }
  u16& account(Account a) { return accounts[static_cast<std::size_t>(a)]; }
  u16 account(Account a) const { return accounts[static_cast<std::size_t>(a)]; }
  bool has_map(int number) const {
    const int bit = number - 1;
    return maps[bit] > 0 || ((satellite_maps | mercenary_maps) >> bit & 1) != 0;
  }
  int maps_of(int number) const {
    const int bit = number - 1;
    return maps[bit] + (satellite_maps >> bit & 1) + (mercenary_maps >> bit & 1);
  }
  int map_count() const {
    int count = 0;
    for (int number = 1; number <= kDigZones; ++number) count += maps_of(number);
    return count;
  }
  int treasure_count() const {
    int count = 0;
    for (const u8 of_kind : treasures) count += of_kind;
    return count;
  }
  void add_treasure(int kind) {
    if (treasure_count() < kMaxThings) ++treasures[kind];
  }
  u8& in_stock(Gear gear) { return ashore[gear]; }
  u8 in_stock(Gear gear) const { return ashore[gear]; }
  Spot& spot(int meeple) { return spots[meeple]; }
  Spot spot(int meeple) const { return spots[meeple]; }
  Hat hat(int meeple) const { return hats[meeple]; }
  int recruits_left() const {
    int left = 0;
    for (int meeple = kMeeples - kRecruits; meeple < kMeeples; ++meeple) left += spot(meeple) == Spot::recruit ? 1 : 0;
    return left;
  }
  int workers() const { return kMeeples - 1 - recruits_left(); }
};

/// A zodiac. Docked it carries nothing: its gear is in the owner's pool.
struct Zodiac {
  Load load{};
  u8 owner = kNone;  ///< kNone while it is for sale
  u8 space = 0;      ///< 0 is the port
  u8 crew = kNone;   ///< the meeple aboard, kNone when docked
  u8 played = 0;     ///< bits of this activation: 1 moved, 2 dived, 4 finished
};

/// Spaces of a move that were sailed with the same motors aboard (D125).
struct Stretch {
  u8 spaces = 0;
  u8 motors = 0;  ///< Load::motor_code
  constexpr bool operator==(const Stretch&) const = default;
};
/// How many stretches a move can have: as many as the spaces that all motors of the box, one after the other, drive. A
/// component file may have stronger ones; a zodiac that has sailed so many stretches no longer pauses.
inline constexpr int kMaxStretches = 25;

/// What lies on a dig zone.
struct DigSite {
  u32 covered = 0;  ///< bit row * 5 + column: taken, killed or blown up
  u8 placed = 0;
  u8 tile = kNone;  ///< the tile once it is turned up
  std::array<u8, 2> unused{};

  bool is_covered(int row, int column) const { return (covered >> (row * kMaxColumns + column) & 1u) != 0; }
  void cover(int row, int column) { covered |= 1u << (row * kMaxColumns + column); }
};

struct MuseumRoom {
  u8 sponsor = kNone;
  u8 open = 0;
  Places<u8, kRoomSlots> owners{kNone, kNone, kNone};  ///< whose treasure lies on each slot
};

/// The central board and all that lies beside it.
struct Board {
  Places<DigSite, kDigZones> sites{};
  Places<FixedList<u8, 24>, kQueues> queues{};  ///< Standing codes from the top
  Places<u8, kQueues> mercenary{};              ///< who placed a mercenary here now, kNone when nobody
  u8 mercenary_spent = 0;                       ///< bit per queue: the mercenary space is used up
  u8 mercenaries_left = 0;
  Places<u8, kTechSlots> slots{};  ///< the tech card on each slot, kNone when empty
  Places<u8, kTechs> owners{};     ///< of each patent: a seat, kRival, or kNone
  Places<u8, kTechs> copies{};     ///< objects left to buy
  u8 pile_size = 0;
  u8 upper_left = 0;                   ///< cards of the upper part of the pile still on top, as far as everybody knows
  u8 sitter = kNone;                   ///< Standing code of the meeple on the pile
  Places<u8, kMarketSpaces> market{};  ///< the number lying on each space, 0 when empty
  Places<u8, kMarketSpaces> stacks{};  ///< how many maps lie there
  u8 reserve_size = 0;
  u8 satellite_left = 0;  ///< bit per number
  u8 mercenary_maps_left = 0;
  u8 large_pile = 0;
  u8 small_pile = 0;
  u8 island_size = 0;
  u8 seaplanes = 0;
  u8 sabotaged = 0;
  u16 found_taken = 0;  ///< bit per found object that left the island for all to see
  u16 bid = 0;          ///< the highest bid of the auction
  Places<u8, kHats> hats{};
  u8 mussels = 0;
  u8 advertising = 0;
  Places<MuseumRoom, kRooms> rooms{};
  Places<u8, kShopSpaces> shop{kNone, kNone};  ///< Standing code on each space, the cheapest first
  Places<u8, kLagoonSpots> lagoon{};           ///< the zodiac on each spot, kNone when free
  FixedList<u8, kMaxSeats> envelopes{};        ///< seats in posting order
  Places<u8, kMaxSeats> order{};               ///< seats in turn order
  u8 quadrimester = 0;
  u8 bidder = kNone;  ///< who holds the highest bid of the auction
  u8 full_at = 0;     ///< the quadrimester in which the museum was full (S.2)
  u8 die = 0;         ///< what the die showed last
  std::array<u8, 2> unused{};
};

struct Public {
  Pending<24> pending{};
  Board board{};
  Places<Zodiac, kZodiacs> zodiacs{};
  std::array<Player, kMaxSeats> players{};
  Setup setup{};
  FixedList<Stretch, kMaxStretches> sailed{};  ///< by the zodiac under way; empty when none is (3.2.5.3)
  std::array<u8, 3> unused{};

  Player& player(Seat seat) { return players[static_cast<std::size_t>(index_of(seat))]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(index_of(seat))]; }
  int seats() const { return setup.players; }
  bool is_solo() const { return setup.mode == Mode::solo; }
  bool has_mercenaries() const { return setup.mode == Mode::mercenaries; }
  int year() const { return (board.quadrimester - 1) / 3 + 1; }
  FixedList<u8, 24>& queue(int zone) { return board.queues[queue_of_zone(zone)]; }
  const FixedList<u8, 24>& queue(int zone) const { return board.queues[queue_of_zone(zone)]; }
  DigSite& site(int number) { return board.sites[number - 1]; }
  const DigSite& site(int number) const { return board.sites[number - 1]; }
  Zodiac& zodiac(int index) { return zodiacs[index]; }
  const Zodiac& zodiac(int index) const { return zodiacs[index]; }
  /// The seat at a place of the turn order, 0 first.
  Seat in_order(int place) const { return seat_at(board.order[place]); }
  int place_of(Seat seat) const {
    int place = 0;
    while (in_order(place) != seat) ++place;
    return place;
  }
};

/// What one seat alone knows.
struct Private {
  u32 known_tiles = 0;  ///< dig tiles in the piles whose place this seat knows (D55)
  u16 black_box = 0;
  std::array<u16, kOpenAccounts> draft{};  ///< the budget being written (2.1)
  u16 known_island = 0;                    ///< found objects this seat put back on the island
  u16 bid = 0;                             ///< the sealed bid (3.2.10)
  u8 knows_pile = 0;                       ///< has looked through the tech pile (3.4.1)
  FixedList<u8, 3> drawn{};                ///< dig tiles to choose from
  FixedList<u8, 2> found{};                ///< found objects to choose from
  /// Face-down tiles this seat holds a map of, kNone elsewhere.
  Places<u8, kDigZones> tiles{kNone, kNone, kNone, kNone, kNone, kNone, kNone};
  std::array<u8, 3> unused{};

  bool operator==(const Private&) const = default;
};

/// What nobody knows.
struct Secret {
  Generator generator{};
  u16 island = 0;                   ///< bit per found object on the island
  Places<u8, 12> pile{};            ///< tech cards from the top
  Places<u8, kMaps> reserve{};      ///< treasure maps from the top
  Places<u8, kLargeTiles> large{};  ///< dig tiles from the top
  Places<u8, kTiles - kLargeTiles> small{};
  Places<u8, kDigZones> placed{};  ///< the tile on each zone, face down or up
  std::array<u8, 1> unused{};
};

struct State {
  Public table{};
  std::array<Private, kMaxSeats> privates{};
  Secret secret{};

  Private& own(Seat seat) { return privates[static_cast<std::size_t>(index_of(seat))]; }
  const Private& own(Seat seat) const { return privates[static_cast<std::size_t>(index_of(seat))]; }
};

/// All that a viewer may know: built from nothing, by an allow-list (law 4).
struct View {
  Public table{};
  Private own{};
  Places<u8, 12> pile{};            ///< tech cards whose place the viewer knows, kNone elsewhere
  Places<u8, kLargeTiles> large{};  ///< dig tiles in the piles whose place the viewer knows
  Places<u8, kTiles - kLargeTiles> small{};
  Seat viewer{};
  std::array<u8, 2> unused{};
};

/// What the one who answers can see, without a copy. There is no way from here to the secrets of others.
struct Seen {
  const Public& table;
  const Private& own;
  Seat who;

  const Player& me() const { return table.player(who); }
  const Board& board() const { return table.board; }
  /// The tile on a zone if it is turned up or this seat holds a map of it, else kNone (D55).
  u8 tile_on(int number) const {
    const u8 open = table.site(number).tile;
    return open != kNone ? open : own.tiles[number - 1];
  }
};

static_assert(PlainValue<State> && PlainValue<View> && PlainValue<Setup>);
static_assert(sizeof(State) < 3 * 1024);

using Play = PlayOn<State>;

}  // namespace bathys::thesauros
