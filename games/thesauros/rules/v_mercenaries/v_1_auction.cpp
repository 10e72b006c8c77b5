// Thesauros V.1 After quadrimesters 3, 5, 7 and 8 a mercenary is auctioned: open rising bids from the black box in turn
// order; who passes is out.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

bool is_held(const Public& table) {
  return table.has_mercenaries() && auction_after(table.board.quadrimester) && table.board.mercenaries_left > 0;
}

int seats_still_bidding(const Public& table) {
  int count = 0;
  for (int i = 0; i < table.seats(); ++i) count += table.player(seat_at(i)).passed == 0 ? 1 : 0;
  return count;
}

/// The highest bidder pays and takes the mercenary; without a bid it leaves the game (D109).
void close_auction(Play& play) {
  Public& table = play.state.table;
  Board& board = table.board;
  --board.mercenaries_left;
  if (board.bidder == kNone) return tell(play, Happening::auction_unsold);
  const Seat winner = seat_at(board.bidder);
  u16& black_box = play.state.own(winner).black_box;
  black_box = static_cast<u16>(black_box - board.bid);
  ++table.player(winner).mercenaries;
  tell(play, Happening::auction_won, winner, board.bid);
  board.bid = 0;
  board.bidder = kNone;
}

}  // namespace

namespace auction {

void describe(Archive& archive, Words& words) {
  field(archive, "place", words.place, 0, kMaxSeats - 1);
  yes_no(archive, "begun", words.begun);
}

const Below kBelow{Rule::year_points};

Wrong wrong(const At& at, const Words& words) {
  const Public& table = at.seen.table;
  const bool bids = at.above() != nullptr && is(*at.above(), Rule::raise_bid);
  if (words.begun != (bids ? 1 : 0)) return {"begun", "does not fit what comes before"};
  if (words.place >= table.seats()) return {"place", "there is no such place in the turn order"};
  if (!bids) return words.place == 0 ? Wrong{} : Wrong{"place", "nobody has bid yet"};
  return is_held(table) ? Wrong{} : Wrong{"", "there is no auction now"};
}

Seat speaker(const Public& table, const Frame& frame) {
  const int next = words_of<Words>(frame).place;
  return table.in_order((next + table.seats() - 1) % table.seats());
}

void run(Play& play, const Words& words) {
  Public& table = play.state.table;
  if (!is_held(table)) return;
  if (words.begun == 0) {
    for (Player& player : table.players) player.passed = 0;
    tell(play, Happening::mercenary_offered, table.board.mercenaries_left);
  }
  const int seats = table.seats();
  for (int i = 0; i < seats; ++i) {
    const int place = (words.place + i) % seats;
    const Seat seat = table.in_order(place);
    if (table.player(seat).passed != 0) continue;
    const bool alone = seats_still_bidding(table) == 1 && table.board.bidder == static_cast<u8>(seat);
    if (alone) break;
    const Words next{static_cast<u8>((place + 1) % seats), 1};
    return table.pending.then({pending(Rule::raise_bid, seat), pending(Rule::auction, next)});
  }
  close_auction(play);
}

}  // namespace auction

namespace raise_bid {
namespace {

/// D110, D131: nobody bids more than the black box holds.
u32 most_to_raise(const Seen& seen) { return std::min<u32>(seen.own.black_box, money::kMaxNamed); }
/// More than the bid before, or what opens the auction (D109).
u32 least_to_raise(const Seen& seen) { return std::max<u32>(seen.board().bid + 1u, in_play.least_raise); }

}  // namespace

const Below kBelow{Rule::auction};

Wrong wrong(const At& at, const Words&) {
  const Public& table = at.seen.table;
  const Seat seat = at.frame().seat();
  const bool bids = seat == auction::speaker(table, *at.below()) && table.player(seat).passed == 0 &&
                    table.board.bidder != static_cast<u8>(seat);
  return bids ? Wrong{} : Wrong{"seats", "does not bid now"};
}

Message question(const Seen& seen, const Words&) {
  const Board& board = seen.board();
  const Arg black_box = text::number(seen.own.black_box);
  if (board.bidder == kNone) return text::ask(seen, "thesauros.ask.raise_bid_open", black_box);
  return text::ask(seen, "thesauros.ask.raise_bid", black_box, text::number(board.bid), text::seat(board.bidder));
}

Message answer(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::pass)) return {"thesauros.answer.pass_auction", {}};
  const int amount = static_cast<int>(action.d);
  return {"thesauros.answer.bid_auction", {text::number(amount), text::number(seen.own.black_box - amount)}};
}

void offer(const Seen& seen, const Words&, Options& options) {
  offer_amounts(options, act(Do::bid), static_cast<int>(least_to_raise(seen)), static_cast<int>(most_to_raise(seen)));
  options.add(act(Do::pass));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::pass)) return kAllowed;
  if (!is(action, Do::bid)) return not_this_question("V.1");
  const u32 least = least_to_raise(seen);
  if (action.d < least) return refuse("bid_too_low", "V.1", Arg::number(least));
  const u32 most = most_to_raise(seen);
  return action.d <= most ? kAllowed : refuse("more_than_black_box", "V.1", Arg::number(most));
}

void take(Play& play, const Words&, Seat seat, Action action) {
  Board& board = play.state.table.board;
  play.report.others_learned(seat);  // what somebody bids, or does not, tells of the black box
  if (is(action, Do::pass)) {
    play.state.table.player(seat).passed = 1;
    return tell(play, Happening::passed, seat);
  }
  board.bid = static_cast<u16>(action.d);
  board.bidder = static_cast<u8>(seat);
  tell(play, Happening::auction_bid, seat, action.d);
}

}  // namespace raise_bid
}  // namespace bathys::thesauros
