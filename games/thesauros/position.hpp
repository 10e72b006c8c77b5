// What the checks of a position share: how they refuse, where every card lies, and where the pending work says play
// stands.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros::position {

inline void require(bool holds, std::string_view where, std::string_view what) {
  if (!holds) throw BadInput{std::string(where), std::string(what)};
}
inline std::string item(std::string_view name, int index) {
  return std::string(name) + "[" + std::to_string(index) + "]";
}
inline std::string player_name(Seat seat) { return item("players", index_of(seat)); }

constexpr bool has_bit(u32 bits, int i) { return (bits >> i & 1u) != 0; }

/// A meeple that can be in this game.
inline bool is_standing(const Public& table, u8 code) {
  const Standing who = Standing::of(code);
  return who.seat < table.seats() && who.meeple < kMeeples && who.token <= 1;
}

/// Where each of some cards, tiles or objects lies; none may lie in two places.
class Census {
 public:
  explicit Census(std::span<const std::string_view> words) : words_(words) {}

  void add(u8 card, const std::string& where) {
    require(card < words_.size(), where, "there is no such thing");
    require(places_[card].empty(), where, std::string(words_[card]) + " is also in " + places_[card]);
    places_[card] = where;
  }
  void add_bits(u32 bits, const std::string& where) {
    require(bits < 1u << words_.size(), where, "there is no such thing");
    for (u8 card = 0; card < words_.size(); ++card) {
      if (has_bit(bits, card)) add(card, where);
    }
  }
  int size() const {
    int count = 0;
    for (const std::string& place : places_) count += place.empty() ? 0 : 1;
    return count;
  }
  void require_all(std::string_view where) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      require(!places_[i].empty(), where, std::string(words_[i]) + " is nowhere");
    }
  }

 private:
  std::span<const std::string_view> words_;
  std::array<std::string, 32> places_{};
};

/// Where play stands. Zone 0 is before the resolution, 10 after its last queue; in between the first `place` meeples of
/// the zone's queue have had their turn.
struct Stage {
  int zone = 0;
  int place = 0;
  bool over = false;
  bool budgets = false;
  bool bids = false;
  bool auction = false;
  int hats_to_choose = 0;
  u8 acting = kNone;     ///< Standing code of a meeple that has an action before it
  bool in_shop = false;  ///< and has been shopping with its first one
  u8 boarded = kNone;    ///< a zodiac in port with its crew aboard
  u8 under_way = kNone;  ///< a zodiac that pauses in the middle of its move
  u8 claimer = kNone;    ///< who has satellite maps to claim,
  int claims = 0;        ///< and how many
  u8 served = 0;         ///< bit per dig zone whose tile is being chosen
  u8 drawer = kNone;     ///< who has dig tiles at hand,
  int drawn = 0;         ///< and how many
  u8 finder = kNone;     ///< who looks at found objects
};

/// Reads the pending stack, which must be one that play can build.
Stage read_pending(const State& state);

/// Every value that is an index or a counter is in its range: all that the other checks rely on.
void check_ranges(const State& state);
/// Techs, gear, maps, dig tiles and found objects lie in exactly one place each.
void check_components(const State& state, const Stage& stage);
/// Meeples, zodiacs, hats, tokens, mercenaries and museum.
void check_crews(const State& state, const Stage& stage);
/// What seats keep secret fits what they are asked for.
void check_secrets(const State& state, const Stage& stage);

}  // namespace bathys::thesauros::position
