// The expert of Thesauros: stronger than the greedy bot, blind to secrets, the same everywhere for a budget in
// simulations, and done when it is told to stop.
#include "bots/thesauros/expert.hpp"

#include <chrono>

#include "bots/greedy.hpp"
#include "bots/match.hpp"
#include "bots/testing.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

const Thinking kFew{.simulations = 8};

Action choose(const State& state, Seat seat, const Thinking& thinking, std::string_view seed = "expert") {
  Generator generator(key_from_text(seed));
  return Expert().choose(Thesauros::view(state, seat), thinking, generator);
}

std::unique_ptr<AnyGame> standard_game(const Key& key) {
  return std::make_unique<AnyGameOf<Thesauros>>(Referee<Thesauros>(Setup{}, key));
}

TEST(ExpertThesauros, BeatsTheGreedyBotWithFewSimulations) {
  u64 wins = 0;
  for (int first = 0; first < 2; ++first) {
    const std::vector<std::string> seats =
        first == 0 ? std::vector<std::string>{"expert@30", "greedy"} : std::vector<std::string>{"greedy", "expert@30"};
    const SeriesResult result = play_series(
        {.begin = standard_game, .seats = seats, .seed = key_from_text("short match"), .games = 7, .threads = 2});
    ASSERT_EQ(result.finished, 7u);
    wins += result.seats[static_cast<std::size_t>(first)].win_shares;
  }
  EXPECT_GE(wins, 9 * SeriesResult::kWinShares) << "of 14 games";
}

TEST(ExpertThesauros, ChoosesByWhatItsSeatCanSeeAndNothingElse) {
  int number = 0;
  for (const auto& setup : tried_option_sets<Thesauros>()) {
    const std::string seed = "blind " + std::to_string(number++);
    const auto expert = [&](const State& state, Seat seat, u32) { return choose(state, seat, kFew, seed); };
    const auto greedy = [&](const State& state, Seat seat) {
      Generator generator(key_from_text(seed));
      return make_greedy<Thesauros>()->choose(Thesauros::view(state, seat), {}, generator);
    };
    expect_blind<Thesauros>(setup, seed, {.decisions = 240, .every = 5}, expert, greedy);
  }
}

TEST(ExpertThesauros, DoesNotKnowTheSealedBudgetsOfOthers) {
  TestTable modest;
  TestTable bold;
  modest.budget(kBruno, 12, 10, 10, 10);
  bold.budget(kBruno, 20, 0, 0, 0);
  EXPECT_EQ(choose(modest.state(), kAnna, kFew), choose(bold.state(), kAnna, kFew));
}

TEST(ExpertThesauros, ThinksTheSameTwice) {
  const State state = begun<Thesauros>({}, "twice");
  EXPECT_EQ(choose(state, kAnna, {.simulations = 40}), choose(state, kAnna, {.simulations = 40}));
}

TEST(ExpertThesauros, TellsTheLinesItComparedAndThoseItIsAskedFor) {
  const TestTable game;
  const Action odd = act(Do::budget, Account::hr, 0, 0, 1);
  Generator generator(key_from_text("lines"));
  int ends = 0;
  const auto watch = [&](int, int, const State& end) {
    ++ends;
    EXPECT_EQ(end.table.board.quadrimester, 4);
  };
  const auto lines =
      Expert().search(Thesauros::view(game.state(), kAnna), {.simulations = 40}, generator, {{odd}}, {.ended = watch});
  ASSERT_EQ(lines.size(), 7u);
  int simulations = 0;
  bool found = false;
  for (const SearchedLine& line : lines) {
    simulations += line.judged.worlds();
    found = found || line.answers.front() == odd;
    EXPECT_GT(line.chance(), 0);
    EXPECT_LT(line.chance(), kSure);
  }
  EXPECT_TRUE(found);
  EXPECT_EQ(ends, simulations);
}

TEST(ExpertThesauros, StopsAtOnce) {
  const std::atomic<bool> stop = true;
  const auto start = std::chrono::steady_clock::now();
  const State state = begun<Thesauros>({}, "stop");
  const Action action = choose(state, kAnna, {.simulations = 10'000'000, .stop = &stop});
  EXPECT_FALSE(Engine<Thesauros>::why_not(state, kAnna, action));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
}

TEST(ExpertThesauros, AnswersAsTheGreedyBotDoesWithoutAnyTime) {
  const std::atomic<bool> stop = true;
  State state = begun<Thesauros>({}, "no time");
  Report silent;
  Play play{state, silent};
  int alike = 0;
  for (int decision = 0; decision < 60; ++decision) {
    const Seat seat = Engine<Thesauros>::asked(state).front();
    Generator generator(key_from_text("expert"));
    const Action greedy = make_greedy<Thesauros>()->choose(Thesauros::view(state, seat), {}, generator);
    alike += choose(state, seat, {.simulations = 1000, .stop = &stop}) == greedy ? 1 : 0;
    Engine<Thesauros>::answer_trusted(play, seat, greedy);
  }
  EXPECT_EQ(alike, 60);
}

TEST(ExpertThesauros, TakesTheWinInItsLastAction) {
  TestTable game;
  game.quadrimester(9).money(kAnna, {20, 0, 20, 0});
  game.anna().reputation = 60;
  game.bruno().reputation = 62;
  game.at_zone(9, {{kAnna, 1}});
  ASSERT_EQ(game.question(), "advertise");
  EXPECT_EQ(spell(verbs(), choose(game.state(), kAnna, {.simulations = 20})), "advertise");
}

/// Whatever the search likes better among games that are won: told is whether they are.
TEST(ExpertThesauros, AloneTellsWhetherAGameWasWon) {
  const Expert expert;
  State won = TestTable(TestTable::solo()).state();
  won.table.pending.clear();
  State lost = won;
  for (MuseumRoom& room : won.table.board.rooms) room.open = 1;
  EXPECT_EQ(expert.stake(1), Stake::victory);
  for (const int points : {91, 95, 99, 120}) {
    won.table.players[0].reputation = lost.table.players[0].reputation = static_cast<u16>(points);
    EXPECT_EQ(expert.told(won, kAnna), kSure) << points;
    EXPECT_EQ(expert.told(lost, kAnna), 0) << points << ", but rooms are not open";
  }
}

}  // namespace
}  // namespace bathys::thesauros
