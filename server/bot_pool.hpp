// Threads for bots to think in, so that they hold nobody up.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "bots/search/budget.hpp"

namespace bathys::server {

/// How long bots may think so that everybody has an answer in time.
struct BotHaste {
  int threads = 1;
  int most_ms = 1000;     ///< no thought is longer
  int latency_ms = 1000;  ///< whoever waits now shall have an answer within this time

  /// How long one thought may last when so many wait, the one that is about to begin among them. If each takes this
  /// long, the threads are through with all of them when the last one's time is over.
  int limit_ms(std::size_t waiting) const;
};

class BotPool {
 public:
  /// An answer that is being sought.
  class Thought {
   public:
    /// Nobody wants the answer any more: it ends at once, or never begins. May be called from any thread.
    void stop() { stopped_ = true; }

   private:
    friend class BotPool;
    std::atomic<bool> stopped_ = false;
  };
  using Work = std::function<void(const Thinking& thinking)>;

  explicit BotPool(const BotHaste& haste);
  /// Stops the bots that are thinking and drops what has not begun.
  ~BotPool();

  /// The work is done when a thread is free for it, with a limit that is shorter the more wait. Work that was stopped
  /// before it has begun is never done.
  std::shared_ptr<Thought> give(Work work);

 private:
  struct Task {
    std::shared_ptr<Thought> thought{};
    Work work{};

    explicit operator bool() const { return work != nullptr; }
  };
  /// What a thread is doing, and since when.
  struct Running {
    std::shared_ptr<Thought> thought{};
    std::chrono::steady_clock::time_point since{};
  };
  void loop(std::size_t place);
  /// The next task that somebody wants, and how long it may take; empty at the end.
  Task next(std::size_t place, int& limit_ms);
  /// While tasks wait, a bot answers at once when it has already thought for longer than each of them would be allowed.
  void keep_haste();
  void hurry_the_slow();

  BotHaste haste_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> waiting_;
  std::vector<Running> running_;  ///< by thread
  bool ending_ = false;
  std::vector<std::thread> threads_;
  std::thread watch_;
};

}  // namespace bathys::server
