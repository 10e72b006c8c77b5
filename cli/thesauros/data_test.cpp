// Tests of the component tables of Thesauros as `bathys data` tells them.
#include "cli/thesauros/data.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "words/width.hpp"

namespace bathys::cli::thesauros_data {
namespace {

using wire::Json;

Json source() {
  std::ifstream file(BATHYS_ROOT "/games/thesauros/data/thesauros.components.json");
  return Json::parse(file);
}

TEST(ThesaurosDataTotals, AreAllRight) {
  const auto checks = check_totals();
  EXPECT_GE(checks.size(), 12u);
  for (const TotalCheck& check : checks) EXPECT_TRUE(check.right()) << check.what << ": " << check.found;
}

TEST(ThesaurosData, TellsEveryTechAsItIsInTheSource) {
  const Json told = as_json()["techs"];
  const Json expected = source()["techs"];
  ASSERT_EQ(told.size(), expected.size());
  for (std::size_t i = 0; i < told.size(); ++i) {
    for (const char* const field :
         {"id", "level", "initiation", "patent", "object", "royalty", "end_points", "provenance"}) {
      EXPECT_EQ(told[i][field], expected[i][field]) << told[i]["id"] << " " << field;
    }
    EXPECT_EQ(told[i]["copies"]["4"], expected[i]["copies"]["4"]);
  }
}

TEST(ThesaurosData, TellsEveryDigTileAsItIsInTheSource) {
  const Json expected = source()["dig_tiles"]["tiles"];
  const Json told = as_json()["dig_tiles"];
  ASSERT_EQ(told.size(), expected.size());
  for (const Json& tile : told) EXPECT_EQ(tile["cells"], expected[tile["id"].get<std::string>()]) << tile["id"];
}

TEST(ThesaurosData, TellsEveryGroupOfTheSourceWithWhereItComesFrom) {
  const Json tables = as_json()["tables"];
  const Json groups = source();
  for (const auto& [name, group] : groups.items()) {
    if (!group.is_object() || !group.contains("provenance")) continue;
    ASSERT_TRUE(tables.contains(name)) << name;
    EXPECT_EQ(tables[name]["provenance"], group["provenance"]) << name;
  }
  EXPECT_EQ(tables["sea"]["ways"]["1-2"].size(), groups["sea"]["1-2"]["edges"].size());
  EXPECT_EQ(tables["sea"]["ways"]["3-4"].size(), groups["sea"]["3-4"]["edges"].size());
  EXPECT_EQ(tables["market"]["prices"]["3-4"], groups["market"]["track"]["3-4"]);
  EXPECT_EQ(tables["museum"]["rooms"]["3-4"].size(), groups["museum"]["3-4"].size());
}

TEST(ThesaurosData, IsASheetWithinTheScreenInEveryLanguage) {
  for (const words::Language& language : words::Language::all()) {
    std::istringstream in;
    std::ostringstream out;
    Console console(in, out, Screen{}, Voice{language, {}});
    show_tables(console);
    show_sources(console);
    std::istringstream lines(out.str());
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
      ASSERT_LT(words::display_width(line), 80u) << line;
      ASSERT_EQ(line.find("thesauros."), std::string::npos) << line;
      ASSERT_EQ(line.find("cli."), std::string::npos) << line;
    }
    EXPECT_GT(count, 120);
  }
}

}  // namespace
}  // namespace bathys::cli::thesauros_data
