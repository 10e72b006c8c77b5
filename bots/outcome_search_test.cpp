// The strategy of a game that has none of its own, shown with Pearls.
#include "bots/outcome_search.hpp"

#include "bots/greedy.hpp"
#include "bots/match.hpp"
#include "games/pearls/testing.hpp"

namespace bathys {
namespace {

std::string choice(const pearls::State& state, Seat seat, std::string_view seed = "choice") {
  Generator generator(key_from_text(seed));
  return spell(Pearls::verbs(), make_greedy<Pearls>()->choose(Pearls::view(state, seat), {}, generator));
}

TEST(OutcomeSearch, TakesAValuablePearl) {
  pearls::TestTable game;
  game.bids(0, 3, 0).play("swap");
  EXPECT_EQ(choice(game.state(), kBruno), "take");
}

TEST(OutcomeSearch, BidsForTheMostValuablePearl) {
  const pearls::TestTable game;
  EXPECT_NE(choice(game.state(), kClara), "bid 0");
}

TEST(OutcomeSearch, ChoosesTheSameWithTheSameGeneratorAndWithoutOthersSecrets) {
  pearls::TestTable game;
  pearls::State other = game.state();
  std::swap(other.own(kBruno).pearl, other.own(kClara).pearl);
  std::swap(other.own(kBruno).purse, other.own(kClara).purse);
  for (const std::string seed : {"one", "two", "three"}) {
    EXPECT_EQ(choice(game.state(), kAnna, seed), choice(other, kAnna, seed)) << seed;
  }
}

TEST(OutcomeSearch, BeatsRandomPlay) {
  const Series series{
      .begin =
          [](const Key& seed) { return std::make_unique<AnyGameOf<Pearls>>(Referee<Pearls>(Pearls::Setup{}, seed)); },
      .seats = {"greedy", "random"},
      .seed = key_from_text("series"),
      .games = 40};
  const SeriesResult result = play_series(series);
  EXPECT_EQ(result.finished, 40u);
  EXPECT_GT(result.seats[0].win_shares, 2 * result.seats[1].win_shares);
  EXPECT_EQ(result.rounds, 120u);
}

}  // namespace
}  // namespace bathys
