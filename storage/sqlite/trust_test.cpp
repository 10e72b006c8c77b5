// What other programs, the disk and the system may do to the file, and that it is seen.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <future>

#include "storage/sqlite/backup.hpp"
#include "storage/sqlite/sqlite_storage.hpp"
#include "storage/sqlite/statement.hpp"

namespace bathys::storage {
namespace {

namespace fs = std::filesystem;

class Trust : public testing::Test {
 protected:
  void SetUp() override {
    const auto* const info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("bathys_trust_" + std::to_string(::getpid()) + "_" + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string file() const { return folder_ / "tables.db"; }

  static TableRow some_table(const std::string& id) {
    TableRow table;
    table.id = id;
    table.game = "otys";
    table.options = R"({"players":2})";
    table.seats = {{"Ann", "", "hash0"}, {"", "greedy", ""}};
    return table;
  }
  static bool create(Storage& storage, const std::string& id) {
    std::promise<bool> told;
    storage.create(some_table(id), [&](const StorageError* error) { told.set_value(error == nullptr); });
    return told.get_future().get();
  }
  /// What went wrong with one answer; empty when it is on disk.
  static std::string append(Storage& storage, const std::string& id, u32 number) {
    std::promise<std::string> told;
    storage.append({id, {{number, 0, std::string(400, 'a'), number + 1}}, 0, false},
                   [&](const StorageError* error) { told.set_value(error == nullptr ? "" : error->what()); });
    return told.get_future().get();
  }
  static std::size_t answers(Storage& storage, const std::string& id) {
    std::promise<std::size_t> told;
    storage.load(id, [&](std::optional<Stored> stored, const StorageError*) {
      told.set_value(stored ? stored->answers.size() : 0);
    });
    return told.get_future().get();
  }
  static std::string complaint(const std::string& name) {
    try {
      open_sqlite(name);
    } catch (const StorageError& error) {
      return error.what();
    }
    return {};
  }

  fs::path folder_;
};

constexpr LogLimits kSmallLog{40, 80};

TEST_F(Trust, AForeignReaderStopsNoWriteAndIsTold) {
  const auto storage = open_sqlite(file(), kSmallLog);
  ASSERT_TRUE(create(*storage, "one"));
  Connection foreign(file());
  foreign.run("BEGIN; SELECT count(*) FROM answers");
  u32 number = 0;
  // Each answer needs several pages; waiting for the reader would take ten seconds each time and fail.
  while (number < 200) ASSERT_EQ(append(*storage, "one", number++), "");
  EXPECT_TRUE(storage->statistics().log_held);
  EXPECT_GT(storage->statistics().log_bytes, 80 * 1024);
  foreign.run("COMMIT");
  while (storage->statistics().log_held && number < 400) ASSERT_EQ(append(*storage, "one", number++), "");
  EXPECT_FALSE(storage->statistics().log_held);
  EXPECT_LT(storage->statistics().log_bytes, 80 * 1024);
  EXPECT_EQ(answers(*storage, "one"), number);
}

TEST_F(Trust, WithoutAForeignReaderTheLogStaysSmallAndNothingIsTold) {
  const auto storage = open_sqlite(file(), kSmallLog);
  ASSERT_TRUE(create(*storage, "one"));
  for (u32 number = 0; number < 200; ++number) {
    ASSERT_EQ(append(*storage, "one", number), "");
    ASSERT_FALSE(storage->statistics().log_held);
  }
  EXPECT_EQ(storage->statistics().flush_seconds.total(), 201u);
  EXPECT_EQ(storage->statistics().group_size.total(), 201u);
  EXPECT_EQ(storage->statistics().waiting_writes, 0);
}

TEST_F(Trust, AFailedWriteIsSeenUntilOneSucceeds) {
  const auto storage = open_sqlite(file());
  ASSERT_TRUE(create(*storage, "one"));
  EXPECT_NE(append(*storage, "nowhere", 0), "");
  EXPECT_FALSE(storage->statistics().writes_fail) << "that says nothing about the disk";
  {
    // The tables are hidden from the writer for a while, as a disk that fails would hide them.
    Connection(file()).run("ALTER TABLE answers RENAME TO hidden");
    EXPECT_NE(append(*storage, "one", 0), "");
    EXPECT_TRUE(storage->statistics().writes_fail);
    Connection(file()).run("ALTER TABLE hidden RENAME TO answers");
  }
  std::promise<bool> told;
  storage->probe([&](const StorageError* error) { told.set_value(error == nullptr); });
  EXPECT_TRUE(told.get_future().get());
  EXPECT_FALSE(storage->statistics().writes_fail);
  EXPECT_EQ(storage->statistics().failures, 2u);
}

TEST_F(Trust, TheLockIsTheFilesWhateverItIsCalled) {
  const auto storage = open_sqlite(file());
  const std::string linked = folder_ / "linked.db", symbolic = folder_ / "symbolic.db";
  fs::create_hard_link(file(), linked);
  fs::create_symlink(file(), symbolic);
  for (const std::string& name : {file(), linked, symbolic}) {
    EXPECT_NE(complaint(name).find("in use by another server"), std::string::npos) << complaint(name);
  }
  // Those who asked in vain must not have freed SQLite's own locks on the file.
  ASSERT_TRUE(create(*storage, "one"));
  EXPECT_EQ(append(*storage, "one", 0), "");
  const pid_t other = ::fork();
  if (other == 0) ::_exit(complaint(linked).find("in use by another server") != std::string::npos ? 0 : 1);
  int status = -1;
  ::waitpid(other, &status, 0);
  EXPECT_EQ(status, 0);
}

TEST_F(Trust, NobodyElseMayReadTheFile) {
  const auto mode = [&](const std::string& name) {
    struct stat found {};
    return ::stat(name.c_str(), &found) == 0 ? found.st_mode & 0777 : 0u;
  };
  {
    const auto storage = open_sqlite(file());
    create(*storage, "one");
    EXPECT_EQ(mode(file()), 0600u);
    EXPECT_EQ(mode(file() + "-wal"), 0600u);
  }
  ::chmod(file().c_str(), 0644);
  const auto storage = open_sqlite(file());
  EXPECT_EQ(mode(file()), 0600u);
}

TEST_F(Trust, AFileThatCannotBeWrittenIsRefusedAtTheStart) {
  open_sqlite(file()).reset();
  ::chmod(folder_.c_str(), 0755);
  ::chmod(file().c_str(), 0444);
  // Whoever may do everything has to become somebody else to be refused anything.
  const pid_t other = ::fork();
  if (other == 0) {
    if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0)) ::_exit(2);
    const std::string why = complaint(file());
    ::_exit(why.find("cannot be written") != std::string::npos ? 0 : 1);
  }
  int status = -1;
  ::waitpid(other, &status, 0);
  EXPECT_EQ(status, 0);
}

TEST_F(Trust, ABackupMadeWhileAnswersComeIsWholeAndOpens) {
  const std::string copy = folder_ / "copy.db";
  const auto storage = open_sqlite(file());
  ASSERT_TRUE(create(*storage, "one"));
  u32 number = 0;
  while (number < 50) append(*storage, "one", number++);
  auto backup = std::async(std::launch::async, [&] { back_up(file(), copy); });
  while (number < 100) append(*storage, "one", number++);
  backup.get();
  const auto restored = open_sqlite(copy);
  EXPECT_GE(answers(*restored, "one"), 50u);
  EXPECT_LE(answers(*restored, "one"), 100u);
  EXPECT_EQ(answers(*storage, "one"), 100u);
  EXPECT_THROW(back_up(file(), copy), StorageError) << "nothing is overwritten";
  EXPECT_THROW(back_up(folder_ / "nothing.db", folder_ / "other.db"), StorageError);
  EXPECT_FALSE(fs::exists(folder_ / "other.db"));
  EXPECT_FALSE(fs::exists(folder_ / "nothing.db"));
}

TEST_F(Trust, ReadingForACheckSeesATablesRowsAndDamage) {
  {
    const auto storage = open_sqlite(file());
    ASSERT_TRUE(create(*storage, "one"));
    for (u32 number = 0; number < 400; ++number) append(*storage, "one", number);
    Examined well(file());
    EXPECT_EQ(well.damage(), "");
    EXPECT_EQ(well.tables(), std::vector<std::string>{"one"});
    EXPECT_EQ(well.load("one")->answers.size(), 400u);
  }
  std::fstream damage(file(), std::ios::in | std::ios::out | std::ios::binary);
  damage.seekp(static_cast<std::streamoff>(fs::file_size(file()) / 2));
  damage << std::string(8192, 'x');
  damage.close();
  EXPECT_NE(Examined(file()).damage(), "");
}

TEST_F(Trust, AnOlderFileIsExaminedWithoutChangingIt) {
  {
    Connection old(file());
    make_old_schema(old, 1);
    old.run(
        "INSERT INTO tables VALUES (7, 'old', 'otys', 1, 'c', '{}', 's', 't', 'u', 'v', 0, 0, 1, 2, 0, 1);"
        "INSERT INTO seats VALUES (7, 0, 'Ann', '', 'h')");
  }
  {
    Examined examined(file());
    EXPECT_EQ(examined.tables(), std::vector<std::string>{"old"});
    EXPECT_EQ(examined.load("old")->table.seats.size(), 1u);
  }
  EXPECT_EQ(Connection(file()).number("PRAGMA user_version"), 1);
}

}  // namespace
}  // namespace bathys::storage
