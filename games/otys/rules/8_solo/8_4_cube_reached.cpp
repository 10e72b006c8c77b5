// Otys 8.4 Solo: a timer that arrives on a cube sends it to the store without gain, and the public contract with the
// same type is discarded and replaced.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::timer_arrives {
namespace {

/// The cube on a space: 0 to 3, or -1.
int cube_at(const Public& table, int space) {
  for (int cube = 0; cube < kResources; ++cube) {
    if (timers::cube_space(table.setup, cube) != space) continue;
    return table.solo.track[cube] == kNone ? -1 : cube;
  }
  return -1;
}

void cube_to_store(Play& play, Seat seat, Resource type) {
  u8& in_store = play.state.table.colony.in_store(type);
  if (in_store == kStoreRows) return tell(play, Happening::cube_lost, seat, type);  // D13
  ++in_store;
  tell(play, Happening::cube_to_store, seat, type);
}

void discard_contract_with(Play& play, Seat seat, Resource type) {
  Public& table = play.state.table;
  for (std::size_t place = 0; place < kOfferPlaces; ++place) {
    if (table.solo.cubes[place] != static_cast<u8>(type)) continue;
    const u8 card = table.colony.contracts[place];
    table.solo.cubes[place] = kNone;
    table.colony.contracts[place] = kNone;
    table.colony.contract_discards.add(card);
    tell(play, Happening::contract_discarded, seat, card);
    table.pending.push(pending(Rule::replace_contract, seat, replace_contract::Words{static_cast<u8>(place)}));
  }
}

}  // namespace

const Below kBelow{Rule::check_timers};

void describe(Archive& archive, Words& words) { field(archive, "timer", words.timer, 0, kTimers - 1); }

void run(Play& play, const Words& words, Seat seat) {
  Public& table = play.state.table;
  const int cube = cube_at(table, table.solo.timers[words.timer]);
  if (cube < 0) return;
  const auto type = static_cast<Resource>(table.solo.track[cube]);
  table.solo.track[cube] = kNone;
  cube_to_store(play, seat, type);
  discard_contract_with(play, seat, type);
}

}  // namespace bathys::otys::timer_arrives
