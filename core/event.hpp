// What happened, for log and animation: small plain values that know their audience.
#pragma once

#include <array>

#include "core/integers.hpp"
#include "core/seat.hpp"

namespace bathys {

/// `kind` indexes the game's event table; what the arguments mean is up to the kind.
struct Event {
  u8 kind = 0;
  SeatSet audience = SeatSet::everybody();
  std::array<i16, 7> args{};

  constexpr bool operator==(const Event&) const = default;
};

class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void happened(const Event& event) = 0;
};

/// What rules report while they run: events for whoever listens (nobody, in search), and whether anybody learned
/// something that was hidden before, which is where undo stops.
class Report {
 public:
  Report() = default;
  explicit Report(EventSink* sink) : sink_(sink) {}

  bool listening() const { return sink_ != nullptr; }
  void tell(const Event& event) {
    if (sink_ != nullptr) sink_->happened(event);
  }
  /// Somebody now knows something that nobody could know from what was public before.
  void learned() { learned_ = true; }
  bool somebody_learned() const { return learned_; }

 private:
  EventSink* sink_ = nullptr;
  bool learned_ = false;
};

}  // namespace bathys
