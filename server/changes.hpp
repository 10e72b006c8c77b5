// What a table remembers of its last changes: enough to tell a stale answer from a fresh one, and to catch somebody up
// who was away for a while.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/integers.hpp"
#include "core/seat.hpp"

namespace bathys::server {

class Changes {
 public:
  /// Where the table stands when it comes into memory.
  Changes(u64 change, u32 answers);

  /// Somebody has answered. The seats in `still_asked` stand at the same question as before.
  void answered(u64 change, u32 answers, SeatSet still_asked);
  /// Answers were taken back until so many were left.
  void taken_back(u64 change, u32 answers);

  /// Whether an answer that names this change still answers the question that the seat is asked now. Sealed answers of
  /// others do not make it stale.
  bool is_fresh(Seat seat, u64 change) const;
  /// How many answers there were after a change; nothing when it was taken back or is too long ago.
  std::optional<u32> answers_after(u64 change) const;

 private:
  struct Past {
    u64 change;
    u32 answers;
  };
  void note(u64 change, u32 answers);

  std::array<u64, kMaxSeats> asked_since_{};  ///< the change at which each seat's present question came up
  std::vector<Past> past_{};
};

}  // namespace bathys::server
