// Laws of secrets: what a viewer gets depends on nothing but what the viewer may know.
#pragma once

#include "core/laws/forced.hpp"

namespace bathys::laws {

inline bool same_outcome(const Outcome& a, const Outcome& b) {
  return a.over == b.over && a.winners == b.winners && a.points == b.points && a.verdict == b.verdict;
}

/// What the viewer may answer, why not, and in which words, is the same in a guess as in truth.
template <Game G>
void guess_offers_the_same(const typename G::State& truth, const typename G::State& guess, Seat viewer) {
  const auto view = G::view(truth, viewer);
  const auto law = [&](bool holds, std::string_view what) {
    require_or(holds, "a guess offers what the truth offers",
               [&] { return name_of(viewer) + ", " + std::string(what); });
  };
  law(G::question(view) == G::question(G::view(guess, viewer)), "the question");
  law(same_outcome(G::outcome(truth), G::outcome(guess)), "the outcome");
  if (Engine<G>::over(truth) || !Engine<G>::asked(truth).has(viewer)) return;
  Options in_truth, in_guess, in_view;
  const Frame& frame = Engine<G>::question(truth);
  Engine<G>::legal(truth, viewer, in_truth);
  Engine<G>::legal(guess, viewer, in_guess);
  Engine<G>::offer(G::seen(view), frame, in_view);
  law(in_truth.size() == in_guess.size() && in_truth.size() == in_view.size(), "the number of answers");
  for (int i = 0; i < in_truth.size(); ++i) {
    law(in_truth[i] == in_guess[i] && in_truth[i] == in_view[i], spell(G::verbs(), in_truth[i]));
    const Message said = G::answer(G::seen(truth, viewer), frame, in_truth[i]);
    law(said == G::answer(G::seen(guess, viewer), frame, in_truth[i]), "a sentence");
  }
}

/// After the same answer, a viewer who sees the same table has heard the same.
template <Game G>
void hears_the_same(const typename G::State& truth, const typename G::State& guess, Seat viewer, const Answer& answer) {
  const bool legal = !Engine<G>::why_not(guess, answer.seat, answer.action);
  require(legal || viewer != answer.seat, "non-interference", name_of(viewer), " can answer something else in a guess");
  if (!legal) return;
  const Played<G> in_truth(truth, answer.seat, answer.action);
  const Played<G> in_guess(guess, answer.seat, answer.action);
  if (!in_truth.same_view(viewer, in_guess)) return;
  const bool same = in_truth.events_for(viewer) == in_guess.events_for(viewer);
  require(same, "non-interference", name_of(viewer), " hears of something that cannot be seen");
}

/// A guess is a game like any other.
template <Game G>
void can_be_played_on(typename G::State guess, Generator& dice, int decisions) {
  Report silent;
  PlayOn<typename G::State> play{guess, silent};
  Options options;
  for (int i = 0; i < decisions && !Engine<G>::over(guess); ++i) {
    no_dead_end<G>(guess);
    const Seat seat = Engine<G>::asked(guess).front();
    Engine<G>::legal(guess, seat, options);
    Engine<G>::answer_trusted(play, seat, options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]);
  }
  require_accepted("a guess can be played on", [&] { G::check_position(guess); });
}

/// One guess of a viewer, held against the truth, before and after an answer (none at the end of the game).
template <Game G>
void guess_is_as_good(const typename G::State& truth, Seat viewer, const Answer* answer, Generator& dice) {
  const auto view = G::view(truth, viewer);
  const auto guess = G::imagine(view, dice);
  require(same_bytes(G::view(guess, viewer), view), "view(imagine(view)) == view", name_of(viewer));
  require_accepted("a guess is a position that can be", [&] { G::check_position(guess); });
  guess_offers_the_same<G>(truth, guess, viewer);
  forced_tells_nothing<G>(truth, guess, viewer);
  if (answer != nullptr) hears_the_same<G>(truth, guess, viewer, *answer);
}

}  // namespace bathys::laws
