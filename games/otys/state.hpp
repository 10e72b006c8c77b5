// The state of a game of Otys: what is public, what each seat alone knows, and what nobody knows.
#pragma once

#include <array>
#include <functional>
#include <numeric>

#include "core/fixed_list.hpp"
#include "core/game.hpp"
#include "core/generator.hpp"
#include "core/pending.hpp"
#include "core/rising_bits.hpp"
#include "core/seat.hpp"
#include "games/otys/cargo.hpp"
#include "games/otys/components.hpp"
#include "games/otys/nouns.hpp"

namespace bathys::otys {

// Members called `unused` fill what would be padding: a plain value has none, so that memcmp is equality.

/// The options a game is played with (1.5).
struct Setup {
  enum class Sponsors : u8 { basic, random, advanced, given };
  u8 players = 2;
  Sponsors sponsors = Sponsors::basic;
  u8 given_advanced = 0;    ///< with `given`: bit t set means tile t+1 lies with its advanced side up
  u8 designer_variant = 0;  ///< 5.3
  u8 hard = 0;              ///< 8.1, solo only
  u8 first = kNone;         ///< the first seat, or kNone for random (D2)

  bool operator==(const Setup&) const = default;
};

/// A set of up to 32 cards or tokens.
class CardSet {
 public:
  static constexpr CardSet from_bits(u32 bits) {
    CardSet set;
    set.bits_ = bits;
    return set;
  }
  constexpr bool has(int card) const { return ((bits_ >> card) & 1u) != 0; }
  constexpr void add(int card) { bits_ |= 1u << card; }
  /// Without a branch; kNone is never there.
  constexpr void add_if(bool there, int card) { bits_ |= (there ? 1u : 0u) << (card & 31); }
  constexpr void remove(int card) { bits_ &= ~(1u << card); }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr u32 bits() const { return bits_; }
  constexpr void add(CardSet others) { bits_ |= others.bits_; }
  /// Those that are in both.
  constexpr CardSet in(CardSet others) const { return from_bits(bits_ & others.bits_); }
  constexpr bool operator==(const CardSet&) const = default;

  /// The cards in rising order.
  using Iterator = RisingBits<u32>;
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  u32 bits_ = 0;
};

/// A player board with all that lies beside it (1.1).
struct Player {
  Places<Cargo, kLevels> levels{};  ///< the search zones
  u16 credits = 0;
  u16 batteries = 0;
  u16 prestige = 0;
  BySource<u16> scored{};  ///< the part of the prestige that came from each source
  Places<Diver, kPlaces> column{};
  u8 upgraded = 0;                 ///< bit per diver
  KeySet keys{};                   ///< own keys lying ready on the board
  u8 neutral_keys = 0;             ///< neutral X keys held
  FixedList<KeyToken, 7> track{};  ///< the hacker track, from the left
  u8 mechanic = 0;
  u8 hacker = 0;
  Places<u8, kLevels> rewards{};  ///< reward token lying back up at each level, or kNone
  u8 hand_size = 0;
  u8 drawn_size = 0;  ///< contracts drawn, of which one will be kept

  Diver diver_at_level(int level) const { return column[place_of_level(level)]; }
  bool is_upgraded(Diver diver) const { return ((upgraded >> static_cast<int>(diver)) & 1) != 0; }
  void upgrade(Diver diver) { upgraded = static_cast<u8>(upgraded | 1u << static_cast<int>(diver)); }
  int place_of(Diver diver) const;
  bool has_key(KeyToken key) const { return keys.has(key); }
  Cargo& zone(int level) { return levels[level]; }
  const Cargo& zone(int level) const { return levels[level]; }
  bool has_room(int level) const { return zone(level).total() < capacity(level); }
  u8 reward_at(int level) const { return rewards[level]; }
  int resources() const;
  u16& scored_with(Source source) { return scored[source]; }
  /// Prestige whose source is not known: a position may leave it out.
  int scored_before() const { return std::accumulate(scored.begin(), scored.end(), int{prestige}, std::minus<>{}); }
};

/// A place of the colony's display of reward tokens.
struct DisplayPlace {
  u8 level;
  u8 slot;  ///< which of the two

  constexpr bool operator==(const DisplayPlace&) const = default;
};

/// The colony board and the supplies beside it (1.2).
struct Colony {
  CardSet contract_discards{};
  CardSet bag{};
  CardSet reward_discards{};
  Places<u8, kSponsors> sponsors{};  ///< the tile (0 to 4) lying on each level
  u8 advanced = 0;                   ///< bit per tile: advanced side up
  Places<Places<u8, kRewardsPerLevel>, kLevels> rewards{};
  ByResource<u8> store{};                ///< how many lie in each column, filled from the top
  Places<u8, kOfferPlaces> contracts{};  ///< public contracts, kNone where there is none
  u8 neutral_keys = 0;
  u8 deck_size = 0;
  std::array<u8, 3> unused{};

  int sponsor_at(int level) const { return sponsors[level]; }
  bool is_advanced(int tile) const { return ((advanced >> tile) & 1) != 0; }
  u8& in_store(Resource type) { return store[type]; }
  u8 in_store(Resource type) const { return store[type]; }
  u8 reward_at(int level, int slot) const { return rewards[level][slot]; }
  u8 reward_at(DisplayPlace place) const { return reward_at(place.level, place.slot); }
  u8& reward_at(DisplayPlace place) { return rewards[place.level][place.slot]; }
};

/// A diver of another player that was used through the spy (5.3).
struct Copied {
  Seat owner{};
  Diver diver{};
  bool operator==(const Copied&) const = default;
};

/// What is particular to the turn being played (2).
struct Turn {
  u16 round = 0;
  Seat seat{};
  Seat first{};
  u8 level = kNone;  ///< the active level, kNone until a key is chosen
  KeyToken key{};    ///< the key in play
  u8 sponsor_used = 0;
  u8 free_effects = 0;  ///< sponsor 1 advanced (3.1)
  u8 double_use = 0;    ///< sponsor 2 basic (3.2)
  u8 pointed = 0;       ///< sponsor 4 basic (3.4, D5)
  FixedList<Copied, 2> copied{};
  u8 key_in_play = 0;
};

/// What only the solo game has (8).
struct Solo {
  Places<u8, kTimers> timers{};               ///< the space each timer stands on; 0 when it is discarded
  Places<u8, kResources> track{};             ///< the cube on the first to fourth space, kNone when it is gone
  Places<u8, kOfferPlaces> cubes{};           ///< the cube on each public contract, or kNone
  FixedList<Resource, kResources> waiting{};  ///< cubes waiting for new public contracts
};

struct Public {
  Pending<16> pending{};
  Colony colony{};
  std::array<Player, kMaxSeats> players{};
  Turn turn{};
  Setup setup{};
  Solo solo{};
  std::array<u8, 4> unused{};

  Player& player(Seat seat) { return players[static_cast<std::size_t>(index_of(seat))]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(index_of(seat))]; }
  bool is_solo() const { return setup.players == 1; }
  /// The players at the table, in seat order.
  int seats() const { return setup.players; }
  /// How many public contracts there are (1.2).
  int offer_places() const { return public_contracts(setup.players); }
};

/// What one seat alone knows.
struct Private {
  CardSet hand{};
  CardSet known{};                   ///< contracts in the deck whose place this seat knows (D11)
  FixedList<u8, kMaxDrawn> drawn{};  ///< in the order drawn
  std::array<u8, 3> unused{};

  bool operator==(const Private&) const = default;
};

/// What nobody knows.
struct Secret {
  Generator generator{};
  Places<u8, kContracts> deck{};  ///< from the top; unused places are zero
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
  Private own{};                  ///< empty for spectators
  Places<u8, kContracts> deck{};  ///< contracts whose place this viewer knows, kNone elsewhere
  Seat viewer{};
  std::array<u8, 7> unused{};
};

/// What the one who answers can see, without a copy. There is no way from here to the secrets of others.
struct Seen {
  const Public& table;
  const Private& own;
  Seat who;

  const Player& me() const { return table.player(who); }
  const Colony& colony() const { return table.colony; }
  const Turn& turn() const { return table.turn; }
};

static_assert(PlainValue<State> && PlainValue<View> && PlainValue<Setup>);
static_assert(sizeof(State) < 1024);

using Play = PlayOn<State>;

/// The first byte of the column that is this diver, found in all bytes at once: how many places a search would look at
/// cannot be foreseen (docs/benchmarks.md, "without a branch").
inline int Player::place_of(Diver diver) const {
  constexpr u64 kOnes = 0x0101010101010101u;
  const u64 others = std::bit_cast<u64>(column) ^ kOnes * static_cast<u64>(diver);
  const u64 is_zero = (others - kOnes) & ~others & (kOnes << 7);
  return std::countr_zero(is_zero) / 8;
}

inline int Player::resources() const {
  int total = 0;
  for (const Cargo zone : levels) total += zone.total();
  return total;
}

}  // namespace bathys::otys
