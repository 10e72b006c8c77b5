// Otys 2.9 Then it is the next seat's turn; the end is looked at when the turn comes back to the first player (D16).
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::next_seat {

const Below kBelow{};

void run(Play& play, const Words&, Seat seat) {
  Public& table = play.state.table;
  const Seat next = neighbours::left_of(table, seat);
  if (next == table.turn.first) {
    if (!table.is_solo() && end::reached(table)) {
      tell(play, Happening::game_ends);
      return table.pending.clear();
    }
    if (table.turn.round < kMaxCounter) ++table.turn.round;
  }
  table.pending.then({pending(Rule::begin_turn, next)});
}

}  // namespace bathys::otys::next_seat
