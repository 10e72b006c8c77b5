// Threads in which bots think.
#include "server/bot_pool.hpp"

#include <algorithm>
#include <utility>

namespace bathys::server {
namespace {

/// So often those who think are looked at while others wait.
constexpr std::chrono::milliseconds kGlance{10};

}  // namespace

int BotHaste::limit_ms(std::size_t waiting) const {
  const i64 fair = i64{latency_ms} * threads / std::max<i64>(static_cast<i64>(waiting), 1);
  return static_cast<int>(std::clamp<i64>(fair, 1, most_ms));
}

BotPool::BotPool(const BotHaste& haste) : haste_(haste), running_(static_cast<std::size_t>(haste.threads)) {
  for (std::size_t i = 0; i < running_.size(); ++i) threads_.emplace_back([this, i] { loop(i); });
  watch_ = std::thread([this] { keep_haste(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    for (const Running& running : running_) {
      if (running.thought) running.thought->stop();
    }
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  watch_.join();
}

std::shared_ptr<BotPool::Thought> BotPool::give(Work work) {
  auto thought = std::make_shared<Thought>();
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({thought, std::move(work)});
  }
  wake_.notify_all();
  return thought;
}

BotPool::Task BotPool::next(std::size_t place, int& limit_ms) {
  std::vector<Task> dropped;  // whatever they hold goes when nobody is locked out
  std::unique_lock lock(mutex_);
  running_[place] = {};
  while (true) {
    wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    if (ending_) return {};
    limit_ms = haste_.limit_ms(waiting_.size());
    Task task = std::move(waiting_.front());
    waiting_.pop_front();
    if (!task.thought->stopped_) {
      running_[place] = {task.thought, std::chrono::steady_clock::now()};
      lock.unlock();
      return task;
    }
    dropped.push_back(std::move(task));
  }
}

void BotPool::keep_haste() {
  std::unique_lock lock(mutex_);
  while (!ending_) {
    wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    hurry_the_slow();
    wake_.wait_for(lock, kGlance, [this] { return ending_; });
  }
}

void BotPool::hurry_the_slow() {
  const std::chrono::milliseconds limit(haste_.limit_ms(waiting_.size() + 1));
  const auto now = std::chrono::steady_clock::now();
  for (const Running& running : running_) {
    if (running.thought && now - running.since > limit) running.thought->stop();
  }
}

void BotPool::loop(std::size_t place) {
  int limit_ms = 0;
  while (const Task task = next(place, limit_ms)) task.work({.limit_ms = limit_ms, .stop = &task.thought->stopped_});
}

}  // namespace bathys::server
