// Laws of undo: it gives back the same bytes, and never takes back what somebody has learned.
#pragma once

#include "core/laws/secrets.hpp"

namespace bathys::laws {

/// Some answer of that seat, in the viewer's guess, looks to the viewer exactly like what was answered in truth.
template <Game G>
bool looks_alike(const Played<G>& in_truth, const typename G::State& guess, Seat viewer, const Answer& answer) {
  const auto alike = [&](Action action) { return in_truth.same_for(viewer, Played<G>(guess, answer.seat, action)); };
  Options options;
  Engine<G>::legal(guess, answer.seat, options);
  if (options.has(answer.action) && alike(answer.action)) return true;
  // Whoever answered knows what they did; to the others a secret answer may have been anything.
  if (viewer == answer.seat) return false;
  for (const Action action : options) {
    if (alike(action)) return true;
  }
  return false;
}

/// When an answer was not reported as telling anybody anything, it fits every world a viewer could imagine before.
template <Game G>
void nobody_learned(const typename G::State& truth, const Answer& answer, Generator& dice, int worlds) {
  const Played<G> in_truth(truth, answer.seat, answer.action);
  if (in_truth.learned) return;
  for (const Seat viewer : viewers<G>(truth)) {
    const auto view = G::view(truth, viewer);
    for (int i = 0; i < worlds; ++i) {
      require(looks_alike<G>(in_truth, G::imagine(view, dice), viewer, answer), "undo takes back no knowledge",
              name_of(viewer), " learned something, but it was not reported");
    }
  }
}

/// Playing and undoing changes nothing; playing once more leads to the same bytes.
template <Game G>
void undo_restores(Referee<G>& referee, const Answer& answer) {
  const auto before = referee.state();
  const auto log_size = referee.events_for(kSpectator).size();
  const bool learned = Played<G>(before, answer.seat, answer.action).learned;
  referee.play(answer.seat, answer.action);
  const auto after = referee.state();
  require(referee.can_undo() != learned, "undo stops exactly where somebody learned something");
  const Refusal refusal = referee.undo();
  require(static_cast<bool>(refusal) == learned, "undo stops exactly where somebody learned something");
  if (learned) return require(same_bytes(after, referee.state()), "a refused undo changes no byte");
  require(same_bytes(before, referee.state()), "undo restores the same bytes");
  require(referee.events_for(kSpectator).size() == log_size, "undo takes the log back too");
  referee.play(answer.seat, answer.action);
  require(same_bytes(after, referee.state()), "what is played again leads to the same bytes");
}

/// Undone as far as it goes, the game stands where somebody last learned something, as if it had been played to there.
template <Game G>
void undo_reaches_the_barrier(Referee<G> referee, u32 barrier) {
  while (referee.can_undo()) {
    require(!referee.undo(), "undo goes as far as it says it can");
  }
  const std::string reached = std::to_string(referee.decision_number()) + " instead of " + std::to_string(barrier);
  require(referee.decision_number() == barrier, "undo never skips a barrier", "reached decision ", reached);
  require(static_cast<bool>(referee.undo()), "undo never skips a barrier");
  const auto undone = referee.state();
  referee.rewind(barrier);
  require(same_bytes(undone, referee.state()), "undo leads back to what was played");
}

}  // namespace bathys::laws
