// Pearls 2.3 The bids are opened. The highest wins and is paid; if all are 0 the pearl is lost.
#include <algorithm>
#include <utility>

#include "games/pearls/rulebook.hpp"

namespace bathys::pearls::open_bids {
namespace {

int open_bid(Play& play, Seat seat) {
  Private& own = play.state.own(seat);
  const int bid = std::exchange(own.left, kNone) + std::exchange(own.right, kNone);
  Player& bidder = play.state.table.player(seat);
  bidder.proven = static_cast<u8>(std::max(int{bidder.proven}, bidder.spent + bid));
  bidder.opened = static_cast<u8>(bid);
  tell(play, kAll, Happening::bid_opened, index_of(seat), bid);
  return bid;
}

/// D1: lots decide among equal bids.
Seat by_lot(Generator& generator, SeatSet equals) {
  for (u32 skip = generator.below(static_cast<u32>(equals.size())); skip > 0; --skip) equals.remove(equals.front());
  return equals.front();
}

void lose_pearl(Play& play) {
  Public& table = play.state.table;
  tell(play, kAll, Happening::lost, table.up);
  place::throw_away(table, std::exchange(table.up, kNone));
}

}  // namespace

const Below kBelow{Rule::turn_up};

void run(Play& play, const Words&) {
  Public& table = play.state.table;
  play.report.learned();
  SeatSet highest;
  int most = 0;
  for (int i = 0; i < table.setup.players; ++i) {
    const int bid = open_bid(play, seat_at(i));
    if (bid > most) highest = SeatSet{};
    most = std::max(most, bid);
    if (bid == most) highest.add(seat_at(i));
  }
  if (most == 0) return lose_pearl(play);
  const Seat winner = by_lot(play.state.secret.generator, highest);
  table.player(winner).spent = static_cast<u8>(table.player(winner).spent + most);
  tell(play, kAll, Happening::won, index_of(winner), table.up, most);
  table.pending.then({pending(Rule::place, SeatSet(winner))});
}

}  // namespace bathys::pearls::open_bids
