// What one answer does, played in a copy of a state, and who looks on.
#pragma once

#include <vector>

#include "core/referee.hpp"

namespace bathys::laws {

/// An answer played in a copy of a state, with everything it made happen.
template <Game G>
class Played final : private EventSink {
 public:
  Played(const typename G::State& from, Seat seat, Action action) : state(from) {
    Report report(this);
    PlayOn<typename G::State> play{state, report};
    Engine<G>::answer_trusted(play, seat, action);
    learned = report.somebody_learned();
  }

  bool same_for(Seat viewer, const Played& other) const {
    return same_view(viewer, other) && events_for(viewer) == other.events_for(viewer);
  }
  bool same_view(Seat viewer, const Played& other) const {
    return same_bytes(G::view(state, viewer), G::view(other.state, viewer));
  }
  std::vector<Event> events_for(Seat viewer) const {
    std::vector<Event> heard;
    for (const Event& event : events_) {
      if (event.audience.has(viewer)) heard.push_back(event);
    }
    return heard;
  }

  typename G::State state;
  bool learned = false;

 private:
  void happened(const Event& event) override { events_.push_back(event); }

  std::vector<Event> events_{};
};

/// The players and the spectator.
template <Game G>
std::vector<Seat> viewers(const typename G::State& state) {
  std::vector<Seat> all;
  for (int i = 0; i < G::seats(state); ++i) all.push_back(seat_at(i));
  all.push_back(kSpectator);
  return all;
}

}  // namespace bathys::laws
