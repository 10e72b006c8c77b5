// The last acknowledgements of each seat: a request that comes again gets the same answer and is not done twice.
#pragma once

#include <array>
#include <deque>
#include <string>

#include "core/seat.hpp"
#include "server/messages.hpp"

namespace bathys::server {

class Replies {
 public:
  static constexpr std::size_t kMaxPerSeat = 32;

  void remember(Seat seat, const std::string& nonce, Bytes text) {
    if (!is_seat(seat)) return;
    auto& replies = replies_[static_cast<std::size_t>(index_of(seat))];
    replies.push_back({nonce, std::move(text)});
    if (replies.size() > kMaxPerSeat) replies.pop_front();
  }
  /// Null when nothing was acknowledged with this nonce.
  const Bytes* find(Seat seat, const std::string& nonce) const {
    if (!is_seat(seat)) return nullptr;
    for (const One& one : replies_[static_cast<std::size_t>(index_of(seat))]) {
      if (one.nonce == nonce) return &one.text;
    }
    return nullptr;
  }

 private:
  struct One {
    std::string nonce;
    Bytes text;
  };

  std::array<std::deque<One>, kMaxSeats> replies_{};
};

}  // namespace bathys::server
