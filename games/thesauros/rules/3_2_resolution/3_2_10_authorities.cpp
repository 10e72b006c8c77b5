// Thesauros 3.2.10 Zone 10: who posted an envelope bids in secret from the black box, at least 2$, or withdraws; the
// bids make the new turn order.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

void open_bid(Play& play, Seat seat) {
  Private& own = play.state.own(seat);
  if (own.bid == 0) {
    tell(play, Happening::bid_withdrawn, seat);
    return reputation::lose(play, seat, Source::idle, reputation_values().withdrawn);
  }
  own.black_box = static_cast<u16>(own.black_box - own.bid);  // all bids are lost
  play.state.table.player(seat).shown_bid = own.bid;
  tell(play, Happening::bid_opened, seat, own.bid);
}

/// By bid, ties by posting order, then everybody else in their old order (D93).
void make_order(Play& play) {
  Public& table = play.state.table;
  FixedList<u8, kMaxSeats> bidders;
  for (const u8 seat : table.board.envelopes) {
    if (play.state.own(seat_at(seat)).bid > 0) bidders.push_back(seat);
  }
  std::stable_sort(bidders.begin(), bidders.end(),
                   [&](u8 a, u8 b) { return play.state.own(seat_at(a)).bid > play.state.own(seat_at(b)).bid; });
  const auto old = table.board.order;
  int place = 0;
  for (const u8 seat : bidders) table.board.order[place++] = seat;
  for (int i = 0; i < table.seats(); ++i) {
    const u8 seat = old[i];
    if (!bidders.has(seat)) table.board.order[place++] = seat;
  }
}

}  // namespace

namespace bid {
namespace {

/// D95, D131: never more than the black box holds.
u32 most_to_bid(const Seen& seen) { return std::min<u32>(seen.own.black_box, money::kMaxNamed); }

}  // namespace

const Below kBelow{Rule::reveal_bids};

/// Only of those who posted, and who have not answered yet.
Wrong wrong(const At& at, const Words&) {
  SeatSet posters;
  for (const u8 seat : at.seen.board().envelopes) posters.add(seat_at(seat));
  const u8 asked = at.frame().asked.bits();
  return asked != 0 && (asked & ~posters.bits()) == 0 ? Wrong{} : Wrong{"seats", "asks who posted an envelope"};
}

Message question(const Seen& seen, const Words&) {
  return text::ask(seen, "thesauros.ask.bid", text::number(seen.own.black_box));
}

Message answer(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::withdraw)) return {"thesauros.answer.withdraw", {}};
  const int amount = static_cast<int>(action.d);
  return {"thesauros.answer.bid", {text::number(amount), text::number(seen.own.black_box - amount)}};
}

void offer(const Seen& seen, const Words&, Options& options) {
  offer_amounts(options, act(Do::bid), least_bid(), static_cast<int>(most_to_bid(seen)));
  options.add(act(Do::withdraw));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::withdraw)) return kAllowed;
  if (!is(action, Do::bid)) return not_this_question("3.2.10");
  if (action.d < in_play.least_bid) return refuse("bid_too_low", "3.2.10", Arg::number(in_play.least_bid));
  const u32 most = most_to_bid(seen);
  return action.d <= most ? kAllowed : refuse("more_than_black_box", "3.2.10", Arg::number(most));
}

void take(Play& play, const Words&, Seat seat, Action action) {
  play.state.own(seat).bid = is(action, Do::bid) ? static_cast<u16>(action.d) : u16{0};
}

}  // namespace bid

const Below reveal_bids::kBelow{Rule::wages};

/// D94: the new order holds from the next quadrimester, and for the points of the year just after.
void reveal_bids::run(Play& play, const Words&) {
  play.report.learned();
  for (const u8 seat : play.state.table.board.envelopes) open_bid(play, seat_at(seat));
  make_order(play);
  for (Private& own : play.state.privates) own.bid = 0;
  Places<int, kMaxSeats> order{};
  for (int i = 0; i < kMaxSeats; ++i) {
    const bool there = i < play.state.table.seats();
    order[i] = there ? index_of(play.state.table.in_order(i)) : -1;
  }
  tell(play, Happening::new_order, order[0], order[1], order[2], order[3]);
}

}  // namespace bathys::thesauros
