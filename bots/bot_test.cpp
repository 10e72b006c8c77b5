// Which bots there are, and that a bot knows no more than its seat.
#include "bots/bot.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "bots/strategy.hpp"
#include "bots/testing.hpp"
#include "games/all/games.hpp"
#include "games/all/list.hpp"
#include "games/otys/testing.hpp"

namespace bathys {
namespace {

using otys::State;

AnyGameOf<Otys> game_at(const State& state) { return AnyGameOf<Otys>(Referee<Otys>(state)); }

TEST(Bots, ExistForEveryGameAndLevel) {
  for (const AnyKind* const kind : all_games()) {
    for (const std::string_view level : bot_levels()) {
      const auto bot = make_bot(kind->name(), level);
      ASSERT_NE(bot, nullptr) << kind->name() << " " << level;
      EXPECT_EQ(bot->level(), level);
      EXPECT_TRUE(is_level(level));
    }
  }
}

TEST(Bots, PeopleChooseAmongFourLevels) {
  for (const std::string_view level : levels_for_people()) EXPECT_NE(make_bot("otys", level), nullptr) << level;
  EXPECT_EQ(levels_for_people().size(), 4u);
}

TEST(Bots, MayBeNamedWithABudget) {
  EXPECT_EQ(make_bot("otys", "expert@100ms")->level(), "expert");
  EXPECT_EQ(make_bot("otys", "expert@2000")->level(), "expert");
  EXPECT_EQ(make_bot("otys", "expert@1s")->level(), "expert");
  for (const char* const wrong : {"expert@", "expert@0", "expert@-1", "expert@2x", "expert@1 ms", "expert@ms",
                                  "expert@s", "expert@0s", "expert@9999s", "expert@99999999999", "@5", "genius@5"}) {
    EXPECT_EQ(make_bot("otys", wrong), nullptr) << wrong;
    EXPECT_FALSE(is_level(wrong)) << wrong;
  }
}

TEST(Bots, AreNoLevelsWithABudget) { EXPECT_FALSE(is_level("expert@2000")); }

TEST(Bots, AnswerAWishTheSameEveryTime) {
  const auto game = game_at(begun<Otys>({}, "wish"));
  const Seat seat = game.decision().asked.front();
  const BotWish wish{.level = "expert", .simulations = 60, .seed = 7};
  const Action action = choose_as_bot(game, seat, wish);
  EXPECT_EQ(action, choose_as_bot(game, seat, wish));
  EXPECT_EQ(action, choose_as_bot(game, seat, {.level = "expert@60", .budget_ms = 1, .seed = 7}))
      << "the budget in the name counts before any other";
  EXPECT_THROW(choose_as_bot(game, seat, {.level = "genius"}), BadInput);
}

TEST(Bots, AreNullForAnUnknownLevelOrGame) {
  EXPECT_EQ(make_bot("otys", "genius"), nullptr);
  EXPECT_EQ(make_bot("otys", ""), nullptr);
  EXPECT_EQ(make_bot("chess", "greedy"), nullptr);
}

TEST(Bots, ChooseTheSameWithTheSameGeneratorAndLegally) {
  for (const std::string_view level : bot_levels()) {
    const auto game = game_at(begun<Otys>({}, "same"));
    const Seat seat = game.decision().asked.front();
    Generator first(key_from_text("choice"));
    Generator second(key_from_text("choice"));
    const Action action = make_bot("otys", level)->choose(game, seat, first);
    EXPECT_EQ(action, make_bot("otys", level)->choose(game, seat, second)) << level;
    EXPECT_EQ(first, second) << level;
    EXPECT_FALSE(game.why_not(seat, action)) << level;
  }
}

/// A strategy is handed the view of its seat by type: it has no parameter that a position would fit.
template <Game G>
constexpr bool kGivenAViewAlone =
    std::is_same_v<decltype(&Strategy<G>::choose),
                   Action (Strategy<G>::*)(const typename G::View&, const Thinking&, Generator&)> &&
    !std::is_convertible_v<const typename G::State&, const typename G::View&>;

TEST(Bots, AreGivenAViewByType) {
  AllGames::each([]<Game G>() { static_assert(kGivenAViewAlone<G>); });
}

/// Where the strategies are, nobody has heard of those who know everything.
TEST(Bots, HaveNoWayToARunningGame) {
  namespace fs = std::filesystem;
  int read = 0;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(BATHYS_ROOT) / "bots")) {
    const std::string path = entry.path().generic_string();
    const bool strategy = path.find("/bots/coach/") == std::string::npos &&
                          entry.path().parent_path().filename() != "bots" && path.find("_test.") == std::string::npos;
    if (!entry.is_regular_file() || !strategy) continue;
    std::ifstream file(path);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_FALSE(text.empty()) << path;
    for (const char* const word : {"Referee", "AnyGame", "core/referee.hpp", "core/any_game.hpp"}) {
      EXPECT_EQ(text.find(word), std::string::npos) << path << " names " << word;
    }
    ++read;
  }
  EXPECT_GT(read, 40);
}

/// Returns in how many worlds something hidden was different.
template <Game G>
u32 expect_bot_blind(const std::string& name, const typename G::Setup& setup, const std::string& seed, Looks looks) {
  const auto bot = make_bot(G::kName, name);
  const auto quick = make_bot(G::kName, "easy@1");
  const auto choose = [&](const typename G::State& state, Seat seat, Bot& by, const std::string& moment) {
    Generator generator = Generator(key_from_text(seed)).fork(moment);
    return by.choose(AnyGameOf<G>(Referee<G>(state)), seat, generator);
  };
  return expect_blind<G>(
      setup, seed, looks,
      [&](const auto& state, Seat seat, u32 decision) { return choose(state, seat, *bot, std::to_string(decision)); },
      [&](const auto& state, Seat seat) { return choose(state, seat, *quick, "between"); });
}

TEST(Bots, ChooseByWhatTheirSeatCanSeeAndNothingElse) {
  AllGames::each([]<Game G>() {
    std::size_t set = 0;
    u32 differing = 0;
    for (const auto& setup : tried_option_sets<G>()) {
      const std::string seed = "blind " + std::to_string(set);
      for (const std::string level : {"random", "greedy"}) {
        differing += expect_bot_blind<G>(level, setup, seed, {.decisions = 150, .every = 2});
      }
      // One of the levels that search; what it sees does not depend on how long it looks.
      const auto levels = levels_for_people();
      const std::string level(levels[set++ % levels.size()]);
      differing += expect_bot_blind<G>(level + "@1", setup, seed, {.decisions = 60, .every = 2});
    }
    EXPECT_GT(differing, 20 * set) << G::kName << ": worlds must differ for this to mean anything";
  });
}

TEST(Bots, ChooseBlindlyWithABudgetThatTriesManyWorlds) {
  AllGames::each([]<Game G>() {
    const Looks looks{.decisions = 60, .every = 3};
    EXPECT_GT(expect_bot_blind<G>("expert@40", G::option_sets().front(), "blind expert", looks), 1) << G::kName;
  });
}

}  // namespace
}  // namespace bathys
