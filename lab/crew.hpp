// Threads that share out the same kind of work again and again.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace bathys::lab {

/// The caller is one of them: a crew of one has no threads.
class Crew {
 public:
  explicit Crew(int size);
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  int size() const { return static_cast<int>(threads_.size()) + 1; }
  /// Each does `work(part)`, with a part of its own from 0 on; returns when all have. Throws what one of them threw.
  void share(const std::function<void(int part)>& work);

 private:
  void wait_for_work(int part);
  void do_part(int part);

  std::mutex lock_{};
  std::condition_variable begun_{};
  std::condition_variable done_{};
  const std::function<void(int)>* work_ = nullptr;
  std::exception_ptr thrown_{};
  unsigned round_ = 0;
  int busy_ = 0;
  bool leaving_ = false;
  std::vector<std::thread> threads_{};
};

}  // namespace bathys::lab
