// Bots against bots: sums that do not depend on threads, and games that are given up.
#include "bots/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "games/otys/otys.hpp"

namespace bathys {
namespace {

using testing::ElementsAre;
using testing::Pair;

Series random_series(int seats, int games, int threads) {
  const Otys::Setup setup{.players = static_cast<u8>(seats)};
  return {.begin = [setup](const Key& key) { return std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(setup, key)); },
          .seats = std::vector<std::string>(static_cast<std::size_t>(seats), "random"),
          .seed = key_from_text("series"),
          .games = games,
          .threads = threads};
}

void expect_same(const SeriesResult& a, const SeriesResult& b) {
  EXPECT_EQ(a.finished, b.finished);
  EXPECT_EQ(a.unfinished, b.unfinished);
  EXPECT_EQ(a.rounds, b.rounds);
  EXPECT_EQ(a.decisions, b.decisions);
  for (std::size_t i = 0; i < a.seats.size(); ++i) {
    EXPECT_EQ(a.seats[i].win_shares, b.seats[i].win_shares);
    EXPECT_EQ(a.seats[i].points, b.seats[i].points);
    EXPECT_EQ(a.seats[i].points_squared, b.seats[i].points_squared);
    EXPECT_EQ(a.seats[i].games_by_points, b.seats[i].games_by_points);
  }
  EXPECT_EQ(a.games_by_ending, b.games_by_ending);
}

TEST(Matches, GiveTheSameSumsWithAnyNumberOfThreads) {
  const SeriesResult alone = play_series(random_series(3, 12, 1));
  EXPECT_EQ(alone.finished, 12u);
  expect_same(alone, play_series(random_series(3, 12, 2)));
  expect_same(alone, play_series(random_series(3, 12, 7)));
}

TEST(Matches, DependOnTheSeed) {
  Series other = random_series(2, 6, 1);
  other.seed = key_from_text("another series");
  EXPECT_NE(play_series(random_series(2, 6, 1)).decisions, play_series(other).decisions);
}

TEST(Matches, DivideAllTheVictories) {
  const SeriesResult result = play_series(random_series(2, 10, 2));
  EXPECT_EQ(result.seats[0].win_shares + result.seats[1].win_shares, 10 * SeriesResult::kWinShares);
  EXPECT_EQ(result.seats[2].win_shares, 0u);
}

TEST(Matches, CountASharedVictoryInParts) {
  SeriesResult result;
  MatchResult shared{.finished = true, .winners = SeatSet::first(3), .points = {18, 18, 18, 3}};
  result.add(shared);
  EXPECT_EQ(result.seats[0].win_shares, SeriesResult::kWinShares / 3);
  EXPECT_EQ(result.seats[2].win_shares, SeriesResult::kWinShares / 3);
  EXPECT_EQ(result.seats[3].win_shares, 0u);
  EXPECT_EQ(result.seats[3].points, 3);
  EXPECT_EQ(result.seats[3].points_squared, 9);
}

TEST(Matches, CountPointsAndEndings) {
  SeriesResult result;
  for (const i32 points : {18, 21, 18}) {
    result.add(MatchResult{.finished = true, .points = {points}, .ending = points > 20 ? "expert" : "hopeful"});
  }
  EXPECT_THAT(result.seats[0].games_by_points, ElementsAre(Pair(18, 2), Pair(21, 1)));
  EXPECT_THAT(result.games_by_ending, ElementsAre(Pair("expert", 1), Pair("hopeful", 2)));
}

TEST(Matches, TellTheRankOfAPersonAlone) {
  const SeriesResult result = play_series(random_series(1, 5, 2));
  u64 ranks = 0;
  for (const auto& [ending, games] : result.games_by_ending) {
    EXPECT_TRUE(ending.starts_with("otys.rank.")) << ending;
    ranks += games;
  }
  EXPECT_EQ(ranks, 5u);
}

TEST(Matches, GiveEachBotEachSeatInTurnAndTellOfItAtItsPlace) {
  Series series = random_series(3, 3, 1);
  series.seats = {"greedy", "random", "random"};
  const SeriesResult seated = play_series(series);
  series.rotates = true;
  const SeriesResult rotated = play_series(series);
  EXPECT_EQ(rotated.finished, 3u);
  EXPECT_EQ(rotated.seats[0].win_shares, 3 * SeriesResult::kWinShares) << "greedy wins wherever it sits";
  EXPECT_NE(rotated.decisions, seated.decisions) << "it has sat elsewhere";
  series.threads = 3;
  expect_same(rotated, play_series(series));
}

TEST(Matches, RotateOnlyWhoSitsWhere) {
  Series series = random_series(3, 6, 1);
  const SeriesResult seated = play_series(series);
  series.rotates = true;
  const SeriesResult rotated = play_series(series);
  EXPECT_EQ(rotated.decisions, seated.decisions) << "the same bots everywhere play the same games";
  EXPECT_NE(rotated.seats[0].points, seated.seats[0].points) << "but the points belong to others";
}

TEST(Matches, LeaveGamesThatAreGivenUpOutOfTheSums) {
  Series series = random_series(2, 5, 2);
  series.most_decisions = 20;
  const SeriesResult result = play_series(series);
  EXPECT_EQ(result.unfinished, 5u);
  EXPECT_EQ(result.finished, 0u);
  EXPECT_EQ(result.decisions, 0u);
}

TEST(Matches, TellTheirProgressUpToTheEnd) {
  Series series = random_series(2, 4, 2);
  int last = -1;
  series.progress = [&last](int done) {
    EXPECT_GE(done, last);
    last = done;
  };
  play_series(series);
  EXPECT_EQ(last, 4);
}

TEST(Matches, PassOnWhatIsThrownInAThread) {
  Series series = random_series(2, 4, 2);
  series.seats[1] = "nobody";
  EXPECT_THROW(play_series(series), std::invalid_argument);
  series = random_series(2, 4, 2);
  series.begin = [](const Key&) -> std::unique_ptr<AnyGame> { throw BadInput{"here", "there is no game"}; };
  EXPECT_THROW(play_series(series), BadInput);
}

/// Gives an answer that is never legal at the beginning of a turn.
class Cheater final : public Bot {
 public:
  std::string_view level() const override { return "cheater"; }
  Action choose(const AnyGame&, Seat, const Thinking&, Generator&) override { return otys::act(otys::Do::dive); }
};

TEST(Matches, EndWithAClearWordWhenABotGivesAnIllegalAnswer) {
  AnyGameOf<Otys> game(Referee<Otys>(Otys::Setup{}, Key{}));
  Cheater cheater;
  const std::vector<Bot*> seats{&cheater, &cheater};
  try {
    play_match(game, seats, Key{});
    FAIL() << "the answer was taken";
  } catch (const std::logic_error& error) {
    EXPECT_NE(std::string(error.what()).find("illegal answer \"dive\""), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace bathys
