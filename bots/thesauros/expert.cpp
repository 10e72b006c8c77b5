// The strategy behind the higher levels of Thesauros.
#include "bots/thesauros/expert.hpp"

#include <algorithm>

#include "bots/thesauros/candidates.hpp"
#include "bots/thesauros/chances.hpp"
#include "bots/thesauros/playout.hpp"
#include "bots/thesauros/sides.hpp"

namespace bathys::thesauros {
namespace {

/// A guess that all answers are tried in, with all the luck to come.
struct World {
  int number = -1;
  State guess{};
};

}  // namespace

/// Time passes from here on: what is worth trying takes some of it.
Budget Expert::budget(const View& view, const Thinking& thinking) const {
  return {thinking, manner_.simulations * 2 / std::max(2, view.table.seats())};
}

std::vector<SearchedLine> Expert::compare(const View& view, const std::vector<Action>& answers, Budget& budget,
                                          Generator& generator, const Watch& watch, bool each_once) const {
  // Alone a game is played to its end: that is quick, and says more than any judge.
  const int ahead = view.table.is_solo() ? kQuadrimesters : manner_.quadrimesters;
  const int until = view.table.board.quadrimester + ahead;
  World world;
  const auto simulate = [&](int candidate, int number) {
    if (number != world.number) world = {number, world_for(view, generator)};
    State state = world.guess;
    Report silent;
    Play play{state, silent};
    Engine<Thesauros>::answer_trusted(play, view.viewer, answers[static_cast<std::size_t>(candidate)]);
    play_on(play, until);
    if (watch) watch(candidate, number, state);
    return chance_where_it_ended(state, view.viewer);
  };
  std::vector<SearchedLine> lines;
  for (Judged& judged :
       halve(static_cast<int>(answers.size()), budget, simulate, {.kept = 0, .each_once = each_once})) {
    const Action action = answers[static_cast<std::size_t>(judged.candidate)];
    lines.push_back({{action}, std::move(judged)});
  }
  return lines;
}

/// The greedy bot's answer stays the first line unless another is clearly better.
std::vector<SearchedLine> Expert::rank(const View& view, const std::vector<Action>& answers, Budget& budget,
                                       Generator& generator, const Watch& watch, bool each_once) const {
  std::vector<SearchedLine> lines = compare(view, answers, budget, generator, watch, each_once);
  const auto own =
      std::find_if(lines.begin(), lines.end(), [](const auto& line) { return line.judged.candidate == 0; });
  if (own != lines.begin() && !Difference(lines.front().judged, own->judged).exceeds(manner_.tenths))
    std::rotate(lines.begin(), own, own + 1);
  return lines;
}

std::vector<SearchedLine> Expert::search(const View& view, const Thinking& thinking, Generator& generator,
                                         std::span<const Action> also, const Watch& watch) {
  Budget budget = this->budget(view, thinking);
  std::vector<Action> answers = candidates(view, manner_.candidates, generator);
  for (const Action action : also) {
    if (std::find(answers.begin(), answers.end(), action) == answers.end()) answers.push_back(action);
  }
  return rank(view, answers, budget, generator, watch, true);
}

Action Expert::choose(const View& view, const Thinking& thinking, Generator& generator) {
  Budget budget = this->budget(view, thinking);
  const Frame& question = view.table.pending.top();
  const std::vector<Action> answers = candidates(view, is_routine(question) ? 1 : manner_.candidates, generator);
  // In a hurry the greedy bot's answer will do.
  if (is_routine(question) || answers.size() == 1 || budget.is_gone()) return answers.front();
  return rank(view, answers, budget, generator, {}, false).front().answers.front();
}

/// As far as in a search.
i32 Expert::try_out(const State& world, Seat seat, u64) const {
  State state = world;
  Report silent;
  Play play{state, silent};
  const int ahead = state.table.is_solo() ? kQuadrimesters : manner_.quadrimesters;
  play_on(play, state.table.board.quadrimester + ahead);
  return chance_where_it_ended(state, seat);
}

/// Alone a win is worth more the more points it has, as in a search.
i32 Expert::achieved(const State& end, Seat seat) const {
  return end.table.is_solo() ? solo_result(end) : Searching::achieved(end, seat);
}

std::unique_ptr<Searching<Thesauros>> Expert::farther() const {
  Manner manner = manner_;
  manner.quadrimesters *= 2;
  return std::make_unique<Expert>(manner);
}

i32 Expert::glance(const Seen& seen) const { return chance_now(seen); }

bool Expert::can_glance(const Seen& seen) const { return quadrimester_begins(seen.table); }

}  // namespace bathys::thesauros
