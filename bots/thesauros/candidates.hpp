// The answers of Thesauros worth thinking about: the greedy bot's own, and the next best by its judgement.
#pragma once

#include "bots/thesauros/placement.hpp"

namespace bathys::thesauros {

/// What the greedy bot thinks of every answer, the best first; its own answer is the first.
std::vector<JudgedAnswer> ranked_answers(const View& view, Generator& generator);

/// At most so many of them, the greedy bot's own first. Where amounts are named they lie well apart; what the greedy
/// bot never does without need, such as posting the envelope early, is among them too.
std::vector<Action> candidates(const View& view, int most, Generator& generator);

/// Whether there is nothing to think about: the greedy bot's answer is as good as any.
bool is_routine(const Frame& question);

}  // namespace bathys::thesauros
