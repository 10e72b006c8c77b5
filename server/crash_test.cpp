// The program is killed at any moment, many times, under load: every acknowledged answer is there afterwards.
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
    fs::create_directories(folder_);
    file_ = folder_ / "tables.db";
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::unique_ptr<Program> start() const {
    return std::make_unique<Program>(std::vector<std::string>{"--port", "0", "--db", file_});
  }

  fs::path folder_;
  std::string file_;
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

/// All that was acknowledged; one more may have been written without anybody having been told.
void expect_kept(storage::Storage& storage, SoloTable& table) {
  const auto kept = stored(storage, table.links["table"]);
  ASSERT_TRUE(kept);
  ASSERT_GE(kept->answers.size(), table.acknowledged.size());
  ASSERT_LE(kept->answers.size(), table.acknowledged.size() + 1);
  for (std::size_t i = 0; i < table.acknowledged.size(); ++i) {
    ASSERT_EQ(kept->answers[i].text, table.acknowledged[i]);
  }
  if (kept->answers.size() == table.acknowledged.size()) return;
  ASSERT_EQ(kept->answers.back().text, table.sent);
  table.acknowledged.push_back(table.sent);
}

TEST_F(Crash, EveryAcknowledgedAnswerIsThereAfterKillMinusNine) {
  Generator dice(key_from_text("crash"));
  std::vector<SoloTable> tables(12), finished;
  std::size_t total = 0;
  const int kills = long_tests() ? 100 : 10;
  for (int round = 0; round < kills; ++round) {
    const auto program = start();
    ASSERT_GT(program->port(), 0) << program->line();
    for (SoloTable& table : tables) {
      const bool there = round > 0 || make_table(program->port(), table);
      ASSERT_TRUE(there);
    }
    // After so many answers, however long they take, and a moment more.
    const u32 enough = 20 + dice.below(80);
    const auto moment = std::chrono::microseconds(dice.below(20'000));
    std::atomic<u32> told = 0;
    std::atomic<bool> gone = false;
    std::thread killer([&] {
      while (told < enough && !gone) std::this_thread::sleep_for(std::chrono::microseconds(100));
      std::this_thread::sleep_for(moment);
      program->kill();
    });
    play_until_killed(program->port(), tables, finished, dice, told);
    gone = true;
    killer.join();
    EXPECT_GE(told, enough) << "the program ended by itself";
    program->end(0);
    const auto storage = storage::open_sqlite(file_);
    for (auto* const list : {&tables, &finished}) {
      for (SoloTable& table : *list) {
        expect_kept(*storage, table);
        if (HasFatalFailure()) return;
        total += table.acknowledged.size();
      }
    }
  }
  EXPECT_GE(total, 120u);
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
