// The commands of the coach: hint, review, solve.
#include <algorithm>

#include "wire/actions.hpp"
#include "wire/advice.hpp"
#include "wire/commands/commands.hpp"
#include "wire/parsing.hpp"
#include "wire/puzzle.hpp"

namespace bathys::wire {
namespace {

constexpr i64 kMaxCoachSimulations = 1'000'000;
constexpr i64 kMaxHintMs = 600'000;
constexpr i64 kMaxHintSeed = i64{1} << 53;  // what every JSON reader can hold
constexpr i64 kMaxSteps = 100'000;
constexpr i64 kUsualLines = 3;

std::unique_ptr<Coach> coach_of(const Conversation& conversation, const AnyGame& game) {
  auto coach = conversation.bots.coach ? conversation.bots.coach(game.name()) : nullptr;
  if (!coach) throw RequestError{"bad_request", "there is no coach here"};
  return coach;
}

int simulations_of(const Request& request) {
  return static_cast<int>(request.number_or("simulations", 1, kMaxCoachSimulations, 0));
}

ReviewDepth depth_of(const Request& request) {
  if (!request.has("depth")) return ReviewDepth::standard;
  const std::string depth = request.text("depth");
  const auto known = std::find(kReviewDepths.begin(), kReviewDepths.end(), depth);
  if (known == kReviewDepths.end()) {
    throw RequestError{"bad_request", "depth: quick, standard or deep is expected, found " + found(depth)};
  }
  return static_cast<ReviewDepth>(known - kReviewDepths.begin());
}

/// What is to be reviewed, and how.
RunningReview wanted(const AnyGame& game, const Request& request) {
  const SeatSet seats = request.has("seat") ? SeatSet(request.seat(game.seats())) : SeatSet::first(game.seats());
  return {game.answers(), seats, depth_of(request), simulations_of(request), nullptr};
}

}  // namespace

Json run_hint(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  const Seat seat = request.seat(game.seats());
  // A seat that is not asked is refused whatever it answers.
  if (!game.decision().asked.has(seat)) {
    throw GameRefusal{teller(game, request, seat).refusal(game.why_not(seat, Action{}))};
  }
  const Effort effort{.simulations = simulations_of(request),
                      .budget_ms = static_cast<int>(request.number_or("budget_ms", 0, kMaxHintMs, 0))};
  const auto lines = static_cast<int>(request.number_or("lines", 1, 10, kUsualLines));
  const auto seed = static_cast<u64>(request.number_or("seed", 0, kMaxHintSeed, 0));
  const Hint hint = coach_of(conversation, game)->hint(game, seat, effort, lines, seed);
  return {{"hint", AdviceTeller(game, request.voice(), seat).hint(hint, seat)}};
}

/// A few decisions more of a review, which goes on as long as the same is asked about the same game.
Json run_review(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  const auto steps = request.number_or("steps", 0, kMaxSteps, kMaxSteps);
  RunningReview asked = wanted(game, request);
  RunningReview& running = conversation.review;
  if (!running.making || !running.is_of(asked)) {
    asked.making = coach_of(conversation, game)->review(game, asked.seats, asked.depth, asked.simulations);
    running = std::move(asked);
  }
  for (i64 i = 0; i < steps && running.making->step(); ++i) {
  }
  Json answer{{"done", running.making->done()}, {"of", running.making->of()}};
  if (running.making->done() == running.making->of()) {
    answer["review"] = AdviceTeller(game, request.voice()).review(running.making->result());
  }
  return answer;
}

/// Judges an answer to the puzzle, and gives it when it leads on; without one it tells the best. What is told was found
/// when the puzzle was made.
Json run_solve(Conversation& conversation, const Request& request) {
  AnyGame& game = game_of(conversation);
  if (!conversation.puzzle) throw RequestError{"no_puzzle", "there is no puzzle yet: puzzle begins one"};
  const Puzzle& puzzle = *conversation.puzzle;
  const PuzzleStep* const step = step_at(puzzle, game);
  if (step == nullptr) throw RequestError{"no_puzzle", "the puzzle is over: the game has left its line"};
  const SolutionTeller tell(puzzle, game, request.voice());
  if (!request.has("action")) return tell.shown(*step);
  const Action action = read_action(game.verbs(), request.value("action"), "action");
  if (const Refusal refusal = game.why_not(puzzle.seat, action)) {
    throw GameRefusal{teller(game, request, puzzle.seat).refusal(refusal)};
  }
  const auto judged = judge_solution(puzzle, *step, action);
  if (!judged) throw BadInput{"action", "was not judged when the puzzle was made"};
  Json told = tell.judged(*step, *judged);
  if (judged->solution == Solution::best) {
    game.play(puzzle.seat, action);
    told["over"] = play_forced_steps(puzzle, game);
  }
  told["decision"] = decision_of(game, request);
  return told;
}

}  // namespace bathys::wire
