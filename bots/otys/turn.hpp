// A search through one's own turn of Otys: every line of answers worth trying, to the end of the turn.
#pragma once

#include "bots/otys/sense.hpp"
#include "bots/otys/worth.hpp"

namespace bathys::otys {

/// Searches from what one seat can see. Whatever the deck and the bag would bring counts as unknown, so that no line is
/// better for a lucky guess, and the choice does not depend on the guess at all.
class TurnSearch {
 public:
  TurnSearch(const Appraiser& appraiser, const View& view, Generator& generator);

  /// The answer that leads to the best end of the turn; among equals the generator decides.
  Action best(Generator& generator);

 private:
  /// What was decided on the way to a position and is not asked again.
  struct Line {
    CardSet considered{};  ///< contracts that could be completed earlier in the line
    int propelled = 0;
  };

  Worth after(const State& state, Line line, Action action);
  Worth search(const State& state, const Line& line);
  Worth worth(const State& state) const;
  bool turn_is_over(const State& state) const;
  State played(const State& state, Action action) const;

  /// Fills in the answers worth trying, and notes the contracts among them in the line.
  void choose(const State& state, Line& line, Options& chosen) const;
  void choose_completions(const State& state, const Options& legal, Line& line, Options& chosen) const;
  bool seen_before(const State& state, const Line& line);

  const Appraiser& appraiser_;
  State start_;
  Seat me_;
  LyingOpen lying_open_;
  /// How much each rival threatens to complete each contract on the table.
  std::array<std::array<Worth, kContracts>, kMaxSeats> threats_{};
  int nodes_left_ = 0;
  /// Hashes of positions; one place for each remainder, a later position drives out an earlier one.
  std::array<u64, 2048> visited_{};
};

}  // namespace bathys::otys
