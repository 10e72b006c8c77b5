// Hints: the best lines with reasons, from what the seat can see and nothing else.
#include <gtest/gtest.h>

#include <atomic>

#include "bots/coach/coach.hpp"
#include "games/all/games.hpp"
#include "games/pearls/testing.hpp"

namespace bathys {
namespace {

using pearls::State;
using pearls::TestTable;

Hint hint_at(const State& state, Seat seat, int simulations = 400) {
  const AnyGameOf<Pearls> game{Referee<Pearls>(state)};
  return make_coach("pearls")->hint(game, seat, {.simulations = simulations}, 3, 7);
}

TEST(Hint, GivesTheBestLinesWithChancesAndReasons) {
  TestTable game;
  game.bids(0, 3, 0);
  const Hint hint = hint_at(game.state(), kBruno);
  ASSERT_GE(hint.lines.size(), 2u);
  EXPECT_LE(hint.lines.size(), 3u);
  EXPECT_GE(hint.simulations, 400);
  EXPECT_NE(spell(Pearls::verbs(), hint.lines[0].answers.front()), "throw away");
  EXPECT_EQ(hint.lines[0].behind.value, 0);
  for (const AdvisedLine& line : hint.lines) {
    EXPECT_LE(line.reasons.size(), 3u);
    EXPECT_GE(line.chance.value, 0);
    EXPECT_LE(line.chance.value, kSure);
  }
}

TEST(Hint, TellsNoReasonWhereNothingDiffers) {
  const TestTable game;
  const Hint hint = hint_at(game.state(), kAnna, 8);
  for (const AdvisedLine& line : hint.lines) EXPECT_TRUE(line.reasons.empty());
}

TEST(Hint, KnowsWhatItsSeatKnowsAndNothingElse) {
  TestTable game;
  State other = game.state();
  std::swap(other.own(kBruno).pearl, other.own(kClara).pearl);
  std::swap(other.own(kBruno).purse, other.own(kClara).purse);
  const Hint one = hint_at(game.state(), kAnna);
  const Hint two = hint_at(other, kAnna);
  ASSERT_EQ(one.lines.size(), two.lines.size());
  for (std::size_t i = 0; i < one.lines.size(); ++i) {
    EXPECT_EQ(one.lines[i].answers, two.lines[i].answers);
    EXPECT_EQ(one.lines[i].chance.value, two.lines[i].chance.value);
    EXPECT_EQ(one.lines[i].reasons, two.lines[i].reasons);
  }
}

TEST(Hint, IsThereForEveryGameAndOptionSet) {
  for (const AnyKind* const kind : all_games()) {
    const auto coach = make_coach(kind->name());
    for (const auto& game : kind->samples()) {
      const Seat seat = game->decision().asked.front();
      const Hint hint = coach->hint(*game, seat, {.simulations = 4}, 2, 1);
      ASSERT_FALSE(hint.lines.empty());
      EXPECT_FALSE(game->why_not(seat, hint.lines[0].answers.front()));
    }
  }
}

/// Of Otys points that could be, of Thesauros a chance; also where the search was stopped in the middle.
TEST(Hint, AloneCountsWhatTheGameCounts) {
  const std::atomic<bool> stop = true;
  for (const AnyKind* const kind : all_games()) {
    for (const auto& game : kind->samples()) {
      if (game->seats() != 1) continue;
      const Seat seat = game->decision().asked.front();
      for (const std::atomic<bool>* const stopped : {&stop, static_cast<const std::atomic<bool>*>(nullptr)}) {
        const Hint hint = make_coach(kind->name())->hint(*game, seat, {.simulations = 12, .stop = stopped}, 3, 1);
        ASSERT_FALSE(hint.lines.empty());
        EXPECT_EQ(hint.stake, kind->name() == "otys" ? Stake::points : Stake::victory) << kind->name();
        for (const AdvisedLine& line : hint.lines) {
          EXPECT_GE(line.chance.value, hint.stake == Stake::points ? kOnePoint : 0);
          EXPECT_LE(line.chance.value, hint.stake == Stake::points ? 40 * kOnePoint : kSure);
        }
      }
    }
  }
}

TEST(Coach, IsNullForAnUnknownGame) { EXPECT_EQ(make_coach("chess"), nullptr); }

}  // namespace
}  // namespace bathys
