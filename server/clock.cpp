// The timer of a table: until when each seat that is asked has to answer.
#include "server/clock.hpp"

namespace bathys::server {

void Clock::run_for(SeatSet seats, SeatSet renewed, i64 now) {
  if (!has_timer()) return;
  for (int i = 0; i < kMaxSeats; ++i) {
    i64& deadline = deadlines_[static_cast<std::size_t>(i)];
    if (!seats.has(seat_at(i))) {
      deadline = 0;
    } else if (deadline == 0 || renewed.has(seat_at(i))) {
      deadline = now + allowed_ms_;
    }
  }
}

std::optional<Seat> Clock::first_late(i64 now) const {
  for (int i = 0; i < kMaxSeats; ++i) {
    if (is_late(seat_at(i), now)) return seat_at(i);
  }
  return std::nullopt;
}

std::optional<i64> Clock::deadline_for(Seat viewer) const {
  if (runs_for(viewer)) return deadline(viewer);
  std::optional<i64> earliest;
  for (const i64 deadline : deadlines_) {
    if (deadline > 0 && (!earliest || deadline < *earliest)) earliest = deadline;
  }
  return earliest;
}

}  // namespace bathys::server
