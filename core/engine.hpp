// The engine proper: runs automatic steps until somebody must answer, tells what may be answered, and takes answers.
#pragma once

#include "core/game.hpp"
#include "core/record.hpp"

namespace bathys {

template <Game G>
struct Engine {
  using State = typename G::State;
  using Seen = typename G::Seen;
  using Play = PlayOn<State>;
  using Row = RuleRow<Seen, Play>;

  static const Row& row(const Frame& frame) { return G::rulebook()[frame.rule]; }
  static bool over(const State& state) { return G::pending(state).empty(); }
  /// The question the game stands at. Only while the game is not over.
  static const Frame& question(const State& state) { return G::pending(state).top(); }
  static SeatSet asked(const State& state) { return over(state) ? SeatSet{} : question(state).asked; }

  /// Lays out a game from a checked set-up and runs to the first question.
  static void begin(Play& play, const typename G::Setup& setup, const Key& key) {
    play.state = State{};
    G::begin(play, setup, key);
    advance(play);
  }
  /// Where a record begins: from its seed, or in a given position.
  static void begin(Play& play, const Record<G>& record) {
    if (!record.start) return begin(play, record.setup, record.seed);
    play.state = *record.start;
  }

  static void offer(const Seen& seen, const Frame& frame, Options& options) {
    options.clear();
    const Row& rule = row(frame);
    rule.offer(seen, frame, options);
    if (rule.open) G::offer_any_time(seen, frame, options);
  }
  static void legal(const State& state, Seat seat, Options& options) {
    options.clear();
    if (asked(state).has(seat)) offer(G::seen(state, seat), question(state), options);
  }

  /// Why a seat may not give this answer now; `kAllowed` when it may.
  static Refusal why_not(const State& state, Seat seat, Action action) {
    if (over(state)) return {"game_over"};
    const Frame& frame = question(state);
    if (!frame.asked.has(seat)) return {"not_asked", row(frame).section, {Arg::seat(seat)}};
    if (!well_formed(G::verbs(), action)) return {"no_such_action"};
    return why_not(G::seen(state, seat), frame, action);
  }
  static Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
    const Row& rule = row(frame);
    if (rule.open && G::is_any_time(action)) return G::why_not_any_time(seen, frame, action);
    return rule.why_not(seen, frame, action);
  }

  /// The sentence of the question, of rules that own their frames: to those who are asked with what only they know, to
  /// everybody else about the first of them.
  static Message question_for(const typename G::View& view) {
    static const std::remove_cvref_t<decltype(view.own)> kNotShown{};
    if (view.table.pending.empty()) return {};
    const Frame& frame = view.table.pending.top();
    const bool is_asked = is_seat(view.viewer) && frame.asked.has(view.viewer);
    if (is_asked) return row(frame).question({view.table, view.own, view.viewer}, frame);
    return row(frame).question({view.table, kNotShown, frame.seat()}, frame);
  }

  /// Takes an answer that is known to be legal, and runs on to the next question or the end.
  static void answer_trusted(Play& play, Seat seat, Action action) {
    take_trusted(play, seat, action);
    advance(play);
  }

  /// The answer alone; what follows by itself is pending.
  static void take_trusted(Play& play, Seat seat, Action action) {
    auto& pending = G::pending(play.state);
    const Frame frame = pending.top();
    const Row& rule = row(frame);
    if (rule.sealed) {
      rule.take(play, frame, seat, action);  // only keeps the answer: a sealed rule schedules nothing
      if (rule.answered == nullptr || rule.answered(play, seat)) remove_asked(pending, seat);
    } else if (rule.open && G::is_any_time(action)) {
      G::take_any_time(play, frame, seat, action);  // the question stays: it is asked again afterwards
    } else {
      pending.pop();
      rule.take(play, frame, seat, action);
    }
  }

  static void remove_asked(auto& pending, Seat seat) {
    pending.top().asked.remove(seat);
    if (pending.top().asked.empty()) pending.pop();
  }

  static void advance(Play& play) {
    auto& pending = G::pending(play.state);
    while (!pending.empty()) {
      const Row& rule = row(pending.top());
      if (rule.kind == RuleKind::question) return;
      const Frame frame = pending.pop();
      rule.run(play, frame);
    }
  }
};

}  // namespace bathys
