// The last acknowledgements of each seat: a request that comes again gets the same answer and is not done twice.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.hpp"
#include "server/messages.hpp"

namespace bathys::server {

class Replies {
 public:
  static constexpr std::size_t kMaxPerSeat = 32;

  /// The request with this nonce was done, and the table stood at this change then.
  void remember(Seat seat, const std::string& nonce, u64 change) {
    if (!is_seat(seat)) return;
    Ring& ring = rings_[static_cast<std::size_t>(index_of(seat))];
    if (ring.all.size() < kMaxPerSeat) {
      ring.all.push_back({nonce, change});
    } else {
      ring.all[ring.oldest] = {nonce, change};
      ring.oldest = (ring.oldest + 1) % kMaxPerSeat;
    }
  }
  /// Nothing when nothing was acknowledged with this nonce.
  std::optional<u64> find(Seat seat, const std::string& nonce) const {
    if (!is_seat(seat)) return std::nullopt;
    const std::vector<One>& all = rings_[static_cast<std::size_t>(index_of(seat))].all;
    const auto found = std::find_if(all.begin(), all.end(), [&](const One& one) { return one.nonce == nonce; });
    return found == all.end() ? std::nullopt : std::optional(found->change);
  }

 private:
  struct One {
    std::string nonce;
    u64 change;
  };
  struct Ring {
    std::vector<One> all{};
    std::size_t oldest = 0;
  };

  std::array<Ring, kMaxSeats> rings_{};
};

}  // namespace bathys::server
