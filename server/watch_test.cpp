#include "server/watch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "storage/memory/memory_storage.hpp"

namespace bathys::server {
namespace {

/// Answers a probe when and as the test wants.
class Patient final : public storage::MemoryStorage {
 public:
  void probe(storage::Written written) override { asked = std::move(written); }
  void load_since(std::string table, u64 change, storage::Loaded loaded) override {
    if (!reads) return read.push_back(std::move(loaded));
    MemoryStorage::load_since(std::move(table), change, std::move(loaded));
  }
  void answer(bool good) {
    const storage::StorageError error("no room");
    std::exchange(asked, {})(good ? nullptr : &error);
  }
  storage::Statistics& facts() { return statistics_; }

  storage::Written asked{};
  bool reads = true;
  std::vector<storage::Loaded> read{};
};

class Watching : public testing::Test {
 protected:
  std::string said_at(i64 now) {
    testing::internal::CaptureStderr();
    watch.tick(now);
    return testing::internal::GetCapturedStderr();
  }
  Patient storage{};
  Watch watch{storage, 2'000, 60'000};
};

TEST_F(Watching, NothingIsSaidWhileAllIsWell) {
  EXPECT_EQ(said_at(10'000), "");
  storage.answer(true);
  EXPECT_EQ(said_at(20'000), "");
  EXPECT_EQ(watch.complaint(20'001), "");
}

TEST_F(Watching, AStorageThatDoesNotAnswerIsNotReady) {
  watch.tick(10'000);
  EXPECT_EQ(watch.complaint(12'000), "");
  EXPECT_EQ(watch.complaint(12'001), "the storage does not answer");
  EXPECT_NE(said_at(12'001).find("error: the storage cannot be written to"), std::string::npos);
  EXPECT_EQ(said_at(12'500), "") << "said once";
  storage.answer(true);
  EXPECT_EQ(watch.complaint(12'600), "");
  EXPECT_NE(said_at(12'600).find("info: the storage can be written to again"), std::string::npos);
}

TEST_F(Watching, AStorageThatDoesNotAnswerForAMinuteIsIll) {
  watch.tick(10'000);
  watch.tick(70'000);
  EXPECT_EQ(watch.illness(70'000), "");
  EXPECT_EQ(watch.illness(70'001), "what writes to the storage stands still");
  storage.answer(false);
  EXPECT_EQ(watch.illness(70'002), "") << "it lives, though it cannot write";
  EXPECT_EQ(watch.complaint(70'002), "the storage cannot be written to");
}

TEST_F(Watching, ReadingIsLookedAtLikeWriting) {
  storage.reads = false;
  watch.tick(10'000);
  storage.answer(true);
  EXPECT_EQ(watch.complaint(12'001), "the storage does not answer");
  EXPECT_NE(said_at(12'001).find("error: the storage cannot be read"), std::string::npos);
  watch.tick(70'000);
  storage.answer(true);
  EXPECT_EQ(watch.illness(70'001), "what reads from the storage stands still");
  ASSERT_EQ(storage.read.size(), 1u) << "asked again only after an answer";
  const storage::StorageError error("gone");
  storage.read.front()(std::nullopt, &error);
  EXPECT_EQ(watch.illness(70'001), "");
  EXPECT_EQ(watch.complaint(70'001), "the storage cannot be read");
}

TEST_F(Watching, AClockThatStandsStillIsIll) {
  watch.tick(10'000);
  storage.answer(true);
  EXPECT_EQ(watch.illness(70'000), "");
  EXPECT_EQ(watch.illness(70'001), "the clock of the tables stands still");
  EXPECT_EQ(watch.complaint(70'001), "the clock of the tables stands still");
}

TEST_F(Watching, AFailedProbeIsNotReadyUntilOneSucceeds) {
  watch.tick(10'000);
  storage.answer(false);
  EXPECT_EQ(watch.complaint(10'001), "the storage cannot be written to");
  watch.tick(15'000);
  storage.answer(true);
  EXPECT_EQ(watch.complaint(15'001), "");
}

TEST_F(Watching, AProgramThatIsTooOldForTheDatabaseSaysSoInOneLine) {
  watch.tick(10'000);
  storage.answer(false);
  storage.facts().writes_fail = storage.facts().too_old = true;
  const std::string said = said_at(10'500);
  EXPECT_NE(said.find("error: a newer bathys has changed the database"), std::string::npos) << said;
  EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 1) << said;
  EXPECT_EQ(said_at(11'000), "");
  EXPECT_NE(watch.complaint(11'000).find("a newer bathys"), std::string::npos);
}

TEST_F(Watching, AHeldLogIsAnAlarmAndLostNewsAreNotReady) {
  watch.tick(10'000);
  storage.answer(true);
  storage.facts().log_held = true;
  EXPECT_NE(said_at(10'500).find("keeps its log from starting over"), std::string::npos);
  EXPECT_EQ(watch.complaint(10'500), "") << "it only grows";
  storage.facts().listening = false;
  EXPECT_EQ(watch.complaint(10'600), "the news of other processes are lost");
}

}  // namespace
}  // namespace bathys::server
