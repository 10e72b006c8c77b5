// What processes that share a storage know of each other: who is connected where, and what time it is.
#include <future>

#include "storage/memory/shared_memory.hpp"
#include "storage/postgres/session.hpp"
#include "storage/testing.hpp"

namespace bathys::storage::testing_ground {
namespace {

using Counts = std::vector<int>;

std::optional<std::string> say(Storage& storage, const Counts& connections, const std::string& table = "one") {
  return wait_for([&](Written written) { storage.set_present(table, connections, std::move(written)); });
}
Counts elsewhere(Storage& storage, const std::string& table = "one") {
  std::promise<Counts> told;
  storage.load_present(table, [&](Counts counts, const StorageError*) { told.set_value(std::move(counts)); });
  return told.get_future().get();
}
/// Whether everything has to be said again.
bool is_forgotten(Storage& storage) {
  return conflicts([&](Written written) { storage.keep_present(std::move(written)); });
}
i64 matched(Storage& storage, i64 mine) {
  std::promise<i64> told;
  storage.match_running_time(mine, [&](i64 time, const StorageError*) { told.set_value(time); });
  return told.get_future().get();
}

/// Where nobody shares it, nobody else is there.
class Alone : public EveryStorage {};

TEST_P(Alone, NobodyIsConnectedElsewhere) {
  create(*storage_, some_table("one"));
  is_forgotten(*storage_);
  EXPECT_FALSE(say(*storage_, {1, 2}));
  EXPECT_EQ(elsewhere(*storage_), Counts{});
}

TEST_P(Alone, TheRunningTimeIsWhatWasWrittenDownOrLater) {
  const i64 first = matched(*storage_, 12'345);
  EXPECT_TRUE(storage_->shared() || first == 12'345) << first;
  EXPECT_GE(matched(*storage_, 12'400), first);
  EXPECT_GE(storage_->running_time(), first);
}

INSTANTIATE_TEST_SUITE_P(Storages, Alone, kEvery, name_of);

/// Two processes with one storage.
class Shared : public testing::TestWithParam<Kind> {
 protected:
  void SetUp() override {
    if (GetParam() == Kind::memory) {
      memory_ = std::make_shared<SharedMemory>();
      here_ = memory_->open();
      there_ = memory_->open();
    } else {
      if (postgres::ThrowAway::programs().empty()) GTEST_SKIP() << postgres::ThrowAway::kMissing;
      database_ = std::make_unique<postgres::ThrowAway>("shared");
      here_ = open_postgres(database_->address());
      there_ = open_postgres(database_->address());
    }
    create(*here_, some_table("one"));
    create(*here_, some_table("two"));
    EXPECT_TRUE(is_forgotten(*here_)) << "nothing was said yet";
    EXPECT_TRUE(is_forgotten(*there_));
  }
  void run(const std::string& sql) const { postgres::Session(database_->address()).run(sql); }
  /// As after a time in which it said nothing.
  void take_for_gone(int process) {
    if (memory_) return memory_->forget_present(process);
    run("UPDATE processes SET until = clock_timestamp() - interval '1 second' WHERE process IN (SELECT process FROM "
        "present)");
  }

  std::shared_ptr<SharedMemory> memory_;
  std::unique_ptr<postgres::ThrowAway> database_;
  std::unique_ptr<Storage> here_, there_;
};

TEST_P(Shared, WhoIsConnectedToOneIsKnownToTheOther) {
  EXPECT_FALSE(say(*there_, {0, 2}));
  EXPECT_EQ(elsewhere(*here_), (Counts{0, 2}));
  EXPECT_EQ(elsewhere(*there_), Counts{}) << "its own it knows";
  EXPECT_EQ(elsewhere(*here_, "two"), Counts{});
  EXPECT_FALSE(say(*there_, {1, 1}));
  EXPECT_EQ(elsewhere(*here_), (Counts{1, 1}));
  EXPECT_FALSE(say(*there_, {0, 0}));
  const Counts left = elsewhere(*here_);
  EXPECT_TRUE(std::all_of(left.begin(), left.end(), [](int one) { return one == 0; }));
}

TEST_P(Shared, WhoeverSaysNothingForLongIsGoneAndSaysEverythingAgain) {
  EXPECT_FALSE(say(*there_, {0, 2}));
  EXPECT_FALSE(is_forgotten(*there_));
  take_for_gone(1);
  EXPECT_EQ(elsewhere(*here_), Counts{});
  EXPECT_FALSE(is_forgotten(*here_)) << "which clears away";
  say(*there_, {1, 0});
  EXPECT_TRUE(is_forgotten(*there_));
  EXPECT_FALSE(say(*there_, {1, 2}));
  EXPECT_EQ(elsewhere(*here_), (Counts{1, 2}));
  EXPECT_FALSE(is_forgotten(*there_));
}

TEST_P(Shared, WhoEndsInGoodOrderIsGoneAtOnce) {
  EXPECT_FALSE(say(*there_, {0, 2}));
  there_.reset();
  EXPECT_EQ(elsewhere(*here_), Counts{});
}

TEST_P(Shared, TheOtherHearsOfWhoIsConnectedAndOfWhoIsGone) {
  std::promise<void> listening;
  std::promise<void> heard[3];
  std::atomic<int> news = -1;
  here_->watch([&](const News& one) {
    if (one.table.empty()) return listening.set_value();
    if (one.table != "one" || one.change != 0 || one.seated != 0) return;
    if (const int number = ++news; number < 3) heard[number].set_value();
  });
  listening.get_future().wait();
  say(*here_, {5, 0});
  say(*there_, {1, 0});
  heard[0].get_future().wait();
  EXPECT_EQ(elsewhere(*here_), (Counts{1, 0}));
  say(*there_, {1, 1});
  heard[1].get_future().wait();
  EXPECT_EQ(news, 1) << "what this one has said itself is no news";
  there_.reset();
  heard[2].get_future().wait();
  EXPECT_EQ(elsewhere(*here_), Counts{});
}

TEST_P(Shared, WhoFindsOutThatAnotherIsGoneHearsOfItToo) {
  std::promise<void> listening, come, gone;
  std::atomic<int> news = 0;
  here_->watch([&](const News& one) {
    if (one.table.empty()) return listening.set_value();
    const int number = ++news;
    if (number == 1) come.set_value();
    if (number == 2) gone.set_value();
  });
  listening.get_future().wait();
  say(*there_, {1, 0});
  come.get_future().wait();
  take_for_gone(1);
  EXPECT_FALSE(is_forgotten(*here_));
  gone.get_future().wait();
  EXPECT_EQ(elsewhere(*here_), Counts{});
}

TEST_P(Shared, NobodyDecidesAloneWhatTimeItIs) {
  const i64 begun = matched(*here_, 0);
  EXPECT_LT(matched(*there_, 3'600'000), 3'000'000 + begun) << "whoever is ahead is told so";
  if (memory_) {
    memory_->pass(7'200'000);
  } else {
    run("UPDATE running SET milliseconds = 7200000");
  }
  EXPECT_GE(matched(*here_, 5), 7'200'000) << "whoever is behind is told so";
  const i64 now = matched(*there_, 5);
  EXPECT_GE(now, 7'200'000);
  EXPECT_GE(matched(*here_, 5), now);
  EXPECT_GE(here_->running_time(), now);
}

INSTANTIATE_TEST_SUITE_P(Storages, Shared, testing::Values(Kind::memory, Kind::postgres), name_of);

class SharedDatabase : public Shared {};

TEST_P(SharedDatabase, NoClockThatIsSetMakesTheRunningTimeJump) {
  run("UPDATE running SET milliseconds = 1000000, noted = clock_timestamp() - interval '5 hours'");
  const i64 after_hours = matched(*here_, 0);
  EXPECT_EQ(after_hours, 1'000'000 + Storage::kLongestGapMs);
  run("UPDATE running SET milliseconds = 1000000, noted = clock_timestamp() + interval '5 hours'");
  EXPECT_EQ(matched(*here_, 0), 1'000'000);
}

TEST_P(SharedDatabase, WhoIsConnectedIsSaidAgainAfterTheDatabaseHasForgotten) {
  say(*there_, {0, 2});
  EXPECT_FALSE(is_forgotten(*there_));
  database_->kill();
  database_->start();
  EXPECT_TRUE(is_forgotten(*there_));
  say(*there_, {0, 2});
  EXPECT_EQ(elsewhere(*here_), (Counts{0, 2}));
}

INSTANTIATE_TEST_SUITE_P(Storages, SharedDatabase, testing::Values(Kind::postgres), name_of);

}  // namespace
}  // namespace bathys::storage::testing_ground
