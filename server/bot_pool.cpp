// Threads in which bots think.
#include "server/bot_pool.hpp"

#include <utility>

namespace bathys::server {

BotPool::BotPool(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { loop(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::give(std::function<void()> thought) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(thought));
  }
  wake_.notify_one();
}

void BotPool::loop() {
  while (true) {
    std::function<void()> thought;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
      if (ending_) return;
      thought = std::move(waiting_.front());
      waiting_.pop_front();
    }
    thought();
  }
}

}  // namespace bathys::server
