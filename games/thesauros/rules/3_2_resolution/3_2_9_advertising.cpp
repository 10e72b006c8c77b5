// Thesauros 3.2.9 Zone 9: pay the price beside the space and gain the reputation the cube shows: 4, 3, then 2.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::advertise {
namespace {

int price_of_space(const Public& table, const Acting& acting) {
  return resolve::discounted(queue_price(table.seats(), 9, acting.place), acting.is_boss());
}

}  // namespace

void offer(const Seen& seen, const Frame& frame, Options& options) {
  if (!why_not(seen, frame, act(Do::advertise))) options.add(act(Do::advertise));
  options.add(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::advertise)) return not_this_question("3.2.9");
  return money::why_not_pay(seen, Account::gp, price_of_space(seen.table, Acting::of(frame)), "3.2.9");
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::decline)) return resolve::decline(play, Acting::of(frame));
  const int price = price_of_space(play.state.table, Acting::of(frame));
  const int points = advertising_points(play.state.table.board.advertising);
  resolve::finish(play, 9, Acting::of(frame));
  tell(play, Happening::advertised, seat, price, points);
  reputation::gain(play, seat, Source::advertising, points);
  play.state.table.pending.then({money::payment(seat, Account::gp, price)});
}

}  // namespace bathys::thesauros::advertise
