// The pending work of a game: a stack of small frames, each a question to somebody or an automatic step.
#pragma once

#include <array>
#include <initializer_list>
#include <iterator>

#include "core/bounds.hpp"
#include "core/integers.hpp"
#include "core/seat.hpp"

namespace bathys {

/// One piece of pending work. `rule` is the game's own rule id; what the arguments mean is up to that rule.
/// Frames are public: never put a secret into one.
struct Frame {
  u8 rule = 0;
  SeatSet asked{};
  std::array<u8, 6> args{};

  constexpr bool operator==(const Frame&) const = default;
  /// The one seat a frame is about.
  constexpr Seat seat() const { return asked.front(); }
};

/// A stack of frames, written and read in reading order.
template <int Capacity>
class Pending {
 public:
  constexpr bool empty() const { return size_ == 0; }
  constexpr int size() const { return static_cast<int>(size_); }
  static constexpr int capacity() { return Capacity; }
  constexpr const Frame& top() const {
    check_bounds(!empty(), "nothing is pending");
    return frames_[static_cast<std::size_t>(size_ - 1)];
  }
  constexpr Frame& top() {
    check_bounds(!empty(), "nothing is pending");
    return frames_[static_cast<std::size_t>(size_ - 1)];
  }
  /// Frames from the top down: what comes next, then what comes after it.
  constexpr const Frame& from_top(int i) const {
    check_bounds(i >= 0 && i < size(), "nothing so deep is pending");
    return frames_[static_cast<std::size_t>(size() - 1 - i)];
  }

  constexpr Frame pop() {
    const Frame frame = top();
    frames_[static_cast<std::size_t>(--size_)] = Frame{};
    return frame;
  }
  constexpr void push(const Frame& frame) {
    check_bounds(size() < Capacity, "too much is pending");
    frames_[static_cast<std::size_t>(size_++)] = frame;
  }
  /// Schedules frames before everything pending; the first one given comes first.
  constexpr void then(std::initializer_list<Frame> frames) {
    for (auto it = std::rbegin(frames); it != std::rend(frames); ++it) push(*it);
  }
  constexpr void clear() { *this = Pending{}; }

  constexpr bool operator==(const Pending&) const = default;

 private:
  std::array<Frame, Capacity> frames_{};
  u64 size_ = 0;
};

}  // namespace bathys
