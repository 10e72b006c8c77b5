// Reviews of games: the ledger adds up in every game and option set, and judges by what could be seen.
#include "bots/coach/review.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "bots/bot.hpp"
#include "bots/coach/coach.hpp"
#include "bots/match.hpp"
#include "bots/outcome_search.hpp"
#include "bots/testing.hpp"
#include "games/all/games.hpp"
#include "games/all/list.hpp"
#include "games/pearls/testing.hpp"

namespace bathys {
namespace {

constexpr SeatSet kAll = SeatSet::first(kMaxSeats);

/// A game of bots, played so many decisions far.
void play_on(AnyGame& game, std::string_view level, u32 decisions, const std::string& seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  std::vector<Bot*> seats;
  for (int i = 0; i < game.seats(); ++i) {
    bots.push_back(make_bot(game.name(), level));
    seats.push_back(bots.back().get());
  }
  play_match(game, seats, key_from_text(seed), decisions);
}

AnyGameOf<Pearls> pearls_game(std::string_view level, const std::string& seed, u8 players = 2) {
  AnyGameOf<Pearls> game(Referee<Pearls>({.players = players}, key_from_text(seed)));
  play_on(game, level, kMaxDecisions, seed);
  return game;
}

Review review_of(const AnyGame& game, int simulations, SeatSet seats = kAll) {
  const auto review = make_coach(game.name())->review(game, seats, ReviewDepth::quick, simulations);
  while (review->step()) {
  }
  EXPECT_EQ(review->done(), review->of());
  return review->result();
}

/// What came of a game for a seat, in the game's own terms.
i32 result_of(const AnyGame& game, Stake stake, Seat seat) {
  const Outcome outcome = game.outcome();
  if (stake == Stake::points) return outcome.points[static_cast<std::size_t>(index_of(seat))] * kOnePoint;
  return outcome.winners.has(seat) ? kSure / outcome.winners.size() : 0;
}

void expect_sums(const Review& review, const AnyGame& game) {
  for (const SeatReview& seat : review.seats) {
    EXPECT_EQ(seat.start + seat.own.value + seat.rivals.value + seat.luck.value, seat.result);
    ASSERT_EQ(seat.entries.size(), game.answers().size());
    i32 level = seat.start;
    for (const LedgerEntry& entry : seat.entries) {
      EXPECT_EQ(entry.before, level);
      level = entry.after();
      EXPECT_GE(level, 0);
      EXPECT_LE(level, review.stake == Stake::victory ? kSure : kMostTold);
    }
    EXPECT_EQ(level, seat.result);
    if (review.over) {
      EXPECT_EQ(seat.result, result_of(game, review.stake, seat.seat));
    }
  }
}

/// The law of the ledger.
TEST(ReviewLaw, StartAndThreeSumsAreTheResultInEveryGameAndOptionSet) {
  for (const AnyKind* const kind : all_games()) {
    const auto samples = kind->samples();
    for (std::size_t i = 0; i < samples.size(); i += every_so_many_sets()) {
      play_on(*samples[i], "random", 16, "sums " + std::to_string(i));
      const Review review = review_of(*samples[i], 4);
      EXPECT_EQ(review.seats.size(), static_cast<std::size_t>(samples[i]->seats()));
      expect_sums(review, *samples[i]);
    }
  }
}

TEST(ReviewLaw, HoldsToTheEndOfAGame) {
  for (int i = 0; i < 10; ++i) {
    const auto game = pearls_game("random", "end " + std::to_string(i), static_cast<u8>(2 + i % 3));
    ASSERT_TRUE(game.decision().over);
    expect_sums(review_of(game, 16), game);
  }
}

/// One seat of a whole game, as cheaply as a review can be made.
template <Game G>
Review cheap_review(const AnyGameOf<G>& game, Seat seat) {
  const coach::ReviewBudget budget{.simulations = 1, .confirming = 1, .worlds = 2};
  coach::ReviewOf<G> review(game.referee().record(), SeatSet(seat), budget, make_searching<G>());
  while (review.step()) {
  }
  return review.result();
}

/// So many whole games of each number of players; with sanitizers only alone and of two.
template <Game G>
void expect_whole_games_end_in_their_results(int games, int most_seats) {
  std::set<int> known;
  for (const auto& setup : G::option_sets()) {
    const int seats = AnyGameOf<G>(Referee<G>(setup, Key{})).seats();
    if (seats > most_seats || !known.insert(seats).second) continue;
    for (int i = 0; i < games; ++i) {
      const std::string seed = "whole " + std::to_string(i);
      SCOPED_TRACE(std::string(G::kName) + " " + std::to_string(seats) + " " + seed);
      AnyGameOf<G> game(Referee<G>(setup, key_from_text(seed)));
      play_on(game, "normal", kMaxDecisions, seed);
      ASSERT_TRUE(game.decision().over);
      const Review review = cheap_review(game, seat_at(i % seats));
      EXPECT_TRUE(review.over);
      EXPECT_EQ(review.seats.size(), 1u);
      expect_sums(review, game);
    }
  }
  EXPECT_FALSE(known.empty());
}

TEST(ReviewLaw, WholeGamesOfEveryNumberOfPlayersEndInTheirResults) {
  const int games = std::getenv("BATHYS_LONG") != nullptr ? 8 : 1;
  const int most_seats = std::getenv("BATHYS_SHORT") != nullptr ? 2 : kMaxSeats;
  AllGames::each([&]<Game G>() { expect_whole_games_end_in_their_results<G>(games, most_seats); });
}

TEST(ReviewLaw, LuckIsOnlyWhereSomethingWasLearnedAndForcedAnswersAreNobodysErrors) {
  const auto game = pearls_game("random", "luck");
  const Review review = review_of(game, 16);
  auto replay = game.clone();
  for (u32 k = 0; k + 1 < review.decisions; ++k) {
    replay->rewind(0);
    const Answer& answer = game.answers()[k];
    for (u32 i = 0; i < k; ++i) replay->play(game.answers()[i].seat, game.answers()[i].action);
    Options options;
    replay->legal(answer.seat, options);
    replay->play(answer.seat, answer.action);
    for (const SeatReview& seat : review.seats) {
      EXPECT_TRUE(!replay->can_undo() || seat.entries[k].luck == 0) << k;
      const bool chose = options.size() > 1 && answer.seat == seat.seat;
      EXPECT_TRUE(chose || seat.entries[k].own == 0) << k;
    }
  }
}

TEST(Review, IsTheSameEveryTime) {
  const auto game = pearls_game("random", "same");
  const Review one = review_of(game, 64);
  const Review two = review_of(game, 64);
  ASSERT_EQ(one.seats.size(), two.seats.size());
  for (std::size_t i = 0; i < one.seats.size(); ++i) {
    EXPECT_EQ(one.seats[i].own.value, two.seats[i].own.value);
    EXPECT_EQ(one.seats[i].luck.value, two.seats[i].luck.value);
    EXPECT_EQ(one.seats[i].luck.error, two.seats[i].luck.error);
  }
  EXPECT_EQ(one.judgements.size(), two.judgements.size());
}

TEST(Review, OfOneSeatSaysOfItWhatAReviewOfAllSays) {
  const auto game = pearls_game("random", "one");
  const Review all = review_of(game, 32);
  const Review one = review_of(game, 32, SeatSet(seat_at(1)));
  ASSERT_EQ(one.seats.size(), 1u);
  EXPECT_EQ(one.seats[0].own.value, all.seats[1].own.value);
  EXPECT_EQ(one.seats[0].luck.value, all.seats[1].luck.value);
}

/// Throwing away the pearl that wins the game.
TEST(Review, CallsABlunderABlunderAndShowsWhatWasBetter) {
  pearls::TestTable table;
  table.bids(0, 3, 0);
  AnyGameOf<Pearls> played{Referee<Pearls>(table.state())};
  const Seat seat = played.decision().asked.front();
  ASSERT_FALSE(played.play(seat, pearls::notation("throw away")));
  const Review review = review_of(played, 400);
  ASSERT_EQ(review.judgements.size(), 1u);
  const Judgement& judgement = review.judgements[0];
  EXPECT_EQ(judgement.verdict, Verdict::blunder);
  ASSERT_TRUE(judgement.better && judgement.played);
  EXPECT_EQ(spell(played.verbs(), judgement.better->answers.front()), "take");
  EXPECT_EQ(spell(played.verbs(), judgement.played->answers.front()), "throw away");
  ASSERT_FALSE(judgement.better->reasons.empty());
  EXPECT_EQ(judgement.better->reasons[0].sentence, "coach.reason.source.more");
  EXPECT_EQ(judgement.better->reasons[0].about, "pearls.source.large");
  EXPECT_LE(review.seats[static_cast<std::size_t>(index_of(seat))].own.value, -kVerdictLeast[3]);
}

TEST(Review, OfPlayAsGoodAsItsOwnFindsLittleAmiss) {
  i32 lost = 0;
  i32 lost_at_random = 0;
  for (int i = 0; i < 4; ++i) {
    for (const SeatReview& seat : review_of(pearls_game("hard", "good " + std::to_string(i)), 200).seats)
      lost -= seat.own.value;
    for (const SeatReview& seat : review_of(pearls_game("random", "bad " + std::to_string(i)), 200).seats)
      lost_at_random -= seat.own.value;
  }
  EXPECT_LT(lost * 3, lost_at_random);
}

}  // namespace
}  // namespace bathys
