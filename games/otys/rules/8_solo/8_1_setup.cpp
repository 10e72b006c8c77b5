// Otys 8.1 Solo: two timers begin on space 23 (hard: 22), a cube of each type on four spaces below, the type least
// present in the store first (D12), before the contracts are turned up (D28).
#include <algorithm>

#include "core/allowed.hpp"
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys {
namespace {

bool is_placed(const Solo& solo, Resource type) {
  return std::find(solo.track.begin(), solo.track.end(), static_cast<u8>(type)) != solo.track.end();
}

/// The types that may lie on the next free space.
ResourceSet next_types(const Public& table) {
  ResourceSet types;
  int least = kStoreRows + 1;
  for (const Resource type : kAllResources) {
    if (is_placed(table.solo, type) || table.colony.in_store(type) > least) continue;
    if (table.colony.in_store(type) < least) types = {};
    least = table.colony.in_store(type);
    types.add(type);
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

int timers::start(const Setup& setup) { return solo_values().timer_start[setup.hard]; }

int timers::cube_space(const Setup& setup, int cube) {
  return solo_values().cube_spaces[setup.hard][static_cast<std::size_t>(cube)];
}

const Below place_cubes::kBelow{Rule::lay_cubes};

void place_cubes::run(Play& play, const Words&, Seat seat) {
  Public& table = play.state.table;
  if (table.solo.timers[0] == 0) {
    table.solo.timers.fill(static_cast<u8>(timers::start(table.setup)));
    table.solo.track.fill(kNone);
    table.solo.cubes.fill(kNone);
  }
  for (ResourceSet types = next_types(table); !types.empty(); types = next_types(table)) {
    if (types.size() > 1)
      return table.pending.then({pending(Rule::choose_cube, seat), pending(Rule::place_cubes, seat)});
    place_next(play, *types.begin());
  }
}

namespace choose_cube {

const Below kBelow{Rule::place_cubes};

Wrong wrong(const At& at, const Words&) {
  return at.seen.table.is_solo() ? Wrong{} : Wrong{"", "cubes are laid out before a solo game"};
}

Message question(const Seen& seen, const Words&) { return {"otys.ask.choose_cube", {Arg::seat(seen.who)}}; }

Message answer(const Seen&, const Words&, Action action) { return {"otys.answer.cube", {said(resource_in(action))}}; }

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (!is(action, Do::cube)) return not_this_question("8.1");
  return next_types(seen.table).has(resource_in(action)) ? kAllowed : refuse("not_the_least", "8.1");
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  for (const Resource type : kAllResources) consider(act(Do::cube, type));
}

void take(Play& play, const Words&, Seat, Action action) { place_next(play, resource_in(action)); }

}  // namespace choose_cube
}  // namespace bathys::otys
