// The levels of Thesauros: each beats the one below, and the easiest still knows what it is doing.
#include "bots/level.hpp"
#include "bots/match.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

std::function<std::unique_ptr<AnyGame>(const Key&)> games_of(const Setup& setup) {
  return [setup](const Key& key) { return std::make_unique<AnyGameOf<Thesauros>>(Referee<Thesauros>(setup, key)); };
}

/// Wins of the first of two, in that many games on each seat.
u64 wins_of(const std::string& better, const std::string& other, int games) {
  u64 wins = 0;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    std::vector<std::string> seats(2, other);
    seats[seat] = better;
    const SeriesResult result = play_series(
        {.begin = games_of({}), .seats = seats, .seed = key_from_text("levels"), .games = games, .threads = 2});
    wins += result.seats[seat].win_shares / SeriesResult::kWinShares;
  }
  return wins;
}

TEST(LevelsThesauros, EachBeatTheOneBelow) {
  EXPECT_GE(wins_of("hard", "normal", 20), 28u) << "of 40";
  EXPECT_GE(wins_of("normal", "easy", 20), 28u) << "of 40";
}

TEST(LevelsThesauros, OfBeginnersStillBeatChance) { EXPECT_GE(wins_of("easy", "random", 15), 28u) << "of 30"; }

TEST(LevelsThesauros, GiveLegalAnswersInEveryGame) {
  int number = 0;
  for (const auto& setup : Thesauros::option_sets()) {
    for (const char* const level : {"easy", "normal"}) {
      const SeriesResult result = play_series({.begin = games_of(setup),
                                               .seats = std::vector<std::string>(setup.players, level),
                                               .seed = key_from_text("set " + std::to_string(number++)),
                                               .games = 2});
      EXPECT_EQ(result.finished, 2u);
    }
  }
}

}  // namespace
}  // namespace bathys::thesauros
