// The greedy bot: stronger than chance, at home with every option set, and sensible where the right answer is plain.
#include "bots/greedy.hpp"

#include "bots/match.hpp"
#include "games/otys/testing.hpp"

namespace bathys {
namespace {

using otys::Diver;
using otys::KeyToken;
using otys::TestTable;

/// Otys is called with its own setup, not through text.
Series series(const Otys::Setup& setup, std::vector<std::string> seats, std::string_view seed, int games) {
  return {.begin = [setup](const Key& key) { return std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(setup, key)); },
          .seats = std::move(seats),
          .seed = key_from_text(seed),
          .games = games,
          .threads = 2};
}

std::string choose(const TestTable& game) {
  Generator generator(key_from_text("greedy"));
  return spell(otys::verbs(), make_greedy<Otys>()->choose(Otys::view(game.state(), game.asked()), {}, generator));
}

/// Lets the one who is asked play on until somebody else is asked or the game is over.
void play_turn(TestTable& game) {
  const Seat seat = game.asked();
  while (!game.over() && game.asked() == seat) game.play(choose(game));
}

TEST(Greedy, BeatsRandomPlayInAtLeast95OfAHundredGames) {
  const SeriesResult result = play_series(series({}, {"greedy", "random"}, "strength", 100));
  ASSERT_EQ(result.finished, 100u);
  EXPECT_GE(result.seats[0].win_shares, 95 * SeriesResult::kWinShares);
}

TEST(Greedy, FinishesLegalGamesOfReasonableLengthWithEveryOptionSet) {
  int number = 0;
  for (const auto& setup : Otys::option_sets()) {
    const std::vector<std::string> seats(setup.players, "greedy");
    const SeriesResult result = play_series(series(setup, seats, "set " + std::to_string(number++), 2));
    EXPECT_EQ(result.finished, 2u);
    EXPECT_GT(result.rounds, 2u * 8) << "option set " << number;
    EXPECT_LT(result.rounds, 2u * 45) << "option set " << number;
  }
}

TEST(Greedy, DoesBetterThanABeginnerInSoloOnTheWhole) {
  const SeriesResult easy = play_series(series(TestTable::players(1), {"greedy"}, "solo", 20));
  EXPECT_GE(easy.seats[0].points, 20 * 16);
}

TEST(Greedy, CompletesAContractAtOnceWhenNothingSpeaksAgainstIt) {
  TestTable game;
  game.put_in_offer("c19", 1);
  game.zone(kAnna, 5) = otys::Cargo::of(2, 2, 0, 0);
  game.play("key 1");
  EXPECT_EQ(choose(game), "complete c19 5 2metal+2plant");
}

TEST(Greedy, TakesTheWinningTurn) {
  TestTable game;
  game.anna().prestige = 17;
  game.bruno().prestige = 16;
  game.put_diver(kAnna, Diver::trader, 4);
  game.zone(kAnna, 4) = otys::Cargo::of(1, 0, 0, 0);
  game.colony().in_store(otys::Resource::metal) = 0;
  play_turn(game);
  EXPECT_GE(game.anna().prestige, 18);
}

TEST(Greedy, ScoresWhatItCanInTheLastTurnInsteadOfInvesting) {
  TestTable game;
  game.turn().first = kBruno;  // Bruno has had his turn of this round
  game.bruno().prestige = 18;
  game.anna().prestige = 10;
  game.put_diver(kAnna, Diver::trader, 2);
  game.zone(kAnna, 2) = otys::Cargo::of(0, 1, 0, 0);
  game.colony().in_store(otys::Resource::plant) = 0;
  const int before = game.anna().prestige;
  play_turn(game);
  EXPECT_TRUE(game.over());
  EXPECT_GT(game.anna().prestige, before);
}

TEST(Greedy, KeepsTheDrawnContractThatItsCargoPaysFor) {
  TestTable game;
  game.put_diver(kAnna, Diver::spy, 3);
  game.zone(kAnna, 4) = otys::Cargo::of(0, 2, 2, 0);
  for (const std::string_view card : {"c24", "c01", "c02", "c20"}) game.put_on_deck(card);
  game.play({"key 3", "dive", "draw"});
  EXPECT_EQ(choose(game), "keep c24");
}

TEST(Greedy, AnswersForItsCopiedDiverOutOfTurn) {
  TestTable game({.players = 2, .designer_variant = 1});
  game.put_diver(kAnna, Diver::spy, 3);
  game.put_diver(kBruno, Diver::metal_expert, 3);
  game.bruno().batteries = 2;
  game.play({"key 3", "dive", "copy left", "done", "resurface"});
  ASSERT_EQ(game.asked(), kBruno);
  ASSERT_EQ(game.question(), "copied_resurface");
  EXPECT_TRUE(game.offers(choose(game)));
}

}  // namespace
}  // namespace bathys
