// The question whether everybody agrees to take back.
#include "server/consent.hpp"

#include <algorithm>

namespace bathys::server {
namespace {

/// Numbers are kept one higher than they are: 0 says nothing.
i64 kept_as(u64 number) { return static_cast<i64>(number) + 1; }

/// Quick to find out, since it is asked with every change of a table.
bool may_ask(const storage::SeatRow& seat) { return seat.claim.find(R"("undo_to")") != std::string::npos; }

storage::SeatRow& row_of(Seats& seats, Seat seat) { return seats[static_cast<std::size_t>(index_of(seat))]; }

}  // namespace

std::optional<UndoRequest> undo_request_of(const Seats& seats, u64 change, SeatSet people) {
  if (std::none_of(seats.begin(), seats.end(), may_ask)) return std::nullopt;
  UndoRequest request;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].claim.empty()) continue;
    const Claim claim = claim_of(seats[i]);
    if (claim.undo_at != kept_as(change)) continue;
    const Seat seat = seat_at(static_cast<int>(i));
    request.agreed.add(seat);
    if (claim.undo_to <= 0) continue;
    request.by = seat;
    request.to = static_cast<u32>(claim.undo_to - 1);
  }
  if (!is_seat(request.by)) return std::nullopt;
  request.needed = people;
  return request;
}

void ask_to_undo(Seats& seats, Seat by, u32 to, u64 change) {
  forget_undo(seats);
  Claim claim = claim_of(row_of(seats, by));
  claim.undo_at = kept_as(change);
  claim.undo_to = kept_as(to);
  keep(row_of(seats, by), claim);
}

void agree_to_undo(Seats& seats, Seat seat, u64 change) {
  Claim claim = claim_of(row_of(seats, seat));
  claim.undo_at = kept_as(change);
  claim.undo_to = 0;
  keep(row_of(seats, seat), claim);
}

void forget_undo(Seats& seats) {
  for (storage::SeatRow& seat : seats) {
    if (seat.claim.empty()) continue;
    Claim claim = claim_of(seat);
    if (claim.undo_at == 0) continue;
    claim.undo_at = claim.undo_to = 0;
    keep(seat, claim);
  }
}

}  // namespace bathys::server
