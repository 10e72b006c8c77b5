// Every level of every game with every option set: games come to an end, and no answer is ever refused.
//
// Usually each option set is played once, with BATHYS_SHORT=1 every fifth. BATHYS_LONG=1 plays ten thousand games of
// each game, with every level on every seat of every option set: in a test for each game and each level that begins, so
// that none of them takes long. And it plays ten thousand games of each option set by the levels that do not search,
// all of them on every seat: a quarter of an hour on two cores.
#include <gtest/gtest.h>

#include <cstdlib>

#include "bots/match.hpp"
#include "bots/testing.hpp"
#include "games/all/list.hpp"

namespace bathys {
namespace {

constexpr int kManyGames = 10'000;

bool is_long() { return std::getenv("BATHYS_LONG") != nullptr; }
bool is_short() { return std::getenv("BATHYS_SHORT") != nullptr; }

/// A different level on every seat, so that every level meets every other. The budgets are tiny: what is legal does not
/// depend on how well it was considered.
std::vector<std::string> mixed(int seats, std::size_t first) {
  constexpr const char* kBudgets[] = {"", "@1", "@2", "@12"};
  std::vector<std::string> bots;
  for (std::size_t i = first; bots.size() < static_cast<std::size_t>(seats); ++i) {
    const std::string level(bot_levels()[i % bot_levels().size()]);
    const bool searches = level != "random" && level != "greedy";
    bots.push_back(level + (searches ? kBudgets[1 + i % 3] : kBudgets[0]));
  }
  return bots;
}

/// The levels that cost least. A budget is for games in which they search too.
std::vector<std::string> quick(int seats) {
  std::vector<std::string> bots;
  for (const char* const level : {"easy@1", "normal@1", "hard@1", "easy@1"}) {
    if (bots.size() < static_cast<std::size_t>(seats)) bots.emplace_back(level);
  }
  return bots;
}

template <Game G>
int seats_of(const typename G::Setup& setup) {
  return AnyGameOf<G>(Referee<G>(setup, {})).seats();
}

/// `play_series` throws when an answer is refused, and names bot and answer.
template <Game G>
void play(const typename G::Setup& setup, std::vector<std::string> bots, const std::string& seed, int games) {
  const auto begin = [&setup](const Key& key) { return std::make_unique<AnyGameOf<G>>(Referee<G>(setup, key)); };
  const SeriesResult result = play_series({.begin = begin,
                                           .seats = std::move(bots),
                                           .rotates = true,
                                           .seed = key_from_text(seed),
                                           .games = games,
                                           .threads = 2});
  EXPECT_EQ(result.finished, static_cast<u64>(games)) << G::kName;
}

/// A game, and the level on its first seat.
using GamesOfAllLevels = testing::TestWithParam<std::tuple<std::string_view, std::size_t>>;

TEST_P(GamesOfAllLevels, SeeNoRefusedAnswer) {
  const auto [game, first] = GetParam();
  AllGames::each([&, game = game, first = first]<Game G>() {
    if (game != G::kName) return;
    const auto sets = G::option_sets();
    const std::size_t levels = bot_levels().size();
    const int many = kManyGames / static_cast<int>(sets.size() * levels) + 1;
    for (std::size_t number = 0; number * every_so_many_sets() < sets.size(); ++number) {
      const auto& set = sets[number * every_so_many_sets()];
      if (is_long() || number % levels == first) {
        play<G>(set, mixed(seats_of<G>(set), first), "levels " + std::to_string(first), is_long() ? many : 1);
      }
    }
  });
}

std::vector<std::string_view> names_of_games() {
  std::vector<std::string_view> names;
  AllGames::each([&]<Game G>() { names.push_back(G::kName); });
  return names;
}

std::string name_of_test(const testing::TestParamInfo<GamesOfAllLevels::ParamType>& tested) {
  const auto [game, first] = tested.param;
  return std::string(game) + "_" + std::string(bot_levels()[first]);
}

INSTANTIATE_TEST_SUITE_P(Levels, GamesOfAllLevels,
                         testing::Combine(testing::ValuesIn(names_of_games()),
                                          testing::Range(std::size_t{0}, bot_levels().size())),
                         name_of_test);

/// A game, and the number of one of its option sets. Whoever plays alone does so at each level, half as often.
using GamesOfEverySet = testing::TestWithParam<std::pair<std::string_view, std::size_t>>;

TEST_P(GamesOfEverySet, SeeNoRefusedAnswerInTenThousand) {
  if (is_short()) GTEST_SKIP() << "too slow with sanitizers";
  const auto [game, number] = GetParam();
  AllGames::each([&, game = game, number = number]<Game G>() {
    if (game != G::kName) return;
    const auto set = G::option_sets()[number];
    const int games = is_long() ? kManyGames : 2;
    if (seats_of<G>(set) > 1) return play<G>(set, quick(seats_of<G>(set)), "set " + std::to_string(number), games);
    for (const std::string& alone : quick(3)) play<G>(set, {alone}, "set " + std::to_string(number), games / 2);
  });
}

std::vector<std::pair<std::string_view, std::size_t>> option_sets() {
  std::vector<std::pair<std::string_view, std::size_t>> sets;
  AllGames::each([&]<Game G>() {
    for (std::size_t number = 0; number < G::option_sets().size(); ++number) sets.emplace_back(G::kName, number);
  });
  return sets;
}

std::string name_of_set(const testing::TestParamInfo<GamesOfEverySet::ParamType>& tested) {
  return std::string(tested.param.first) + "_" + std::to_string(tested.param.second);
}

INSTANTIATE_TEST_SUITE_P(Levels, GamesOfEverySet, testing::ValuesIn(option_sets()), name_of_set);

TEST(Levels, AnswerWhenTheyAreStoppedBeforeTheyBegin) {
  const std::atomic<bool> stop = true;
  AllGames::each([&]<Game G>() {
    for (const std::string_view level : bot_levels()) {
      AnyGameOf<G> game(Referee<G>(G::option_sets().front(), key_from_text("stopped")));
      Generator generator(key_from_text("stopped"));
      const Seat seat = game.decision().asked.front();
      const Action action = make_bot(G::kName, level)->choose(game, seat, {.stop = &stop}, generator);
      EXPECT_FALSE(game.why_not(seat, action)) << G::kName << " " << level;
    }
  });
}

}  // namespace
}  // namespace bathys
