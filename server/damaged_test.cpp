// A table whose rows were damaged is set aside and named; the server and all other tables go on.
#include <filesystem>

#include "server/stored_table.hpp"
#include "server/testing.hpp"
#include "storage/sqlite/statement.hpp"

namespace bathys::server {
namespace {

namespace fs = std::filesystem;

/// A server on a file that somebody else has its hands on between two starts.
class Damaged : public ServerTest {
 protected:
  void SetUp() override {
    const auto* const info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("bathys_damaged_" + std::to_string(::getpid()) + "_" + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    restart();
  }
  void TearDown() override {
    server_.reset();
    fs::remove_all(folder_);
  }
  void restart() {
    server_.reset();
    start(for_tests(), storage::open_sqlite(file()));
  }
  std::string file() const { return folder_ / "tables.db"; }
  void damage(const std::string& sql) {
    server_.reset();
    storage::Connection(file()).run(sql.c_str());
  }
  Json table_with_a_bot(int timer = 0) {
    const Json table = create({{"game", "otys"},
                               {"options", {{"players", 2}, {"first", "0"}}},
                               {"public", true},
                               {"timer", timer},
                               {"seats", {person("Ann"), bot("random")}}});
    Player ann(port(), table, table["tokens"][0]);
    ann.expect("table");
    ann.answer(ann.text_of(0));
    ann.expect("done");
    return table;
  }
  /// What somebody who opens the table is told.
  std::string told(const Json& table) {
    Player ann(port(), table, table["tokens"][0]);
    const Json message = ann.next();
    if (message["type"] != "error") return message["type"];
    return message["error"]["code"].get<std::string>() + ": " + message["error"]["message"].get<std::string>();
  }
  /// The damage is found when the table is opened; another table of the same server still works.
  void expect_set_aside(const std::string& sql, const std::string& where) {
    const Json bad = table_with_a_bot();
    const Json good = two_people();
    damage(sql + " AND of_table = (SELECT row FROM tables WHERE id = '" + bad["table"].get<std::string>() + "')");
    restart();
    testing::internal::CaptureStderr();
    const std::string error = "unplayable: this table is set aside: what is stored of it does not fit together (";
    EXPECT_EQ(told(bad), error + where + ")");
    EXPECT_EQ(told(bad), error + where + ")");
    const std::string log = testing::internal::GetCapturedStderr();
    const std::string line =
        "warning: a table is set aside (table=" + bad["table"].get<std::string>() + ", where=" + where + ", why=";
    const std::size_t place = log.find(line);
    EXPECT_NE(place, std::string::npos) << log;
    EXPECT_EQ(log.find(line, place + 1), std::string::npos) << "said twice: " << log;
    EXPECT_EQ(server_->metrics().tables_set_aside, 1);
    EXPECT_EQ(told(good), "table");
    EXPECT_EQ(http(port(), "GET", "/api/tables").status, 200);
  }

  fs::path folder_;
};

TEST_F(Damaged, AMissingLastSeat) { expect_set_aside("DELETE FROM seats WHERE seat = 1", "seats"); }

TEST_F(Damaged, AMissingFirstSeat) { expect_set_aside("DELETE FROM seats WHERE seat = 0", "rows"); }

TEST_F(Damaged, AnUnknownLevel) { expect_set_aside("UPDATE seats SET level = 'psychic' WHERE seat = 1", "seats[1]"); }

TEST_F(Damaged, AnAnswerThatIsNotLegal) {
  expect_set_aside("UPDATE answers SET text = 'resurface' WHERE number = 0", "answers[0]");
}

TEST_F(Damaged, AnAnswerThatIsNone) {
  expect_set_aside("UPDATE answers SET text = x'ff00fe' WHERE number = 0", "answers[0]");
}

TEST_F(Damaged, AMissingAnswer) { expect_set_aside("UPDATE answers SET number = 7 WHERE number = 0", "rows"); }

TEST_F(Damaged, AnAnswerOfASeatThatIsNotThere) {
  expect_set_aside("UPDATE answers SET seat = 77 WHERE number = 0", "answers[0]");
}

TEST_F(Damaged, ATakeBackOfASeatThatIsNotThere) {
  const Json table = table_with_a_bot();
  damage("INSERT INTO taken_back SELECT row, 1, 9, 0, 1, '' FROM tables");
  restart();
  testing::internal::CaptureStderr();
  EXPECT_NE(told(table).find("(taken_back)"), std::string::npos);
  testing::internal::GetCapturedStderr();
}

TEST_F(Damaged, EveryColumnOfTheTableItself) {
  const Json table = table_with_a_bot();
  const std::pair<const char*, const char*> cases[] = {
      {"seed = 'none'", "seed"},          {"salt = ''", "salt"},         {"timer = -1", "timer"},
      {"change = -1", "change"},          {"game = 'chess'", "game"},    {"options = '{'", ""},
      {"components = 'x'", "components"}, {"options = '[]'", "options"}, {"start = 'x'", ""},
  };
  server_.reset();
  fs::copy_file(file(), folder_ / "whole.db");
  for (const auto& [set, where] : cases) {
    server_.reset();
    for (const char* const end : {"", "-wal", "-shm"}) fs::remove(file() + end);
    fs::copy_file(folder_ / "whole.db", file());
    damage(std::string("UPDATE tables SET ") + set);
    restart();
    testing::internal::CaptureStderr();
    EXPECT_NE(told(table).find(std::string("together (") + where), std::string::npos) << set;
    EXPECT_EQ(http(port(), "GET", "/api/tables").status, 200) << set;
    testing::internal::GetCapturedStderr();
  }
}

TEST_F(Damaged, ATableWithATimerDoesNotKeepTheServerFromStarting) {
  const Json bad = table_with_a_bot(1000);
  const Json good = two_people();
  damage("DELETE FROM seats WHERE seat = 1 AND of_table = 1; UPDATE seats SET level = 'psychic' WHERE of_table = 1");
  testing::internal::CaptureStderr();
  restart();
  EXPECT_EQ(told(good), "table");
  EXPECT_EQ(told(bad).substr(0, 11), "unplayable:");
  testing::internal::GetCapturedStderr();
}

TEST_F(Damaged, ATableOfOtherRulesNamesBothVersionsInTheLanguageOfWhoOpensIt) {
  const Json solo = create({{"game", "otys"}, {"options", {{"players", 1}}}, {"seats", {person("Ann")}}});
  const Json shared = table_with_a_bot();
  damage(
      "UPDATE tables SET rules = 1, components = '562d81c4fef4763053d39c6d4d9253998a2f8e904149271647d427269b1d9a4b'");
  restart();
  testing::internal::CaptureStderr();
  EXPECT_EQ(told(solo),
            "other_rules: This game was played by version 1 of the rules, but here they are at version 2: it cannot be "
            "played again.");
  Player french(port(), solo, solo["tokens"][0], {{"lang", "fr"}});
  EXPECT_NE(french.next()["error"]["message"].get<std::string>().find("version 1 des règles"), std::string::npos);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("played by rules 1, but these are rules 2"), std::string::npos);
  // With two players nothing changed, and the table goes on.
  EXPECT_EQ(told(shared), "table");
}

TEST_F(Damaged, TablesOfOtherRulesAreNotListed) {
  create({{"game", "thesauros"},
          {"options", {{"players", 2}, {"mode", "standard"}}},
          {"public", true},
          {"seats", {person("Ann"), {{"kind", "human"}}}}});
  damage("UPDATE tables SET rules = 1");
  restart();
  EXPECT_EQ(http(port(), "GET", "/api/tables").json()["tables"], Json::array());
}

TEST_F(Damaged, ATableThatWasMendedOpensAgain) {
  const Json table = table_with_a_bot();
  damage("UPDATE seats SET level = 'psychic' WHERE seat = 1");
  restart();
  testing::internal::CaptureStderr();
  EXPECT_EQ(told(table).substr(0, 11), "unplayable:");
  testing::internal::GetCapturedStderr();
  storage::Connection(file()).run("UPDATE seats SET level = 'random' WHERE seat = 1");
  EXPECT_EQ(told(table), "table");
}

}  // namespace
}  // namespace bathys::server
