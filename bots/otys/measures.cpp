// What the coach counts in Otys besides prestige.
#include "bots/coach/measures.hpp"

#include <bit>

#include "games/otys/otys.hpp"

namespace bathys::coach {

template <>
std::vector<Measure> own_measures<Otys>(const Otys::State& state, Seat seat) {
  const otys::Player& player = state.table.player(seat);
  return {{"otys.credits", {}, player.credits, 30},
          {"otys.batteries", {}, player.batteries, 30},
          {"otys.resources", {}, player.resources(), 40},
          {"otys.divers", {}, std::popcount(player.upgraded), 100}};
}

}  // namespace bathys::coach
