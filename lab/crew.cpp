// Threads that share out the same kind of work again and again.
#include "lab/crew.hpp"

#include <utility>

namespace bathys::lab {

Crew::Crew(int size) {
  for (int part = 1; part < size; ++part) threads_.emplace_back([this, part] { wait_for_work(part); });
}

Crew::~Crew() {
  {
    const std::lock_guard hold(lock_);
    leaving_ = true;
  }
  begun_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Crew::share(const std::function<void(int)>& work) {
  if (threads_.empty()) return work(0);
  {
    const std::lock_guard hold(lock_);
    work_ = &work;
    busy_ = size();
    ++round_;
  }
  begun_.notify_all();
  do_part(0);
  std::unique_lock hold(lock_);
  done_.wait(hold, [this] { return busy_ == 0; });
  if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

void Crew::wait_for_work(int part) {
  for (unsigned seen = 0;; ++seen) {
    {
      std::unique_lock hold(lock_);
      begun_.wait(hold, [&] { return leaving_ || round_ != seen; });
      if (leaving_) return;
    }
    do_part(part);
  }
}

void Crew::do_part(int part) {
  std::exception_ptr thrown;
  try {
    (*work_)(part);
  } catch (...) {
    thrown = std::current_exception();
  }
  const std::lock_guard hold(lock_);
  if (thrown) thrown_ = thrown;
  if (--busy_ == 0) done_.notify_one();
}

}  // namespace bathys::lab
