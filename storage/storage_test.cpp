// All storages keep the same promises; the file keeps them across programs, versions and damage.
#include "storage/storage.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <future>
#include <memory>

#include "storage/testing.hpp"

namespace bathys::storage {
namespace {

namespace fs = std::filesystem;
using namespace testing_ground;

INSTANTIATE_TEST_SUITE_P(All, EveryStorage, kEvery, name_of);

TEST_P(EveryStorage, GivesBackWhatWasCreated) {
  TableRow table = some_table("one");
  table.start = "{}";
  table.is_public = true;
  table.timer = 30;
  ASSERT_EQ(create(*storage_, table), std::nullopt);
  EXPECT_EQ(load(*storage_, "one")->table, table);
  EXPECT_FALSE(load(*storage_, "two"));
}

TEST_P(EveryStorage, KeepsAnswersInOrderWithTheirChange) {
  create(*storage_, some_table("one"));
  ASSERT_EQ(append(*storage_, {"one", {{0, 0, "key 3", 1}, {1, 0, "done", 1}}, 2000, false}), std::nullopt);
  ASSERT_EQ(append(*storage_, {"one", {{2, 1, "key 4", 2}}, 2001, true}), std::nullopt);
  const auto stored = load(*storage_, "one");
  EXPECT_EQ(stored->answers, (std::vector<AnswerRow>{{0, 0, "key 3", 1}, {1, 0, "done", 1}, {2, 1, "key 4", 2}}));
  EXPECT_EQ(stored->table.change, 2u);
  EXPECT_TRUE(stored->table.over);
}

TEST_P(EveryStorage, TakesBackFromANumberOnAndCountsTheChange) {
  create(*storage_, some_table("one"));
  append(*storage_, {"one", {{0, 0, "a", 1}}, 0, false});
  append(*storage_, {"one", {{1, 1, "b", 2}}, 0, false});
  ASSERT_EQ(wait_for([&](Written written) {
              storage_->take_back({"one", {1, 1, 1, 3}, 5}, std::move(written));
            }),
            std::nullopt);
  const auto stored = load(*storage_, "one");
  EXPECT_EQ(stored->answers, (std::vector<AnswerRow>{{0, 0, "a", 1}}));
  EXPECT_EQ(stored->table.change, 3u);
  EXPECT_EQ(stored->taken_back, (std::vector<TakenBack>{{1, 1, 1, 3}}));
  EXPECT_EQ(append(*storage_, {"one", {{1, 1, "c", 4}}, 0, false}), std::nullopt);
  EXPECT_EQ(load(*storage_, "one")->table.change, 4u);
}

TEST_P(EveryStorage, KeepsTheLatestOfWhatWasTakenBackOldestFirst) {
  create(*storage_, some_table("one"));
  const u64 all = kMaxTakenBack + 3;
  for (u64 change = 1; change <= all; ++change) {
    wait_for([&](Written written) { storage_->take_back({"one", {0, 0, 1, change}, 5}, std::move(written)); });
  }
  const auto taken_back = load(*storage_, "one")->taken_back;
  ASSERT_EQ(taken_back.size(), static_cast<std::size_t>(kMaxTakenBack));
  EXPECT_EQ(taken_back.front().change, 4u);
  EXPECT_EQ(taken_back.back().change, all);
}

TEST_P(EveryStorage, KeepsNothingOfAnAnswerThatDoesNotFit) {
  create(*storage_, some_table("one"));
  append(*storage_, {"one", {{0, 0, "a", 1}}, 0, false});
  EXPECT_TRUE(append(*storage_, {"one", {{0, 0, "again", 2}}, 0, false}));
  EXPECT_TRUE(append(*storage_, {"nowhere", {{0, 0, "a", 1}}, 0, false}));
  EXPECT_TRUE(create(*storage_, some_table("one")));
  EXPECT_EQ(load(*storage_, "one")->answers, (std::vector<AnswerRow>{{0, 0, "a", 1}}));
}

TEST_P(EveryStorage, OneThatFailsDoesNotHarmThoseWrittenWithIt) {
  create(*storage_, some_table("one"));
  std::atomic<int> good = 0, bad = 0;
  for (u32 i = 0; i < 200; ++i) {
    const std::string table = i % 10 == 9 ? "nowhere" : "one";
    storage_->append({table, {{i - i / 10, 0, "a", u64{i - i / 10} + 1}}, 0, false},
                     [&](const StorageError* error) { ++(error == nullptr ? good : bad); });
  }
  append(*storage_, {"nowhere", {}, 0, false});
  EXPECT_EQ(good, 180);
  EXPECT_EQ(bad, 20);
  EXPECT_EQ(load(*storage_, "one")->answers.size(), 180u);
}

TEST_P(EveryStorage, ChangesSeats) {
  create(*storage_, some_table("one"));
  const std::vector<SeatRow> seats{{"Ann", "greedy", "hash0"}, {"Bob", "", "hash1", R"({"part":"aa"})"}};
  EXPECT_EQ(set_seats(*storage_, "one", seats, 1), std::nullopt);
  EXPECT_EQ(load(*storage_, "one")->table.seats, seats);
  EXPECT_EQ(load(*storage_, "one")->table.seated, 1u);
}

TEST_P(EveryStorage, WhatHappensToSeatsStaysKnownAndMayEndTheGame) {
  TableRow table = some_table("one");
  table.terms = R"({"renewal":60})";
  create(*storage_, table);
  const auto change = [&](u64 seated, std::optional<SeatEvent> event, bool over) {
    return wait_for([&](Written written) {
      storage_->set_seats({"one", some_table("one").seats, seated, std::move(event), over}, std::move(written));
    });
  };
  EXPECT_EQ(change(1, SeatEvent{1, "bot", "greedy", 7, 1234, 1}, false), std::nullopt);
  EXPECT_EQ(change(2, std::nullopt, false), std::nullopt);
  EXPECT_NE(change(2, SeatEvent{0, "bot", "greedy", 7, 1234, 2}, true), std::nullopt);
  EXPECT_FALSE(load(*storage_, "one")->table.over);
  EXPECT_EQ(change(3, SeatEvent{0, "conceded", "", 8, 1235, 3}, true), std::nullopt);
  const auto stored = load(*storage_, "one");
  EXPECT_EQ(stored->table.terms, table.terms);
  EXPECT_EQ(stored->seat_events,
            (std::vector<SeatEvent>{{1, "bot", "greedy", 7, 1234, 1}, {0, "conceded", "", 8, 1235, 3}}));
  EXPECT_TRUE(stored->table.over);
}

TEST_P(EveryStorage, OfTwoWhoChangeTheSameSeatsOneLoses) {
  create(*storage_, some_table("one"));
  const std::vector<SeatRow> first{{"Ann", "", "hash0"}, {"Bob", "", "hash1"}};
  const std::vector<SeatRow> second{{"Ann", "", "hash0"}, {"Cid", "", "hash2"}};
  EXPECT_EQ(set_seats(*storage_, "one", first, 1), std::nullopt);
  EXPECT_TRUE(conflicts([&](Written written) { storage_->set_seats({"one", second, 1}, std::move(written)); }));
  EXPECT_EQ(load(*storage_, "one")->table.seats, first);
  EXPECT_EQ(set_seats(*storage_, "one", second, 2), std::nullopt);
  EXPECT_EQ(load(*storage_, "one")->table.seats, second);
}

TEST_P(EveryStorage, OfTwoChangesWithTheSameNumberOneLoses) {
  create(*storage_, some_table("one"));
  append(*storage_, {"one", {{0, 0, "a", 1}, {1, 0, "b", 1}}, 0, false});
  const auto appends = [&](Append what) {
    return conflicts([&](Written written) { storage_->append(std::move(what), std::move(written)); });
  };
  const auto takes_back = [&](TakenBack what) {
    return conflicts([&](Written written) { storage_->take_back({"one", std::move(what), 5}, std::move(written)); });
  };
  EXPECT_TRUE(appends({"one", {{2, 1, "late", 1}}, 0, false}));
  EXPECT_TRUE(appends({"one", {{2, 1, "early", 3}}, 0, false}));
  EXPECT_TRUE(takes_back({0, 0, 2, 1}));
  EXPECT_FALSE(takes_back({0, 0, 2, 2}));
  EXPECT_TRUE(appends({"one", {{2, 1, "after what is gone", 2}}, 0, false}));
  EXPECT_FALSE(appends({"one", {{0, 0, "again", 3}}, 0, false}));
  EXPECT_TRUE(takes_back({0, 0, 1, 3}));
  EXPECT_EQ(load(*storage_, "one")->answers, (std::vector<AnswerRow>{{0, 0, "again", 3}}));
  EXPECT_EQ(load(*storage_, "one")->taken_back, (std::vector<TakenBack>{{0, 0, 2, 2}}));
}

TEST_P(EveryStorage, RequestsAreKnownByTheirNonces) {
  create(*storage_, some_table("one"));
  append(*storage_, {"one", {{0, 0, "a", 1, "n 1"}, {1, 0, "b", 1}}, 0, false});
  wait_for([&](Written written) { storage_->take_back({"one", {0, 1, 1, 2, "n 2"}, 5}, std::move(written)); });
  const auto stored = load(*storage_, "one");
  EXPECT_EQ(stored->answers, (std::vector<AnswerRow>{{0, 0, "a", 1, "n 1"}}));
  EXPECT_EQ(stored->taken_back, (std::vector<TakenBack>{{0, 1, 1, 2, "n 2"}}));
}

TEST_P(EveryStorage, TellsWhatIsNewSinceAChange) {
  create(*storage_, some_table("one"));
  append(*storage_, {"one", {{0, 0, "a", 1}}, 0, false});
  append(*storage_, {"one", {{1, 1, "b", 2}, {2, 1, "c", 2}}, 0, false});
  wait_for([&](Written written) { storage_->take_back({"one", {1, 2, 1, 3}, 5}, std::move(written)); });
  append(*storage_, {"one", {{2, 0, "d", 4}}, 0, false});
  const auto after = [&](u64 change) {
    std::promise<Stored> told;
    storage_->load_since(
        "one", change, [&](std::optional<Stored> stored, const StorageError*) { told.set_value(std::move(*stored)); });
    return told.get_future().get();
  };
  EXPECT_EQ(after(1).answers, (std::vector<AnswerRow>{{1, 1, "b", 2}, {2, 0, "d", 4}}));
  EXPECT_EQ(after(1).taken_back.size(), 1u);
  EXPECT_EQ(after(1).damage, "");
  EXPECT_EQ(after(3).answers, (std::vector<AnswerRow>{{2, 0, "d", 4}}));
  EXPECT_TRUE(after(3).taken_back.empty());
  EXPECT_TRUE(after(4).answers.empty());
  EXPECT_EQ(after(4).table.change, 4u);
  EXPECT_EQ(after(4).table.seats.size(), 2u);
}

TEST_P(EveryStorage, ListsPublicTablesThatAreNotOverNewestFirst) {
  for (int i = 0; i < 5; ++i) {
    TableRow table = some_table("table " + std::to_string(i));
    table.is_public = i != 1;
    table.created = i;
    create(*storage_, table);
  }
  append(*storage_, {"table 2", {{0, 0, "a", 1}}, 0, true});
  append(*storage_, {"table 3", {{0, 0, "a", 1}}, 0, false});
  const auto tables = list(*storage_, 2);
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_EQ(tables[0].table.id, "table 4");
  EXPECT_EQ(tables[0].table.seats.size(), 2u);
  EXPECT_EQ(tables[1].table.id, "table 3");
  EXPECT_EQ(tables[1].decision, 1u);
}

TEST_P(EveryStorage, FindsTablesWithTimers) {
  TableRow table = some_table("timed");
  table.timer = 10;
  create(*storage_, table);
  create(*storage_, some_table("patient"));
  EXPECT_EQ(timed(*storage_), (std::vector<Timed>{{"timed", 0}}));
  wait_for([&](Written written) { storage_->set_deadlines("timed", {9000, 0}, std::move(written)); });
  EXPECT_EQ(load(*storage_, "timed")->deadlines, (std::vector<i64>{9000, 0}));
  wait_for([&](Written written) { storage_->set_deadlines("timed", {9000, 8000}, std::move(written)); });
  EXPECT_EQ(timed(*storage_), (std::vector<Timed>{{"timed", 8000}}));
  wait_for([&](Written written) { storage_->set_deadlines("timed", {-1, 7000}, std::move(written)); });
  EXPECT_EQ(load(*storage_, "timed")->deadlines, (std::vector<i64>{-1, 7000}));
  EXPECT_EQ(timed(*storage_), (std::vector<Timed>{{"timed", 7000}}));
  wait_for([&](Written written) { storage_->set_deadlines("timed", {-5001, -1}, std::move(written)); });
  EXPECT_EQ(timed(*storage_), (std::vector<Timed>{{"timed", Timed::kNever}})) << "all its clocks stand";
  EXPECT_TRUE(wait_for([&](Written written) { storage_->set_deadlines("nowhere", {1}, std::move(written)); }));
}

TEST_P(EveryStorage, RemembersHowLongServersHaveRun) {
  EXPECT_EQ(storage_->running_time(), 0);
  wait_for([&](Written written) { storage_->keep_running_time(12345, std::move(written)); });
  EXPECT_EQ(storage_->running_time(), 12345);
}

std::vector<std::string> unseen(Storage& storage, i64 since, int most) {
  std::promise<std::vector<std::string>> told;
  storage.list_unseen(since, most,
                      [&](std::vector<std::string> ids, const StorageError*) { told.set_value(std::move(ids)); });
  auto ids = told.get_future().get();
  std::sort(ids.begin(), ids.end());
  return ids;
}

TEST_P(EveryStorage, TablesWhereNobodyComesAnyMoreAreFoundAndRemovedWithAllTheirParts) {
  for (const char* const id : {"busy", "forgotten", "over"}) {
    create(*storage_, some_table(id));
    append(*storage_, {id, {{0, 0, "a", 1}}, 0, std::string_view(id) == "over"});
  }
  wait_for([&](Written written) { storage_->touch("busy", 500, std::move(written)); });
  EXPECT_EQ(unseen(*storage_, 100, 10), std::vector<std::string>{"forgotten"});
  EXPECT_EQ(unseen(*storage_, 501, 10), (std::vector<std::string>{"busy", "forgotten"}));
  EXPECT_EQ(unseen(*storage_, 501, 1).size(), 1u);
  for (const char* const id : {"busy", "forgotten", "over"}) {
    EXPECT_EQ(wait_for([&](Written written) { storage_->remove(id, 100, std::move(written)); }), std::nullopt);
  }
  EXPECT_FALSE(load(*storage_, "forgotten"));
  EXPECT_EQ(load(*storage_, "busy")->answers.size(), 1u);
  EXPECT_EQ(load(*storage_, "busy")->table.seen, 500);
  EXPECT_EQ(load(*storage_, "over")->answers.size(), 1u);
  // Nothing of the old one is left for another of that name.
  create(*storage_, some_table("forgotten"));
  EXPECT_EQ(load(*storage_, "forgotten")->answers.size(), 0u);
}

TEST_F(Files, AFileIsThereAgainAfterTheProgramEnded) {
  {
    const auto storage = open_sqlite(file());
    create(*storage, some_table("one"));
    append(*storage, {"one", {{0, 0, "a", 1}}, 0, false});
  }
  const auto storage = open_sqlite(file());
  EXPECT_EQ(load(*storage, "one")->table.seats, some_table("one").seats);
  EXPECT_EQ(load(*storage, "one")->answers.size(), 1u);
}

TEST_F(Files, WhatWaitsIsWrittenBeforeTheStorageIsGone) {
  std::atomic<int> written = 0;
  {
    const auto storage = open_sqlite(file());
    create(*storage, some_table("one"));
    for (u32 i = 0; i < 100; ++i) {
      storage->append({"one", {{i, 0, "a", u64{i} + 1}}, 0, false}, [&](const StorageError*) { ++written; });
    }
  }
  EXPECT_EQ(written, 100);
  EXPECT_EQ(load(*open_sqlite(file()), "one")->answers.size(), 100u);
}

TEST_F(Files, AFileOfVersionOneIsMigratedWithItsTables) {
  {
    Connection old(file());
    make_old_schema(old, 1);
    old.run(
        "INSERT INTO tables VALUES (7, 'old', 'otys', 1, 'c', '{}', 's', 't', 'u', 'v', 0, 0, 1, 2, 0, 1);"
        "INSERT INTO seats VALUES (7, 0, 'Ann', '', 'h');"
        "INSERT INTO answers VALUES (7, 0, 0, 'key 3', 1)");
  }
  {
    const auto storage = open_sqlite(file());
    const auto stored = load(*storage, "old");
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->table.start, "");
    EXPECT_EQ(stored->table.seats, (std::vector<SeatRow>{{"Ann", "", "h"}}));
    EXPECT_EQ(stored->answers, (std::vector<AnswerRow>{{0, 0, "key 3", 1}}));
  }
  Connection now(file());
  EXPECT_EQ(now.number("PRAGMA user_version"), kSchemaVersion);
}

TEST_F(Files, MissingRowsOfATableAreNamed) {
  {
    const auto storage = open_sqlite(file());
    for (const char* const id : {"whole", "seatless", "forgetful"}) {
      TableRow table = some_table(id);
      table.is_public = true;
      create(*storage, table);
      append(*storage, {id, {{0, 0, "a", 1}, {1, 0, "b", 1}}, 0, false});
    }
  }
  {
    Connection damage(file());
    damage.run(
        "DELETE FROM seats WHERE seat = 0 AND of_table = (SELECT row FROM tables WHERE id = 'seatless');"
        "DELETE FROM answers WHERE number = 0 AND of_table = (SELECT row FROM tables WHERE id = 'forgetful')");
  }
  const auto storage = open_sqlite(file());
  EXPECT_EQ(load(*storage, "whole")->damage, "");
  EXPECT_EQ(load(*storage, "seatless")->damage, "seat 0 is missing");
  EXPECT_EQ(load(*storage, "forgetful")->damage, "answer 0 is missing");
  EXPECT_EQ(list(*storage, 10).size(), 2u);
}

TEST_F(Files, AFileOfANewerVersionIsRefusedAndLeftAlone) {
  open_sqlite(file()).reset();
  {
    Connection newer(file());
    newer.run("PRAGMA user_version = 99");
  }
  EXPECT_NE(complaint().find("newer bathys (format 99"), std::string::npos) << complaint();
  Connection still(file());
  EXPECT_EQ(still.number("PRAGMA user_version"), 99);
}

TEST_F(Files, ADamagedFileIsRefused) {
  std::ofstream(file()) << "This is not a database, but it is long enough to have been taken for one.";
  EXPECT_NE(complaint().find("is damaged"), std::string::npos) << complaint();
}

TEST_F(Files, AFileDamagedInTheMiddleIsRefused) {
  {
    const auto storage = open_sqlite(file());
    create(*storage, some_table("one"));
    for (u32 i = 0; i < 2000; ++i) {
      storage->append({"one", {{i, 0, "some answer of a usual length", u64{i} + 1}}, 0, false},
                      [](const StorageError*) {});
    }
  }
  std::fstream damage(file(), std::ios::in | std::ios::out | std::ios::binary);
  damage.seekp(static_cast<std::streamoff>(fs::file_size(file()) / 2));
  damage << std::string(8192, 'x');
  damage.close();
  EXPECT_NE(complaint().find("is damaged"), std::string::npos) << complaint();
}

TEST_F(Files, ADatabaseOfAnotherProgramIsRefused) {
  {
    Connection other(file());
    other.run("CREATE TABLE recipes (name TEXT)");
  }
  EXPECT_NE(complaint().find("not one of bathys"), std::string::npos) << complaint();
}

TEST_F(Files, AFileInUseIsRefused) {
  const auto storage = open_sqlite(file());
  EXPECT_NE(complaint().find("in use by another server"), std::string::npos) << complaint();
}

TEST_F(Files, AFolderThatIsNotThereIsSaid) {
  fs::remove_all(folder_);
  EXPECT_NE(complaint().find("tables.db"), std::string::npos) << complaint();
}

}  // namespace
}  // namespace bathys::storage
