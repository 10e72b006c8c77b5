// Puzzles as JSON, there and back; bad ones are refused with their place; solving one over the protocol.
#include "wire/puzzle.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/referee.hpp"
#include "games/pearls/testing.hpp"
#include "wire/protocol.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

using pearls::notation;

/// Bruno has won the choice: throwing the pearl away is bad; which of the others is best is only claimed here.
Puzzle planted() {
  pearls::TestTable table;
  table.bids(0, 3, 0);
  Puzzle puzzle;
  puzzle.id = "7-3";
  puzzle.position = std::make_unique<AnyGameOf<Pearls>>(Referee<Pearls>(table.state()));
  puzzle.seat = kBruno;
  puzzle.decision = 3;
  puzzle.theme = {"points", {}};
  puzzle.difficulty = 2;
  Options options;
  puzzle.position->legal(puzzle.seat, options);
  PuzzleStep step{{}, 800};
  puzzle.obvious = notation("throw away");
  for (const Action action : options) {
    const bool bad = action == puzzle.obvious;
    const Estimate behind = bad ? Estimate{kSure / 5, kSure / 100} : Estimate{kSure / 90, kSure / 50};
    std::vector<Reason> reasons;
    if (bad) reasons.push_back({"coach.reason.points.fewer", {}, 34});
    step.lines.push_back({{action}, {kSure / 2, 300}, step.lines.empty() ? Estimate{} : behind, reasons});
  }
  std::stable_partition(step.lines.begin(), step.lines.end(),
                        [&](const AdvisedLine& line) { return line.answers.front() != puzzle.obvious; });
  step.lines.front().behind = {};
  for (AdvisedLine& line : step.lines) {
    if (line.answers.front() == puzzle.obvious) line.behind = {kSure / 5, kSure / 100};
  }
  puzzle.steps.push_back(std::move(step));
  return puzzle;
}

const AnyKind& pearls_kind() { return *find_game("pearls"); }

std::string why_bad(const Json& given) {
  try {
    read_puzzle(pearls_kind(), given);
  } catch (const BadInput& bad) {
    return bad.where + ": " + bad.what;
  }
  return "nothing is wrong";
}

TEST(PuzzleJson, GoesThereAndBack) {
  const Json written = puzzle_json(planted());
  EXPECT_EQ(puzzle_json(read_puzzle(pearls_kind(), written)), written);
}

TEST(PuzzleJson, IsRefusedWithThePlaceOfTheMistake) {
  const Json good = puzzle_json(planted());
  const auto with = [&](auto change) {
    Json bad = good;
    change(bad);
    return why_bad(bad);
  };
  EXPECT_NE(with([](Json& bad) { bad["seat"] = 0; }).find("seat"), std::string::npos);
  EXPECT_NE(with([](Json& bad) { bad["seat"] = 9; }).find("seat"), std::string::npos);
  EXPECT_NE(with([](Json& bad) { bad["obvious"] = "fly"; }).find("obvious"), std::string::npos);
  EXPECT_NE(with([](Json& bad) { bad["obvious"] = bad["steps"][0]["lines"][0]["answers"][0]; }).find("obvious"),
            std::string::npos);
  EXPECT_NE(with([](Json& bad) { bad["steps"] = Json::array(); }).find("steps"), std::string::npos);
  EXPECT_NE(with([](Json& bad) { bad["steps"].push_back(bad["steps"][0]); }).find("steps[1]"), std::string::npos);
  EXPECT_NE(with([](Json& bad) { bad["steps"][0]["lines"][0]["answers"][0] = "bid 2"; }).find("steps[0]"),
            std::string::npos);
  EXPECT_NE(with([](Json& bad) { bad["position"].erase("players"); }).find("position"), std::string::npos);
  EXPECT_NE(with([](Json& bad) { bad["more"] = 1; }).find("more"), std::string::npos);
  EXPECT_NE(with([](Json& bad) { bad["difficulty"] = 6; }).find("difficulty"), std::string::npos);
  EXPECT_EQ(why_bad(good), "nothing is wrong");
}

TEST(PuzzleFile, NamesItsRulesAndItsCommand) {
  std::vector<Puzzle> puzzles;
  puzzles.push_back(planted());
  const std::string file = puzzles_text({&pearls_kind(), "bathys puzzles pearls --count 1 --seed 1"}, puzzles);
  Json read;
  const PuzzlesHead head = read_puzzles(file, read);
  EXPECT_EQ(head.kind, &pearls_kind());
  EXPECT_EQ(head.command, "bathys puzzles pearls --count 1 --seed 1");
  ASSERT_EQ(read.size(), 1u);
  EXPECT_EQ(read[0], puzzle_json(puzzles[0]));
  Json other = parse_json(file);
  other["rules"] = 99;
  EXPECT_THROW(read_puzzles(write_json(other), read), OtherRules);
  other = parse_json(file);
  other["components"] = "0";
  EXPECT_THROW(read_puzzles(write_json(other), read), BadInput);
}

TEST(Solving, JudgesByWhatWasFound) {
  const Puzzle puzzle = planted();
  const PuzzleStep* const step = step_at(puzzle, *puzzle.position);
  ASSERT_NE(step, nullptr);
  EXPECT_EQ(judge_solution(puzzle, *step, puzzle.best())->solution, Solution::best);
  const auto obvious = judge_solution(puzzle, *step, puzzle.obvious);
  EXPECT_EQ(obvious->solution, Solution::wrong);
  EXPECT_TRUE(obvious->obvious);
  EXPECT_FALSE(judge_solution(puzzle, *step, notation("bid 2")));
  const auto game = puzzle.position->clone();
  game->play(puzzle.seat, puzzle.obvious);
  EXPECT_EQ(step_at(puzzle, *game), nullptr) << "the line is left";
}

/// Asks a protocol and reads its answer.
struct Asked {
  Protocol protocol{};
  Json ask(const Json& request) { return parse_json(protocol.handle(write_json(request))); }
};

TEST(Solving, GoesOverTheProtocol) {
  Asked asked;
  EXPECT_EQ(asked.ask({{"cmd", "solve"}})["error"]["code"], "no_game");
  asked.ask({{"cmd", "new"}, {"game", "pearls"}});
  EXPECT_EQ(asked.ask({{"cmd", "solve"}})["error"]["code"], "no_puzzle");
  const Puzzle puzzle = planted();
  const auto verbs = puzzle.position->verbs();
  const Json begun = asked.ask({{"cmd", "puzzle"}, {"game", "pearls"}, {"puzzle", puzzle_json(puzzle)}});
  ASSERT_TRUE(begun["ok"]) << begun;
  EXPECT_EQ(begun["puzzle"]["theme"]["text"], "Points");
  EXPECT_EQ(begun["puzzle"]["seat"], 1);

  const Json wrong = asked.ask({{"cmd", "solve"}, {"action", spell(verbs, puzzle.obvious)}});
  EXPECT_EQ(wrong["solution"], "wrong");
  EXPECT_EQ(wrong["obvious"], true);
  EXPECT_EQ(wrong["over"], false);
  EXPECT_EQ(wrong["given"]["reasons"][0]["text"], "On average 3.4 fewer points.");
  EXPECT_EQ(wrong["better"]["answers"][0]["text"], spell(verbs, puzzle.best()));
  EXPECT_EQ(wrong["decision"]["number"], 0) << "it was not played";

  EXPECT_EQ(asked.ask({{"cmd", "solve"}, {"action", "bid 2"}})["error"]["code"], "not_this_question");
  EXPECT_EQ(asked.ask({{"cmd", "solve"}})["solution"], "shown");
  const Json best = asked.ask({{"cmd", "solve"}, {"action", spell(verbs, puzzle.best())}});
  EXPECT_EQ(best["solution"], "best");
  EXPECT_EQ(best["over"], true);
  EXPECT_FALSE(best.contains("better"));
  EXPECT_EQ(best["decision"]["number"], 1);
  EXPECT_EQ(asked.ask({{"cmd", "solve"}})["error"]["code"], "no_puzzle") << "it is over";

  Json damaged = puzzle_json(puzzle);
  damaged["obvious"] = "fly";
  EXPECT_EQ(asked.ask({{"cmd", "puzzle"}, {"game", "pearls"}, {"puzzle", damaged}})["error"]["code"], "bad_puzzle");
}

TEST(PuzzleJson, SaysWhatItsNumbersCount) {
  Puzzle puzzle = planted();
  EXPECT_EQ(read_puzzle(pearls_kind(), puzzle_json(puzzle)).stake, Stake::victory);
  puzzle.stake = Stake::points;
  puzzle.steps.front().lines.front().chance.value = 95 * kOnePoint;
  Json given = puzzle_json(puzzle);
  const Puzzle again = read_puzzle(pearls_kind(), given);
  EXPECT_EQ(again.stake, Stake::points);
  EXPECT_EQ(again.steps.front().lines.front().chance.value, 95 * kOnePoint);
  given["stake"] = "honour";
  EXPECT_EQ(why_bad(given).substr(0, 6), "stake:");
  given.erase("stake");
  EXPECT_EQ(read_puzzle(pearls_kind(), given).stake, Stake::victory);
}

}  // namespace
}  // namespace bathys::wire
