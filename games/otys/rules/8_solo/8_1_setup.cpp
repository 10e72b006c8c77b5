// Otys 8.1 Solo: two timers begin on space 23 (hard: 22), a cube of each type on four spaces below, the type least
// present in the store first (D12), before the contracts are turned up (D28).
#include <algorithm>

#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {
namespace {

bool is_placed(const Solo& solo, Resource type) {
  return std::find(solo.track.begin(), solo.track.end(), static_cast<u8>(type)) != solo.track.end();
}

/// The types that may lie on the next free space: bit per type.
u8 next_types(const Public& table) {
  u8 types = 0;
  int least = kStoreRows + 1;
  for (int i = 0; i < kResources; ++i) {
    const auto type = static_cast<Resource>(i);
    if (is_placed(table.solo, type) || table.colony.in_store(type) > least) continue;
    if (table.colony.in_store(type) < least) types = 0;
    least = table.colony.in_store(type);
    types = static_cast<u8>(types | 1u << i);
  }
  return types;
}

void place_next(Play& play, Resource type) {
  Public& table = play.state.table;
  const auto free = std::find(table.solo.track.begin(), table.solo.track.end(), kNone);
  *free = static_cast<u8>(type);
  const int space = timers::cube_space(table.setup, static_cast<int>(free - table.solo.track.begin()));
  tell(play, Happening::cube_on_space, table.turn.seat, type, space);
}

}  // namespace

int timers::start(const Setup& setup) { return setup.hard != 0 ? 22 : 23; }

int timers::cube_space(const Setup& setup, int cube) { return start(setup) - 2 - 2 * cube; }

void place_cubes::run(Play& play, const Frame& frame) {
  Public& table = play.state.table;
  if (table.solo.timers[0] == 0) {
    table.solo.timers.fill(static_cast<u8>(timers::start(table.setup)));
    table.solo.track.fill(kNone);
    table.solo.cubes.fill(kNone);
  }
  for (u8 types = next_types(table); types != 0; types = next_types(table)) {
    if (std::popcount(types) > 1) return table.pending.then({pending(Rule::choose_cube, frame.seat()), frame});
    place_next(play, static_cast<Resource>(std::countr_zero(types)));
  }
}

namespace choose_cube {

void offer(const Seen& seen, const Frame&, Options& options) {
  const u8 types = next_types(seen.table);
  for (int type = 0; type < kResources; ++type) {
    if (((types >> type) & 1) != 0) options.add(act(Do::cube, type));
  }
}

Refusal why_not(const Seen& seen, const Frame&, Action action) {
  if (!is(action, Do::cube)) return not_this_question("8.1");
  return ((next_types(seen.table) >> action.a) & 1) != 0 ? kAllowed : refuse("not_the_least", "8.1");
}

void take(Play& play, const Frame&, Seat, Action action) { place_next(play, static_cast<Resource>(action.a)); }

}  // namespace choose_cube
}  // namespace bathys::otys
