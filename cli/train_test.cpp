// `bathys train`: what it refuses before it begins, and that what it writes names the command that made it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>

#include "bots/learning/school.hpp"
#include "cli/commands.hpp"
#include "games/all/games.hpp"

namespace bathys::cli {
namespace {

using testing::HasSubstr;

void run(const std::string& words) {
  CLI::App app;
  int exit_code = kExitFailed;
  add_train(app, exit_code);
  app.parse(words);
  EXPECT_EQ(exit_code, kExitOk);
}

std::string refusal(const std::string& words) {
  try {
    run(words);
  } catch (const WrongUse& wrong) {
    return wrong.what();
  }
  return "";
}

/// A game that has something to learn.
std::string learned_game() {
  for (const AnyKind* const kind : all_games()) {
    if (!schools_of(kind->name()).empty()) return std::string(kind->name());
  }
  return "";
}

TEST(Train, RefusesWhatCannotBe) {
  EXPECT_THAT(refusal("train chess"), HasSubstr("no game called \"chess\""));
  EXPECT_EQ(refusal("train pearls"), "nothing is learned for pearls");
  EXPECT_EQ(refusal("train otys --games -1"), "--games takes a number from 1 on");
  EXPECT_THAT(refusal("train otys --threads 0"), HasSubstr("--threads takes"));
  EXPECT_THROW(run("train"), CLI::ParseError);
}

class TrainAJudge : public testing::Test {
 protected:
  void SetUp() override { ASSERT_NE(game_, "") << "no game has anything to learn"; }
  std::string game_ = learned_game();
};

TEST_F(TrainAJudge, OfANameThatThereIs) {
  const std::string told = refusal("train " + game_ + " --judge nobody");
  EXPECT_THAT(told, HasSubstr("there is no judge called \"nobody\"; there are: "));
  EXPECT_THAT(told, HasSubstr(std::string(schools_of(game_).front().name)));
}

TEST_F(TrainAJudge, OnlyForAFileThatCanBeWritten) {
  EXPECT_EQ(refusal("train " + game_ + " --out /nowhere/at/all.weights"), "cannot write /nowhere/at/all.weights");
}

TEST_F(TrainAJudge, AndWriteDownHowItWasMade) {
  const auto file = std::filesystem::temp_directory_path() / ("bathys_train_test_" + std::to_string(getpid()));
  // The last judge goes on from what was learned before, so its games are short.
  const std::string judge(schools_of(game_).back().name);
  run("train " + game_ + " --judge " + judge + " --games 1 --seed x --threads 1 --out " + file.string());
  std::ifstream in(file);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  EXPECT_THAT(text, HasSubstr("bathys train " + game_));
  EXPECT_THAT(text, HasSubstr("--games 1 --seed x"));
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace bathys::cli
