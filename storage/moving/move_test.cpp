// Tables move between a file and a database: all of everything, or nothing.
#include "storage/moving/move.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <future>
#include <memory>

#include "storage/postgres/postgres_storage.hpp"
#include "storage/postgres/session.hpp"
#include "storage/postgres/testing.hpp"
#include "storage/sqlite/sqlite_storage.hpp"

namespace bathys::storage {
namespace {

namespace fs = std::filesystem;

/// Waits for one write; what went wrong.
template <class Write>
std::string wait_for_moved(Write write) {
  std::promise<std::string> told;
  write([&](const StorageError* error) { told.set_value(error != nullptr ? error->what() : ""); });
  return told.get_future().get();
}

Stored look_at(Storage& storage, const std::string& id) {
  std::promise<std::optional<Stored>> told;
  storage.load(id, [&](std::optional<Stored> stored, const StorageError*) { told.set_value(std::move(stored)); });
  return told.get_future().get().value_or(Stored{});
}

std::optional<StoredPassport> passport_in(Storage& storage, const std::string& hash) {
  std::promise<std::optional<StoredPassport>> told;
  storage.load_passport({PassportKey::By::secret, hash},
                        [&](std::optional<StoredPassport> stored, const StorageError*) { told.set_value(stored); });
  return told.get_future().get();
}
void issue(Storage& storage, const std::string& hash) {
  const IssuePassport deed{{hash, "Ann", "feed of " + hash, 1, 1700, 0}};
  EXPECT_EQ(wait_for_moved([&](Written written) { storage.write_passport(deed, std::move(written)); }), "");
}

void expect_alike(const Stored& one, const Stored& other) {
  EXPECT_EQ(one.table, other.table);
  EXPECT_EQ(one.answers, other.answers);
  EXPECT_EQ(one.taken_back, other.taken_back);
  EXPECT_EQ(one.deadlines, other.deadlines);
  EXPECT_EQ(one.seat_events, other.seat_events);
  EXPECT_EQ(one.damage, other.damage);
}

class Moving : public testing::Test {
 protected:
  static constexpr int kTables = 7;

  void SetUp() override {
    if (postgres::ThrowAway::programs().empty()) GTEST_SKIP() << postgres::ThrowAway::kMissing;
    database_ = std::make_unique<postgres::ThrowAway>("moving");
    folder_ = fs::temp_directory_path() / ("bathys_moving_" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    const auto storage = open_sqlite(file());
    for (int i = 0; i < kTables; ++i) fill(*storage, i);
    issue(*storage, "ann");
    const auto keep = [&](const PassportDeed& deed) {
      EXPECT_EQ(wait_for_moved([&](Written written) { storage->write_passport(deed, std::move(written)); }), "");
    };
    keep(TieSeat{"ann", {id_of(3), 0, "hash0", "sealed", 5, 0, 0}});
    keep(KeepPapers{"ann", {{"note", "a", "Don't forget", 7}}});
    wait_for_moved([&](Written written) { storage->keep_running_time(123'456, std::move(written)); });
  }
  void TearDown() override {
    database_.reset();
    if (!folder_.empty()) fs::remove_all(folder_);
  }
  std::string file(const char* name = "tables.db") const { return folder_ / name; }
  std::string address() const { return database_->address(); }
  static std::string id_of(int i) { return "table " + std::to_string(i); }

  /// Something of everything that is kept.
  static void fill(Storage& storage, int i) {
    TableRow table;
    table.id = id_of(i);
    table.game = "otys";
    table.rules = 2;
    table.components = "c0ffee";
    table.options = R"({"players":2})";
    table.seed = std::string(64, 'a');
    table.salt = std::string(64, 'b');
    table.seats = {{"O'Hara \\ \"Ann\"", "", "hash0", R"({"part":"é"})"}, {"", "greedy", ""}};
    table.spectator_hash = "hash s";
    table.owner_hash = "hash o";
    table.is_public = i % 2 == 0;
    table.hints = i % 3 == 0;
    table.timer = i;
    table.created = 1000 + i;
    table.touched = 1000;
    table.seen = 7;
    table.terms = R"({"renewal":60})";
    EXPECT_EQ(wait_for_moved([&](Written written) { storage.create(table, std::move(written)); }), "");
    const auto append = [&](u32 number, u64 change) {
      Append answers{table.id, {{number, 0, "key '3'", change, "n;" + std::to_string(change)}}, 2000, false};
      EXPECT_EQ(wait_for_moved([&](Written written) { storage.append(answers, std::move(written)); }), "");
    };
    // They share their flushes; one that failed would be missed by the next.
    for (u32 number = 0; number < 599; ++number) {
      storage.append({table.id, {{number, 0, "key '3'", number + 1, "n;"}}, 2000, false}, {});
    }
    append(599, 600);
    TakeBack take_back{table.id, {1, 590, 10, 601, "back"}, 2001};
    EXPECT_EQ(wait_for_moved([&](Written written) { storage.take_back(take_back, std::move(written)); }), "");
    if (i % 2 == 0) append(590, 602);
    Seating seating{table.id, table.seats, 1, SeatEvent{1, "bot", "hard", 3, 2002, 1}, i == 5};
    EXPECT_EQ(wait_for_moved([&](Written written) { storage.set_seats(seating, std::move(written)); }), "");
    if (i > 0) {
      EXPECT_EQ(wait_for_moved([&](Written written) {
                  storage.set_deadlines(table.id, {0, 5000}, std::move(written));
                }),
                "");
    }
  }
  std::string complaint(const std::string& from, const std::string& to) const {
    try {
      move_all(from, to);
    } catch (const StorageError& error) {
      return error.what();
    }
    return {};
  }

  std::unique_ptr<postgres::ThrowAway> database_;
  fs::path folder_;
};

TEST_F(Moving, EverythingGoesThereAndBackAgain) {
  const Moved there = move_all(file(), address());
  EXPECT_EQ(there.tables, kTables);
  EXPECT_EQ(there.answers, kTables * 590 + 4);
  const auto before = open_sqlite(file());
  {
    const auto after = open_postgres(address());
    for (int i = 0; i < kTables; ++i) expect_alike(look_at(*before, id_of(i)), look_at(*after, id_of(i)));
    EXPECT_EQ(after->running_time(), 123'456);
    const auto ann = passport_in(*after, "ann");
    ASSERT_TRUE(ann);
    EXPECT_EQ(ann->tables.size(), 1u);
    EXPECT_EQ(ann->papers.size(), 1u);
    issue(*after, "bob");
    EXPECT_TRUE(passport_in(*after, "bob")->tables.empty()) << "two passports have the same number";
  }
  move_all(address(), file("back.db"));
  const auto back = open_sqlite(file("back.db"));
  for (int i = 0; i < kTables; ++i) expect_alike(look_at(*before, id_of(i)), look_at(*back, id_of(i)));
  EXPECT_EQ(back->running_time(), 123'456);
  EXPECT_EQ(fs::status(file("back.db")).permissions() & fs::perms::all, fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Moving, TheGamesGoOnWhereTheyStood) {
  move_all(file(), address());
  {
    const auto storage = open_postgres(address());
    const auto append = [&](int table, u32 number, u64 change) {
      return wait_for_moved([&](Written written) {
        storage->append({id_of(table), {{number, 1, "on", change, "on"}}, 3000, false}, std::move(written));
      });
    };
    EXPECT_EQ(append(0, 591, 603), "");
    EXPECT_EQ(append(1, 590, 602), "");
    EXPECT_NE(append(1, 591, 602), "") << "a change was made twice";
    EXPECT_EQ(wait_for_moved([&](Written written) {
                TableRow more = look_at(*storage, id_of(0)).table;
                more.id = "one more";
                storage->create(more, std::move(written));
              }),
              "");
  }
  move_all(address(), file("back.db"));
  const auto back = open_sqlite(file("back.db"));
  EXPECT_EQ(look_at(*back, id_of(0)).table.change, 603u);
  EXPECT_EQ(look_at(*back, id_of(1)).answers.back().text, "on");
  EXPECT_EQ(look_at(*back, "one more").table.options, R"({"players":2})");
  EXPECT_EQ(wait_for_moved([&](Written written) {
              back->append({id_of(1), {{591, 0, "further", 603, "f"}}, 3001, false}, std::move(written));
            }),
            "");
}

TEST_F(Moving, NothingIsMovedWhereSomethingIsOrWhileAServerRuns) {
  {
    const auto server = open_sqlite(file());
    EXPECT_NE(complaint(file(), address()).find("in use by another server"), std::string::npos);
  }
  {
    const auto server = open_postgres(address());
    look_at(*server, id_of(0));  // it connects when it is asked for something
    EXPECT_NE(complaint(file(), address()).find("end all servers first"), std::string::npos);
  }
  EXPECT_NE(complaint(file("nowhere.db"), address()).find("is not there"), std::string::npos);
  EXPECT_NE(complaint(file(), file("other.db")).find("bathys backup"), std::string::npos);
  EXPECT_NE(complaint(address(), address()).find("pg_dump"), std::string::npos);
  EXPECT_EQ(complaint(file(), address()), "");
  EXPECT_NE(complaint(file(), address()).find("has to be empty"), std::string::npos);
  EXPECT_NE(complaint(address(), file()).find("exists already"), std::string::npos);
}

/// Broken off anywhere it leaves nothing, and can be begun again.
TEST_F(Moving, WhatIsBrokenOffLeavesNothing) {
  open_postgres(address()).reset();
  {
    postgres::Session session(address());
    session.run(
        "CREATE FUNCTION public.stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "IF NEW.of_table = 4 THEN RAISE EXCEPTION 'the power is gone'; END IF; RETURN NEW; END $$");
    session.run("CREATE TRIGGER stop BEFORE INSERT ON bathys.seats FOR EACH ROW EXECUTE FUNCTION public.stop()");
  }
  EXPECT_NE(complaint(file(), address()).find("the power is gone"), std::string::npos);
  {
    postgres::Session session(address());
    for (const char* const table : {"tables", "answers", "seats", "taken_back", "deadlines", "seat_events"}) {
      EXPECT_EQ(session.run(std::string("SELECT count(*) FROM bathys.") + table).number(0, 0), 0) << table;
    }
    session.run("DROP TRIGGER stop ON bathys.seats");
  }
  EXPECT_EQ(complaint(file(), address()), "");
  // What a program that was killed has left of a file is no file yet.
  fs::copy_file(file(), file("back.db.part"));
  EXPECT_EQ(complaint(address(), file("back.db")), "");
  EXPECT_FALSE(fs::exists(file("back.db.part")));
}

}  // namespace
}  // namespace bathys::storage
