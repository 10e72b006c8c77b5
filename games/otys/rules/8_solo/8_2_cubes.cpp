// Otys 8.2 Solo: the two public contracts, low prestige left, carry the types of the first two spaces; the other two
// cubes wait for new contracts.
#include <utility>

#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::lay_cubes {

const Below kBelow{Rule::begin_turn};

/// D28: the contracts are turned up only now. D23: with equal prestige they stay as they were drawn.
void run(Play& play, const Words&, Seat seat) {
  Public& table = play.state.table;
  auto& contracts = table.colony.contracts;
  play.report.learned();
  set_up::turn_up_contracts(play);
  if (contract(contracts[0]).prestige > contract(contracts[1]).prestige) std::swap(contracts[0], contracts[1]);
  for (int place = 0; place < table.offer_places(); ++place) {
    tell(play, Happening::contract_revealed, seat, contracts[place]);
  }
  for (const u8 type : table.solo.track) table.solo.waiting.push_back(static_cast<Resource>(type));
  cube_for_new_contract(play, 0);
  cube_for_new_contract(play, 1);
}

void cube_for_new_contract(Play& play, int place) {
  Solo& solo = play.state.table.solo;
  if (solo.waiting.empty()) return;
  const Resource type = solo.waiting.take_at(0);
  solo.cubes[place] = static_cast<u8>(type);
  const u8 card = play.state.table.colony.contracts[place];
  tell(play, Happening::cube_on_contract, play.state.table.turn.seat, type, card);
}

}  // namespace bathys::otys::lay_cubes
