// The clocks of a table: until when each seat that is asked has to answer.
#include "server/clock.hpp"

namespace bathys::server {

Clock::Clock(ClockTerms terms, const std::vector<i64>& stored) : terms_(terms) {
  left_.fill(terms_.seconds * 1000);
  for (std::size_t i = 0; i < stored.size() && i < deadlines_.size() && has_timer(); ++i) {
    if (stored[i] > 0) deadlines_[i] = stored[i];
    if (stored[i] < 0) left_[i] = -stored[i] - 1;
  }
}

void Clock::run_for(SeatSet seats, SeatSet renewed, i64 now) {
  if (!has_timer()) return;
  for (std::size_t i = 0; i < deadlines_.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    if (!seats.has(seat)) {
      stop(i, now);
    } else if (deadlines_[i] == 0) {
      start(i, now);
    } else if (!terms_.whole && renewed.has(seat)) {
      start(i, now);
    }
  }
}

void Clock::start(std::size_t place, i64 now) {
  deadlines_[place] = now + (terms_.whole ? left_[place] : terms_.seconds * 1000);
}

void Clock::stop(std::size_t place, i64 now) {
  const Seat seat = seat_at(static_cast<int>(place));
  if (terms_.whole && deadlines_[place] > 0) {
    left_[place] = std::max(i64{0}, deadlines_[place] - now) + (owed_.has(seat) ? terms_.increment * 1000 : 0);
  }
  owed_.remove(seat);
  deadlines_[place] = 0;
}

void Clock::answered(Seat seat, u32 decision) {
  u32& gained = gained_[place(seat)];
  if (decision < gained) return;
  gained = decision + 1;
  owed_.add(seat);
}

i64 Clock::left(Seat seat, i64 now) const {
  return runs_for(seat) ? std::max(i64{0}, deadline(seat) - now) : left_[place(seat)];
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

std::vector<i64> Clock::stored(std::size_t seats) const {
  std::vector<i64> all(std::min(seats, deadlines_.size()));
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i] = deadlines_[i] > 0 || !terms_.whole ? deadlines_[i] : -left_[i] - 1;
  }
  return all;
}

}  // namespace bathys::server
