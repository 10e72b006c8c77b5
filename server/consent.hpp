// The question whether everybody agrees to take back. It is kept with the seats, so that it is asked at every process
// that has the table, and still asked after a restart.
#pragma once

#include <optional>

#include "core/seat.hpp"
#include "server/claims.hpp"

namespace bathys::server {

/// An open question for consent.
struct UndoRequest {
  Seat by{kSpectator};
  u32 to = 0;  ///< the answer from which on is taken back
  SeatSet agreed{}, needed{};

  bool operator==(const UndoRequest&) const = default;
};

/// What is asked at this change of the table. Every other change ends the question, without a word in the seats: what
/// they say belongs to one change. `people` have a say.
std::optional<UndoRequest> undo_request_of(const Seats& seats, u64 change, SeatSet people);
/// Somebody asks, and agrees; what was asked before is asked no more.
void ask_to_undo(Seats& seats, Seat by, u32 to, u64 change);
void agree_to_undo(Seats& seats, Seat seat, u64 change);
/// Nobody is asked any more.
void forget_undo(Seats& seats);

}  // namespace bathys::server
