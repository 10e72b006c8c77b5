// What the sentences of Thesauros speak of, as arguments for the catalogue: its terms, and names that need none.
#pragma once

#include "core/message.hpp"
#include "games/thesauros/state.hpp"
#include "games/thesauros/verbs.hpp"

namespace bathys::thesauros::text {

/// The catalogue keys of one kind of noun, by its number.
template <std::size_t N>
struct Terms {
  std::array<std::string_view, N> keys;
  constexpr Arg operator[](int i) const {
    return i >= 0 && static_cast<std::size_t>(i) < N ? Arg::term(keys[static_cast<std::size_t>(i)]) : Arg::literal("?");
  }
  template <class Noun>
  requires std::is_enum_v<Noun>
  constexpr Arg operator[](Noun noun) const { return (*this)[static_cast<int>(noun)]; }
};

inline constexpr Terms<kAccounts> kAccount{kAccountTerms};
inline constexpr Terms<kMeeples> kMeeple{{"thesauros.meeple.boss", "thesauros.meeple.worker1",
                                          "thesauros.meeple.worker2", "thesauros.meeple.worker3",
                                          "thesauros.meeple.worker4", "thesauros.meeple.worker5"}};
inline constexpr Terms<kHats + 1> kHat{{"thesauros.hat.none", "thesauros.hat.research", "thesauros.hat.market",
                                        "thesauros.hat.port", "thesauros.hat.museum"}};
inline constexpr Terms<kGear> kGearName{
    {"thesauros.gear.mask", "thesauros.gear.aux_motor", "thesauros.gear.harpoon", "thesauros.gear.lobster_trap",
     "thesauros.gear.bottle", "thesauros.gear.basic_sonar", "thesauros.gear.drill", "thesauros.gear.medium_motor",
     "thesauros.gear.speargun", "thesauros.gear.cage", "thesauros.gear.suit", "thesauros.gear.super_motor",
     "thesauros.gear.evolved_sonar", "thesauros.gear.satellite", "thesauros.gear.excavator",
     "thesauros.gear.metal_detector", "thesauros.gear.found_speargun", "thesauros.gear.found_motor",
     "thesauros.gear.found_sonar"}};
inline constexpr Terms<kZones + 1> kZone{{"thesauros.zone.0", "thesauros.zone.1", "thesauros.zone.2",
                                          "thesauros.zone.3", "thesauros.zone.4", "thesauros.zone.5",
                                          "thesauros.zone.6", "thesauros.zone.7", "thesauros.zone.8",
                                          "thesauros.zone.9", "thesauros.zone.10"}};
inline constexpr Terms<8> kSpaceKind{{"thesauros.space.port", "thesauros.space.lobster", "thesauros.space.coastal",
                                      "thesauros.space.tourists", "thesauros.space.island", "thesauros.space.fishing",
                                      "thesauros.space.passage", "thesauros.space.dig"}};
/// The shore, then the zodiacs.
inline constexpr Terms<kZodiacs + 1> kHold{{"thesauros.hold.shore", "thesauros.hold.z1", "thesauros.hold.z2",
                                            "thesauros.hold.z3", "thesauros.hold.z4", "thesauros.hold.z5",
                                            "thesauros.hold.z6", "thesauros.hold.z7", "thesauros.hold.z8"}};
/// What ends with the turn of a zodiac that another is played after.
inline constexpr Terms<2> kGivenUp{{"thesauros.given_up.dive", "thesauros.given_up.move"}};
/// The rooms, then the reserve.
inline constexpr Terms<kRooms + 1> kRoom{{"thesauros.room.1", "thesauros.room.2", "thesauros.room.3",
                                          "thesauros.room.4", "thesauros.room.5", "thesauros.room.6",
                                          "thesauros.room.7", "thesauros.room.8", "thesauros.room.reserve"}};
/// Treasures by how they lie, in the order of Cell after shark.
inline constexpr Terms<3> kTreasure{
    {"thesauros.treasure.plain", "thesauros.treasure.hidden", "thesauros.treasure.rock"}};
/// What mussels bring by the place of the cube: to a worker, then to the boss.
inline constexpr Terms<6> kMussels{{"thesauros.mussels.1", "thesauros.mussels.2", "thesauros.mussels.3",
                                    "thesauros.mussels.boss1", "thesauros.mussels.boss2", "thesauros.mussels.boss3"}};
/// What a mercenary does in each zone; nothing in those without a space for one.
inline constexpr Terms<kZones + 1> kMercenary{
    {"thesauros.mercenary.none", "thesauros.mercenary.1", "thesauros.mercenary.2", "thesauros.mercenary.3",
     "thesauros.mercenary.4", "thesauros.mercenary.none", "thesauros.mercenary.none", "thesauros.mercenary.7",
     "thesauros.mercenary.8", "thesauros.mercenary.9", "thesauros.mercenary.none"}};

constexpr Arg number(int n) { return Arg::number(n); }
constexpr Arg price(int n) { return Arg::price(n); }
/// What an account lacks, what it has left afterwards, and the least number that kills a shark.
constexpr Arg missing(int n) { return Arg::figure("missing", n); }
constexpr Arg leaves(int n) { return Arg::figure("leaves", n); }
constexpr Arg roll(int n) { return Arg::figure("roll", n); }
/// Counted from 0 in the state, from 1 for people.
constexpr Arg ordinal(int n) { return Arg::number(n + 1); }
constexpr Arg seat(int n) { return Arg::seat(seat_at(n)); }

/// A question begins with the one it is put to.
template <class... Args>
Message ask(const Seen& seen, std::string_view key, Args... args) {
  return {key, {Arg::seat(seen.who), args...}};
}

/// Gear, a valuable or a treasure from the island, by what it is; nothing for a number below 0.
Arg found_object(int object);
/// "L7"; nothing for a number below 0.
Arg tile_name(int tile);
/// The columns of a dig tile from the left, each from the top: "3◢·· ··(5)[7]" (a treasure of 3, a shark, nothing, a
/// hidden treasure of 5, one of 7 in rock).
Arg tile_picture(int tile);
/// Draws all tiles anew, when they are others.
void draw_tiles_again();
/// "F1", "Z2.4".
Arg space_name(int space);
/// A slot of a room, or the reserve.
Arg exhibit(int exhibit);

}  // namespace bathys::thesauros::text
