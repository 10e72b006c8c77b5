// A thread that works off a queue, always taking everything that waits in one go.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "core/integers.hpp"

namespace bathys::storage {

template <class Deed>
class Worker {
 public:
  using Work = std::function<void(std::vector<Deed>& deeds)>;

  /// `count`, when there is one, tells how many wait.
  explicit Worker(Work work, std::atomic<i64>* count = nullptr)
      : work_(std::move(work)), count_(count), thread_([this] { loop(); }) {}
  /// Works off what still waits.
  ~Worker() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }

  void give(Deed deed) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(deed));
      if (count_ != nullptr) ++*count_;
    }
    wake_.notify_one();
  }

 private:
  void loop() {
    std::vector<Deed> deeds;
    while (true) {
      {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        deeds.swap(waiting_);
      }
      if (count_ != nullptr) *count_ -= static_cast<i64>(deeds.size());
      work_(deeds);
      deeds.clear();
    }
  }

  Work work_;
  std::atomic<i64>* count_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Deed> waiting_;
  bool ending_ = false;
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace bathys::storage
