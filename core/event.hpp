// What happened, for log and animation: small plain values that know their audience.
#pragma once

#include <array>
#include <string_view>

#include "core/fixed_list.hpp"
#include "core/integers.hpp"
#include "core/seat.hpp"

namespace bathys {

/// The most places on a way from one to another.
inline constexpr int kLongestWay = 26;

/// `kind` indexes the game's event table; what the arguments mean is up to the kind.
struct Event {
  u8 kind = 0;
  SeatSet audience = SeatSet::everybody();
  std::array<i16, 7> args{};
  /// The places that something went by, the first and the last one included. It follows from what was before and is
  /// kept so that it can be told without it; signatures leave it out.
  FixedList<u8, kLongestWay> way{};

  constexpr bool operator==(const Event&) const = default;
};

/// Who hears of a kind of event. The seat is that of its first argument.
enum class Audience : u8 {
  everybody,
  seat,    ///< that seat alone
  others,  ///< everybody but that seat
  apart,   ///< told twice: to the seat with all it saw, to the others without
};
inline constexpr std::array<std::string_view, 4> kAudienceWords{"everybody", "seat", "others", "apart"};

/// A row of a game's event table, as it is described to others.
struct EventKind {
  std::string_view name;
  Audience audience = Audience::everybody;
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
