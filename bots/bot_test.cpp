// Which bots there are, and that a bot knows no more than its seat.
#include "bots/bot.hpp"

#include "bots/testing.hpp"
#include "games/all/games.hpp"
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

/// Most worlds must differ for this to mean anything.
void expect_bot_blind(const std::string& name, const Otys::Setup& setup, const std::string& seed, u32 decisions) {
  const auto bot = make_bot("otys", name);
  const auto choose = [&](const State& state, Seat seat, u32 decision) {
    Generator generator = Generator(key_from_text(seed)).fork(std::to_string(decision));
    return bot->choose(game_at(state), seat, generator);
  };
  EXPECT_GT(expect_blind<Otys>(setup, seed, {.decisions = decisions}, choose), decisions * 2 / 3) << name;
}

TEST(Bots, ChooseByWhatTheirSeatCanSeeAndNothingElse) {
  std::size_t set = 0;
  for (const auto& setup : tried_option_sets<Otys>()) {
    const std::string seed = "blind " + std::to_string(set);
    for (const std::string level : {"random", "greedy"}) expect_bot_blind(level, setup, seed, 150);
    // One of the levels that search; what it sees does not depend on how long it looks.
    const auto levels = levels_for_people();
    expect_bot_blind(std::string(levels[set++ % levels.size()]) + "@1", setup, seed, 30);
  }
}

}  // namespace
}  // namespace bathys
