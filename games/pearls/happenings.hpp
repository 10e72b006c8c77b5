// What can be told of a game of Pearls.
#pragma once

#include "games/pearls/state.hpp"

namespace bathys::pearls {

enum class Happening : u8 {
  pearl_up,         // pearl
  fist_closed,      // seat
  fist_closed_own,  // seat, coins
  bid_opened,       // seat, coins
  won,              // seat, pearl, coins
  lost,             // pearl
  taken,            // seat, pearl
  discarded,        // seat, pearl
  swapped,          // seat, pearl thrown away
  swapped_own,      // seat, pearl thrown away, pearl drawn
  pearl_shown,      // seat, pearl
  game_ends,
};
inline constexpr int kHappenings = static_cast<int>(Happening::game_ends) + 1;

inline constexpr SeatSet kAll = SeatSet::everybody();

template <class... Args>
void tell(Play& play, SeatSet audience, Happening kind, Args... args) {
  play.report.tell({static_cast<u8>(kind), audience, {static_cast<i16>(args)...}});
}

}  // namespace bathys::pearls
