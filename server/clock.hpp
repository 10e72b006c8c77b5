// The timer of a table: until when each seat that is asked has to answer.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/integers.hpp"
#include "core/seat.hpp"

namespace bathys::server {

/// All times are in milliseconds of the servers' running time.
class Clock {
 public:
  /// Without a timer (0 seconds) nobody is ever late.
  explicit Clock(i64 seconds, const std::vector<i64>& deadlines = {}) : allowed_ms_(seconds * 1000) {
    for (std::size_t i = 0; i < deadlines.size() && i < deadlines_.size() && has_timer(); ++i) {
      deadlines_[i] = deadlines[i];
    }
  }

  bool has_timer() const { return allowed_ms_ > 0; }
  /// Time runs for these seats and for no others. It starts afresh for `renewed`; the others keep what they have left.
  void run_for(SeatSet seats, SeatSet renewed, i64 now);
  bool is_late(Seat seat, i64 now) const { return runs_for(seat) && deadline(seat) <= now; }
  std::optional<Seat> first_late(i64 now) const;
  /// The seat's own deadline, or else the earliest one running.
  std::optional<i64> deadline_for(Seat viewer) const;
  /// The earliest one that runs.
  std::optional<i64> first() const { return deadline_for(kSpectator); }
  /// By seat, 0 where no time runs.
  std::vector<i64> deadlines(std::size_t seats) const {
    return {deadlines_.begin(), deadlines_.begin() + static_cast<std::ptrdiff_t>(std::min(seats, deadlines_.size()))};
  }

 private:
  bool runs_for(Seat seat) const { return is_seat(seat) && deadline(seat) > 0; }
  i64 deadline(Seat seat) const { return deadlines_[static_cast<std::size_t>(index_of(seat))]; }

  i64 allowed_ms_;
  std::array<i64, kMaxSeats> deadlines_{};  ///< 0 where no time runs
};

}  // namespace bathys::server
