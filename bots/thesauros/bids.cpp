// The greedy bot before the authorities of Thesauros, and at auctions.
#include "bots/thesauros/judges.hpp"

namespace bathys::thesauros {
namespace {

/// Whether points for the turn order come at the end of this quadrimester.
bool influence_counts(const Outlook& outlook) { return outlook.quadrimester % 3 == 0 || outlook.left == 0; }

Worth worth_of_place(const Outlook& outlook, int place) {
  const int seats = outlook.table.seats();
  const Worth points = influence_counts(outlook) ? year_points(seats, place) * outlook.weights.influence : 0;
  const Worth first = outlook.left > 0 ? (seats - 1 - place) * outlook.weights.first_move : 0;
  return points + first;
}

/// Rivals that have posted, or may yet.
int rivals_posted(const Outlook& outlook) {
  int count = 0;
  for (const u8 seat : outlook.table.board.envelopes) count += seat_at(seat) != outlook.seen.who ? 1 : 0;
  return count;
}

/// What a dollar of the black box is worth: at the end of a year it is free again, at the very end it is a tenth.
Worth black_dollar(const Outlook& outlook) {
  return outlook.quadrimester == kQuadrimesters ? kPoint / cash_per_point() : outlook.cash(1);
}

/// The place without an envelope: behind everybody who posts.
int place_without(const Outlook& outlook) {
  int place = outlook.table.place_of(outlook.seen.who);
  for (const u8 seat : outlook.table.board.envelopes) {
    if (outlook.table.place_of(seat_at(seat)) > outlook.table.place_of(outlook.seen.who)) ++place;
  }
  return place;
}

}  // namespace

Worth envelope_worth(const Outlook& outlook) {
  if (outlook.seen.own.black_box < least_bid()) return kNever;
  const Worth gain = worth_of_place(outlook, 0) - worth_of_place(outlook, place_without(outlook));
  const int rivals = rivals_posted(outlook);
  const Worth chance = kPoint / (1 + rivals / 2);
  return times(gain, chance) - black_dollar(outlook) * (3 + rivals);
}

/// More with more rivals, and all of it when nothing else can be done with it.
Worth BidJudge::operator()(Action action) const {
  const int rivals = rivals_posted(outlook_);
  const Worth gain = worth_of_place(outlook_, 0) - worth_of_place(outlook_, outlook_.table.seats() - 1);
  const int most = rivals == 0 ? least_bid() : gain / (2 * black_dollar(outlook_)) + rivals;
  if (is(action, Do::withdraw)) return -kPoint;
  return static_cast<int>(action.d) <= std::max(least_bid(), most) ? static_cast<Worth>(action.d)
                                                                   : -static_cast<Worth>(action.d);
}

AuctionJudge::AuctionJudge(const Outlook& outlook) : next_(outlook.table.board.bid + 1) {
  Worth best = 0;
  for (const int zone : kQueueZones) {
    const bool spent = (outlook.table.board.mercenary_spent >> queue_of_zone(zone) & 1) != 0;
    if (zone != 6 && !spent) best = std::max(best, mercenary_worth(outlook, zone));
  }
  const Worth wages = outlook.cash(wage());
  most_ = std::max(0, best - wages) / (2 * black_dollar(outlook));
}

Worth AuctionJudge::operator()(Action action) const {
  if (is(action, Do::pass)) return 0;
  return next_ <= most_ && static_cast<int>(action.d) == next_ ? kPoint : -kPoint;
}

}  // namespace bathys::thesauros
