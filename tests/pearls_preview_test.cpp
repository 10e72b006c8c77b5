// Previews on the smallest game: what an answer would do, and where nobody can know it.
#include "core/preview.hpp"
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

using Names = std::vector<std::string_view>;

Preview<Pearls> preview_of(const State& state, Seat seat, std::string_view text) {
  return preview<Pearls>(Pearls::view(state, seat), seat, notation(text));
}
Names names_of(const std::vector<Event>& events) {
  Names names;
  for (const Event& event : events) names.push_back(Pearls::event_name(event));
  return names;
}

TEST(PearlsPreview, StopsAtTheNextQuestionOfTheSameSeat) {
  const auto shown = preview_of(at_first_bids(), kBruno, "bid 3");
  EXPECT_EQ(shown.stopped, Stopped::question);
  EXPECT_EQ(names_of(shown.events), Names{"fist_closed_own"});
  EXPECT_EQ(shown.before.own.left, kNone);
  EXPECT_EQ(shown.after.own.left, 3);
  EXPECT_TRUE(shown.after.table.halfway.has(kBruno));
}

TEST(PearlsPreview, SaysThatOthersMustGiveTheirSealedAnswersFirst) {
  Referee<Pearls> referee(at_first_bids());
  play(referee, kBruno, "bid 3");
  const auto shown = preview_of(referee.state(), kBruno, "bid 0");
  EXPECT_EQ(shown.stopped, Stopped::sealed);
  EXPECT_EQ(shown.after.own.right, 0);
  EXPECT_FALSE(shown.after.table.pending.top().asked.has(kBruno));
}

TEST(PearlsPreview, OpensNoBids) {
  Referee<Pearls> referee(at_first_bids());
  play_bid(referee, kAnna, 1);
  play_bid(referee, kBruno, 3);
  play(referee, kClara, "bid 2");
  const auto shown = preview_of(referee.state(), kClara, "bid 0");
  EXPECT_EQ(shown.stopped, Stopped::chance);
  EXPECT_EQ(names_of(shown.events), Names{"fist_closed_own"});
  for (const Player& player : shown.after.table.players) EXPECT_EQ(player.opened, 0);
}

TEST(PearlsPreview, TurnsUpNoPearl) {
  const Referee<Pearls> referee = after_first_bids();
  const auto shown = preview_of(referee.state(), kBruno, "take");
  EXPECT_EQ(shown.stopped, Stopped::chance);
  EXPECT_EQ(names_of(shown.events), Names{"taken"});
  EXPECT_EQ(shown.after.table.up, kNone);
  EXPECT_EQ(shown.after.table.players[1].row, 1u << 11);
}

TEST(PearlsPreview, DrawsNoPearlForASwap) {
  const Referee<Pearls> referee = after_first_bids();
  const auto shown = preview_of(referee.state(), kBruno, "swap");
  EXPECT_EQ(shown.stopped, Stopped::learned);
  EXPECT_TRUE(shown.events.empty());
  EXPECT_TRUE(same_bytes(shown.after, shown.before));
}

TEST(PearlsPreview, IsTheSameInEveryWorldThatLooksTheSame) {
  State other = after_first_bids().state();
  std::swap(other.secret.deck[0], other.secret.deck[7]);
  std::swap(other.own(kAnna).pearl, other.own(kClara).pearl);
  const State truth = after_first_bids().state();
  for (const std::string_view answer : {"take", "throw away", "swap"}) {
    const auto one = preview_of(truth, kBruno, answer);
    const auto two = preview_of(other, kBruno, answer);
    EXPECT_TRUE(same_bytes(one.after, two.after)) << answer;
    EXPECT_EQ(one.events, two.events) << answer;
  }
}

TEST(PearlsPreview, OfAnIllegalAnswerIsTheRefusalWithItsRule) {
  const auto shown = preview_of(at_first_bids(), kBruno, "bid 6");
  ASSERT_TRUE(shown.refusal);
  EXPECT_EQ(shown.refusal->code, "short_of_coins");
  EXPECT_EQ(shown.refusal->rule, "2.2");
  EXPECT_TRUE(same_bytes(shown.before, shown.after));
  EXPECT_EQ(preview_of(after_first_bids().state(), kAnna, "take").refusal->code, "not_asked");
}

TEST(PearlsPreview, IsRefusedForAnySeatButTheOwn) {
  const State state = at_first_bids();
  for (const Seat viewer : {kAnna, kClara, kSpectator}) {
    const auto shown = preview<Pearls>(Pearls::view(state, viewer), kBruno, notation("bid 1"));
    ASSERT_TRUE(shown.refusal);
    EXPECT_EQ(shown.refusal->code, "not_your_seat");
  }
  EXPECT_TRUE(preview<Pearls>(Pearls::view(state, kSpectator), kSpectator, notation("bid 1")).refusal);
}

TEST(PearlsPreview, NamesWhyItStopped) {
  EXPECT_EQ(name_of(Stopped::question), "question");
  EXPECT_EQ(name_of(Stopped::learned), "learned");
}

}  // namespace
}  // namespace bathys::pearls
