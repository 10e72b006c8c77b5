// `bathys calibrate`: what it prints and draws, and what it refuses.
#include "cli/calibrate.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"

namespace bathys::cli {
namespace {

using testing::HasSubstr;

std::string told_by_calibrate(const std::string& words) {
  CLI::App app;
  int exit_code = kExitFailed;
  add_calibrate(app, exit_code);
  testing::internal::CaptureStdout();
  app.parse(words);
  EXPECT_EQ(exit_code, kExitOk);
  return testing::internal::GetCapturedStdout();
}

std::string refused_by_calibrate(const std::string& words) {
  CLI::App app;
  int exit_code = kExitFailed;
  add_calibrate(app, exit_code);
  try {
    app.parse(words);
  } catch (const WrongUse& wrong) {
    return wrong.what();
  }
  return "";
}

Reliabilities a_few() {
  return sorted_by_caller({{Caller::judge, kSure / 4, 0},
                           {Caller::judge, kSure / 4, kSure},
                           {Caller::judge, kSure * 3 / 4, kSure},
                           {Caller::search, kSure / 2, kSure}});
}

std::size_t times(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(Calibrate, TellsEachCallerByTens) {
  const wire::Json json =
      wire::Json::parse(told_by_calibrate("calibrate pearls --games 4 --simulations 4 --threads 1 --json"));
  for (const std::string_view caller : kCallers) {
    int positions = 0;
    for (const auto& row : json[std::string(caller)]["rows"]) positions += row["positions"].get<int>();
    EXPECT_EQ(positions, 4) << caller;
  }
}

TEST(Calibrate, PrintsRowsThatHavePositions) {
  const std::string table = reliability_table(a_few());
  EXPECT_THAT(table, HasSubstr("2    25.0%    50.0%"));
  EXPECT_THAT(table, HasSubstr("1    75.0%   100.0%"));
}

TEST(Calibrate, DrawsADotForEachRowThatHasPositions) {
  const std::string picture = reliability_picture("a <few> & more", a_few());
  EXPECT_EQ(times(picture, "<circle"), 3u);
  EXPECT_THAT(picture, HasSubstr("a &lt;few&gt; &amp; more"));
}

TEST(Calibrate, RefusesWhatCannotBe) {
  EXPECT_EQ(refused_by_calibrate("calibrate pearls --simulations -1"), "--simulations takes a number from 1 on");
  EXPECT_EQ(refused_by_calibrate("calibrate pearls --games 0"), "--games takes a number from 1 on");
  EXPECT_EQ(refused_by_calibrate("calibrate pearls --picture /nowhere/at/all.svg"), "cannot write /nowhere/at/all.svg");
  EXPECT_THAT(refused_by_calibrate("calibrate chess"), HasSubstr("no game called \"chess\""));
}

}  // namespace
}  // namespace bathys::cli
