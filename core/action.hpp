// An answer to a question, in eight bytes, and the list of answers that a question offers.
#pragma once

#include <algorithm>
#include <bit>
#include <memory>
#include <span>

#include "core/bounds.hpp"
#include "core/integers.hpp"

namespace bathys {

/// `verb` indexes the game's verb table (see core/notation.hpp), which says what a, b, c and d hold.
struct Action {
  u8 verb = 0;
  u8 a = 0;
  u8 b = 0;
  u8 c = 0;
  u32 d = 0;

  constexpr u64 bits() const { return std::bit_cast<u64>(*this); }
  constexpr bool operator==(const Action& other) const { return bits() == other.bits(); }
};
static_assert(sizeof(Action) == 8);

/// The legal answers to a question, in a fixed order (links and bots rely on it).
class Options {
 public:
  static constexpr int kCapacity = 1024;

  Options() {}

  void add(Action action) {
    check_bounds(size_ < kCapacity, "too many answers for one question");
    std::construct_at(actions_ + size_++, action);
  }
  /// Without a branch: where nobody can foresee whether an answer is allowed, a wrong guess costs more than writing it.
  void add_if(bool allowed, Action action) {
    check_bounds(size_ < kCapacity, "too many answers for one question");
    std::construct_at(actions_ + size_, action);
    size_ += allowed ? 1 : 0;
  }
  /// Adds `make(0)` to `make(count - 1)`, none when that is below nothing. The bounds are checked once for all of them.
  template <class Make>
  void add_row(int count, Make make) {
    if (count <= 0) return;
    const auto more = static_cast<std::size_t>(count);
    check_bounds(more <= kCapacity - size_, "too many answers for one question");
    Action* const row = actions_ + size_;
    for (std::size_t i = 0; i < more; ++i) std::construct_at(row + i, make(static_cast<int>(i)));
    size_ += more;
  }
  void clear() { size_ = 0; }
  int size() const { return static_cast<int>(size_); }
  bool empty() const { return size_ == 0; }
  Action operator[](int i) const {
    check_bounds(i >= 0 && i < size(), "no such answer among the options");
    return actions_[static_cast<std::size_t>(i)];
  }
  const Action* begin() const { return actions_; }
  const Action* end() const { return actions_ + size_; }
  std::span<const Action> all() const { return {begin(), end()}; }
  /// Place of the action among the options, or -1: legal means offered.
  int find(Action action) const {
    const auto all = this->all();
    const auto found = std::find(all.begin(), all.end(), action);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
  }
  bool has(Action action) const { return find(action) >= 0; }

 private:
  // In a union, so that they stay uninitialised: a question is asked millions of times a second.
  union {
    Action actions_[kCapacity];
  };
  std::size_t size_ = 0;
};

}  // namespace bathys
