// `bathys sim`, `bench` and `signature`: what they print, and how they refuse wrong use.
#include "cli/sim.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"

namespace bathys::cli {
namespace {

using testing::HasSubstr;
using wire::Json;

SimOptions small(std::vector<std::string> seats) {
  SimOptions options;
  options.game = "otys";
  options.games = 4;
  options.seats = std::move(seats);
  return options;
}

/// What a command line prints to standard output.
std::string printed(const std::string& words) {
  CLI::App app;
  int exit_code = kExitFailed;
  add_sim(app, exit_code);
  add_bench(app, exit_code);
  add_signature(app, exit_code);
  testing::internal::CaptureStdout();
  app.parse(words);
  EXPECT_EQ(exit_code, kExitOk);
  return testing::internal::GetCapturedStdout();
}

std::string refusal(const SimOptions& options) {
  try {
    simulate(options);
  } catch (const WrongUse& wrong) {
    return wrong.what();
  }
  return "";
}

Json without_time(Json json) {
  json.erase("seconds");
  json.erase("games_per_second");
  return json;
}

TEST(Sim, PrintsTheSameBytesAgainWithoutItsTime) {
  for (const std::string how : {"", " --json"}) {
    const std::string words = "sim pearls --games 4 --seats random,random --seed x --exact" + how;
    const std::string text = printed(words);
    EXPECT_EQ(text, printed(words));
    EXPECT_EQ(text.find("second"), std::string::npos) << text;
  }
}

TEST(Sim, PrintsExactlyOneObjectWithJson) {
  const std::string text = printed("sim otys --games 3 --seats random,random --seed x --json");
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1);
  const Json json = Json::parse(text);
  EXPECT_EQ(json["game"], "otys");
  EXPECT_EQ(json["games"], 3);
  EXPECT_EQ(json["seed"], "x");
  EXPECT_EQ(json["unfinished"], 0);
  ASSERT_EQ(json["seats"].size(), 2u);
  EXPECT_EQ(json["seats"][0]["bot"], "random");
  EXPECT_EQ(json["seats"][0]["wins"].get<double>() + json["seats"][1]["wins"].get<double>(), 3);
  EXPECT_LE(json["seats"][0]["win_rate_95"][0], json["seats"][0]["win_rate"]);
  EXPECT_GE(json["seats"][0]["win_rate_95"][1], json["seats"][0]["win_rate"]);
  EXPECT_GT(json["rounds_mean"], 1);
  EXPECT_GT(json["decisions_mean"], json["rounds_mean"]);
}

TEST(Sim, GivesTheSameWithAnyNumberOfThreads) {
  const std::string words = "sim otys --games 5 --seats random,random,random --json --threads ";
  EXPECT_EQ(without_time(Json::parse(printed(words + "1"))), without_time(Json::parse(printed(words + "3"))));
}

TEST(Sim, PlaysEveryOptionSet) {
  SimOptions options = small({"random", "random"});
  options.own.set("variant");
  for (const std::string sponsors : {"basic", "random", "advanced", "1,3", "5"}) {
    options.own.set("sponsors", sponsors);
    EXPECT_EQ(simulate(options).finished, 4u) << sponsors;
  }
  SimOptions solo = small({"random"});
  solo.own.set("hard");
  EXPECT_EQ(simulate(solo).finished, 4u);
}

TEST(Sim, UsesTheSponsorSidesAskedFor) {
  SimOptions options = small({"random", "random"});
  options.own.set("sponsors", "2,5");
  const Json json = sim_json(options, {}, 1);
  EXPECT_EQ(json["options"], Json({{"players", 2}, {"sponsors", "given"}, {"advanced", {"2", "5"}}}));
}

TEST(Sim, ShowsATableWithEverySeat) {
  const std::string table = printed("sim otys --games 2 --seats random,easy --threads 1");
  EXPECT_THAT(table, HasSubstr("1  random"));
  EXPECT_THAT(table, HasSubstr("2  easy"));
  EXPECT_THAT(table, HasSubstr("rounds and"));
}

TEST(Sim, TakesBudgetsInSimulationsAndMilliseconds) {
  const Json json = Json::parse(printed("sim pearls --games 2 --seats expert@20,easy@1ms --json"));
  EXPECT_EQ(json["seats"][0]["bot"], "expert@20");
  EXPECT_EQ(json["seats"][1]["bot"], "easy@1ms");
  EXPECT_THAT(printed("sim pearls --games 2 --seats expert@20,greedy"), HasSubstr("1  expert@20"));
}

TEST(Sim, RotatesTheBotsAndTellsTheResultByBot) {
  const std::string words = "sim otys --games 4 --seats greedy,random --rotate --json --threads ";
  const Json json = Json::parse(printed(words + "1"));
  EXPECT_EQ(json["rotated"], true);
  EXPECT_EQ(json["seats"][0]["wins"], 4) << "greedy wins on either seat";
  EXPECT_EQ(without_time(json), without_time(Json::parse(printed(words + "3"))));
  const std::string table = printed("sim otys --games 2 --seats greedy,random --rotate");
  EXPECT_THAT(table, HasSubstr("every bot on every seat in turn"));
  EXPECT_EQ(table.find("seat  bot"), std::string::npos);
  SimOptions uneven = small({"random", "random", "random"});
  uneven.rotates = true;
  EXPECT_THAT(refusal(uneven), HasSubstr("--games must be a multiple of 3"));
}

TEST(Sim, TellsOfOneWhoPlaysAloneHowTheGamesEnded) {
  const std::string words = "sim otys --games 4 --seats random --at-least 1 --threads 1";
  const Json json = Json::parse(printed(words + " --json"));
  EXPECT_EQ(json["seats"][0]["at_least"], 1);
  EXPECT_LE(json["seats"][0]["at_least_rate"], 1);
  EXPECT_LE(json["seats"][0]["at_least_95"][0], json["seats"][0]["at_least_95"][1]);
  int games = 0;
  for (const Json& ending : json["endings"]) {
    EXPECT_THAT(ending["ending"].get<std::string>(), HasSubstr("otys.rank."));
    games += ending["games"].get<int>();
  }
  EXPECT_EQ(games, 4);
  const std::string table = printed(words);
  EXPECT_THAT(table, HasSubstr("1+ points"));
  EXPECT_THAT(table, HasSubstr("otys.rank."));
}

TEST(Sim, TellsHowOftenThesaurosIsWonAlone) {
  const Json json = Json::parse(printed("sim thesauros --mode solo --games 2 --seats random --json"));
  for (const Json& ending : json["endings"]) {
    EXPECT_THAT(ending["ending"].get<std::string>(), HasSubstr("thesauros.verdict.solo_"));
  }
}

TEST(Sim, TellsHowManyGamesItGaveUp) {
  const Json json = Json::parse(printed("sim otys --games 2 --seats random,random --limit 5 --json"));
  EXPECT_EQ(json["unfinished"], 2);
  EXPECT_TRUE(json["rounds_mean"].is_null());
  EXPECT_TRUE(json["seats"][0]["win_rate"].is_null());
  EXPECT_THAT(printed("sim otys --games 2 --seats random,random --limit 5"), HasSubstr("2 games were given up"));
}

TEST(Sim, RefusesWrongUseInOneLine) {
  SimOptions options = small({"random", "genius"});
  EXPECT_THAT(refusal(options), HasSubstr("there is no bot called \"genius\"; there are: random, easy, greedy, normal, "
                                          "hard, expert; with a budget for each answer: expert@2000"));
  EXPECT_THAT(refusal(small({"random", "expert@2000x"})), HasSubstr("there is no bot called \"expert@2000x\""));
  options = small({"random", "random"});
  options.game = "chess";
  EXPECT_THAT(refusal(options), HasSubstr("no game called \"chess\""));
  for (const int games : {0, -5}) {
    options = small({"random", "random"});
    options.games = games;
    EXPECT_EQ(refusal(options), "--games takes a number from 1 on");
  }
  options = small({"random", "random"});
  options.threads = 0;
  EXPECT_THAT(refusal(options), HasSubstr("--threads"));
  options = small({"random", "random"});
  options.limit = 0;
  EXPECT_THAT(refusal(options), HasSubstr("--limit"));
  EXPECT_THAT(refusal(small({"random", "random", "random", "random", "random"})), HasSubstr("1 to 4 bots, not 5"));
  EXPECT_THAT(refusal(small({})), HasSubstr("1 to 4 bots, not 0"));
}

TEST(Sim, RefusesOptionsThatCannotBe) {
  SimOptions options = small({"random", "random"});
  options.own.set("hard");
  EXPECT_THAT(refusal(options), HasSubstr("hard"));
  for (const std::string sponsors : {"golden", "7", "1,,2", "1,1"}) {
    options = small({"random", "random"});
    options.own.set("sponsors", sponsors);
    EXPECT_NE(refusal(options), "") << sponsors;
  }
}

TEST(Sim, PlaysThesaurosInEveryMode) {
  for (const auto& [mode, seats] : {std::pair{"solo", 1}, std::pair{"standard", 2}, std::pair{"mercenaries", 3}}) {
    SimOptions options = small(std::vector<std::string>(static_cast<std::size_t>(seats), "random"));
    options.game = "thesauros";
    options.own.set("mode", mode);
    options.games = 2;
    EXPECT_EQ(simulate(options).finished, 2u) << mode;
  }
  SimOptions wrong = small({"random", "random"});
  wrong.own.set("mode", "standard");
  EXPECT_THAT(refusal(wrong), HasSubstr("--mode is not for otys"));
}

TEST(Sim, PlaysAGameWithoutABotOfItsOwn) {
  SimOptions options = small({"greedy", "random", "easy"});
  options.game = "pearls";
  options.own.set("rounds", "1");
  EXPECT_EQ(simulate(options).finished, 4u);
  EXPECT_EQ(sim_json(options, {}, 1)["options"], Json({{"players", 3}, {"rounds", 1}}));
  options.own.set("rounds", "5");
  EXPECT_NE(refusal(options), "");
}

TEST(Bench, PrintsItsFiguresForEveryGameAsOneObject) {
  const Json json = Json::parse(printed("bench --seconds 0.01 --json"));
  std::string signatures;
  for (const std::string game : {"otys", "thesauros", "pearls"}) {
    const Json& figures = json.at(game);
    EXPECT_GT(figures["decisions_per_second"], 0);
    EXPECT_GT(figures["games_per_second"], 0);
    EXPECT_GT(figures["copy_ns"], 0);
    EXPECT_LT(figures["state_bytes"], 3 * 1024);
    EXPECT_GT(figures["simulations_per_second"], 0);
    signatures += game + " " + figures["signature"].get<std::string>() + "\n";
  }
  EXPECT_EQ(signatures, printed("signature"));
}

TEST(Bench, RefusesATimeThatIsNone) {
  EXPECT_THROW(printed("bench --seconds 0"), WrongUse);
  testing::internal::GetCapturedStdout();
}

}  // namespace
}  // namespace bathys::cli
