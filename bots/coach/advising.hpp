// A search with its evidence: the lines it compared, made into advice.
#pragma once

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "bots/coach/evidence.hpp"
#include "bots/search/searching.hpp"

namespace bathys::coach {

/// One search for the one who looks. Everything in it follows from the view and the generator. Lines stand in the order
/// of the search; alone their values are what people are told (`Searching::told`), not what the search went by.
template <Game G>
class Advising {
 public:
  Advising(Searching<G>& strategy, const typename G::View& view, const Thinking& thinking, Generator& generator,
           std::span<const Action> also, bool with_evidence) {
    std::map<int, std::vector<i32>> told;
    Tally tally(view.viewer);
    typename Searching<G>::Watch watch;
    watch.ended = [&](int line, int, const typename G::State& end) {
      stake_ = strategy.stake(G::seats(end));
      if (G::seats(end) == 1) told[line].push_back(strategy.told(end, view.viewer));
      if (!with_evidence) return;
      evidence_.note(line, measures<G>(end, view.viewer, tally));
      tally.clear();
    };
    if (with_evidence) watch.events = &tally;
    lines_ = strategy.search(view, thinking, generator, also, watch);
    for (SearchedLine& line : lines_) {
      if (const auto found = told.find(line.judged.candidate); found != told.end()) tell(line.judged, found->second);
    }
  }

  const std::vector<SearchedLine>& lines() const { return lines_; }
  /// What their values count.
  Stake stake() const { return stake_; }
  const SearchedLine& best() const { return lines_.front(); }
  /// The best line that begins with this answer; null when none does.
  const SearchedLine* beginning_with(Action answer) const {
    const auto found = std::find_if(lines_.begin(), lines_.end(),
                                    [&](const SearchedLine& line) { return line.answers.front() == answer; });
    return found == lines_.end() ? nullptr : &*found;
  }

  /// A line as it is told, with what sets it apart from another.
  AdvisedLine advised(const SearchedLine& line, const SearchedLine& against) const {
    return {line.answers, sample_of(line.judged).estimate(), difference(best().judged, line.judged).estimate(),
            evidence_.reasons(line.judged.candidate, against.judged.candidate)};
  }

 private:
  /// A search that runs out of time may leave out the last world that it began.
  static void tell(Judged& judged, std::vector<i32> values) {
    values.resize(judged.values.size());
    judged.values = std::move(values);
    judged.sum = std::accumulate(judged.values.begin(), judged.values.end(), i64{0});
  }

  std::vector<SearchedLine> lines_{};
  Stake stake_ = Stake::victory;
  Evidence evidence_{};
};

/// The best line of each first answer, the best first; where everything worth trying begins alike, the best lines.
inline std::vector<const SearchedLine*> worth_telling(const std::vector<SearchedLine>& lines) {
  std::vector<const SearchedLine*> told;
  for (const SearchedLine& line : lines) {
    const bool known = std::any_of(told.begin(), told.end(), [&](const SearchedLine* other) {
      return other->answers.front() == line.answers.front();
    });
    if (!known) told.push_back(&line);
  }
  if (told.size() > 1) return told;
  told.clear();
  for (const SearchedLine& line : lines) told.push_back(&line);
  return told;
}

/// At most so many lines, the best first.
template <Game G>
Hint hint(Searching<G>& strategy, const typename G::View& view, const Thinking& thinking, int lines,
          Generator& generator) {
  const Advising<G> advising(strategy, view, thinking, generator, {}, true);
  Hint hint;
  hint.stake = advising.stake();
  for (const SearchedLine& line : advising.lines()) hint.simulations += line.judged.worlds();
  const auto told = worth_telling(advising.lines());
  for (std::size_t i = 0; i < told.size() && i < static_cast<std::size_t>(lines); ++i) {
    const std::size_t against = i > 0 ? 0 : std::min<std::size_t>(1, told.size() - 1);
    hint.lines.push_back(advising.advised(*told[i], *told[against]));
  }
  return hint;
}

}  // namespace bathys::coach
