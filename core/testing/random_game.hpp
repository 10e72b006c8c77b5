// A game that plays itself for tests, one answer at a time.
#pragma once

#include <string>
#include <vector>

#include "core/engine.hpp"

namespace bathys {

/// The legal answers of a seat, those of one verb together.
template <Game G>
std::vector<std::vector<Action>> kinds_of_answers(const typename G::State& state, Seat seat) {
  Options options;
  Engine<G>::legal(state, seat, options);
  std::vector<std::vector<Action>> kinds(G::verbs().size());
  for (const Action action : options) kinds[action.verb].push_back(action);
  std::erase_if(kinds, [](const auto& kind) { return kind.empty(); });
  return kinds;
}

template <class Item>
const Item& one_of(const std::vector<Item>& items, Generator& generator) {
  return items[generator.below(static_cast<u32>(items.size()))];
}

/// `choose(state, seat, generator)` is how its players answer.
template <Game G>
class SelfPlay : private EventSink {
 public:
  using State = typename G::State;
  using Choose = Action (*)(const State& state, Seat seat, Generator& generator);

  SelfPlay(const typename G::Setup& setup, const std::string& seed, Choose choose)
      : chooser_(key_from_text("chooser " + seed)), choose_(choose) {
    Report report(this);
    PlayOn<State> play{state_, report};
    Engine<G>::begin(play, setup, key_from_text(seed));
  }
  /// Goes on from a position.
  SelfPlay(const State& position, const Generator& chooser, Choose choose)
      : state_(position), chooser_(chooser), choose_(choose) {}

  const State& state() const { return state_; }
  bool over() const { return Engine<G>::over(state_); }
  Generator& chooser() { return chooser_; }
  /// What the last answer (or the set-up) brought about.
  const std::vector<Event>& events() const { return events_; }
  /// The first of the seats that are asked, and any of them.
  Seat asked() const { return Engine<G>::asked(state_).front(); }
  Seat any_asked() {
    std::vector<Seat> seats;
    for (int i = 0; i < kMaxSeats; ++i) {
      if (Engine<G>::asked(state_).has(seat_at(i))) seats.push_back(seat_at(i));
    }
    return one_of(seats, chooser_);
  }

  void step() {
    events_.clear();
    Report report(this);
    PlayOn<State> play{state_, report};
    const Seat seat = any_asked();
    Engine<G>::answer_trusted(play, seat, choose_(state_, seat, chooser_));
  }

 protected:
  State state_{};

 private:
  void happened(const Event& event) override { events_.push_back(event); }

  Generator chooser_;
  Choose choose_;
  std::vector<Event> events_{};
};

}  // namespace bathys
