// Thesauros 3.2.9 Zone 9: pay the price beside the space and gain the reputation the cube shows: 4, 3, then 2.
#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros::advertise {
namespace {

int price_of_space(const Public& table, const Acting& acting) {
  return resolve::discounted(queue_price(table.seats(), 9, acting.place), acting.is_boss());
}

}  // namespace

const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words& acting) { return resolve::wrong_acting(at, 9, acting); }

Message question(const Seen& seen, const Words& acting) {
  return resolve::question(seen, acting, "thesauros.ask.advertise", "thesauros.ask.advertise_again", Account::gp);
}

Message answer(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return resolve::declining(acting);
  return {
      "thesauros.answer.advertise",
      {text::price(price_of_space(seen.table, acting)), text::number(advertising_points(seen.board().advertising))}};
}

void offer(const Seen& seen, const Words& acting, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, acting);
  consider(act(Do::advertise));
  consider(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::advertise)) return not_this_question("3.2.9");
  return money::why_not_pay(seen, Account::gp, price_of_space(seen.table, acting), "3.2.9");
}

void take(Play& play, const Words& acting, Seat seat, Action action) {
  if (is(action, Do::decline)) return resolve::decline(play, acting);
  const int price = price_of_space(play.state.table, acting);
  const int points = advertising_points(play.state.table.board.advertising);
  resolve::finish(play, 9, acting);
  tell(play, Happening::advertised, seat, price, points);
  reputation::gain(play, seat, Source::advertising, points);
  play.state.table.pending.then({money::payment(seat, Account::gp, price)});
}

}  // namespace bathys::thesauros::advertise
