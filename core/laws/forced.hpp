// Laws of forced answers: they follow from what everybody sees, and they are the only ones.
#pragma once

#include "core/forced.hpp"
#include "core/laws/legality.hpp"

namespace bathys::laws {

inline bool same_options(const Options& a, const Options& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

/// What a question that says it hides nothing offers in everybody's eyes is what it truly offers.
template <Game G>
void hides_nothing_is_true(const typename G::State& state) {
  const PublicQuestion<G> question(state);
  if (!question.hides_nothing()) return;
  Options open, truly;
  question.offer(open);
  Engine<G>::legal(state, question.asked(), truly);
  const std::string_view rule = Engine<G>::row(Engine<G>::question(state)).name;
  require(same_options(open, truly), "what is said to be in the open is", rule, " reads what only ",
          name_of(question.asked()), " sees");
}

/// What is told as forced is legal, and nothing else is.
template <Game G>
bool forced_is_the_only_answer(const typename G::State& state) {
  const auto answer = forced<G>(state);
  if (!answer) return false;
  Options options;
  Engine<G>::legal(state, Engine<G>::asked(state).front(), options);
  require(Engine<G>::asked(state).size() == 1 && options.size() == 1 && options[0] == *answer,
          "a forced answer is the only one", spell(G::verbs(), *answer));
  return true;
}

/// Nobody can tell a world from another by it.
template <Game G>
void forced_tells_nothing(const typename G::State& truth, const typename G::State& guess, Seat viewer) {
  require(forced<G>(truth) == forced<G>(guess), "a forced answer tells nothing", name_of(viewer));
}

}  // namespace bathys::laws
