// The referee runs one game for people: checks every answer, keeps the record, the log and what may be undone.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/engine.hpp"

namespace bathys {

/// An event as it stands in the log, with the number of the decision that caused it.
struct LoggedEvent {
  u32 decision = 0;
  Event event{};
  bool forced = false;  ///< the first event of an answer that was the only one (core/forced.hpp)
};

template <Game G>
class Referee final : private EventSink {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Setup = typename G::Setup;

  Referee(const Setup& setup, const Key& seed) {
    record_.setup = setup;
    record_.seed = seed;
    restart();
  }
  /// A game that begins from a position, which the caller has checked.
  explicit Referee(const State& position) {
    record_.setup = G::setup_of(position);
    record_.start = position;
    restart();
  }

  const State& state() const { return state_; }
  const Record<G>& record() const { return record_; }
  bool over() const { return Engine<G>::over(state_); }
  SeatSet asked() const { return Engine<G>::asked(state_); }
  /// How many answers were given so far: the number of the decision the game stands at.
  u32 decision_number() const { return static_cast<u32>(record_.answers.size()); }
  View view(Seat viewer) const { return G::view(state_, viewer); }
  void legal(Seat seat, Options& options) const { Engine<G>::legal(state_, seat, options); }
  Refusal why_not(Seat seat, Action action) const { return Engine<G>::why_not(state_, seat, action); }

  /// Plays a legal answer; refuses any other and changes nothing.
  Refusal play(Seat seat, Action action) {
    if (const Refusal refusal = why_not(seat, action)) return refusal;
    play_trusted(seat, action);
    return kAllowed;
  }
  /// Plays all answers or, if one of them is refused, none; `refused_at` then says which.
  Refusal play_all(Seat seat, std::span<const Action> actions, std::size_t& refused_at) {
    const Mark begun = mark();
    std::size_t settled = 0;  // how many of the kept states lie behind a moment at which somebody learned something
    for (refused_at = 0; refused_at < actions.size(); ++refused_at) {
      if (const Refusal refusal = why_not(seat, actions[refused_at])) {
        back_to(begun);
        return refusal;
      }
      since_barrier_.push_back(state_);
      if (step(seat, actions[refused_at])) settled = since_barrier_.size();
    }
    since_barrier_.erase(since_barrier_.begin(), since_barrier_.begin() + static_cast<std::ptrdiff_t>(settled));
    return kAllowed;
  }

  /// Takes back the last answer, unless somebody learned something through it.
  Refusal undo() {
    if (record_.answers.empty()) return {"nothing_to_undo"};
    if (since_barrier_.empty()) return {"undo_barrier"};
    state_ = since_barrier_.back();
    since_barrier_.pop_back();
    record_.answers.pop_back();
    while (!log_.empty() && log_.back().decision > decision_number()) log_.pop_back();
    return kAllowed;
  }
  bool can_undo() const { return !since_barrier_.empty(); }

  /// What a viewer may read of the log, from that viewer's own event number `since` on.
  std::vector<LoggedEvent> events_for(Seat viewer, std::size_t since = 0) const {
    std::vector<LoggedEvent> events;
    for (const LoggedEvent& logged : log_) {
      if (!logged.event.audience.has(viewer)) continue;
      if (since > 0) {
        --since;
      } else {
        events.push_back(logged);
      }
    }
    return events;
  }

  /// What a viewer may read of the log that begins after the first `answers` answers.
  std::vector<LoggedEvent> events_after(Seat viewer, u32 answers) const {
    auto first = log_.end();
    while (first != log_.begin() && (first - 1)->decision > answers) --first;
    std::vector<LoggedEvent> events;
    std::copy_if(first, log_.end(), std::back_inserter(events),
                 [&](const LoggedEvent& logged) { return logged.event.audience.has(viewer); });
    return events;
  }
  std::size_t event_count_for(Seat viewer) const {
    return static_cast<std::size_t>(std::count_if(
        log_.begin(), log_.end(), [&](const LoggedEvent& logged) { return logged.event.audience.has(viewer); }));
  }

  /// Goes back to the decision with this number by playing the record again. For replays and practice only: it forgets
  /// what was learned.
  void rewind(u32 decision) {
    const std::vector<Answer> answers = record_.answers;
    restart();
    for (u32 i = 0; i < decision && i < answers.size(); ++i) play_trusted(answers[i].seat, answers[i].action);
  }

 private:
  void restart() {
    record_.answers.clear();
    log_.clear();
    since_barrier_.clear();
    Report report(this);
    PlayOn<State> play{state_, report};
    Engine<G>::begin(play, record_);
  }

  void play_trusted(Seat seat, Action action) {
    const State before = state_;
    if (step(seat, action)) {
      since_barrier_.clear();
    } else {
      since_barrier_.push_back(before);
    }
  }

  /// Plays a legal answer; whether somebody learned something through it.
  bool step(Seat seat, Action action) {
    record_.answers.push_back({seat, action});
    Report report(this);
    PlayOn<State> play{state_, report};
    Engine<G>::answer_trusted(play, seat, action);
    return report.somebody_learned();
  }

  /// Where the game stood before several answers, of which one may be refused.
  struct Mark {
    State state;
    std::size_t answers;
    std::size_t events;
    std::size_t kept;
  };
  Mark mark() const { return {state_, record_.answers.size(), log_.size(), since_barrier_.size()}; }
  void back_to(const Mark& begun) {
    state_ = begun.state;
    record_.answers.resize(begun.answers);
    log_.resize(begun.events);
    since_barrier_.resize(begun.kept);
  }

  void happened(const Event& event) override { log_.push_back({decision_number(), event}); }

  State state_{};
  Record<G> record_{};
  std::vector<State> since_barrier_{};
  std::vector<LoggedEvent> log_{};
};

}  // namespace bathys
