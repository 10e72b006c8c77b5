// The referee, shown with Pearls: record, log, undo and its barrier, batches, rewinding.
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

using Names = std::vector<std::string_view>;

TEST(Referee, RecordsEveryAnswerItPlays) {
  const Referee<Pearls> referee = after_first_bids();
  EXPECT_EQ(referee.decision_number(), 6u);
  ASSERT_EQ(referee.record().answers.size(), 6u);
  EXPECT_EQ(referee.record().answers[2], (Answer{kBruno, notation("bid 3")}));
}

TEST(Referee, ChangesNothingWhenItRefuses) {
  Referee<Pearls> referee = after_first_bids();
  const State before = referee.state();
  const auto log = referee.events_for(kBruno);
  EXPECT_EQ(referee.play(kAnna, notation("take")).code, "not_asked");
  EXPECT_EQ(referee.play(kBruno, notation("bid 0")).code, "not_this_question");
  EXPECT_TRUE(same_bytes(referee.state(), before));
  EXPECT_EQ(referee.decision_number(), 6u);
  EXPECT_EQ(referee.events_for(kBruno).size(), log.size());
}

TEST(Referee, PlaysABatchOfAnswers) {
  Referee<Pearls> referee = after_first_bids();
  std::size_t refused_at = 99;
  const Action batch[] = {notation("swap"), notation("take"), notation("bid 0"), notation("bid 1")};
  EXPECT_FALSE(referee.play_all(kBruno, batch, refused_at));
  EXPECT_EQ(referee.decision_number(), 10u);
  EXPECT_EQ(referee.asked(), SeatSet::first(3).without(kBruno));
}

TEST(Referee, PlaysAllOfABatchOrNothing) {
  Referee<Pearls> referee = after_first_bids();
  const State before = referee.state();
  const std::size_t events = referee.events_for(kBruno).size();
  std::size_t refused_at = 99;
  const Action batch[] = {notation("swap"), notation("swap"), notation("take")};
  EXPECT_EQ(referee.play_all(kBruno, batch, refused_at).code, "already_swapped");
  EXPECT_EQ(refused_at, 1u);
  EXPECT_TRUE(same_bytes(referee.state(), before));
  EXPECT_EQ(referee.decision_number(), 6u);
  EXPECT_EQ(referee.events_for(kBruno).size(), events);
  EXPECT_EQ(referee.undo().code, "undo_barrier") << "a refused batch leaves nothing to undo either";
}

TEST(Referee, ARefusedBatchLeavesWhatCouldBeUndone) {
  Referee<Pearls> referee(at_first_bids());
  play(referee, kBruno, "bid 3");
  const State before = referee.state();
  std::size_t refused_at = 99;
  const Action batch[] = {notation("bid 0"), notation("bid 0")};
  EXPECT_EQ(referee.play_all(kBruno, batch, refused_at).code, "not_asked");
  EXPECT_EQ(refused_at, 1u);
  EXPECT_TRUE(same_bytes(referee.state(), before));
  EXPECT_FALSE(referee.undo());
  EXPECT_EQ(referee.decision_number(), 0u);
  EXPECT_TRUE(same_bytes(referee.state(), at_first_bids()));
}

TEST(Referee, ABatchThatFailsAfterALessonKeepsTheOldBarrier) {
  Referee<Pearls> referee(at_first_bids());
  for (const Seat seat : {kAnna, kBruno}) play_bid(referee, seat, 1);
  play(referee, kClara, "bid 3");
  std::size_t refused_at = 99;
  const Action batch[] = {notation("bid 0"), notation("take"), notation("take")};  // the first opens the bids
  EXPECT_EQ(referee.play_all(kClara, batch, refused_at).code, "not_this_question");
  EXPECT_EQ(refused_at, 2u);
  while (referee.can_undo()) referee.undo();
  EXPECT_EQ(referee.decision_number(), 0u);
}

TEST(Referee, AnswersOfABatchAreUndoneOneByOneUpToTheLastLesson) {
  Referee<Pearls> referee = after_first_bids();
  const std::size_t events = referee.events_for(kBruno).size();
  std::size_t refused_at = 99;
  const Action batch[] = {notation("swap"), notation("take"), notation("bid 0"), notation("bid 1")};
  ASSERT_FALSE(referee.play_all(kBruno, batch, refused_at));
  Referee<Pearls> one_by_one = after_first_bids();
  for (const char* const text : {"swap", "take", "bid 0", "bid 1"}) play(one_by_one, kBruno, text);
  EXPECT_TRUE(same_bytes(referee.state(), one_by_one.state()));
  EXPECT_EQ(event_names(referee.events_for(kBruno)), event_names(one_by_one.events_for(kBruno)));
  EXPECT_GT(referee.events_for(kBruno).size(), events);
  while (one_by_one.can_undo()) {
    ASSERT_FALSE(one_by_one.undo());
    ASSERT_FALSE(referee.undo());
    EXPECT_TRUE(same_bytes(referee.state(), one_by_one.state()));
    EXPECT_EQ(referee.events_for(kBruno).size(), one_by_one.events_for(kBruno).size());
  }
  EXPECT_EQ(referee.decision_number(), 8u) << "the next pearl was turned up there";
  EXPECT_FALSE(referee.can_undo());
}

TEST(Referee, PlaysAnEmptyBatch) {
  Referee<Pearls> referee = after_first_bids();
  std::size_t refused_at = 99;
  EXPECT_FALSE(referee.play_all(kBruno, {}, refused_at));
  EXPECT_EQ(referee.decision_number(), 6u);
}

TEST(Referee, EndsABatchWhereSomebodyElseIsAsked) {
  Referee<Pearls> referee = after_first_bids();
  std::size_t refused_at = 99;
  const Action batch[] = {notation("take"), notation("bid 0"), notation("bid 0"), notation("bid 0")};
  EXPECT_EQ(referee.play_all(kBruno, batch, refused_at).code, "not_asked");
  EXPECT_EQ(refused_at, 3u);
}

TEST(Undo, HasNothingToTakeBackAtTheStart) {
  Referee<Pearls> referee({.players = 2, .rounds = 1}, key_from_text("start"));
  EXPECT_FALSE(referee.can_undo());
  EXPECT_EQ(referee.undo().code, "nothing_to_undo");
}

TEST(Undo, TakesBackASealedAnswerThatNobodyHasSeen) {
  Referee<Pearls> referee(at_first_bids());
  const State before = referee.state();
  play(referee, kBruno, "bid 3");
  EXPECT_TRUE(referee.can_undo());
  EXPECT_FALSE(referee.undo());
  EXPECT_TRUE(same_bytes(referee.state(), before));
  EXPECT_EQ(referee.decision_number(), 0u);
  EXPECT_TRUE(referee.events_for(kBruno).empty());
}

TEST(Undo, StopsWhereSomebodyLearnedSomething) {
  Referee<Pearls> referee = after_first_bids();
  const State before = referee.state();
  EXPECT_FALSE(referee.can_undo());
  EXPECT_EQ(referee.undo().code, "undo_barrier");
  EXPECT_TRUE(same_bytes(referee.state(), before));
  EXPECT_EQ(referee.decision_number(), 6u);
}

TEST(Undo, NeverGoesBehindTheBarrier) {
  Referee<Pearls> referee = after_first_bids();
  play(referee, kBruno, "take");
  const State barrier = referee.state();
  play(referee, kClara, "bid 1");
  play(referee, kAnna, "bid 1");
  EXPECT_FALSE(referee.undo());
  EXPECT_FALSE(referee.undo());
  EXPECT_TRUE(same_bytes(referee.state(), barrier));
  EXPECT_EQ(referee.undo().code, "undo_barrier");
  EXPECT_EQ(referee.decision_number(), 7u);
}

TEST(Undo, LeavesTheGameToGoOnAsBefore) {
  Referee<Pearls> undone(at_first_bids());
  play(undone, kAnna, "bid 4");
  EXPECT_FALSE(undone.undo());
  play_bid(undone, kAnna, 1);
  play_bid(undone, kBruno, 3);
  play_bid(undone, kClara, 2);
  EXPECT_TRUE(same_bytes(undone.state(), after_first_bids().state()));
  EXPECT_EQ(undone.record().answers, after_first_bids().record().answers);
}

TEST(Log, GivesEachViewerTheirOwnEvents) {
  const Referee<Pearls> referee = after_first_bids();
  const Names opened{"bid_opened", "bid_opened", "bid_opened", "won"};
  Names of_bruno{"fist_closed", "fist_closed", "fist_closed_own", "fist_closed_own", "fist_closed", "fist_closed"};
  Names of_spectators(6, "fist_closed");
  of_bruno.insert(of_bruno.end(), opened.begin(), opened.end());
  of_spectators.insert(of_spectators.end(), opened.begin(), opened.end());
  EXPECT_EQ(event_names(referee.events_for(kBruno)), of_bruno);
  EXPECT_EQ(event_names(referee.events_for(kSpectator)), of_spectators);
}

TEST(Log, NumbersTheEventsOfEachViewerWithoutGaps) {
  Referee<Pearls> referee = after_first_bids();
  play(referee, kBruno, "swap");
  for (const Seat viewer : {kAnna, kBruno, kClara, kSpectator}) {
    const auto all = referee.events_for(viewer);
    for (std::size_t since = 0; since <= all.size() + 1; ++since) {
      const auto rest = referee.events_for(viewer, since);
      ASSERT_EQ(rest.size(), since > all.size() ? 0 : all.size() - since);
      for (std::size_t i = 0; i < rest.size(); ++i) EXPECT_EQ(rest[i].event, all[since + i].event);
    }
  }
}

TEST(Log, SaysWhichDecisionCausedWhat) {
  const auto events = after_first_bids().events_for(kSpectator);
  ASSERT_EQ(events.size(), 10u);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(events[i].decision, i + 1) << i;
  for (std::size_t i = 6; i < 10; ++i) EXPECT_EQ(events[i].decision, 6u) << i;
}

TEST(Log, BeginsWithTheSetUp) {
  const Referee<Pearls> referee({.players = 2, .rounds = 1}, key_from_text("start"));
  EXPECT_EQ(event_names(referee.events_for(kSpectator)), Names{"pearl_up"});
  EXPECT_EQ(referee.events_for(kSpectator)[0].decision, 0u);
}

TEST(Rewind, GoesBackToAnyDecisionEvenBehindABarrier) {
  Referee<Pearls> referee(Pearls::Setup{.players = 2, .rounds = 2}, key_from_text("rewind"));
  const State start = referee.state();
  play(referee, kBruno, "bid 2");
  const State middle = referee.state();
  play(referee, kBruno, "bid 0");
  play_bid(referee, kAnna, 1);
  play(referee, kBruno, "take");
  const State end = referee.state();
  const std::vector<Answer> answers = referee.record().answers;

  Referee<Pearls> back = referee;
  back.rewind(1);
  EXPECT_TRUE(same_bytes(back.state(), middle));
  EXPECT_EQ(back.decision_number(), 1u);
  EXPECT_TRUE(back.can_undo());
  EXPECT_EQ(event_names(back.events_for(kBruno)), (Names{"pearl_up", "fist_closed_own"}));
  back.rewind(0);
  EXPECT_TRUE(same_bytes(back.state(), start));
  referee.rewind(99);
  EXPECT_TRUE(same_bytes(referee.state(), end)) << "there is nothing after the last answer";
  EXPECT_EQ(referee.record().answers, answers);
}

TEST(Referee, BeginsFromAPosition) {
  Referee<Pearls> referee(at_first_bids());
  ASSERT_TRUE(referee.record().start);
  EXPECT_TRUE(same_bytes(*referee.record().start, at_first_bids()));
  EXPECT_EQ(referee.record().setup.rounds, 2);
  play(referee, kAnna, "bid 1");
  referee.rewind(0);
  EXPECT_TRUE(same_bytes(referee.state(), at_first_bids()));
}

TEST(Referee, GoesOnAloneWhenCopied) {
  Referee<Pearls> original = after_first_bids();
  Referee<Pearls> copy = original;
  play(copy, kBruno, "take");
  EXPECT_EQ(original.decision_number(), 6u);
  EXPECT_EQ(event_names(original.events_for(kSpectator)).back(), "won");
  play(original, kBruno, "throw away");
  EXPECT_EQ(event_names(copy.events_for(kSpectator, 10)).front(), "taken");
  EXPECT_EQ(event_names(original.events_for(kSpectator, 10)).front(), "discarded");
}

}  // namespace
}  // namespace bathys::pearls
