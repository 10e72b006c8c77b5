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
  /// These viewers are about to learn something that was hidden.
  virtual void about_to_learn(SeatSet) {}
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
  /// Somebody comes to know something that nobody could know from what was public before. Rules say it *before* they
  /// lay it open or tell of it: up to here everything followed from what these viewers could see (core/preview.hpp).
  void learned(SeatSet by = SeatSet::everybody()) {
    learned_ = true;
    if (sink_ != nullptr) sink_->about_to_learn(by);
  }
  /// Everybody but this seat, who knew it.
  void others_learned(Seat knew) { learned(SeatSet::everybody().without(knew)); }
  bool somebody_learned() const { return learned_; }

 private:
  EventSink* sink_ = nullptr;
  bool learned_ = false;
};

}  // namespace bathys
