// What the tests of all storages share: a folder, a table, and every storage in turn.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <future>
#include <memory>

#include "storage/memory/memory_storage.hpp"
#include "storage/postgres/postgres_storage.hpp"
#include "storage/postgres/testing.hpp"
#include "storage/sqlite/schema.hpp"
#include "storage/sqlite/sqlite_storage.hpp"
#include "storage/storage.hpp"

namespace bathys::storage::testing_ground {

namespace fs = std::filesystem;

/// A folder of its own for each test.
class Files : public testing::Test {
 protected:
  void SetUp() override {
    const auto* const info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() /
              ("bathys_storage_" + std::to_string(::getpid()) + "_" + std::string(info->name()).substr(0, 40));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string file() const { return folder_ / "tables.db"; }
  std::string complaint() const {
    try {
      open_sqlite(file());
    } catch (const StorageError& error) {
      return error.what();
    }
    return {};
  }

  fs::path folder_;
};

inline TableRow some_table(const std::string& id) {
  TableRow table;
  table.id = id;
  table.game = "otys";
  table.rules = 1;
  table.components = "c0ffee";
  table.options = R"({"players":2})";
  table.seed = std::string(64, 'a');
  table.salt = std::string(64, 'b');
  table.seats = {{"Ann", "", "hash0"}, {"", "greedy", ""}};
  table.spectator_hash = "hash s";
  table.owner_hash = "hash o";
  table.created = 1000;
  table.touched = 1000;
  return table;
}

/// The error of one write, or nothing.
template <class Write>
std::optional<std::string> wait_for(Write write) {
  std::promise<std::optional<std::string>> told;
  write([&](const StorageError* error) {
    told.set_value(error != nullptr ? std::optional<std::string>(error->what()) : std::nullopt);
  });
  return told.get_future().get();
}
inline std::optional<std::string> create(Storage& storage, const TableRow& table) {
  return wait_for([&](Written written) { storage.create(table, std::move(written)); });
}
inline std::optional<std::string> append(Storage& storage, const Append& answers) {
  return wait_for([&](Written written) { storage.append(answers, std::move(written)); });
}
inline std::optional<Stored> load(Storage& storage, const std::string& id) {
  std::promise<std::optional<Stored>> told;
  storage.load(id, [&](std::optional<Stored> stored, const StorageError*) { told.set_value(std::move(stored)); });
  return told.get_future().get();
}
inline std::vector<Timed> timed(Storage& storage) {
  std::promise<std::vector<Timed>> told;
  storage.list_timed([&](std::vector<Timed> all, const StorageError*) { told.set_value(std::move(all)); });
  return told.get_future().get();
}
inline std::vector<Listed> list(Storage& storage, int most) {
  std::promise<std::vector<Listed>> told;
  storage.list_public(most, [&](std::vector<Listed> all, const StorageError*) { told.set_value(std::move(all)); });
  return told.get_future().get();
}

inline std::optional<std::string> set_seats(Storage& storage, const std::string& id, const std::vector<SeatRow>& seats,
                                            u64 seated) {
  return wait_for([&](Written written) { storage.set_seats({id, seats, seated}, std::move(written)); });
}
/// Whether somebody else was first.
template <class Write>
bool conflicts(Write write) {
  std::promise<bool> told;
  write([&](const StorageError* error) { told.set_value(dynamic_cast<const Conflict*>(error) != nullptr); });
  return told.get_future().get();
}

/// Every promise is tested for each.
enum class Kind { memory, sqlite, postgres };

class EveryStorage : public Files, public testing::WithParamInterface<Kind> {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("bathys_storage_" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    if (GetParam() == Kind::memory) storage_ = std::make_unique<MemoryStorage>();
    if (GetParam() == Kind::sqlite) storage_ = open_sqlite(file());
    if (GetParam() == Kind::postgres) {
      if (postgres::ThrowAway::programs().empty()) GTEST_SKIP() << postgres::ThrowAway::kMissing;
      database_ = std::make_unique<postgres::ThrowAway>("every");
      storage_ = open_postgres(database_->address());
    }
  }
  void TearDown() override {
    storage_.reset();
    database_.reset();
    Files::TearDown();
  }

  std::unique_ptr<postgres::ThrowAway> database_;
  std::unique_ptr<Storage> storage_;
};
inline std::string name_of(const testing::TestParamInfo<Kind>& info) {
  return info.param == Kind::memory ? "memory" : info.param == Kind::sqlite ? "sqlite" : "postgres";
}
inline const auto kEvery = testing::Values(Kind::memory, Kind::sqlite, Kind::postgres);

}  // namespace bathys::storage::testing_ground
