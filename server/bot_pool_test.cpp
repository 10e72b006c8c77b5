// Threads for bots: how long each may think, and how thoughts are stopped. Whatever is waited for here comes, however
// slow the machine is.
#include "server/bot_pool.hpp"

#include <gtest/gtest.h>

#include <future>
#include <latch>

namespace bathys::server {
namespace {

constexpr int kAnHour = 3'600'000;

void until_stopped(const Thinking& thinking) {
  while (!*thinking.stop) std::this_thread::yield();
}

TEST(BotHaste, GivesOneWhoIsAloneAllTheTime) {
  EXPECT_EQ((BotHaste{.threads = 1, .most_ms = 300, .latency_ms = 1000}.limit_ms(1)), 300);
  EXPECT_EQ((BotHaste{.threads = 2, .most_ms = 300, .latency_ms = 1000}.limit_ms(0)), 300);
}

TEST(BotHaste, DividesTheTimeAmongThoseWhoWait) {
  const BotHaste haste{.threads = 2, .most_ms = 1000, .latency_ms = 1000};
  EXPECT_EQ(haste.limit_ms(2), 1000);
  EXPECT_EQ(haste.limit_ms(10), 200);
  EXPECT_EQ(haste.limit_ms(200), 10);
  EXPECT_EQ(haste.limit_ms(1'000'000), 1) << "never nothing";
}

/// Whoever comes into a queue is served in time, whatever its length.
TEST(BotHaste, KeepsItsPromiseForEveryQueue) {
  const BotHaste haste{.threads = 2, .most_ms = 1000, .latency_ms = 1000};
  for (std::size_t waiting = 1; waiting <= 2000; ++waiting) {
    EXPECT_LE(static_cast<int>(waiting) * haste.limit_ms(waiting) / haste.threads, haste.latency_ms) << waiting;
  }
}

TEST(BotPool, TellsEachThoughtItsLimit) {
  BotPool pool({.threads = 1, .most_ms = 1000, .latency_ms = 1000});
  std::latch all_given(1);
  std::promise<int> first;
  std::promise<int> second;
  pool.give([&](const Thinking&) { all_given.wait(); });
  pool.give([&](const Thinking& thinking) { first.set_value(thinking.limit_ms); });
  pool.give([](const Thinking&) {});
  pool.give([&](const Thinking& thinking) { second.set_value(thinking.limit_ms); });
  all_given.count_down();
  EXPECT_EQ(first.get_future().get(), 1000 / 3) << "two more wait behind it";
  EXPECT_EQ(second.get_future().get(), 1000) << "nobody waits behind it";
}

TEST(BotPool, StopsAThoughtThatHasBegun) {
  BotPool pool({});
  std::promise<void> begun;
  std::promise<void> ended;
  const auto thought = pool.give([&](const Thinking& thinking) {
    begun.set_value();
    until_stopped(thinking);
    ended.set_value();
  });
  begun.get_future().wait();
  thought->stop();
  ended.get_future().wait();
}

TEST(BotPool, NeverBeginsAThoughtThatWasStopped) {
  BotPool pool({});
  std::latch go_on(1);
  std::atomic<int> done = 0;
  std::promise<void> last;
  pool.give([&](const Thinking&) { go_on.wait(); });
  const auto unwanted = pool.give([&](const Thinking&) { ++done; });
  pool.give([&](const Thinking&) { last.set_value(); });
  unwanted->stop();
  go_on.count_down();
  last.get_future().wait();
  EXPECT_EQ(done, 0);
}

TEST(BotPool, LetsWhoeverThinksAnswerWhenOthersHaveWaitedLongEnough) {
  BotPool pool({.threads = 1, .most_ms = kAnHour, .latency_ms = 2});
  std::promise<void> second;
  pool.give(until_stopped);
  pool.give([&](const Thinking&) { second.set_value(); });
  second.get_future().wait();
}

TEST(BotPool, EndsWithoutWaitingForAnybody) {
  std::latch thinking_now(2);
  std::atomic<int> begun = 0;
  {
    BotPool pool({.threads = 2, .most_ms = kAnHour, .latency_ms = kAnHour});
    for (int i = 0; i < 5; ++i) {
      pool.give([&](const Thinking& thinking) {
        if (++begun <= 2) thinking_now.count_down();
        until_stopped(thinking);
      });
    }
    thinking_now.wait();
  }
  EXPECT_EQ(begun, 2) << "those that had not begun never did";
}

}  // namespace
}  // namespace bathys::server
