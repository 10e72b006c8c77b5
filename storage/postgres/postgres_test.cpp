// A database that many share: bad addresses, other formats, lost connections, crashes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <future>
#include <memory>
#include <mutex>
#include <set>

#include "storage/postgres/postgres_storage.hpp"
#include "storage/postgres/schema.hpp"
#include "storage/postgres/session.hpp"
#include "storage/postgres/testing.hpp"
#include "storage/sqlite/schema.hpp"

namespace bathys::storage::postgres {
namespace {

using testing::HasSubstr;

TableRow some_table(const std::string& id) {
  TableRow table;
  table.id = id;
  table.game = "otys";
  table.options = "{}";
  table.salt = "salt of " + id;
  table.seats = {{"Ann", "", "hash0"}, {"", "greedy", ""}};
  table.is_public = true;
  return table;
}

/// What is wrong, or nothing.
std::string create(Storage& storage, const TableRow& table) {
  std::promise<std::string> told;
  storage.create(table, [&](const StorageError* error) { told.set_value(error != nullptr ? error->what() : ""); });
  return told.get_future().get();
}
std::string append(Storage& storage, const std::string& table, u32 number) {
  std::promise<std::string> told;
  storage.append({table, {{number, 0, "a", u64{number} + 1}}, 0, false},
                 [&](const StorageError* error) { told.set_value(error != nullptr ? error->what() : ""); });
  return told.get_future().get();
}
/// The table, or what is wrong.
std::variant<Stored, std::string> load(Storage& storage, const std::string& id) {
  std::promise<std::variant<Stored, std::string>> told;
  storage.load(id, [&](std::optional<Stored> stored, const StorageError* error) {
    if (error != nullptr) return told.set_value(error->what());
    if (!stored) return told.set_value("no table");
    told.set_value(std::move(*stored));
  });
  return told.get_future().get();
}

std::string complaint(const std::string& address) {
  try {
    open_postgres(address);
  } catch (const StorageError& error) {
    return error.what();
  }
  return {};
}

class Postgres : public testing::Test {
 protected:
  void SetUp() override {
    if (ThrowAway::programs().empty()) GTEST_SKIP() << ThrowAway::kMissing;
    database_ = std::make_unique<ThrowAway>(testing::UnitTest::GetInstance()->current_test_info()->name());
  }
  std::string address() const { return database_->address(); }
  void run(const std::string& sql) const { Session(address()).run(sql); }

  std::unique_ptr<ThrowAway> database_;
};

TEST(PostgresAddress, ABadOneIsOneClearLineWithoutThePassword) {
  for (const char* const bad : {"postgresql://[nonsense", "postgresql://ann:secret@localhost/db?nonsense=1",
                                "postgresql://ann:secret@h:port/"}) {
    const std::string said = complaint(bad);
    EXPECT_THAT(said, testing::AnyOf(HasSubstr("this is no address of a database"), HasSubstr("invalid integer value")))
        << bad;
    EXPECT_EQ(said.find('\n'), std::string::npos) << said;
    EXPECT_EQ(said.find("secret"), std::string::npos) << said;
  }
}

TEST(PostgresAddress, NobodyThereIsOneClearLine) {
  const std::string said = complaint("postgresql://ann:secret@/tables?host=/nowhere");
  EXPECT_THAT(said, HasSubstr("the database tables at /nowhere"));
  EXPECT_EQ(said.find('\n'), std::string::npos) << said;
  EXPECT_EQ(said.find("secret"), std::string::npos) << said;
  EXPECT_THAT(complaint("postgresql://ann@127.0.0.1:1/tables"), HasSubstr("Connection refused"));
}

/// What storage/sqlite has and this has not was forgotten here.
TEST_F(Postgres, HasEveryTableAndColumnThatTheFileHas) {
  open_postgres(address()).reset();
  Session session(address());
  const Rows rows = session.run(
      "SELECT table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = 'bathys'");
  std::set<std::string> here;
  for (int i = 0; i < rows.count(); ++i) here.insert(rows.text(i, 0));
  Connection file(":memory:");
  prepare_schema(file, "memory");
  Statement columns(file,
                    "SELECT t.name || '.' || c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c "
                    "WHERE t.type = 'table'");
  int count = 0;
  for (; columns.next(); ++count) EXPECT_TRUE(here.contains(columns.text(0))) << columns.text(0) << " is missing";
  EXPECT_GT(count, 20);
}

TEST_F(Postgres, MissingRowsOfATableAreNamed) {
  const auto storage = open_postgres(address());
  for (const char* const id : {"whole", "seatless", "forgetful"}) {
    EXPECT_EQ(create(*storage, some_table(id)), "");
    EXPECT_EQ(append(*storage, id, 0), "");
    EXPECT_EQ(append(*storage, id, 1), "");
  }
  run("DELETE FROM seats WHERE seat = 0 AND of_table = (SELECT row FROM tables WHERE id = 'seatless');"
      "DELETE FROM answers WHERE number = 0 AND of_table = (SELECT row FROM tables WHERE id = 'forgetful')");
  EXPECT_EQ(std::get<Stored>(load(*storage, "whole")).damage, "");
  EXPECT_EQ(std::get<Stored>(load(*storage, "seatless")).damage, "seat 0 is missing");
  EXPECT_EQ(std::get<Stored>(load(*storage, "forgetful")).damage, "answer 0 is missing");
}

/// Also what later formats add.
TEST_F(Postgres, ATableIsRemovedWithEverythingThatRefersToIt) {
  const auto storage = open_postgres(address());
  EXPECT_EQ(create(*storage, some_table("one")), "");
  EXPECT_EQ(append(*storage, "one", 0), "");
  std::promise<void> told;
  storage->remove("one", 100, [&](const StorageError*) { told.set_value(); });
  told.get_future().wait();
  Session session(address());
  const Rows parts = session.run(
      "SELECT table_name FROM information_schema.columns WHERE table_schema = 'bathys' AND column_name = 'of_table'");
  EXPECT_GE(parts.count(), 5);
  for (int i = 0; i < parts.count(); ++i) {
    EXPECT_EQ(session.run("SELECT count(*) FROM " + parts.text(i, 0)).number(0, 0), 0) << parts.text(i, 0);
  }
}

TEST_F(Postgres, ANewerFormatThatOnlyAddsLetsThisOneGoOn) {
  const auto storage = open_postgres(address());
  EXPECT_EQ(create(*storage, some_table("one")), "");
  run("UPDATE format SET version = 99; ALTER TABLE answers ADD COLUMN mood TEXT NOT NULL DEFAULT ''");
  EXPECT_EQ(append(*storage, "one", 0), "");
  EXPECT_EQ(complaint(address()), "");
  EXPECT_EQ(Session(address()).run("SELECT version FROM format").number(0, 0), 99);
}

TEST_F(Postgres, ANewerFormatThatDoesMoreMakesThisOneRefuse) {
  const auto storage = open_postgres(address());
  EXPECT_EQ(create(*storage, some_table("one")), "");
  EXPECT_EQ(append(*storage, "one", 0), "");
  run("UPDATE format SET version = 99, oldest = 99");
  EXPECT_FALSE(storage->statistics().too_old);
  EXPECT_THAT(append(*storage, "one", 1), HasSubstr("a newer bathys"));
  EXPECT_TRUE(storage->statistics().too_old);
  EXPECT_THAT(std::get<std::string>(load(*storage, "one")), HasSubstr("a newer bathys"));
  EXPECT_THAT(complaint(address()), HasSubstr("a newer bathys"));
  EXPECT_EQ(Session(address()).run("SELECT count(*) FROM answers").number(0, 0), 1);
}

/// Writes while the database is shut down, killed and its connections cut; everything acknowledged is there, once.
TEST_F(Postgres, ADatabaseThatComesBackHasLostNothing) {
  const auto storage = open_postgres(address());
  EXPECT_EQ(create(*storage, some_table("one")), "");
  std::atomic<u32> written = 0;
  std::atomic<bool> enough = false;
  std::thread writer([&] {
    while (!enough) {
      const std::string wrong = append(*storage, "one", written);
      EXPECT_EQ(wrong, "");
      if (!wrong.empty()) return;
      ++written;
    }
  });
  const auto wait_for_more = [&] {
    const u32 before = written;
    for (int i = 0; i < 12'000 && written < before + 20; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_GE(written, before + 20);
  };
  for (int round = 0; round < 3; ++round) {
    wait_for_more();
    run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
        "backend_type = 'client backend'");
    wait_for_more();
    database_->kill();
    database_->start();
    wait_for_more();
    database_->stop();
    database_->start();
  }
  wait_for_more();
  enough = true;
  writer.join();
  EXPECT_EQ(std::get<Stored>(load(*storage, "one")).answers.size(), written);
}

TEST_F(Postgres, WhatWaitsIsWrittenBeforeTheStorageIsGone) {
  std::atomic<int> written = 0;
  {
    const auto storage = open_postgres(address());
    EXPECT_EQ(create(*storage, some_table("one")), "");
    for (u32 i = 0; i < 500; ++i) {
      storage->append({"one", {{i, 0, "a", u64{i} + 1}}, 0, false}, [&](const StorageError* error) {
        if (error == nullptr) ++written;
      });
    }
  }
  EXPECT_EQ(written, 500);
  EXPECT_EQ(std::get<Stored>(load(*open_postgres(address()), "one")).answers.size(), 500u);
}

/// Two processes answer at all tables at once: each change is made by one of them.
TEST_F(Postgres, OfTwoProcessesOneMakesEachChange) {
  constexpr int kTables = 20;
  constexpr u32 kRounds = 15;
  const auto first = open_postgres(address());
  const auto second = open_postgres(address());
  for (int i = 0; i < kTables; ++i) EXPECT_EQ(create(*first, some_table("table " + std::to_string(i))), "");
  std::atomic<int> won = 0, lost = 0, other = 0;
  for (u32 round = 0; round < kRounds; ++round) {
    std::vector<std::promise<void>> told(2 * kTables);
    for (int i = 0; i < 2 * kTables; ++i) {
      Storage& storage = i % 2 == 0 ? *first : *second;
      // Each begins at another end: they must not wait for each other.
      const int place = i % 2 == 0 ? i / 2 : kTables - 1 - i / 2;
      storage.append({"table " + std::to_string(place), {{round, i % 2, "a", u64{round} + 1}}, 0, false},
                     [&, i](const StorageError* error) {
                       const bool conflict = dynamic_cast<const Conflict*>(error) != nullptr;
                       ++(error == nullptr ? won : conflict ? lost : other);
                       told[static_cast<std::size_t>(i)].set_value();
                     });
    }
    for (auto& one : told) one.get_future().wait();
  }
  EXPECT_EQ(won, kTables * static_cast<int>(kRounds));
  EXPECT_EQ(lost, kTables * static_cast<int>(kRounds));
  EXPECT_EQ(other, 0);
  for (int i = 0; i < kTables; ++i) {
    EXPECT_EQ(std::get<Stored>(load(*second, "table " + std::to_string(i))).answers.size(), kRounds);
  }
}

/// Waits until a condition holds, for as long as the busiest machine may need.
template <class Condition>
bool comes_true(Condition condition) {
  for (int i = 0; i < 12'000 && !condition(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  return condition();
}

TEST_F(Postgres, EveryProcessHearsOfEveryChangeAndAfterALostConnectionThatItMayHaveMissedSome) {
  const auto first = open_postgres(address());
  const auto second = open_postgres(address());
  std::mutex mutex;
  std::vector<News> heard;
  second->watch([&](const News& news) {
    const std::lock_guard lock(mutex);
    heard.push_back(news);
  });
  const auto has = [&](const std::string& table, u64 change, u64 seated) {
    const std::lock_guard lock(mutex);
    return std::any_of(heard.begin(), heard.end(), [&](const News& news) {
      return news.table == table && news.change == change && news.seated == seated;
    });
  };
  ASSERT_TRUE(comes_true([&] { return has("", 0, 0); }));
  EXPECT_EQ(create(*first, some_table("one")), "");
  EXPECT_EQ(append(*first, "one", 0), "");
  first->set_seats({"one", some_table("one").seats, 1}, {});
  EXPECT_TRUE(comes_true([&] { return has("one", 1, 0) && has("one", 0, 1); }));
  {
    const std::lock_guard lock(mutex);
    heard.clear();
  }
  database_->kill();
  database_->start();
  EXPECT_TRUE(comes_true([&] { return has("", 0, 0); }));
  EXPECT_EQ(append(*first, "one", 1), "");
  EXPECT_TRUE(comes_true([&] { return has("one", 2, 0); }));
}

TEST_F(Postgres, ALeaseIsOneProcesssUntilItExpires) {
  const auto first = open_postgres(address());
  const auto second = open_postgres(address());
  EXPECT_EQ(create(*first, some_table("one")), "");
  const auto leased = [](Storage& storage) {
    std::promise<bool> told;
    storage.lease("one", [&](const StorageError* error) { told.set_value(error == nullptr); });
    return told.get_future().get();
  };
  EXPECT_TRUE(leased(*first));
  EXPECT_TRUE(leased(*first));
  EXPECT_FALSE(leased(*second));
  run("UPDATE leases SET until = clock_timestamp()");
  EXPECT_TRUE(leased(*second));
  EXPECT_FALSE(leased(*first));
}

/// How many of some answers are there after the power went, right after the last was acknowledged.
class PowerCut : public Postgres {
 protected:
  static constexpr u32 kAnswers = 30;
  std::size_t left_of_answers() {
    const auto storage = open_postgres(address());
    EXPECT_EQ(create(*storage, some_table("one")), "");
    // What was there before is on disk.
    run("CHECKPOINT");
    database_->stop_the_writer();
    for (u32 i = 0; i < kAnswers; ++i) EXPECT_EQ(append(*storage, "one", i), "");
    database_->kill();
    database_->start();
    return std::get<Stored>(load(*storage, "one")).answers.size();
  }
};

TEST_F(PowerCut, EverythingAcknowledgedIsThere) { EXPECT_EQ(left_of_answers(), kAnswers); }

TEST_F(PowerCut, EverythingAcknowledgedIsThereWhateverTheDatabaseSaysAboutFlushing) {
  run("ALTER SYSTEM SET synchronous_commit = off; ");
  run("SELECT pg_reload_conf()");
  EXPECT_EQ(left_of_answers(), kAnswers);
}

/// Tests the test: without the flush, answers are lost.
TEST_F(PowerCut, WouldBeNoticedWithoutTheFlush) {
  open_postgres(address()).reset();
  run("CREATE FUNCTION hasty() RETURNS trigger LANGUAGE plpgsql AS "
      "$$ BEGIN PERFORM set_config('synchronous_commit', 'off', true); RETURN NEW; END $$;"
      "CREATE TRIGGER hasty BEFORE INSERT ON answers FOR EACH ROW EXECUTE FUNCTION hasty()");
  EXPECT_LT(left_of_answers(), kAnswers);
}

/// Tests the test: without the key, both of two make the same change.
TEST_F(Postgres, TwoWithTheSameChangeWouldBeNoticedWithoutTheKey) {
  const auto first = open_postgres(address());
  const auto second = open_postgres(address());
  EXPECT_EQ(create(*first, some_table("one")), "");
  EXPECT_EQ(append(*first, "one", 0), "");
  EXPECT_NE(append(*second, "one", 0), "");
  run("ALTER TABLE changes DROP CONSTRAINT changes_pkey; ALTER TABLE answers DROP CONSTRAINT answers_pkey");
  EXPECT_EQ(append(*second, "one", 0), "");
}

}  // namespace
}  // namespace bathys::storage::postgres
