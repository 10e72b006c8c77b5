// The program is killed and the power cut at any moment, many times, under load: every acknowledged answer is there
// afterwards. What was not flushed is gone each time (server/power_cut.cpp).
#include <atomic>
#include <future>
#include <map>
#include <thread>

#include "core/generator.hpp"
#include "server/program.hpp"
#include "server/testing.hpp"
#include "storage/sqlite/statement.hpp"

namespace bathys::server {
namespace {

namespace fs = std::filesystem;

class Crash : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("bathys_crash_" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(disk());
    file_ = folder_ / "tables.db";
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::unique_ptr<Program> start() const {
    return std::make_unique<Program>(std::vector<std::string>{"--port", "0", "--db", file_});
  }

  // What is flushed lies in a folder of its own, and when the power is gone nothing else is left.
  fs::path disk() const { return folder_ / "disk"; }
  std::unique_ptr<Program> start_on_disk(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> variables{"LD_PRELOAD=" + fs::absolute(BATHYS_POWER_CUT).string(),
                                       "BATHYS_ON_DISK=" + disk().string()};
    variables.insert(variables.end(), more.begin(), more.end());
    return std::make_unique<Program>(std::vector<std::string>{"--port", "0", "--db", file_}, variables);
  }
  void cut_power() const { copy_tables(disk(), folder_); }
  void flush_all() const { copy_tables(folder_, disk()); }

  fs::path folder_;
  std::string file_;

 private:
  static void copy_tables(const fs::path& from, const fs::path& to) {
    for (const char* const name : {"tables.db", "tables.db-wal", "tables.db-shm"}) {
      fs::remove(to / name);
      if (fs::exists(from / name)) fs::copy_file(from / name, to / name);
    }
  }
};

struct SoloTable {
  Json links;
  std::vector<std::string> acknowledged{};
  std::string sent{};
};

std::optional<storage::Stored> stored(storage::Storage& storage, const std::string& id) {
  std::promise<std::optional<storage::Stored>> told;
  storage.load(id, [&](std::optional<storage::Stored> found, const storage::StorageError*) {
    told.set_value(std::move(found));
  });
  return told.get_future().get();
}

/// False when the program is gone.
bool make_table(u16 port, SoloTable& table) {
  const Answered made =
      http(port, "POST", "/api/tables", R"({"game":"otys","options":{"players":1},"seats":[{"kind":"human"}]})");
  if (made.status == 201) table = {made.json(), {}, {}};
  return made.status == 201;
}

/// Somebody at the table, or nobody when the program is gone.
std::unique_ptr<Player> sit_down(u16 port, const SoloTable& table) {
  auto player = std::make_unique<Player>(port, table.links, table.links["tokens"][0]);
  while (player->picture.empty()) {
    if (player->next().is_null()) return nullptr;
  }
  return player;
}

/// Moves on all tables at once until the program is gone. A game that ends makes room for another.
/// `told` counts what was acknowledged.
void play_until_killed(u16 port, std::vector<SoloTable>& tables, std::vector<SoloTable>& finished, Generator& dice,
                       std::atomic<u32>& told) {
  std::vector<std::unique_ptr<Player>> players(tables.size());
  while (true) {
    for (std::size_t i = 0; i < tables.size(); ++i) {
      if (players[i] && players[i]->over()) {
        finished.push_back(tables[i]);
        if (!make_table(port, tables[i])) {
          tables[i] = finished.back();
          finished.pop_back();
          return;
        }
        players[i] = nullptr;
      }
      if (!players[i]) players[i] = sit_down(port, tables[i]);
      if (!players[i]) return;
      if (players[i]->over()) continue;
      tables[i].sent = players[i]->text_of(dice.below(static_cast<u32>(players[i]->legal().size())));
      players[i]->answer(tables[i].sent);
    }
    for (std::size_t i = 0; i < tables.size(); ++i) {
      if (players[i]->over()) continue;
      const u64 next = players[i]->change + 1;
      while (players[i]->change < next) {
        const Json message = players[i]->next();
        if (message.is_null()) return;
        if (message["type"] != "done") continue;
        tables[i].acknowledged.push_back(tables[i].sent);
        ++told;
      }
    }
  }
}

/// What is wrong with a table; nothing when all that was acknowledged is there. One more answer may have been written
/// without anybody having been told.
std::string missing(storage::Storage& storage, SoloTable& table) {
  const auto kept = stored(storage, table.links["table"]);
  if (!kept) return "a table is missing";
  if (!kept->damage.empty()) return kept->damage;
  const std::size_t told = table.acknowledged.size();
  if (kept->answers.size() < told) return std::to_string(told - kept->answers.size()) + " answers are missing";
  if (kept->answers.size() > told + 1) return "there are answers that nobody gave";
  for (std::size_t i = 0; i < told; ++i) {
    if (kept->answers[i].text != table.acknowledged[i]) return "answer " + std::to_string(i) + " is another";
  }
  if (kept->answers.size() == told) return {};
  if (kept->answers.back().text != table.sent) return "the last answer is another";
  table.acknowledged.push_back(table.sent);
  return {};
}

/// Tables that are played at until the program is killed.
class Killed {
 public:
  explicit Killed(const std::string& seed) : dice_(key_from_text(seed)) {}

  /// Plays until after some answers, however long they take, and a moment more. False when that could not be.
  bool play_and_kill(Program& program) {
    if (program.port() == 0) return false;
    for (SoloTable& table : tables_) {
      if (table.links.is_null() && !make_table(program.port(), table)) return false;
    }
    const u32 enough = 20 + dice_.below(80);
    const auto moment = std::chrono::microseconds(dice_.below(20'000));
    std::atomic<u32> told = 0;
    std::atomic<bool> gone = false;
    std::thread killer([&] {
      while (told < enough && !gone) std::this_thread::sleep_for(std::chrono::microseconds(100));
      std::this_thread::sleep_for(moment);
      program.kill();
    });
    play_until_killed(program.port(), tables_, finished_, dice_, told);
    gone = true;
    killer.join();
    program.end(0);
    total_ += told;
    return told >= enough;
  }
  std::string what_is_missing(const std::string& file) {
    const auto storage = storage::open_sqlite(file);
    for (auto* const list : {&tables_, &finished_}) {
      for (SoloTable& table : *list) {
        if (const std::string what = missing(*storage, table); !what.empty()) return what;
      }
    }
    return {};
  }
  /// How many answers were acknowledged.
  u64 total() const { return total_; }

 private:
  Generator dice_;
  std::vector<SoloTable> tables_{12}, finished_{};
  u64 total_ = 0;
};

TEST_F(Crash, EveryAcknowledgedAnswerIsThereAfterAKillAndWithoutPower) {
  Killed killed("crash");
  const int kills = long_tests() ? 100 : 10;
  for (int round = 0; round < kills; ++round) {
    ASSERT_TRUE(killed.play_and_kill(*start_on_disk())) << "the program ended by itself";
    // Sometimes the program alone is gone, and what it handed to the system is there.
    if (round % 4 != 3) cut_power();
    ASSERT_EQ(killed.what_is_missing(file_), "") << "after " << round + 1 << " kills";
    flush_all();
  }
  EXPECT_GE(killed.total(), 20u * static_cast<u64>(kills));
}

/// Tests the test: without flushes, what was acknowledged is lost.
TEST_F(Crash, WouldNoticeAFlushThatIsMissing) {
  Killed killed("no flush");
  {
    const auto program = start_on_disk();
    ASSERT_GT(program->port(), 0) << program->line();
  }
  ASSERT_TRUE(killed.play_and_kill(*start_on_disk({"BATHYS_NO_FLUSH=1"}))) << "the program ended by itself";
  cut_power();
  EXPECT_NE(killed.what_is_missing(file_), "");
}

TEST_F(Crash, ItEndsCleanlyWhenAsked) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const auto program = start();
    const u16 port = program->port();
    const Answered made =
        http(port, "POST", "/api/tables", R"({"game":"otys","options":{"players":1},"seats":[{"kind":"human"}]})");
    ASSERT_EQ(made.status, 201);
    Player ann(port, made.json(), made.json()["tokens"][0]);
    ann.expect("table");
    // There is nothing to read again, and nobody is thrown out.
    program->signal(SIGHUP);
    EXPECT_EQ(http(port, "GET", "/health").status, 200);
    std::thread ender([&] { EXPECT_EQ(program->end(signal), 0); });
    EXPECT_EQ(ann.expect("error")["error"]["code"], "shutting_down");
    ender.join();
    EXPECT_EQ(program->rest(), "");
  }
}

TEST_F(Crash, WhatKeepsItFromStartingIsOneClearLine) {
  const auto complaint = [&](const std::vector<std::string>& words) {
    Program program(words);
    EXPECT_EQ(program.end(0), 2) << program.line();
    return program.line();
  };
  const auto running = start();
  const std::string other = folder_ / "other.db";
  EXPECT_NE(complaint({"--db", other, "--port", std::to_string(running->port())}).find("is in use; --port"),
            std::string::npos);
  EXPECT_NE(complaint({"--port", "0", "--db", file_}).find("in use by another server"), std::string::npos);
  EXPECT_NE(complaint({"--port", "0", "--db", "postgresql://[nowhere"}).find("no address of a database"),
            std::string::npos);
  EXPECT_NE(complaint({"--port", "0", "--db", other, "--bind", "nonsense"}).find("not an address"), std::string::npos);
}

TEST_F(Crash, ADatabaseOfANewerVersionIsRefused) {
  storage::open_sqlite(file_).reset();
  storage::Connection(file_).run("PRAGMA user_version = 99");
  Program program({"--port", "0", "--db", file_});
  EXPECT_EQ(program.end(0), 2);
  EXPECT_NE(program.line().find("newer bathys"), std::string::npos) << program.line();
}

}  // namespace
}  // namespace bathys::server
