// Otys 5.1 Your left neighbour is the next seat, your right one the previous; with two players both are the one
// opponent.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::neighbours {

Seat left_of(const Public& table, Seat seat) {
  const int next = index_of(seat) + 1;
  return seat_at(next == table.seats() ? 0 : next);
}

Seat right_of(const Public& table, Seat seat) {
  const int here = index_of(seat);
  return seat_at((here == 0 ? table.seats() : here) - 1);
}

Seat on(const Public& table, Seat seat, Side side) {
  const Seat left = left_of(table, seat);
  if (side == Side::left) return left == seat ? kNoSeat : left;
  const Seat right = right_of(table, seat);
  return right == left ? kNoSeat : right;
}

}  // namespace bathys::otys::neighbours
