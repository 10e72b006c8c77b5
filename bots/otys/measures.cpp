// What the coach counts in Otys besides prestige.
#include "bots/coach/measures.hpp"

#include <algorithm>
#include <bit>

#include "games/otys/otys.hpp"

namespace bathys::coach {
namespace {

/// How far off the end still is. Among rivals: the prestige that the leader lacks to it (9.1); alone: the spaces that
/// the timers still have to go before they meet the marker (8.7).
Measure distance_to_end(const otys::Public& table) {
  if (table.is_solo()) {
    i32 spaces = 0;
    for (const u8 timer : table.solo.timers) spaces += std::max(0, timer - table.players[0].prestige);
    return {"otys.tempo.alone", {}, spaces, 30};
  }
  i32 most = 0;
  for (int i = 0; i < table.seats(); ++i) most = std::max<i32>(most, table.player(seat_at(i)).prestige);
  return {"otys.tempo", {}, std::max(0, otys::end_prestige() - most), 30};
}

}  // namespace

template <>
std::vector<Measure> own_measures<Otys>(const Otys::State& state, Seat seat, const Tally& tally) {
  const otys::Player& player = state.table.player(seat);
  const i32 completed = tally.of(static_cast<u8>(otys::Happening::completed));
  return {{"otys.contracts", {}, completed, 60},
          {"otys.credits", {}, player.credits, 30},
          {"otys.batteries", {}, player.batteries, 30},
          {"otys.resources", {}, player.resources(), 40},
          {"otys.divers", {}, std::popcount(player.upgraded), 100},
          distance_to_end(state.table)};
}

}  // namespace bathys::coach
