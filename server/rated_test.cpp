// Which games count for ratings, and between whom.
#include "server/rated.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>

#include "core/any_game.hpp"
#include "core/sha256.hpp"
#include "games/otys/otys.hpp"
#include "server/claims.hpp"
#include "server/ending.hpp"

namespace bathys::server {
namespace {

/// A rated table of so many people, and its game, of which nothing has been played.
struct RatedTable {
  explicit RatedTable(int players) : game(begun(players)) {
    row.id = "table";
    row.game = "otys";
    row.rated = 1;
    for (int i = 0; i < players; ++i) row.seats.push_back({"P", {}, "token " + std::to_string(i)});
  }
  static std::unique_ptr<AnyGame> begun(int players) {
    Otys::Setup setup{};
    setup.players = static_cast<u8>(players);
    return std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(setup, key_from_text("rated")));
  }
  void gives_up(int seat, std::string_view why = kConceded) { give_up(row.seats, seat_at(seat), why, ++row.seated, 0); }
  /// Random moves to the end.
  void play() const {
    Generator dice(key_from_text("moves"));
    for (int steps = 0; steps < 100'000 && !game->decision().over; ++steps) {
      const Seat seat = game->decision().asked.front();
      Options options;
      game->legal(seat, options);
      game->play(seat, options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]);
    }
    ASSERT_TRUE(game->decision().over);
  }
  std::vector<Pairing> pairings() const { return pairings_of(row, *game); }
  std::vector<storage::Player> players() const {
    std::vector<storage::Player> all;
    for (int i = 0; i < static_cast<int>(row.seats.size()); ++i) {
      all.push_back({i, row.seats[static_cast<std::size_t>(i)].token_hash, "passport " + std::to_string(i)});
    }
    return all;
  }
  storage::CountRated count(const std::vector<storage::Player>& players) const {
    return counted(row, *game, players, 1000);
  }

  storage::TableRow row;
  std::unique_ptr<AnyGame> game;
};

TEST(RatedGames, OfTwoWhoeverGaveUpOrHadNoTimeLeftHasLost) {
  for (const std::string_view why : {kConceded, kTimeOver}) {
    RatedTable table(2);
    EXPECT_TRUE(table.pairings().empty()) << "it goes on";
    table.gives_up(0, why);
    EXPECT_EQ(table.pairings(), (std::vector<Pairing>{{0, 1, 0}}));
  }
}

TEST(RatedGames, OfThreeWhoeverStaysLongerDidBetter) {
  RatedTable table(3);
  table.gives_up(1);
  EXPECT_TRUE(table.pairings().empty());
  table.gives_up(0, kTimeOver);
  EXPECT_EQ(table.pairings(), (std::vector<Pairing>{{0, 1, 1}, {0, 2, 0}, {1, 2, 0}}));
}

TEST(RatedGames, ThoseWhoAgreeToEndAreNotCompared) {
  RatedTable table(3);
  table.gives_up(1);
  for (const int seat : {0, 2}) agree_to_end(table.row.seats, seat_at(seat));
  ASSERT_EQ(standing_of(table.row.seats).ending, kAgreed);
  EXPECT_EQ(table.pairings(), (std::vector<Pairing>{{0, 1, 1}, {1, 2, 0}}));
}

TEST(RatedGames, AGamePlayedToItsEndCountsByItsWinnersAndItsPoints) {
  RatedTable table(4);
  table.play();
  const Outcome outcome = table.game->outcome();
  const auto pairings = table.pairings();
  ASSERT_EQ(pairings.size(), 6u);
  for (const Pairing& one : pairings) {
    const auto wins = [&](int seat) { return outcome.winners.has(seat_at(seat)); };
    const i32 here = outcome.points[static_cast<std::size_t>(one.one)];
    const i32 there = outcome.points[static_cast<std::size_t>(one.other)];
    const bool better = wins(one.one) != wins(one.other) ? wins(one.one) : here > there;
    const bool same = wins(one.one) == wins(one.other) && here == there;
    EXPECT_EQ(one.score, same ? 0.5 : better ? 1 : 0) << one.one << " against " << one.other;
  }
  // Whoever has given up has lost to all, whatever the bot made of the seat.
  const int best = index_of(outcome.winners.front());
  table.gives_up(best);
  for (const Pairing& one : table.pairings()) {
    if (one.one != best && one.other != best) continue;
    EXPECT_EQ(one.score, one.one == best ? 0 : 1);
  }
}

TEST(RatedGames, WhereABotStoodInNothingCounts) {
  RatedTable table(2);
  Claim claim;
  claim.stood_in = 1;
  keep(table.row.seats[1], claim);
  EXPECT_FALSE(still_rated(table.row));
  table.gives_up(0);
  EXPECT_TRUE(table.pairings().empty());
  EXPECT_TRUE(table.count(table.players()).ratings.empty());
  table.row.rated = 0;
  EXPECT_FALSE(still_rated(table.row));
}

TEST(RatedGames, BothRatingsMoveAsThePaperSays) {
  RatedTable table(2);
  table.gives_up(0);
  auto players = table.players();
  players[1].rated = 7;
  players[1].rating = storage::GameRating{"otys", 1'700'000'000, 100'000'000, 60'000, 5, 1000};
  const storage::CountRated count = table.count(players);
  ASSERT_EQ(count.ratings.size(), 2u);
  EXPECT_EQ(count.table, "table");
  const Rating known{1700, 100, 0.06};
  const Rating lost = rated(Rating{}, std::vector<Encounter>{{known, 0}});
  const Rating won = rated(known, std::vector<Encounter>{{Rating{}, 1}});
  const auto& [loser, winner] = std::pair(count.ratings[0], count.ratings[1]);
  EXPECT_EQ(loser.passport, "passport 0");
  EXPECT_EQ(loser.rated, 0u);
  EXPECT_EQ(loser.now.games, 1);
  EXPECT_EQ(loser.now.rating, std::llround(lost.rating * 1e6));
  EXPECT_EQ(winner.rated, 7u);
  EXPECT_EQ(winner.now.games, 6);
  EXPECT_EQ(winner.now.rating, std::llround(won.rating * 1e6));
  EXPECT_EQ(winner.now.deviation, std::llround(won.deviation * 1e6));
  EXPECT_EQ(winner.now.game, "otys");
  EXPECT_EQ(winner.now.when, 1000);
}

TEST(RatedGames, WhoHasNotPlayedForLongIsLessKnown) {
  const storage::GameRating stored{"otys", 1'600'000'000, 60'000'000, 60'000, 30, 500};
  EXPECT_DOUBLE_EQ(rating_of(stored, 500).deviation, 60);
  EXPECT_DOUBLE_EQ(rating_of(stored, 0).deviation, 60) << "another process is a moment ahead";
  const double year = rating_of(stored, 500 + 52 * kRatingPeriod).deviation;
  EXPECT_GT(year, 90);
  EXPECT_LT(year, 110);
  EXPECT_DOUBLE_EQ(rating_of(stored, 500 + 52 * kRatingPeriod).rating, 1600);
}

TEST(RatedGames, OnlyPairsWithPassportsAreCompared) {
  RatedTable table(3);
  table.gives_up(1);
  table.gives_up(0);
  auto players = table.players();
  players.erase(players.begin() + 2);
  const auto two = table.count(players).ratings;
  ASSERT_EQ(two.size(), 2u);
  EXPECT_GT(two[0].now.rating, 1'500'000'000);
  EXPECT_LT(two[1].now.rating, 1'500'000'000);
  players.pop_back();
  EXPECT_TRUE(table.count(players).ratings.empty()) << "alone nobody is better";
}

TEST(RatedGames, TwoSeatsOfOnePassportMakeItCountForNobody) {
  RatedTable table(3);
  table.gives_up(1);
  table.gives_up(0);
  auto players = table.players();
  players[2].passport = players[0].passport;
  EXPECT_TRUE(table.count(players).ratings.empty());
}

TEST(RatedGames, ASeatCountsForWhoeverHeldItWhenTheFirstAnswerCame) {
  RatedTable table(2);
  Claim claim;
  claim.player = "token of before";
  keep(table.row.seats[0], claim);
  table.gives_up(0);
  auto players = table.players();
  EXPECT_TRUE(table.count(players).ratings.empty()) << "the seat was held by something else";
  players[0].token_hash = "token of before";
  EXPECT_EQ(table.count(players).ratings.size(), 2u);
}

}  // namespace
}  // namespace bathys::server
