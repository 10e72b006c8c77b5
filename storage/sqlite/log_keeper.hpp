// Keeps the write-ahead log from growing without end, and never lets an answer wait for it.
#pragma once

#include <atomic>

#include "storage/sqlite/sqlite_storage.hpp"
#include "storage/sqlite/statement.hpp"
#include "storage/worker.hpp"

namespace bathys::storage {

class LogKeeper {
 public:
  /// `writing` is the connection that writes; the keeper hears of each of its transactions.
  LogKeeper(const std::string& file, Connection& writing, LogLimits limits, Statistics& statistics);
  ~LogKeeper();

 private:
  static int committed(void* self, sqlite3* connection, const char*, int pages);
  void look_after(int pages);
  void start_over(int pages);
  void move_pages();

  Connection& writing_;
  Connection moving_;
  const LogLimits limits_;
  Statistics& statistics_;
  const i64 page_bytes_;
  int next_try_;       ///< how large the log is when it is tried to start it over
  int first_try_ = 0;  ///< how large it was when that first failed
  std::atomic<bool> pages_move_{false};
  Worker<int> moves_;
};

}  // namespace bathys::storage
