// A puzzle: a position in which one answer is clearly the best and not the obvious one (docs/puzzles.md). Plain values;
// bots/coach finds them, wire reads and writes them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/advice.hpp"
#include "core/any_game.hpp"

namespace bathys {

/// What sets the best answer apart from the obvious one.
struct Theme {
  std::string name{};   ///< `puzzle.theme.NAME` is its word
  std::string about{};  ///< the term it speaks of, if any

  bool operator==(const Theme&) const = default;
};

/// One question of a puzzle: every answer there is, the one that leads on first.
struct PuzzleStep {
  std::vector<AdvisedLine> lines{};
  int simulations = 0;
};

struct Puzzle {
  std::string id{};
  /// A world imagined by the seat that is asked: what was hidden from it is a guess, and its future is nobody's.
  std::unique_ptr<AnyGame> position{};
  Seat seat{};
  u32 decision = 0;  ///< at which it came up in its game
  Stake stake = Stake::victory;
  Theme theme{};
  Action obvious{};
  /// From 1 on: harder the more simulations the search needs to find it, and where another answer is close.
  int difficulty = 1;
  /// The turn as far as it can be foreseen, question by question.
  std::vector<PuzzleStep> steps{};

  Action best() const { return steps.front().lines.front().answers.front(); }
};

inline constexpr int kHardestPuzzle = 5;

/// Whether an answer is worse than the one that leads on, clearly and by enough to be called wrong.
inline bool is_wrong(const AdvisedLine& line) {
  return line.behind.is_clear() && line.behind.value >= kVerdictLeast[1];
}

}  // namespace bathys
