// What there is in Pearls, sorted by who knows it.
//
// Members called `unused` fill what would be padding: a plain value has none, so that memcmp is equality.
#pragma once

#include <array>

#include "core/engine.hpp"
#include "core/fixed_list.hpp"
#include "games/pearls/components.hpp"

namespace bathys::pearls {

struct Setup {
  u8 players = 2;
  u8 rounds = 3;
};

/// What lies open before a player.
struct Player {
  u16 row = 0;    ///< bit per pearl
  u8 spent = 0;   ///< coins paid so far
  u8 proven = 0;  ///< the most coins the player was ever seen to have begun with
  u8 opened = 0;  ///< the last bid that was opened
  u8 unused = 0;
};

/// What everybody sees.
struct Public {
  Pending<8> pending{};
  std::array<Player, kMaxSeats> players{};
  Setup setup{};
  u16 gone = 0;       ///< pearls thrown away: bit per pearl
  u8 up = kNone;      ///< the pearl of this round
  u8 round = 0;       ///< rounds begun
  u8 deck_size = 0;   ///< how many are left is seen by everybody
  u8 swapped = 0;     ///< the winner has used 2.5
  SeatSet halfway{};  ///< whose left fist is closed and whose right is not
  std::array<u8, 7> unused{};

  Player& player(Seat seat) { return players[static_cast<std::size_t>(index_of(seat))]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(index_of(seat))]; }
  SeatSet everybody() const { return SeatSet::first(setup.players); }
};

/// What one seat alone knows.
struct Private {
  u8 pearl = kNone;  ///< kNone when shown
  u8 purse = kNone;
  u8 left = kNone;  ///< coins in each fist, waiting until all have bid
  u8 right = kNone;
};

/// What nobody knows.
struct Secret {
  Generator generator{};
  FixedList<u8, kPearls> deck{};  ///< the last one is the top
  std::array<u8, 3> unused{};
};

struct State {
  Public table{};
  std::array<Private, kMaxSeats> privates{};
  Secret secret{};

  Private& own(Seat seat) { return privates[static_cast<std::size_t>(index_of(seat))]; }
  const Private& own(Seat seat) const { return privates[static_cast<std::size_t>(index_of(seat))]; }
};

/// What one viewer may know.
struct View {
  Public table{};
  Private own{};
  Seat viewer{};
  std::array<u8, 3> unused{};
};

/// What the one who answers can see, without a copy.
struct Seen {
  const Public& table;
  const Private& own;
  Seat who;
};

using Play = PlayOn<State>;

constexpr u16 bit(int pearl) { return static_cast<u16>(1u << pearl); }
constexpr bool has(u16 set, int pearl) { return (set & bit(pearl)) != 0; }

}  // namespace bathys::pearls
