// The expert of Otys: sensible where the right turn is plain, honest about what it found, the same every time.
#include "bots/otys/expert.hpp"

#include "bots/match.hpp"
#include "bots/otys/fallible.hpp"
#include "bots/otys/minds.hpp"
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

Generator chance(std::string_view seed = "expert") { return Generator(key_from_text(seed)); }

Series series(const Setup& setup, std::vector<std::string> seats, std::string_view seed, int games) {
  return {.begin = [setup](const Key& key) { return std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(setup, key)); },
          .seats = std::move(seats),
          .seed = key_from_text(seed),
          .games = games,
          .threads = 2};
}

/// Wins of the first seat, in whole games.
double wins(std::vector<std::string> seats, std::string_view seed, int games) {
  const SeriesResult result = play_series(series({}, std::move(seats), seed, games));
  EXPECT_EQ(result.finished, static_cast<u64>(games));
  return static_cast<double>(result.seats[0].win_shares) / SeriesResult::kWinShares;
}

class TheExpert : public testing::Test {
 protected:
  std::string choose(const TestTable& game, int simulations = 60) {
    Generator generator = chance();
    return spell(verbs(),
                 expert.choose(Otys::view(game.state(), game.asked()), {.simulations = simulations}, generator));
  }
  void play_turn(TestTable& game) {
    const Seat seat = game.asked();
    while (!game.over() && game.asked() == seat) game.play(choose(game));
  }

  Expert expert{judge_for, Depth{}};
};

TEST_F(TheExpert, BeatsGreedyClearlyWithAFewSimulations) {
  EXPECT_GE(wins({"expert@60", "greedy"}, "strength", 12), 8);
}

TEST_F(TheExpert, TakesTheWinningTurn) {
  TestTable game;
  game.anna().prestige = 17;
  game.bruno().prestige = 16;
  game.put_diver(kAnna, Diver::trader, 4);
  game.zone(kAnna, 4) = Cargo::of(1, 0, 0, 0);
  game.colony().in_store(Resource::metal) = 0;
  play_turn(game);
  EXPECT_GE(game.anna().prestige, 18);
}

TEST_F(TheExpert, KeepsTheDrawnContractThatItsCargoPaysFor) {
  TestTable game;
  game.put_diver(kAnna, Diver::spy, 3);
  game.zone(kAnna, 4) = Cargo::of(0, 2, 2, 0);
  game.put_in_offer("c09", 1);  // neither asks for plants or fuel
  game.put_in_offer("c16", 2);
  for (const std::string_view card : {"c24", "c01", "c02", "c20"}) game.put_on_deck(card);
  game.play({"key 3", "dive", "draw"});
  EXPECT_EQ(choose(game), "keep c24");
}

TEST_F(TheExpert, AnswersForItsCopiedDiverOutOfTurn) {
  TestTable game({.players = 2, .designer_variant = 1});
  game.put_diver(kAnna, Diver::spy, 3);
  game.put_diver(kBruno, Diver::metal_expert, 3);
  game.bruno().batteries = 2;
  game.play({"key 3", "dive", "copy left", "done", "resurface"});
  ASSERT_EQ(game.question(), "copied_resurface");
  EXPECT_TRUE(game.offers(choose(game)));
}

TEST_F(TheExpert, TellsTheLinesItComparedTheBestFirst) {
  const TestTable game;
  Generator generator = chance();
  const View view = Otys::view(game.state(), game.asked());
  std::vector<int> ends(20);
  const auto lines = expert.search(view, {.simulations = 80}, generator, {}, [&](int line, int, const State& end) {
    ++ends.at(static_cast<std::size_t>(line));
    EXPECT_TRUE(Engine<Otys>::over(end) || end.table.turn.seat != view.viewer || end.table.turn.round > 1);
  });
  ASSERT_GT(lines.size(), 1u);
  for (const SearchedLine& line : lines) {
    EXPECT_EQ(line.judged.worlds(), ends.at(static_cast<std::size_t>(line.judged.candidate)));
    EXPECT_GT(line.chance(), 0);
    EXPECT_LT(line.chance(), kSure);
  }
  EXPECT_GE(lines[0].chance(), lines[1].chance());
}

TEST_F(TheExpert, ComparesAnAnswerThatItIsAskedAbout) {
  const TestTable game;
  const View view = Otys::view(game.state(), game.asked());
  Options options;
  legal<Otys>(view, options);
  for (const Action action : options) {
    Generator generator = chance();
    const auto lines = expert.search(view, {.simulations = 1}, generator, std::array{action}, {});
    EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [action](const SearchedLine& line) {
      return line.answers.front() == action;
    })) << spell(verbs(), action);
  }
}

TEST_F(TheExpert, LinesCanBePlayedInEveryWorldThatLooksTheSame) {
  TestTable game;
  game.anna().batteries = 2;
  game.put_diver(kAnna, Diver::explorer, 2);
  const View view = Otys::view(game.state(), kAnna);
  Generator generator = chance();
  const auto lines = expert.search(view, {.simulations = 1}, generator, {}, {});
  Generator worlds = chance("worlds");
  for (int i = 0; i < 10; ++i) {
    for (const SearchedLine& line : lines) {
      State state = Otys::imagine(view, worlds);
      Report silent;
      Play play{state, silent};
      for (const Action action : line.answers) {
        ASSERT_FALSE(Engine<Otys>::why_not(state, kAnna, action)) << spell(verbs(), action);
        Engine<Otys>::answer_trusted(play, kAnna, action);
      }
    }
  }
}

TEST_F(TheExpert, StopsAtOnceWhenTold) {
  const TestTable game;
  const std::atomic<bool> stop{true};
  Generator generator = chance();
  int simulations = 0;
  expert.search(Otys::view(game.state(), kAnna), {.simulations = 1000000, .stop = &stop}, generator, {},
                [&](auto&&...) { ++simulations; });
  EXPECT_LE(simulations, Depth{}.candidates);
}

TEST_F(TheExpert, AnswersAsTheQuickPolicyDoesWithoutAnyTime) {
  const std::atomic<bool> stop{true};
  TestTable game;
  for (int decision = 0; decision < 40; ++decision) {
    const View view = Otys::view(game.state(), game.asked());
    Generator same = chance();
    const Action quick = Fallible(judge_for, Error{}).choose(view, {}, same);
    Generator generator = chance();
    EXPECT_EQ(expert.choose(view, {.simulations = 1'000'000, .stop = &stop}, generator), quick);
    game.play(spell(verbs(), quick));
  }
}

TEST_F(TheExpert, FinishesLegalGamesWithEveryOptionSet) {
  int number = 0;
  for (const auto& setup : Otys::option_sets()) {
    std::vector<std::string> seats(setup.players, "hard");
    if (number % 5 == 0) seats[0] = "expert@1";
    const SeriesResult result = play_series(series(setup, seats, "set " + std::to_string(number++), 1));
    EXPECT_EQ(result.finished, 1u);
    EXPECT_LT(result.rounds, 60u) << "option set " << number;
  }
}

TEST(TheLevels, EachBeatTheOneBelow) {
  EXPECT_GE(wins({"easy", "random"}, "easy", 20), 17);
  EXPECT_GE(wins({"normal", "easy"}, "normal", 40), 24);
  EXPECT_GE(wins({"hard", "normal"}, "hard", 40), 24);
  EXPECT_GE(wins({"expert@100", "hard"}, "expert", 10), 6);
}

TEST(AMisjudgement, IsNeverLargerThanItMayBe) {
  for (u64 hash = 0; hash < 2000; ++hash) {
    const i32 seems = misjudged(kSure / 2, hash * 0x9E3779B97F4A7C15u, Error{kOneOdds});
    EXPECT_LE(std::abs(seems - kSure / 2), kSure / 4);
  }
  EXPECT_EQ(misjudged(1234, 99, Error{}), 1234);
}

}  // namespace
}  // namespace bathys::otys
