// The hunt for puzzles: what it finds is clear, different from what one sees first, and the same with any number of
// threads.
#include "bots/coach/puzzles.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/all/games.hpp"

namespace bathys {
namespace {

/// Puzzles are rare in Pearls; with this seed the second game has one.
PuzzleHunt small_hunt(int threads) {
  return {.game = "pearls",
          .seed = "s40",
          .effort = {.screening = 60, .looking = 200, .confirming = 400},
          .count = 1,
          .threads = threads,
          .most_games = 3};
}

std::vector<std::string> spelled(const std::vector<Puzzle>& puzzles) {
  std::vector<std::string> texts;
  for (const Puzzle& puzzle : puzzles) {
    texts.push_back(puzzle.id + " " + spell(puzzle.position->verbs(), puzzle.best()) + " " + puzzle.theme.name + " " +
                    std::to_string(puzzle.difficulty) + " " +
                    std::to_string(puzzle.steps.front().lines.front().chance.value));
  }
  return texts;
}

TEST(Puzzles, AreFoundTheSameWithAnyNumberOfThreads) {
  const auto alone = spelled(hunt_puzzles(small_hunt(1)));
  EXPECT_EQ(alone.size(), 1u);
  EXPECT_EQ(alone, spelled(hunt_puzzles(small_hunt(3))));
}

TEST(Puzzles, HaveOneAnswerThatIsClearlyBestAndNotTheObviousOne) {
  for (const Puzzle& puzzle : hunt_puzzles(small_hunt(2))) {
    SCOPED_TRACE(puzzle.id);
    EXPECT_EQ(puzzle.id, "1-6");
    EXPECT_TRUE(puzzle.position->decision().asked.has(puzzle.seat));
    EXPECT_NE(puzzle.best(), puzzle.obvious);
    const auto& lines = puzzle.steps.front().lines;
    Options options;
    puzzle.position->legal(puzzle.seat, options);
    EXPECT_EQ(static_cast<int>(lines.size()), options.size()) << "every answer is judged";
    for (std::size_t i = 1; i < lines.size(); ++i) {
      EXPECT_TRUE(is_wrong(lines[i]));
      EXPECT_FALSE(puzzle.position->why_not(puzzle.seat, lines[i].answers.front()));
    }
    EXPECT_GE(puzzle.difficulty, 1);
    EXPECT_LE(puzzle.difficulty, kHardestPuzzle);
  }
}

TEST(Puzzles, AreNotFoundWhereNoGameHasOne) {
  PuzzleHunt hunt = small_hunt(2);
  hunt.most_games = 1;
  EXPECT_TRUE(hunt_puzzles(hunt).empty());
  EXPECT_EQ(make_puzzle_source("chess", "1", {}), nullptr);
}

TEST(Puzzles, TellHowFarTheHuntIs) {
  PuzzleHunt hunt = small_hunt(2);
  u32 last = 0;
  std::size_t found = 0;
  hunt.progress = [&](u32 games, const std::vector<Puzzle>& puzzles) {
    EXPECT_EQ(games, last + 1);
    last = games;
    found = puzzles.size();
  };
  EXPECT_EQ(hunt_puzzles(hunt).size(), found);
}

TEST(Puzzles, AreGoneOnWithWhereAHuntWasBrokenOff) {
  PuzzleHunt hunt = small_hunt(2);
  hunt.count = 2;
  hunt.most_games = 2;
  std::vector<Puzzle> found = hunt_puzzles(hunt);
  ASSERT_EQ(found.size(), 1u);
  hunt.most_games = 4;
  std::vector<u32> games;
  hunt.progress = [&](u32 number, const std::vector<Puzzle>&) { games.push_back(number); };
  const std::vector<Puzzle> more = hunt_puzzles(hunt, std::move(found));
  EXPECT_EQ(games, (std::vector<u32>{3, 4})) << "the games before are known";
  ASSERT_FALSE(more.empty());
  EXPECT_EQ(more.front().id, "1-6");
  hunt.count = 1;
  games.clear();
  EXPECT_EQ(hunt_puzzles(hunt, hunt_puzzles(small_hunt(1))).size(), 1u);
  EXPECT_TRUE(games.empty()) << "there are enough";
}

std::vector<Puzzle> puzzles_about(const std::vector<std::string>& themes) {
  std::vector<Puzzle> puzzles;
  for (const std::string& theme : themes) {
    puzzles.emplace_back();
    puzzles.back().theme.name = theme;
  }
  return puzzles;
}

TEST(Puzzles, AreNotTooManyOfOneTheme) {
  EXPECT_TRUE(has_room({"rival", {}}, puzzles_about({"rival"})));
  EXPECT_FALSE(has_room({"rival", {}}, puzzles_about({"rival", "rival"})));
  EXPECT_TRUE(has_room({"rival", "another term"}, puzzles_about({"rival", "rival"})));
  std::vector<std::string> many(30, "quiet");
  many.resize(40, "rival");
  EXPECT_FALSE(has_room({"rival", {}}, puzzles_about(many))) << "10 of 40";
  many.resize(72, "patience");
  EXPECT_TRUE(has_room({"rival", {}}, puzzles_about(many))) << "10 of 72";
}

TEST(Puzzles, HaveTheThemeOfTheirWeightiestGain) {
  using Reasons = std::vector<Reason>;
  const Reason fewer{"coach.reason.source.fewer", "otys.source.sales", 12};
  const Reason more{"coach.reason.source.more", "otys.source.contracts", 9};
  const Reason rival{"coach.reason.rival.fewer", {}, 20};
  const Reason rival_more{"coach.reason.rival.more", {}, 20};
  EXPECT_EQ(theme_of(Reasons{fewer, more, rival}), (Theme{"source", "otys.source.contracts"}));
  EXPECT_EQ(theme_of(Reasons{rival, more}), (Theme{"rival", {}}));
  EXPECT_EQ(theme_of(Reasons{fewer}), (Theme{"patience", {}}));
  EXPECT_EQ(theme_of(Reasons{rival_more}), (Theme{"patience", {}}));
  EXPECT_EQ(theme_of(Reasons{}), (Theme{"quiet", {}}));
  const Reason sooner{"coach.reason.otys.tempo.fewer", {}, 20};
  const Reason later{"coach.reason.otys.tempo.alone.more", {}, 20};
  EXPECT_EQ(theme_of(Reasons{later, sooner}), (Theme{"quiet", {}})) << "neither won nor given up";
}

}  // namespace
}  // namespace bathys
