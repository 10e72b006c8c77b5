// `--components FILE`: every command that plays takes it, says the new values, and refuses in one line what cannot be.
#include "cli/other_components.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/sim.hpp"
#include "games/all/games.hpp"
#include "wire/components.hpp"
#include "wire/json_archive.hpp"
#include "wire/json_type.hpp"
#include "wire/record.hpp"

namespace bathys::cli {
namespace {

using testing::HasSubstr;
using wire::Json;

/// A folder of its own, gone in the end.
class OtherComponentsTest : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name, const std::string& text) {
    const std::string path = (folder_ / name).string();
    std::ofstream(path) << text;
    return path;
  }
  /// The file of the project with one value changed.
  std::string changed(const std::string& game, const char* place, const Json& value) {
    Json content = Json::parse(read_file("games/" + game + "/data/" + game + ".components.json", "a component file"));
    content[Json::json_pointer(place)] = value;
    return file(game + ".json", content.dump());
  }
  std::string dear_spy() { return changed("otys", "/divers/spy/fee", 3); }

  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("bathys_components_test_" + std::to_string(getpid()));
};

struct Ran {
  int exit_code = kExitOk;
  std::string out{};
  std::string wrong{};
};

/// A whole command with what is typed into it.
Ran run(const std::string& words, const std::string& typed = {}) {
  CLI::App app;
  Ran ran;
  for (const auto add : {add_sim, add_bench, add_engine, add_play, add_replay, add_review, add_train, add_data}) {
    add(app, ran.exit_code);
  }
  std::istringstream in(typed);
  std::ostringstream out;
  auto* const usual_in = std::cin.rdbuf(in.rdbuf());
  auto* const usual_out = std::cout.rdbuf(out.rdbuf());
  testing::internal::CaptureStdout();
  try {
    app.parse(words);
  } catch (const WrongUse& wrong) {
    ran.wrong = wrong.what();
  }
  std::cin.rdbuf(usual_in);
  std::cout.rdbuf(usual_out);
  ran.out = testing::internal::GetCapturedStdout() + out.str();
  return ran;
}

std::string hash_of(const std::string& game, const std::string& file) {
  return wire::components_hash(*find_game(game), Json::parse(read_file(file, "a component file")));
}

TEST_F(OtherComponentsTest, AreInPlayAsLongAsACommandRuns) {
  const AnyKind& otys = *find_game("otys");
  {
    const auto other = other_components(dear_spy(), "otys");
    EXPECT_EQ(otys.printed_value("divers.spy.fee"), 3);
    EXPECT_THAT(components_line("otys"), HasSubstr(std::string(otys.components_hash())));
  }
  EXPECT_EQ(otys.printed_value("divers.spy.fee"), 1);
  EXPECT_EQ(components_line("otys"), "");
  EXPECT_EQ(other_components("", "otys"), nullptr);
}

TEST_F(OtherComponentsTest, NameTheirGameWhereTheCommandDoesNot) {
  const auto other = other_components(dear_spy());
  EXPECT_EQ(find_game("otys")->printed_value("divers.spy.fee"), 3);
}

TEST_F(OtherComponentsTest, AreRefusedInOneLineThatNamesFileAndValue) {
  const auto wrong = [](const std::string& words) { return run(words).wrong; };
  EXPECT_EQ(wrong("sim otys --components /nowhere.json"), "cannot read /nowhere.json");
  EXPECT_EQ(wrong("sim otys --components /tmp"), "cannot read /tmp");
  const std::string text = file("text.json", "divers: 3");
  EXPECT_THAT(wrong("sim otys --components " + text), testing::StartsWith(text));
  EXPECT_THAT(wrong("engine --components " + file("list.json", "[]")), HasSubstr("list.json, game: "));
  EXPECT_THAT(wrong("engine --components " + file("chess.json", R"({"game":"chess"})")),
              HasSubstr("there is no game called \"chess\""));
  const std::string dear = changed("otys", "/divers/spy/fee", 99);
  for (const char* const command : {"sim otys", "play otys", "bench otys", "train otys", "data otys", "engine"}) {
    EXPECT_THAT(wrong(std::string(command) + " --components " + dear),
                HasSubstr("otys.json, divers.spy.fee: a whole number from"))
        << command;
    EXPECT_EQ(find_game("otys")->printed_value("divers.spy.fee"), 1);
  }
  EXPECT_THAT(wrong("sim thesauros --components " + dear_spy()),
              HasSubstr("otys.json, game: one of thesauros is expected, found \"otys\""));
}

TEST_F(OtherComponentsTest, ChangeTheGamesOfSimAndAreNamed) {
  const std::string series = "sim otys --games 4 --seats random,random --seed x --json";
  Json usual = Json::parse(run(series).out);
  Json other = Json::parse(run(series + " --components " + dear_spy()).out);
  EXPECT_EQ(usual["components"], std::string(find_game("otys")->components_hash()));
  EXPECT_EQ(other["components"], hash_of("otys", dear_spy()));
  EXPECT_NE(usual["decisions_mean"], other["decisions_mean"]);
}

TEST_F(OtherComponentsTest, AreMeasuredByBench) {
  const Json other = Json::parse(run("bench otys --seconds 0.001 --json --components " + dear_spy()).out);
  const Json usual = Json::parse(run("bench otys --seconds 0.001 --json").out);
  EXPECT_EQ(other.size(), 1U);
  EXPECT_NE(other["otys"]["signature"], usual["otys"]["signature"]);
}

TEST_F(OtherComponentsTest, SpeakInTheSentencesOfPlayAndTheTablesOfData) {
  const std::string fees = "? 4.3\nq\n";
  const std::string play = "play otys --players 2 --seed x --plain --lang en";
  EXPECT_THAT(run(play, fees).out, HasSubstr("Pay 1 credit,"));
  EXPECT_THAT(run(play + " --components " + dear_spy(), fees).out, HasSubstr("Pay 3 credits,"));
  const std::string hash = hash_of("otys", dear_spy());
  EXPECT_THAT(run("data otys --lang en --components " + dear_spy()).out, HasSubstr(hash));
}

/// A record and a link of a game that was begun with other components.
class GameOfOtherComponents : public OtherComponentsTest {
 protected:
  void SetUp() override {
    OtherComponentsTest::SetUp();
    components_ = dear_spy();
    const auto other = other_components(components_, "otys");
    const Json options = Json::object();
    wire::JsonReader reader(options);
    const auto begun = find_game("otys")->begin(reader, key_from_text("x"));
    AnyGame& game = *begun;
    for (int i = 0; i < 6; ++i) {
      Options legal;
      const Seat seat = game.decision().asked.front();
      game.legal(seat, legal);
      game.play(seat, legal[0]);
    }
    record_ = file("game.json", wire::to_json(game, *find_game("otys")).dump());
    link_ = game.link();
  }

  std::string components_{}, record_{}, link_{};
};

TEST_F(GameOfOtherComponents, OpensWithThem) {
  for (const std::string& game : {record_, link_}) {
    EXPECT_EQ(run("replay " + game + " --components " + components_).exit_code, kExitOk);
    const std::string review = "review " + game + " --depth quick --simulations 1 --json --components " + components_;
    EXPECT_EQ(run(review).exit_code, kExitOk);
    EXPECT_THAT(run("play --plain --lang en --load " + game + " --components " + components_, "q\n").wrong, "");
  }
}

TEST_F(GameOfOtherComponents, SaysWithoutThemWhichAreWanted) {
  const Ran without = run("replay " + record_ + " --json");
  EXPECT_EQ(without.exit_code, kExitFailed);
  EXPECT_THAT(without.out, HasSubstr("played with other components"));
  EXPECT_THAT(without.out, HasSubstr(hash_of("otys", components_)));
  EXPECT_THAT(run("replay " + link_ + " --json").out, HasSubstr("other rules or components"));
}

TEST_F(GameOfOtherComponents, DoesNotOpenWithAThirdFile) {
  const std::string third = changed("otys", "/divers/spy/fee", 2);
  EXPECT_EQ(run("replay " + record_ + " --json --components " + third).exit_code, kExitFailed);
  EXPECT_EQ(run("replay " + link_ + " --json --components " + third).exit_code, kExitFailed);
}

}  // namespace
}  // namespace bathys::cli
