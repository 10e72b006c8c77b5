// What ends a table before its game does.
#include "server/ending.hpp"

#include <algorithm>
#include <utility>

#include "server/consent.hpp"
#include "server/undo.hpp"

namespace bathys::server {
namespace {

template <typename Change>
void change_claim(storage::SeatRow& seat, const Change& change) {
  Claim claim = claim_of(seat);
  change(claim);
  keep(seat, claim);
}

void end_with(Seats& seats, std::string_view why) {
  change_claim(seats.front(), [&](Claim& claim) { claim.ending = why; });
}

bool all_want_to_end(const Standing& standing) {
  return standing.people.size() > 1 && standing.people.without(standing.want_end).empty();
}

/// Those with the most points among these.
SeatSet leading(SeatSet among, const Outcome& outcome) {
  SeatSet best;
  i32 most = 0;
  for (int i = 0; i < kMaxSeats; ++i) {
    if (!among.has(seat_at(i))) continue;
    const i32 points = outcome.points[static_cast<std::size_t>(i)];
    if (best.empty() || points > most) best = {};
    if (best.empty()) most = points;
    if (points == most) best.add(seat_at(i));
  }
  return best;
}

/// A sentence about whoever leads, or about their points alone where that is more than one.
Message of_leaders(const Outcome& outcome, std::string_view one, std::string_view several) {
  const Seat first = outcome.winners.front();
  const i64 points = outcome.points[static_cast<std::size_t>(index_of(first))];
  if (outcome.winners.size() == 1) return {one, {Arg::seat(first), Arg::number(points)}};
  return {several, {Arg::number(points)}};
}

Message of_the_gone(const Outcome& outcome, const Standing& standing, int seats) {
  const bool time = standing.ending == kTimeOver;
  if (seats == 1) return {time ? "table.time_alone" : "table.conceded_alone", {Arg::seat(standing.last)}};
  if (standing.gave_up.size() + 1 < seats) {
    return {time ? "table.time_last" : "table.conceded_last", {Arg::seat(standing.last)}};
  }
  return {time ? "table.time" : "table.conceded", {Arg::seat(outcome.winners.front()), Arg::seat(standing.last)}};
}

}  // namespace

Standing standing_of(const Seats& seats) {
  Standing standing;
  i64 latest = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].claim.empty()) continue;
    const Claim claim = claim_of(seats[i]);
    const Seat seat = seat_at(static_cast<int>(i));
    if (claim.gave_up > 0) standing.gave_up.add(seat);
    if (claim.wants_end) standing.want_end.add(seat);
    if (claim.gave_up > latest) standing.last = seat;
    latest = std::max(latest, claim.gave_up);
    if (i > 0) continue;
    standing.ending = claim.ending;
    standing.paused_at = claim.paused_at;
    standing.next = claim.next;
  }
  standing.people = Undo::having_say(seats).without(standing.gave_up);
  return standing;
}

void give_up(Seats& seats, Seat seat, std::string_view why, u64 seated, u32 decision) {
  storage::SeatRow& row = seats[static_cast<std::size_t>(index_of(seat))];
  change_claim(row, [&](Claim& claim) {
    claim.gave_up = static_cast<i64>(seated);
    claim.gave_up_at = decision;
    claim.why = why;
    claim.wants_end = 0;
  });
  if (row.level.empty()) row.level = kLevelForTheGone;
  // They were asked, or asked themselves.
  forget_undo(seats);
  const Standing now = standing_of(seats);
  const bool one_left = now.gave_up.size() + 1 >= static_cast<int>(seats.size());
  if (one_left || now.people.empty()) return end_with(seats, why);
  if (all_want_to_end(now)) end_with(seats, kAgreed);
}

void agree_to_end(Seats& seats, Seat seat) {
  change_claim(seats[static_cast<std::size_t>(index_of(seat))], [](Claim& claim) { claim.wants_end = 1; });
  if (all_want_to_end(standing_of(seats))) end_with(seats, kAgreed);
}

void forget_end(Seats& seats) {
  for (storage::SeatRow& seat : seats) {
    if (!seat.claim.empty()) change_claim(seat, [](Claim& claim) { claim.wants_end = 0; });
  }
}

Outcome with_standing(Outcome outcome, const Standing& standing, int seats) {
  const SeatSet staying = SeatSet::first(seats).without(standing.gave_up);
  if (standing.ended()) {
    outcome.over = true;
    outcome.winners = leading(staying, outcome);
    outcome.verdict = standing.ending == kAgreed ? of_leaders(outcome, "table.agreed", "table.agreed_tie")
                                                 : of_the_gone(outcome, standing, seats);
  } else if (outcome.over && outcome.winners.without(staying) != SeatSet{}) {
    outcome.winners = outcome.winners.without(standing.gave_up);
    if (outcome.winners.empty()) outcome.winners = leading(staying, outcome);
    outcome.verdict = of_leaders(outcome, "table.passed", "table.passed_tie");
  }
  return outcome;
}

}  // namespace bathys::server
