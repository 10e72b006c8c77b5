// The puzzles that the program brings along, and solving them at the terminal.
#include "cli/solving.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

#include "bots/coach/coach.hpp"
#include "cli/commands.hpp"
#include "cli/play_testing.hpp"
#include "wire/puzzle.hpp"

namespace bathys::cli {
namespace {

constexpr const char* kGames[] = {"otys", "thesauros"};

class PuzzlesOf : public testing::TestWithParam<const char*> {
 protected:
  PuzzleBook book{GetParam()};
};
INSTANTIATE_TEST_SUITE_P(Games, PuzzlesOf, testing::ValuesIn(kGames), [](const auto& info) { return info.param; });

void expect_words(const Puzzle& puzzle) {
  for (const words::Language language : words::Language::all()) {
    EXPECT_TRUE(language.has("puzzle.theme." + puzzle.theme.name)) << puzzle.theme.name;
    EXPECT_TRUE(puzzle.theme.about.empty() || language.has(puzzle.theme.about)) << puzzle.theme.about;
    for (const PuzzleStep& step : puzzle.steps) {
      for (const AdvisedLine& line : step.lines) {
        for (const Reason& reason : line.reasons) {
          EXPECT_TRUE(language.has(reason.sentence)) << reason.sentence;
          EXPECT_TRUE(reason.about.empty() || language.has(reason.about)) << reason.about;
        }
      }
    }
  }
}

/// More than half a year of one a day without a repetition.
TEST_P(PuzzlesOf, AreTwoHundred) { EXPECT_GE(book.size(), 200); }

TEST_P(PuzzlesOf, CanAllBeSolvedAndToldInEveryLanguage) {
  std::set<std::string> games;
  std::set<int> players;
  std::map<std::string, int> themes;
  // With sanitizers, where reading is slow too, every eighth says enough.
  const int every = std::getenv("BATHYS_SHORT") != nullptr ? 8 : 1;
  for (int number = 1; number <= book.size(); number += every) {
    SCOPED_TRACE(number);
    const Puzzle puzzle = book.puzzle(number);  // whose whole line is played while it is read
    ++themes[puzzle.theme.name + " " + puzzle.theme.about];
    EXPECT_TRUE(games.insert(puzzle.id.substr(0, puzzle.id.find('-'))).second) << "two puzzles of one game";
    players.insert(puzzle.position->seats());
    EXPECT_NE(puzzle.best(), puzzle.obvious);
    const auto& lines = puzzle.steps.front().lines;
    for (std::size_t i = 1; i < lines.size(); ++i) {
      EXPECT_TRUE(is_wrong(lines[i]));
      EXPECT_TRUE(lines[i].answers.front() != puzzle.obvious || !lines[i].reasons.empty()) << "nobody is told why";
    }
    const bool points = std::string_view(GetParam()) == "otys" && puzzle.position->seats() == 1;
    EXPECT_EQ(puzzle.stake, points ? Stake::points : Stake::victory);
    Options options;
    puzzle.position->legal(puzzle.seat, options);
    EXPECT_EQ(static_cast<int>(lines.size()), options.size()) << "every answer is judged";
    expect_words(puzzle);
  }
  if (every > 1) return;  // some of them need not be as varied as all
  EXPECT_TRUE(players.contains(2));
  EXPECT_GE(players.size(), 3u) << "all numbers of players";
  EXPECT_GE(themes.size(), 5u);
  for (const auto& [theme, times] : themes) EXPECT_LE(times, 3 + book.size() / 7) << theme << " has too many";
}

/// How many of some puzzles the coach, who thinks anew in other worlds, does not contradict.
int agreed(const PuzzleBook& book, int first, int every, int simulations, int& of) {
  const auto coach = make_coach(book.game());
  int agreed = 0;
  for (int number = first; number <= book.size(); number += every, ++of) {
    const Puzzle puzzle = book.puzzle(number);
    const Hint hint = coach->hint(*puzzle.position, puzzle.seat, {.simulations = simulations}, 1, 99);
    if (hint.lines.front().answers.front() == puzzle.best()) ++agreed;
  }
  return agreed;
}

TEST_P(PuzzlesOf, AreStillWhatTheCoachWouldPlay) {
  // With sanitizers, where searching is slow, two say enough.
  const int some = std::getenv("BATHYS_SHORT") != nullptr ? 2 : 5;
  int of = 0;
  const int fine = agreed(book, 1, (book.size() + some - 1) / some, 300, of);
  EXPECT_GE(fine, of - 1) << "of " << of;
}

TEST_P(PuzzlesOf, AreAlmostAllStillWhatTheCoachWouldPlay) {
  if (std::getenv("BATHYS_LONG") == nullptr) GTEST_SKIP() << "only in ./test long";
  int of = 0;
  const int fine = agreed(book, 1, 1, 2000, of);
  EXPECT_GE(fine * 10, of * 9) << "of " << of;
}

TEST(PuzzleBook, HasOnePuzzleForEachDayAndNoneForOtherGames) {
  const PuzzleBook book("otys");
  EXPECT_EQ(book.of_day(0), 1);
  EXPECT_EQ(book.of_day(book.size()), 1);
  EXPECT_EQ(book.of_day(book.size() - 1), book.size());
  EXPECT_EQ(puzzle_number(book, "3"), 3);
  EXPECT_EQ(puzzle_number(book, "today"), book.of_day(today()));
  for (const char* const word : {"0", "-1", "100000", "3x", "", "tomorrow"}) {
    EXPECT_THROW(puzzle_number(book, word), WrongUse) << word;
  }
  EXPECT_THROW(PuzzleBook("pearls"), WrongUse);
  EXPECT_THROW(PuzzleBook("chess"), WrongUse);
}

std::string typed_in(const std::string& lines, std::string_view language = "en") {
  const PuzzleBook book("otys");
  std::istringstream in(lines);
  std::ostringstream out;
  Screen screen;
  screen.plain = true;
  Console console(in, out, screen, Voice{*words::Language::find(language), {}});
  solve_puzzles(book, 1, console);
  return out.str();
}

TEST(Solving, AWrongAnswerIsToldWhyAndAskedAgainAndTheRightOneEndsIt) {
  const PuzzleBook book("otys");
  const Puzzle puzzle = book.puzzle(1);
  const auto verbs = puzzle.position->verbs();
  std::string right;
  for (const PuzzleStep& step : puzzle.steps) {
    if (step.lines.size() > 1) right += spell(verbs, step.lines.front().answers.front()) + "\n";
  }
  const std::string out = typed_in(spell(verbs, puzzle.obvious) + "\n\n" + right + "quit\n");
  const std::size_t wrong = out.find("Not the best: ");
  ASSERT_NE(wrong, std::string::npos) << out;
  EXPECT_NE(out.find("This is what one sees first.", wrong), std::string::npos);
  EXPECT_NE(out.find("That gives away ", wrong), std::string::npos);
  const std::size_t best = out.find("Right: ", wrong);
  ASSERT_NE(best, std::string::npos) << out;
  EXPECT_NE(out.find("Solved.", best), std::string::npos);
  EXPECT_NE(out.find("What it was about: ", best), std::string::npos);
}

TEST(Solving, TheAnswerCanBeSeenAndTheNextPuzzleComes) {
  const PuzzleBook book("otys");
  const Puzzle puzzle = book.puzzle(1);
  const std::string obvious = spell(puzzle.position->verbs(), puzzle.obvious);
  const std::string out = typed_in(obvious + "\nshow\n\nquit\n");
  EXPECT_NE(out.find("The best: "), std::string::npos);
  EXPECT_NE(out.find("That was the answer."), std::string::npos);
  EXPECT_NE(out.find("Puzzle 2 of "), std::string::npos);
  EXPECT_NE(typed_in("quit\n", "fr").find("Problème 1 sur "), std::string::npos);
  EXPECT_NE(typed_in("", "ru").find("Задача 1 из "), std::string::npos) << "the input ends at once";
}

}  // namespace
}  // namespace bathys::cli
