// Forced answers: a question need not be asked when everybody can tell its only answer.
//
// Only what everybody sees may decide this; otherwise not being asked would give away one's cards. So it is
// worked out from the spectator's view and nothing else: what the asked seat alone knows is left empty. That gives the
// true answers for every rule that reads nothing of it; the others say so:
// - a row is `hidden` when its offer follows from what only the one who answers sees;
// - `G::hides(open, frame)`, where a game has it, says whether such things could change the offer of this question now
//   (contracts in the hand that could be completed beside it). It is given the empty part too, so it cannot peek.
// The laws in core/laws/forced.hpp hold the declarations against the truth. Sealed questions are always asked.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "core/engine.hpp"

namespace bathys {

/// A question as everybody at the table sees it.
template <Game G>
class PublicQuestion {
 public:
  using State = typename G::State;
  using Seen = typename G::Seen;

  /// Only while the game is not over.
  explicit PublicQuestion(const State& state) : view_(G::view(state, kSpectator)), frame_(Engine<G>::question(state)) {}

  /// Whether what is offered follows from what everybody sees.
  bool hides_nothing() const {
    const auto& row = Engine<G>::row(frame_);
    if (row.sealed || row.hidden) return false;
    if constexpr (requires(const Seen& seen) { G::hides(seen, frame_); }) return !G::hides(seen(), frame_);
    return true;
  }
  /// The answers to a question that hides nothing.
  void offer(Options& options) const { Engine<G>::offer(seen(), frame_, options); }
  Seat asked() const { return frame_.seat(); }

 private:
  /// The asked seat with nothing of its own.
  Seen seen() const {
    Seen open = G::seen(view_);
    open.who = frame_.seat();
    return open;
  }

  typename G::View view_;
  Frame frame_;
};

/// The only possible answer, provided that everybody at the table can tell that there is no other.
template <Game G>
std::optional<Action> forced(const typename G::State& state) {
  if (Engine<G>::over(state)) return std::nullopt;
  const PublicQuestion<G> question(state);
  if (!question.hides_nothing()) return std::nullopt;
  Options options;
  question.offer(options);
  if (options.size() != 1) return std::nullopt;
  return options[0];
}

/// Which answers of a record were forced. The record is played once more beside the game, each answer once and only
/// when somebody wants to know: games of bots among themselves do not pay for it.
template <Game G>
class ForcedMarks {
 public:
  /// One mark for every answer.
  const std::vector<bool>& of(const Record<G>& record) {
    const bool goes_on = begun_ && played_.size() <= record.answers.size() &&
                         std::equal(played_.begin(), played_.end(), record.answers.begin());
    if (!goes_on) begin(record);
    Report silent;
    PlayOn<typename G::State> play{state_, silent};
    while (played_.size() < record.answers.size()) {
      const Answer& answer = record.answers[played_.size()];
      marks_.push_back(forced<G>(state_).has_value());
      Engine<G>::answer_trusted(play, answer.seat, answer.action);
      played_.push_back(answer);
    }
    return marks_;
  }

 private:
  void begin(const Record<G>& record) {
    begun_ = true;
    marks_.clear();
    played_.clear();
    Report silent;
    PlayOn<typename G::State> play{state_, silent};
    Engine<G>::begin(play, record);
  }

  bool begun_ = false;
  typename G::State state_{};
  std::vector<Answer> played_{};
  std::vector<bool> marks_{};
};

}  // namespace bathys
