// `bathys study`: figures that are right where the truth is known, a page that is whole, and one study for one command.
#include "cli/study/study.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "games/all/games.hpp"

namespace bathys::cli {
namespace {

using testing::HasSubstr;
using testing::Not;
using wire::Json;

/// A game in which what everybody did decides what they have: three points for each pearl, and one for the second seat.
PlayedGame made_game(int number) {
  PlayedGame game;
  game.finished = true;
  game.rounds = 4;
  game.decisions = 10;
  const std::array<i32, 2> pearls{number % 3, (number / 3) % 4};
  const std::array<i32, 2> shells{(number / 12) % 2, (number / 24) % 2};
  for (std::size_t i = 0; i < 2; ++i) {
    game.deeds[{"taken.1", {"pearl", "pearl"}}][i] = pearls[i];
    game.deeds[{"taken.1", {"shell", "shell"}}][i] = shells[i];
    game.points[i] = 3 * pearls[i] + static_cast<i32>(i);
  }
  for (std::size_t i = 0; i < 2; ++i) {
    if (game.points[i] >= game.points[1 - i]) game.winners.add(seat_at(static_cast<int>(i)));
  }
  return game;
}

std::vector<PlayedGame> made_games(int count) {
  std::vector<PlayedGame> games;
  for (int i = 0; i < count; ++i) games.push_back(made_game(i));
  return games;
}

TEST(Figures, FindWhatADeedIsWorth) {
  const std::vector<Worth> worth = worth_of(made_games(96), 2);
  ASSERT_EQ(worth.size(), 2U);
  EXPECT_EQ(worth[0].item.id, "pearl");
  EXPECT_NEAR(worth[0].points.value, 3, 1e-9);
  EXPECT_NEAR(worth[1].points.value, 0, 1e-9);
}

TEST(Figures, LeaveOutWhatWasHardlyEverDone) {
  std::vector<PlayedGame> games = made_games(96);
  games[0].deeds[{"taken.1", {"coral", "coral"}}][0] = 1;
  for (const Worth& worth : worth_of(games, 2)) EXPECT_NE(worth.item.id, "coral");
}

TEST(Figures, HaveIntervalsThatHoldTheTruthAsOftenAsTheySay) {
  // 400 series of 50 throws of a fair coin: the interval of the mean leaves out one half in about 5% of them.
  Generator coin(key_from_text("coin"));
  int outside = 0;
  for (int series = 0; series < 400; ++series) {
    Metric metric{"points", {"1", "1"}, {}};
    for (int i = 0; i < 50; ++i) metric.by_game.push_back(static_cast<double>(coin.below(2)));
    const Estimate mean = estimate(metric);
    outside += mean.mark.low > 0.5 || mean.mark.high < 0.5 ? 1 : 0;
  }
  EXPECT_GE(outside, 8);
  EXPECT_LE(outside, 40);
}

TEST(Figures, ComparePairsOfGames) {
  Metric first{"points", {"1", "1"}, {}}, second = first;
  for (int i = 0; i < 40; ++i) {
    // What the seed does to both is far larger than the difference.
    first.by_game.push_back(100.0 * (i % 7));
    second.by_game.push_back(100.0 * (i % 7) + 1 + 0.1 * (i % 3));
  }
  const Estimate change = difference(first, second);
  EXPECT_NEAR(change.mark.value, 1.1, 0.05);
  EXPECT_TRUE(is_certain(change, 100));
  EXPECT_FALSE(is_certain(difference(first, first), 1));
}

TEST(Figures, LeaveOutGamesThatWereGivenUp) {
  std::vector<PlayedGame> games = made_games(3);
  games.emplace_back();
  for (const Metric& metric : metrics_of(games, 2)) EXPECT_EQ(estimate(metric).games, 3U) << metric.group;
}

TEST(PlayedGames, TravelWhole) {
  PlayedGame game = made_game(17);
  game.sources.push_back({{"sales", "Sales"}, {1, 2}});
  game.openings[1] = {"key 3", "Play key 3"};
  const PlayedGame again = unpacked_game(packed(game));
  EXPECT_EQ(again.deeds, game.deeds);
  EXPECT_EQ(again.points, game.points);
  EXPECT_EQ(again.sources, game.sources);
  EXPECT_EQ(again.openings[1].name, "Play key 3");
  EXPECT_EQ(packed(again), packed(game));
}

StudyOptions small(std::string game = "otys") {
  StudyOptions options;
  options.game = std::move(game);
  options.bot = "random";
  options.players = {2};
  options.games = 6;
  options.language = "en";
  return options;
}

Study studied(const StudyOptions& options, int threads = 1) {
  ThreadCrew crew(threads);
  return make_study(options, crew);
}

TEST(AStudy, IsTheSameWithAnyNumberOfThreads) {
  const auto english = words::Language::english();
  const Study one = studied(small());
  const Study three = studied(small(), 3);
  EXPECT_EQ(study_page(one, english), study_page(three, english));
  EXPECT_EQ(study_json(one), study_json(three));
  StudyOptions other = small();
  other.seed = "another";
  EXPECT_NE(study_json(one), study_json(studied(other)));
}

TEST(AStudy, CountsWhatHappened) {
  const Study study = studied(small());
  ASSERT_EQ(study.parts.size(), 1U);
  const auto& games = study.parts[0].games;
  ASSERT_EQ(games.size(), 6U);
  for (const PlayedGame& game : games) {
    ASSERT_TRUE(game.finished);
    BySeat contracts{};
    for (const auto& [deed, times] : game.deeds) {
      for (std::size_t i = 0; i < 2 && deed.group == "completed.1"; ++i) contracts[i] += times[i];
    }
    BySeat sum{};
    for (const auto& [source, points] : game.sources) {
      for (std::size_t i = 0; i < 2; ++i) sum[i] += points[i];
    }
    EXPECT_EQ(sum[0], game.points[0]);
    EXPECT_EQ(sum[1], game.points[1]);
    EXPECT_GT(contracts[0] + contracts[1], 0);
    EXPECT_NE(game.openings[0].id, "");
    EXPECT_NE(game.openings[0].name, "");
  }
}

TEST(AStudy, HasAPartForEveryNumberOfPlayersThatCanPlay) {
  StudyOptions options = small("thesauros");
  options.games = 1;
  options.players.clear();
  const Study study = studied(options);
  std::vector<int> seats;
  for (const StudyPart& part : study.parts) seats.push_back(part.seats);
  EXPECT_THAT(seats, testing::IsSupersetOf({2, 3, 4}));
  options.all = true;
  EXPECT_EQ(studied(options).parts.size(), 10U);
}

TEST(AStudy, OfASmallGameIsAPageToo) {
  StudyOptions options = small("pearls");
  options.levels = {"random"};
  EXPECT_THAT(study_page(studied(options), words::Language::english()), HasSubstr("</html>"));
}

TEST(AStudy, IsAPageWithoutOutsideResourcesAndATableForEveryPlot) {
  StudyOptions options = small();
  options.levels = {"random", "easy"};
  const Study study = studied(options);
  for (const words::Language& language : words::Language::all()) {
    const std::string page = study_page(study, language);
    EXPECT_THAT(page, Not(HasSubstr("<script")));
    EXPECT_THAT(page, Not(HasSubstr("src=")));
    EXPECT_THAT(page, Not(testing::ContainsRegex("url\\(|@import|<link")));
    EXPECT_THAT(page, Not(HasSubstr("study."))) << language.code() << " lacks words";
    EXPECT_THAT(page, HasSubstr("<html lang=\"" + std::string(language.code()) + "\">"));
    const auto count = [&](const std::string& what) {
      int times = 0;
      for (std::size_t at = page.find(what); at != std::string::npos; at = page.find(what, at + 1)) ++times;
      return times;
    };
    EXPECT_GT(count("<svg"), 10);
    EXPECT_EQ(count("<svg"), count("<table>"));
  }
}

TEST(AStudy, DrawsALearningCurveOfBotsThatDifferInTheirBudgetsAlone) {
  StudyOptions options = small("pearls");
  options.levels = {"random", "expert@4", "expert@1"};
  const std::string page = study_page(studied(options), words::Language::english());
  const std::size_t card = page.find("<h3>Learning curve</h3>");
  ASSERT_NE(card, std::string::npos);
  const std::string curve = page.substr(card, page.find("</section>", card) - card);
  EXPECT_THAT(curve, HasSubstr("class=\"curve"));
  EXPECT_LT(curve.find("<td>expert@1</td>"), curve.find("<td>expert@4</td>"));
  EXPECT_THAT(curve, Not(HasSubstr("random")));
  options.levels = {"random", "easy", "expert@4"};
  EXPECT_THAT(study_page(studied(options), words::Language::english()), Not(HasSubstr("Learning curve")));
}

class StudyFiles : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string dear_spy() {
    Json content = Json::parse(read_file("games/otys/data/otys.components.json", "a component file"));
    content["divers"]["spy"]["fee"] = 3;
    std::ofstream(folder_ / "dear.json") << content.dump();
    return (folder_ / "dear.json").string();
  }
  std::string refusal(const std::string& words) {
    CLI::App app;
    int exit_code = kExitOk;
    add_study(app, exit_code);
    testing::internal::CaptureStdout();
    std::string wrong;
    try {
      app.parse(words);
    } catch (const WrongUse& refused) {
      wrong = refused.what();
    }
    testing::internal::GetCapturedStdout();
    return wrong;
  }

  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("bathys_study_test_" + std::to_string(getpid()));
};

TEST_F(StudyFiles, AreThePageAndItsFigures) {
  const std::string out = (folder_ / "made").string();
  EXPECT_EQ(refusal("study otys --bot random --players 2 --games 3 --lang fr --out " + out), "");
  EXPECT_THAT(read_file(out + "/index.html", "a page"), HasSubstr("Victoires par place"));
  const Json figures = Json::parse(read_file(out + "/study.json", "figures"));
  EXPECT_EQ(figures["bathys_study"], 1);
  EXPECT_EQ(figures["parts"][0]["players"], 2);
  EXPECT_EQ(figures["components"], std::string(find_game("otys")->components_hash()));
}

TEST_F(StudyFiles, ArePicturesTooWhenTheyAreWanted) {
  const auto pictures = [](const std::string& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() == ".svg") names.push_back(entry.path().stem().string());
    }
    return names;
  };
  const std::string words = "study otys --bot random --games 3 --lang en --out " + folder_.string();
  EXPECT_EQ(refusal(words + "/none --players 2"), "");
  EXPECT_THAT(pictures(folder_.string() + "/none"), testing::IsEmpty());
  EXPECT_EQ(refusal(words + "/one --players 2 --pictures"), "");
  EXPECT_THAT(pictures(folder_.string() + "/one"), testing::IsSupersetOf({"wins", "sources", "used-completed-1"}));
  EXPECT_EQ(refusal(words + "/two --players 2,3 --pictures"), "");
  EXPECT_THAT(pictures(folder_.string() + "/two"), testing::IsSupersetOf({"part1-wins", "part2-wins"}));
  const std::string wins = read_file(folder_.string() + "/one/wins.svg", "a picture");
  EXPECT_THAT(wins, testing::StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_THAT(wins, HasSubstr("<style>"));
}

TEST_F(StudyFiles, ShowTwoComponentFilesSideBySide) {
  StudyOptions options = small();
  options.compare = dear_spy();
  const Study study = studied(options);
  EXPECT_NE(study.changed, study.components);
  EXPECT_EQ(find_game("otys")->components_hash(), study.components) << "what was built in is in play again";
  const Json json = study_json(study);
  EXPECT_EQ(json["changed_components"], study.changed);
  EXPECT_GT(json["parts"][0]["differences"].size(), 20U);
  EXPECT_THAT(study_page(study, words::Language::english()), HasSubstr("What changes"));
  // The same file on both sides changes nothing.
  options.components = options.compare;
  for (const Compared& compared : compared_figures(studied(options).parts[0])) {
    EXPECT_EQ(compared.difference.mark.value, 0);
    EXPECT_FALSE(compared.certain);
  }
}

TEST_F(StudyFiles, AreRefusedInOneClearLine) {
  const std::string out = " --out " + (folder_ / "out").string();
  EXPECT_THAT(refusal("study chess" + out), HasSubstr("no game called \"chess\""));
  EXPECT_THAT(refusal("study otys --bot expert@100ms" + out), HasSubstr("thinks by the clock"));
  EXPECT_THAT(refusal("study otys --bot nobody" + out), HasSubstr("no bot called \"nobody\""));
  EXPECT_THAT(refusal("study otys --games 0" + out), HasSubstr("--games takes"));
  EXPECT_THAT(refusal("study otys --players 5" + out), HasSubstr("--players takes"));
  EXPECT_THAT(refusal("study otys --players 1 --variant" + out), Not(""));
  EXPECT_THAT(refusal("study otys --compare /nowhere.json" + out), HasSubstr("cannot read /nowhere.json"));
  // Before anything is played: thousands of such games would take hours.
  const std::string long_study = "study otys --games 1000000 --bot expert@1000 --lang en" + out;
  const std::string other_game = "games/thesauros/data/thesauros.components.json";
  EXPECT_THAT(refusal(long_study + " --compare " + other_game), HasSubstr("one of otys is expected"));
  EXPECT_EQ(refusal(long_study + " --checkpoint /nowhere/x"), "cannot write /nowhere/x");
  EXPECT_EQ(refusal("study otys --out /proc/nowhere"), "cannot write into /proc/nowhere");
}

}  // namespace
}  // namespace bathys::cli
