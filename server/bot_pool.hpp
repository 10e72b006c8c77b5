// Threads for bots to think in, so that they hold nobody up.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace bathys::server {

class BotPool {
 public:
  explicit BotPool(int threads);
  /// Waits for the bots that are thinking and drops the tasks that have not begun.
  ~BotPool();

  void give(std::function<void()> thought);

 private:
  void loop();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> waiting_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace bathys::server
