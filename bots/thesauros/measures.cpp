// What the coach counts in Thesauros besides reputation.
#include "bots/coach/measures.hpp"

#include <numeric>

#include "games/thesauros/thesauros.hpp"

namespace bathys::coach {

template <>
std::vector<Measure> own_measures<Thesauros>(const Thesauros::State& state, Seat seat) {
  const thesauros::Player& player = state.table.player(seat);
  const i32 money = std::accumulate(player.accounts.begin(), player.accounts.end(), 0);
  i32 gear = 0;
  for (const u8 pieces : player.ashore) gear += pieces;
  return {{"thesauros.money", {}, money, 20},
          {"thesauros.maps", {}, player.map_count(), 60},
          {"thesauros.gear", {}, gear, 60}};
}

}  // namespace bathys::coach
