// The answers of Thesauros worth thinking about.
#include "bots/thesauros/candidates.hpp"

namespace bathys::thesauros {
namespace {

const Adviser& adviser_for(const Public& table) {
  static const Adviser among_rivals;
  static const Adviser alone(Weights::for_solo());
  return table.is_solo() ? alone : among_rivals;
}

bool is_placing(const Frame& question) { return is(question, Rule::place) || is(question, Rule::place_recruit); }

/// Amounts near the best one, each a step farther away.
std::vector<Action> amounts_around(const std::vector<JudgedAnswer>& ranked, int step, int most) {
  const Action best = ranked.front().action;
  std::vector<Action> chosen{best};
  for (int distance = step; static_cast<int>(chosen.size()) < most && distance < 12 * step; distance += step) {
    for (const int amount : {static_cast<int>(best.d) + distance, static_cast<int>(best.d) - distance}) {
      Action wanted = best;
      wanted.d = static_cast<u32>(amount);
      const bool offered = amount >= 0 && std::any_of(ranked.begin(), ranked.end(), [&](const JudgedAnswer& answer) {
                             return answer.action == wanted;
                           });
      if (offered && static_cast<int>(chosen.size()) < most) chosen.push_back(wanted);
    }
  }
  return chosen;
}

/// The same money to another account, all of it.
std::vector<Action> accounts_for(const std::vector<JudgedAnswer>& ranked) {
  std::vector<Action> chosen{ranked.front().action};
  std::array<Action, kAccounts> largest{};
  for (const JudgedAnswer& answer : ranked) {
    Action& so_far = largest[answer.action.a];
    if (answer.action.d >= so_far.d) so_far = answer.action;
  }
  for (const Action& action : largest) {
    if (action.d > 0 && action != chosen.front()) chosen.push_back(action);
  }
  return chosen;
}

/// Steps wide enough to matter.
int step_of(const Frame& question) { return is(question, Rule::budget) ? 3 : 1; }

}  // namespace

std::vector<JudgedAnswer> ranked_answers(const View& view, Generator& generator) {
  const Frame& question = view.table.pending.top();
  const Adviser& adviser = adviser_for(view.table);
  std::vector<JudgedAnswer> ranked = is_placing(question) ? Placement(adviser, view, generator).judged()
                                                          : adviser.judged(Thesauros::seen(view), question);
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const JudgedAnswer& a, const JudgedAnswer& b) { return a.worth > b.worth; });
  return ranked;
}

std::vector<Action> candidates(const View& view, int most, Generator& generator) {
  const std::vector<JudgedAnswer> ranked = ranked_answers(view, generator);
  const Frame& question = view.table.pending.top();
  if (is(question, Rule::budget) || (is(question, Rule::bid) && is(ranked.front().action, Do::bid)))
    return amounts_around(ranked, step_of(question), most);
  if (is(question, Rule::allocate)) return accounts_for(ranked);
  std::vector<Action> chosen;
  bool hired = false;
  for (const auto& [action, worth] : ranked) {
    const bool special = is(action, Do::post) || (is(action, Do::hire) && !hired);
    if (static_cast<int>(chosen.size()) < most && worth > kNever / 2) {
      chosen.push_back(action);
    } else if (special) {
      chosen.push_back(action);
    }
    hired = hired || is(action, Do::hire);
  }
  if (chosen.empty()) chosen.push_back(ranked.front().action);
  return chosen;
}

bool is_routine(const Frame& question) {
  switch (static_cast<Rule>(question.rule)) {
    case Rule::load_gear:
    case Rule::shift_cargo:
    case Rule::meeting:
    case Rule::meet_shark:
    case Rule::coastal_gear:
    case Rule::open_black_box:
    case Rule::transfer:
      return true;
    default:
      return false;
  }
}

}  // namespace bathys::thesauros
