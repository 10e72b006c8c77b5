// Pearls 2.2 All bid at once and in secret: some of their coins in the left fist, then some in the right.
#include "games/pearls/rulebook.hpp"

namespace bathys::pearls::bid {

int coins(const Seen& seen) {
  const int in_fist = seen.own.left == kNone ? 0 : seen.own.left;
  return coins_in(seen.own.purse) - seen.table.player(seen.who).spent - in_fist;
}

const Below kBelow{Rule::open_bids};

/// Who only looks on has no purse.
Message question(const Seen& seen, const Words&) {
  const Arg pearl = Arg::number(worth(seen.table.up));
  if (seen.own.purse == kNone) return {"pearls.ask.bids", {pearl}};
  if (!seen.table.halfway.has(seen.who)) return {"pearls.ask.left", {pearl}};
  return {"pearls.ask.right", {pearl, Arg::number(seen.own.left)}};
}

Message answer(const Seen& seen, const Words&, Action action) {
  const bool right = seen.table.halfway.has(seen.who);
  return {right ? "pearls.answer.right" : "pearls.answer.left", {Arg::number(static_cast<int>(action.d))}};
}

void offer(const Seen& seen, const Words&, Options& options) {
  for (int n = 0; n <= coins(seen); ++n) options.add(act(Do::bid, n));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (!is(action, Do::bid)) return refuse("not_this_question", "2.2");
  if (action.d <= static_cast<u32>(coins(seen))) return kAllowed;
  return refuse("short_of_coins", "2.2", Arg::number(coins(seen)));
}

/// The bid waits in the private part; others see the fists.
void take(Play& play, const Words&, Seat seat, Action action) {
  Private& own = play.state.own(seat);
  const bool first = own.left == kNone;
  (first ? own.left : own.right) = static_cast<u8>(action.d);
  if (first) {
    play.state.table.halfway.add(seat);
  } else {
    play.state.table.halfway.remove(seat);
  }
  tell(play, kAll.without(seat), Happening::fist_closed, index_of(seat));
  tell(play, SeatSet(seat), Happening::fist_closed_own, index_of(seat), action.d);
}

bool answered(const Play& play, Seat seat) { return play.state.own(seat).right != kNone; }

int closed_fists(const Public& table, Seat seat) {
  if (table.pending.empty() || !is(table.pending.top(), Rule::bid)) return 0;
  if (!table.pending.top().asked.has(seat)) return 2;
  return table.halfway.has(seat) ? 1 : 0;
}

}  // namespace bathys::pearls::bid
