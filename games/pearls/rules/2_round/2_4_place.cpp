// Pearls 2.4 The winner takes the pearl into their row, or throws it away.
#include <utility>

#include "games/pearls/rulebook.hpp"

namespace bathys::pearls::place {

void throw_away(Public& table, u8 pearl) { table.gone = static_cast<u16>(table.gone | bit(pearl)); }

const Below kBelow{Rule::turn_up};

Message question(const Seen& seen, const Words&) {
  return {"pearls.ask.place", {Arg::seat(seen.who), Arg::number(worth(seen.table.up))}};
}

Message answer(const Seen& seen, const Words&, Action action) {
  return {is(action, Do::take) ? "pearls.answer.take" : "pearls.answer.discard", {Arg::number(worth(seen.table.up))}};
}

void offer(const Seen&, const Words&, Options& options) {
  options.add(act(Do::take));
  options.add(act(Do::discard));
}

Refusal why_not(const Seen&, const Words&, Action action) {
  return is(action, Do::take) || is(action, Do::discard) ? kAllowed : refuse("not_this_question", "2.4");
}

void take(Play& play, const Words&, Seat seat, Action action) {
  Public& table = play.state.table;
  const u8 pearl = std::exchange(table.up, kNone);
  if (is(action, Do::discard)) {
    throw_away(table, pearl);
    return tell(play, kAll, Happening::discarded, index_of(seat), pearl);
  }
  table.player(seat).row = static_cast<u16>(table.player(seat).row | bit(pearl));
  tell(play, kAll, Happening::taken, index_of(seat), pearl);
}

}  // namespace bathys::pearls::place
