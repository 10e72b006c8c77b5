// What any game reached: rules, answers and events, and what the game itself finds notable.
#pragma once

#include <algorithm>
#include <utility>

#include "tests/golden.hpp"

namespace bathys::golden {

/// Notes every rule of the rulebook that runs or takes an answer.
template <Game G>
struct Traced : G {
  static constexpr std::size_t kRules = Own<G>::kRules;
  using Row = typename Engine<G>::Row;
  using Play = typename Engine<G>::Play;
  static inline std::array<bool, kRules> reached{};

  template <std::size_t I>
  static void run(Play& play, const Frame& frame) {
    reached[I] = true;
    G::rulebook()[I].run(play, frame);
  }
  template <std::size_t I>
  static void take(Play& play, const Frame& frame, Seat seat, Action action) {
    reached[I] = true;
    G::rulebook()[I].take(play, frame, seat, action);
  }
  template <std::size_t... I>
  static std::array<Row, kRules> traced_rows(std::index_sequence<I...>) {
    std::array<Row, kRules> rows;
    std::copy(G::rulebook().begin(), G::rulebook().end(), rows.begin());
    ((rows[I].run = rows[I].run == nullptr ? nullptr : run<I>), ...);
    ((rows[I].take = rows[I].take == nullptr ? nullptr : take<I>), ...);
    return rows;
  }
  static std::span<const Row> rulebook() {
    static const auto rows = traced_rows(std::make_index_sequence<kRules>());
    return rows;
  }
};

template <class Row>
std::string rule_fact(const Row& row) {
  return "rule " + std::string(row.section) + " " + std::string(row.name);
}
inline std::string verb_fact(const Verb& verb) { return "verb " + std::string(verb.name); }
template <Game G>
std::string event_fact(int kind) {
  return "event " + std::string(G::event_name({.kind = static_cast<u8>(kind)}));
}

/// Watches one game being played. The game's own `Notes` are told of its set-up, of every answer before it is taken, of
/// every event and of the end, and insert facts.
template <Game G>
class Watcher final : private EventSink {
 public:
  explicit Watcher(const Record<G>& record) {
    Traced<G>::reached = {};
    notes_.begins(record.setup);
    Report report(this);
    PlayOn<typename G::State> play{state_, report};
    if (record.start) {
      state_ = *record.start;
    } else {
      Engine<Traced<G>>::begin(play, record.setup, record.seed);
    }
    for (const Answer& answer : record.answers) {
      facts_.insert(verb_fact(G::verbs()[answer.action.verb]));
      notes_.answered(state_, answer);
      Engine<Traced<G>>::answer_trusted(play, answer.seat, answer.action);
    }
    if (Engine<G>::over(state_)) notes_.ended(state_);
    for (std::size_t i = 0; i < Traced<G>::kRules; ++i) {
      if (Traced<G>::reached[i]) facts_.insert(rule_fact(G::rulebook()[i]));
    }
  }
  const Facts& facts() const { return facts_; }

 private:
  void happened(const Event& event) override {
    facts_.insert(event_fact<G>(event.kind));
    notes_.happened(state_, event);
  }

  typename G::State state_{};
  Facts facts_{};
  typename Own<G>::Notes notes_{facts_};
};

template <Game G>
Facts facts_of(const Record<G>& record) {
  return Watcher<G>(record).facts();
}

template <Game G>
Facts wanted_facts() {
  Facts wanted = Own<G>::facts();
  for (const auto& row : G::rulebook()) wanted.insert(rule_fact(row));
  for (const Verb& verb : G::verbs()) wanted.insert(verb_fact(verb));
  for (int kind = 0; kind < Own<G>::kEvents; ++kind) wanted.insert(event_fact<G>(kind));
  return wanted;
}

}  // namespace bathys::golden
