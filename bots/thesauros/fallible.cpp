// A player of Thesauros who errs as people do.
#include "bots/thesauros/fallible.hpp"

#include "bots/thesauros/candidates.hpp"

namespace bathys::thesauros {
namespace {

/// Where the greedy bot's judgement only says what it prefers, not by how much: nobody errs there.
bool is_plain(const Frame& question) {
  return is_routine(question) || is(question, Rule::training) || is(question, Rule::allocate) ||
         is(question, Rule::choose_hat) || is(question, Rule::lift_treasure) || is(question, Rule::raise_bid);
}

bool names_dollars(const Frame& question) { return is(question, Rule::budget) || is(question, Rule::bid); }

}  // namespace

Action Fallible::choose(const View& view, const Thinking&, Generator& generator) {
  const std::vector<JudgedAnswer> ranked = ranked_answers(view, generator);
  const Frame& question = view.table.pending.top();
  if (is_plain(question)) return ranked.front().action;
  const Worth most = names_dollars(question) ? errors_.dollars : errors_.worth;
  Choice choice;
  for (const auto& [action, worth] : ranked) {
    if (worth < ranked.front().worth - most) break;
    choice.consider(action, worth + static_cast<Worth>(generator.below(static_cast<u32>(most) + 1)));
  }
  return choice.action;
}

}  // namespace bathys::thesauros
