// Work in numbered pieces, done by the threads of one process.
#include "bots/crew.hpp"

#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace bathys {
namespace {

/// What threads that work and the one that takes results have in common.
class Bench {
 public:
  explicit Bench(const Work& work) : work_(work) {}

  void work() {
    try {
      for (int piece = next(); piece < work_.pieces; piece = next()) lay_down(piece, work_.make(piece));
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      next_ = work_.pieces;
      changed_.notify_all();
    }
  }

  void take_all() {
    for (int piece = 0; piece < work_.pieces; ++piece) work_.take(piece, pick_up(piece));
  }
  /// Nobody begins another piece.
  void stop() {
    const std::lock_guard lock(mutex_);
    next_ = work_.pieces;
  }

 private:
  int next() {
    const std::lock_guard lock(mutex_);
    return next_ < work_.pieces ? next_++ : work_.pieces;
  }
  void lay_down(int piece, std::string result) {
    const std::lock_guard lock(mutex_);
    done_[piece] = std::move(result);
    changed_.notify_all();
  }
  std::string pick_up(int piece) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return failure_ || done_.contains(piece); });
    if (failure_) std::rethrow_exception(failure_);
    return std::move(done_.extract(piece).mapped());
  }

  const Work& work_;
  std::mutex mutex_;
  std::condition_variable changed_;
  int next_ = 0;
  std::map<int, std::string> done_;
  std::exception_ptr failure_;
};

}  // namespace

void ThreadCrew::run(const Work& work) {
  Bench bench(work);
  std::vector<std::jthread> threads;
  for (int i = 0; i < threads_; ++i) threads.emplace_back([&bench] { bench.work(); });
  try {
    bench.take_all();
  } catch (...) {
    bench.stop();
    throw;
  }
}

}  // namespace bathys
