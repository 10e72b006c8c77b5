// Otys 2.4 A battery drives a propeller: any one diver moves up or down as far as the mechanic reaches, those passed
// close the gap.
#include <algorithm>
#include <cstdlib>

#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::propeller {
namespace {

/// D5: after sponsor 4 has pointed at the diver, nobody else may come to stand on the active level.
bool disturbs_pointed_diver(const Seen& seen, int from, int to) {
  const int active = place_of_level(seen.turn().level);
  return seen.turn().pointed != 0 && std::min(from, to) <= active && active <= std::max(from, to);
}

}  // namespace

/// By hand: random games run at 0.54 of their speed when every diver and place is asked of why_not.
void offer(const Seen& seen, Options& options) {
  const Player& me = seen.me();
  if (me.batteries == 0) return;
  const int far = reach(me.mechanic);
  for (int from = 0; from < kPlaces; ++from) {
    const int deepest = std::min(from + far, kPlaces - 1);
    for (int to = std::max(from - far, 0); to <= deepest; ++to) {
      if (to == from || disturbs_pointed_diver(seen, from, to)) continue;
      options.add(act(Do::propel, me.column[from], to));
    }
  }
}

Refusal why_not(const Seen& seen, Action action) {
  const Player& me = seen.me();
  const int from = me.place_of(diver_in(action));
  const int distance = std::abs(action.b - from);
  if (distance == 0) return refuse("diver_is_there", "2.4");
  if (me.batteries == 0) return refuse("no_battery", "2.4");
  if (distance > reach(me.mechanic))
    return refuse("out_of_reach", "2.4", Arg::number(distance), Arg::number(reach(me.mechanic)));
  if (disturbs_pointed_diver(seen, from, action.b)) return refuse("diver_is_pointed_at", "3.4");
  return kAllowed;
}

Message answer(const Seen& seen, Action action) {
  const auto diver = diver_in(action);
  return {"otys.answer.propel", {said(diver), said_place(seen.me().place_of(diver)), said_place(action.b)}};
}

void use(Play& play, Seat seat, Action action) {
  Player& player = play.state.table.player(seat);
  const auto diver = diver_in(action);
  const int from = player.place_of(diver);
  spend_battery(play, seat);
  move_diver(player, from, action.b);
  tell(play, Happening::propelled, seat, diver, from, action.b);
}

void move_diver(Player& player, int from, int to) {
  const auto place = [&player](int i) { return player.column.begin() + i; };
  if (from < to) {
    std::rotate(place(from), place(from + 1), place(to + 1));
  } else {
    std::rotate(place(to), place(from), place(from + 1));
  }
}

}  // namespace bathys::otys::propeller
