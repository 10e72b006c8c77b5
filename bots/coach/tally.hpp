// What happened to one seat in an imagined game, counted: what leaves no trace in the state at its end.
#pragma once

#include <array>

#include "core/event.hpp"

namespace bathys::coach {

class Tally final : public EventSink {
 public:
  explicit Tally(Seat seat) : seat_(seat) {}

  void happened(const Event& event) override {
    if (event.args[0] == index_of(seat_) && event.audience.has(seat_)) ++times_[event.kind];
  }
  /// How often events of a kind that begins with a seat were about this one.
  int of(u8 kind) const { return times_[kind]; }
  void clear() { times_ = {}; }

 private:
  Seat seat_;
  std::array<u16, 256> times_{};
};

}  // namespace bathys::coach
