// The clocks of a table stand still when all its people want that, and run again when all want that.
#pragma once

#include "core/seat.hpp"
#include "server/claims.hpp"

namespace bathys::server {

/// After so long a pause, whoever is there need not wait for the others.
inline constexpr i64 kLongPauseMs = i64{24} * 3600 * 1000;

/// Somebody wants a pause, or agrees to one. What has happened, as an event of the seat: "pause_asked", "pause_agreed",
/// or with the last of the people "paused"; null when nothing changes.
const char* ask_to_pause(Seats& seats, Seat seat, SeatSet people, i64 now);
/// Somebody refuses a pause, or wants to go on: "pause_refused", "resume_asked" or "resumed".
const char* ask_to_go_on(Seats& seats, Seat seat, SeatSet people, i64 now);

/// What the seat says about a pause: {"pause":"pause"}, or during one {"pause":"go_on"}.
void add_pause(const storage::SeatRow& seat, wire::Json& json);

}  // namespace bathys::server
