// Puzzles as JSON (docs/puzzles.md), and solving one.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle.hpp"
#include "wire/advice.hpp"
#include "wire/json.hpp"
#include "wire/json_type.hpp"

namespace bathys::wire {

inline constexpr int kPuzzlesFormat = 1;

Json puzzle_json(const Puzzle& puzzle);

/// Throws BadInput naming what is wrong: everything is tried, to the end of the line.
Puzzle read_puzzle(const AnyKind& kind, const Json& given);

/// What a file of puzzles says before it comes to them.
struct PuzzlesHead {
  const AnyKind* kind = nullptr;
  std::string command{};  ///< that made them
};

/// A whole file, one puzzle to a line.
std::string puzzles_text(const PuzzlesHead& head, const std::vector<Puzzle>& puzzles);
/// Reads the head and leaves the puzzles in `puzzles`, unread. Throws BadInput, OtherRules when they were made by other
/// rules.
PuzzlesHead read_puzzles(std::string_view text, Json& puzzles);

/// How an answer to a puzzle is judged.
enum class Solution : u8 {
  best,  ///< it leads on
  good,  ///< about as good as that
  wrong
};
inline constexpr std::array<std::string_view, 3> kSolutions{"best", "good", "wrong"};

struct JudgedSolution {
  Solution solution = Solution::wrong;
  const AdvisedLine* given = nullptr;
  const AdvisedLine* better = nullptr;  ///< the line that leads on
  bool obvious = false;
};

/// Which question of a puzzle a game stands at: one that began from its position, by the answers of its line. Null when
/// it is at the end of the line or has left it.
const PuzzleStep* step_at(const Puzzle& puzzle, const AnyGame& game);
/// The answer must be one of the step's; nothing otherwise.
std::optional<JudgedSolution> judge_solution(const Puzzle& puzzle, const PuzzleStep& step, Action action);
/// Plays what leads on as long as there is no other answer; whether the line is at its end then.
bool play_forced_steps(const Puzzle& puzzle, AnyGame& game);

/// The whole line from a question on: the leading answers of all steps there are.
AdvisedLine line_from(const Puzzle& puzzle, const PuzzleStep& step);

/// A line without what follows its first answer: what is still to be found is not told.
AdvisedLine beginning_of(AdvisedLine line);

/// What sets the best answer apart, in words.
std::string theme_text(const Theme& theme, const words::Language& language);

/// {"seat":0,"theme":{"name":"source","about":"…","text":"…"},"difficulty":2,"steps":3}
Json puzzle_told(const Puzzle& puzzle, const words::Language& language);
/// What is told to whoever solves a puzzle. Both must outlive it; the game stands at the question that is told of.
class SolutionTeller {
 public:
  SolutionTeller(const Puzzle& puzzle, const AnyGame& game, const Voice& voice)
      : puzzle_(puzzle), game_(game), advice_(game, voice, puzzle.seat) {}

  /// {"solution":"wrong","obvious":true,"over":false,"sure":65536,"stake":"victory","point":3276,"given":{…},
  /// "better":{…}}; the lines are those of a hint. There is nothing better than the best. `over` says whether there is
  /// nothing left to find.
  Json judged(const PuzzleStep& step, const JudgedSolution& judged) const;
  /// {"solution":"shown","obvious":false,"over":true,"sure":65536,"stake":"victory","point":3276,"better":{…}}
  Json shown(const PuzzleStep& step) const;
  /// The same for people who read lines.
  const AdviceTeller& advice() const { return advice_; }

 private:
  Json line(const AdvisedLine& line) const;

  const Puzzle& puzzle_;
  const AnyGame& game_;
  AdviceTeller advice_;
};

}  // namespace bathys::wire
