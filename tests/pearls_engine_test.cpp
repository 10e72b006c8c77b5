// The engine, shown with Pearls: steps, open and sealed questions, and reasons for what is refused.
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

using Texts = std::vector<std::string>;
using PearlsEngine = Engine<Pearls>;

void answer(State& state, Seat seat, std::string_view text) {
  Report silent;
  Play on{state, silent};
  PearlsEngine::answer_trusted(on, seat, notation(text));
}

TEST(Engine, RunsStepsUntilSomebodyMustAnswer) {
  const Referee<Pearls> referee({.players = 4, .rounds = 3}, key_from_text("begin"));
  EXPECT_EQ(PearlsEngine::row(PearlsEngine::question(referee.state())).name, "bid");
  EXPECT_EQ(referee.state().table.round, 1);
}

TEST(Engine, AsksASealedQuestionOfEverybodyAtOnce) {
  const Referee<Pearls> referee(at_first_bids());
  EXPECT_EQ(referee.asked(), SeatSet::first(3));
  EXPECT_EQ(offered(referee, kAnna), (Texts{"bid 0", "bid 1", "bid 2", "bid 3", "bid 4"}));
  EXPECT_EQ(offered(referee, kClara).size(), 7u);
}

TEST(Engine, AsksASealedQuestionOfASeatUntilItHasGivenAllItsSmallAnswers) {
  Referee<Pearls> referee(at_first_bids());
  play(referee, kAnna, "bid 3");
  EXPECT_EQ(referee.asked(), SeatSet::first(3));
  EXPECT_EQ(offered(referee, kAnna), (Texts{"bid 0", "bid 1"}));
  play(referee, kAnna, "bid 1");
  EXPECT_EQ(referee.asked(), SeatSet::first(3).without(kAnna));
}

TEST(Engine, AsksNobodyAgainWhoHasAnsweredASealedQuestion) {
  Referee<Pearls> referee(at_first_bids());
  play_bid(referee, kBruno, 3);
  EXPECT_EQ(referee.asked(), SeatSet::first(3).without(kBruno));
  EXPECT_TRUE(offered(referee, kBruno).empty());
  EXPECT_EQ(referee.why_not(kBruno, notation("bid 1")).code, "not_asked");
}

TEST(Engine, ShowsOthersOfASealedAnswerOnlyThatItWasGiven) {
  State two = at_first_bids();
  State three = at_first_bids();
  answer(two, kBruno, "bid 2");
  answer(three, kBruno, "bid 3");
  for (const Seat other : {kAnna, kClara, kSpectator}) {
    EXPECT_TRUE(same_bytes(Pearls::view(two, other), Pearls::view(three, other))) << index_of(other);
  }
  EXPECT_FALSE(same_bytes(Pearls::view(two, kBruno), Pearls::view(three, kBruno)));
}

TEST(Engine, OpensSealedAnswersWhenTheLastHasCome) {
  const Referee<Pearls> referee = after_first_bids();
  EXPECT_EQ(PearlsEngine::row(PearlsEngine::question(referee.state())).name, "place");
  EXPECT_EQ(referee.asked(), SeatSet(kBruno));
  EXPECT_EQ(referee.state().table.players[1].spent, 3);
  EXPECT_EQ(referee.state().table.players[2].opened, 2);
}

TEST(Engine, TakesSealedAnswersInAnyOrder) {
  Referee<Pearls> mixed(at_first_bids());
  play(mixed, kClara, "bid 2");
  play(mixed, kAnna, "bid 1");
  play(mixed, kClara, "bid 0");
  play_bid(mixed, kBruno, 3);
  play(mixed, kAnna, "bid 0");
  EXPECT_TRUE(same_bytes(mixed.state(), after_first_bids().state()));
}

TEST(Engine, OffersAnyTimeRulesBesideOpenQuestionsOnly) {
  EXPECT_EQ(offered(after_first_bids(), kBruno), (Texts{"take", "throw away", "swap"}));
  const Referee<Pearls> bidding(at_first_bids());
  EXPECT_EQ(bidding.why_not(kAnna, notation("swap")).code, "not_this_question");
}

TEST(Engine, AsksAnOpenQuestionAgainAfterAnAnyTimeAnswer) {
  Referee<Pearls> referee = after_first_bids();
  play(referee, kBruno, "swap");
  EXPECT_EQ(referee.state().own(kBruno).pearl, 10);
  EXPECT_EQ(offered(referee, kBruno), (Texts{"take", "throw away"}));
  EXPECT_EQ(referee.why_not(kBruno, notation("swap")).code, "already_swapped");
  EXPECT_EQ(referee.why_not(kBruno, notation("swap")).rule, "2.5");
}

TEST(Engine, RefusesWhoIsNotAsked) {
  const Refusal refusal = after_first_bids().why_not(kAnna, notation("take"));
  EXPECT_EQ(refusal.code, "not_asked");
  EXPECT_EQ(refusal.rule, "2.4");
  EXPECT_EQ(after_first_bids().why_not(kSpectator, notation("take")).code, "not_asked");
}

TEST(Engine, RefusesWhatIsNoAnswerAtAll) {
  const Referee<Pearls> referee = after_first_bids();
  EXPECT_EQ(referee.why_not(kBruno, {.verb = 77}).code, "no_such_action");
  EXPECT_EQ(referee.why_not(kBruno, {.verb = 1, .a = 1}).code, "no_such_action");
}

TEST(Engine, RefusesWhatAnswersAnotherQuestion) {
  EXPECT_EQ(after_first_bids().why_not(kBruno, notation("bid 1")).code, "not_this_question");
}

TEST(Engine, RefusesEverythingWhenTheGameIsOver) {
  Referee<Pearls> referee = after_first_bids();
  play(referee, kBruno, "take");
  for (const Seat seat : {kAnna, kBruno, kClara}) play_bid(referee, seat, 0);
  ASSERT_TRUE(referee.over());
  EXPECT_TRUE(referee.asked().empty());
  EXPECT_EQ(referee.why_not(kBruno, notation("take")).code, "game_over");
  EXPECT_TRUE(offered(referee, kBruno).empty());
}

TEST(Engine, OffersTheSameFromAViewAsFromTheTruth) {
  const State state = at_first_bids();
  const View view = Pearls::view(state, kClara);
  Options from_truth, from_view;
  PearlsEngine::legal(state, kClara, from_truth);
  PearlsEngine::offer(Pearls::seen(view), PearlsEngine::question(state), from_view);
  ASSERT_EQ(from_view.size(), from_truth.size());
  for (int i = 0; i < from_view.size(); ++i) EXPECT_EQ(from_view[i], from_truth[i]);
}

}  // namespace
}  // namespace bathys::pearls
