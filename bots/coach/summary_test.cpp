// Verdicts, phases and turning points: what is said of a review once its numbers are there.
#include "bots/coach/summary.hpp"

#include <gtest/gtest.h>

#include "bots/coach/statistics.hpp"

namespace bathys::coach {
namespace {

constexpr i32 parts(int of_hundred) { return kSure * of_hundred / 100; }

TEST(Verdicts, AreGivenFromFiveTenAndTwentyOfAHundredOrOneTwoAndFourPoints) {
  const auto of = [](i32 loss) { return verdict_on({loss, 1}); };
  EXPECT_EQ(of(0), Verdict::sound);
  EXPECT_EQ(of(kSure / 20 - 1), Verdict::sound);
  EXPECT_EQ(of(kSure / 20), Verdict::inaccuracy);
  EXPECT_EQ(of(kSure / 10), Verdict::mistake);
  EXPECT_EQ(of(kSure / 5), Verdict::blunder);
  EXPECT_EQ(of(kOnePoint), Verdict::inaccuracy);
  EXPECT_EQ(of(2 * kOnePoint - 1), Verdict::inaccuracy);
  EXPECT_EQ(of(2 * kOnePoint), Verdict::mistake);
  EXPECT_EQ(of(4 * kOnePoint - 1), Verdict::mistake);
  EXPECT_EQ(of(4 * kOnePoint), Verdict::blunder);
}

TEST(Verdicts, NeedTwoStandardErrors) {
  EXPECT_EQ(verdict_on({parts(30), parts(15)}), Verdict::blunder);
  EXPECT_EQ(verdict_on({parts(30), parts(15) + 1}), Verdict::sound);
  EXPECT_EQ(verdict_on({-parts(30), 1}), Verdict::sound) << "what did better is no error";
}

/// The mean of so few is large, and so is its error.
TEST(Verdicts, AreNotEvenLookedIntoWhereAFewWorldsDisagree) {
  Sample sample;
  for (const int loss : {60, -20, 40, -10}) sample.add(parts(loss));
  EXPECT_GE(sample.mean(), kVerdictLeast[1]);
  EXPECT_FALSE(looks_wrong(sample.estimate()));
  Sample one;
  one.add(parts(90));
  EXPECT_FALSE(looks_wrong(one.estimate())) << "of a single world nothing is known";
  Sample agreed;
  for (const int loss : {30, 32, 29}) agreed.add(parts(loss));
  EXPECT_TRUE(looks_wrong(agreed.estimate()));
  EXPECT_FALSE(looks_wrong({kVerdictLeast[1] - 1, 1})) << "too small";
}

TEST(Phases, AreThirdsOfTheGameAndCountOnlyTheOwnChoices) {
  const Seat own = seat_at(0);
  std::vector<Judgement> judgements;
  for (const u32 decision : {0u, 2u, 3u, 5u, 6u, 8u}) judgements.push_back({.decision = decision, .seat = own});
  judgements.push_back({.decision = 1, .seat = seat_at(1), .verdict = Verdict::blunder, .loss = {parts(50), 1}});
  judgements[2].verdict = Verdict::mistake;
  judgements[2].loss = {parts(12), 1};
  judgements[3].loss = {parts(1), 1};
  const auto phases = phases_of(own, judgements, 9);
  for (const Phase& phase : phases) EXPECT_EQ(phase.decisions, 2);
  EXPECT_EQ(phases[0].sound, 2);
  EXPECT_EQ(phases[0].lost, 0);
  EXPECT_EQ(phases[1].sound, 1);
  EXPECT_EQ(phases[1].lost, parts(12) + parts(1));
  EXPECT_EQ(phases[2].sound, 2);
}

/// Changes of one decision after the other, each by one cause.
std::vector<LedgerEntry> entries_of(const std::vector<std::pair<Cause, int>>& changes) {
  std::vector<LedgerEntry> entries;
  i32 level = parts(50);
  for (const auto& [cause, of_hundred] : changes) {
    LedgerEntry entry{.before = level};
    (cause == Cause::own ? entry.own : cause == Cause::luck ? entry.luck : entry.rivals) = parts(of_hundred);
    level = entry.after();
    entries.push_back(entry);
  }
  return entries;
}

std::vector<TurnMark> answered_by(const std::vector<int>& seats) {
  std::vector<TurnMark> turns;
  for (const int seat : seats) turns.push_back({seat_at(seat), 1});
  return turns;
}

TEST(TurningPoints, AreTheThreeLargestChangesInTheOrderOfTheGame) {
  const auto by = answered_by({0, 1, 0, 1, 0});
  const auto turns = turning_points(
      entries_of({{Cause::own, -4}, {Cause::rivals, 10}, {Cause::luck, -20}, {Cause::rivals, -6}, {Cause::own, -15}}),
      by);
  ASSERT_EQ(turns.size(), 3u);
  EXPECT_EQ(turns[0].decision, 1u);
  EXPECT_EQ(turns[0].cause, Cause::rivals);
  EXPECT_EQ(turns[0].by, seat_at(1));
  EXPECT_EQ(turns[1].decision, 2u);
  EXPECT_EQ(turns[1].cause, Cause::luck);
  EXPECT_EQ(turns[1].change, parts(-20));
  EXPECT_EQ(turns[2].decision, 4u);
}

TEST(TurningPoints, AddUpOverATurnAndStandWhereItChangedMost) {
  const auto by = answered_by({0, 0, 0, 1});
  const auto turns =
      turning_points(entries_of({{Cause::own, -3}, {Cause::own, -7}, {Cause::own, -2}, {Cause::rivals, 1}}), by);
  ASSERT_EQ(turns.size(), 1u) << "one of a hundred moves nobody";
  EXPECT_EQ(turns[0].decision, 1u);
  EXPECT_EQ(turns[0].change, parts(-3) + parts(-7) + parts(-2));
}

/// Otherwise a whole game alone would be one turn.
TEST(TurningPoints, EndWithTheRoundWhereOneSeatAnswersAll) {
  const auto entries = entries_of({{Cause::luck, -10}, {Cause::luck, -5}, {Cause::luck, 12}});
  const std::vector<TurnMark> turns{{seat_at(0), 1}, {seat_at(0), 1}, {seat_at(0), 2}};
  const auto found = turning_points(entries, turns);
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].change, parts(-10) + parts(-5));
  EXPECT_EQ(found[1].change, parts(12));
}

TEST(TurningPoints, TellWhatWasExpectedWhereOneDecisionWasTheLuckOfTheTurn) {
  auto entries = entries_of({{Cause::luck, -10}, {Cause::luck, -5}, {Cause::luck, 12}});
  for (LedgerEntry& entry : entries) entry.turned = {entry.before, entry.after()};
  const auto found = turning_points(entries, answered_by({0, 0, 1}));
  ASSERT_EQ(found.size(), 2u);
  EXPECT_FALSE(found[0].turned) << "two decisions";
  ASSERT_TRUE(found[1].turned);
  EXPECT_EQ(found[1].turned->became - found[1].turned->expected, parts(12));
}

}  // namespace
}  // namespace bathys::coach
