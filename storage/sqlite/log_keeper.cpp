// Keeps the write-ahead log from growing without end, and never lets an answer wait for it.
#include "storage/sqlite/log_keeper.hpp"

#include <algorithm>

namespace bathys::storage {

LogKeeper::LogKeeper(const std::string& file, Connection& writing, LogLimits limits, Statistics& statistics)
    : writing_(writing),
      moving_(file),
      limits_(limits),
      statistics_(statistics),
      page_bytes_(writing.number("PRAGMA page_size")),
      next_try_(limits.to_start_over),
      moves_([this](std::vector<int>&) { move_pages(); }) {
  // A connection that has never read does not know that there is a log, and would move nothing.
  moving_.number("SELECT count(*) FROM sqlite_schema");
  // A log that had to grow is cut when it starts over.
  writing_.run(("PRAGMA journal_size_limit = " + std::to_string(page_bytes_ * limits.to_start_over)).c_str());
  sqlite3_wal_hook(writing_.get(), &LogKeeper::committed, this);
}

LogKeeper::~LogKeeper() { sqlite3_wal_hook(writing_.get(), nullptr, nullptr); }

/// Called by SQLite in the writing thread after each transaction, with the pages in the log.
int LogKeeper::committed(void* self, sqlite3*, const char*, int pages) {
  static_cast<LogKeeper*>(self)->look_after(pages);
  return SQLITE_OK;
}

void LogKeeper::look_after(int pages) {
  statistics_.log_bytes = i64{pages} * page_bytes_;
  if (pages < limits_.to_start_over) {
    next_try_ = limits_.to_start_over;
    first_try_ = 0;
    statistics_.log_held = false;
  }
  if (pages >= next_try_) {
    // While the other thread moves pages, it is itself what the log would wait for.
    if (!pages_move_) start_over(pages);
  } else if (pages >= limits_.to_move && !pages_move_.exchange(true)) {
    moves_.give(pages);
  }
}

/// Whoever reads just now keeps the log as it is. A reading of our own is over in a moment; another program's may last
/// for hours: it is not waited for, and when it is still there after a while, that is told.
void LogKeeper::start_over(int pages) {
  const int patience = std::max(limits_.to_start_over / 16, 1);
  sqlite3_busy_timeout(writing_.get(), 0);
  const int code = sqlite3_wal_checkpoint_v2(writing_.get(), nullptr, SQLITE_CHECKPOINT_RESTART, nullptr, nullptr);
  sqlite3_busy_timeout(writing_.get(), Connection::kBusyMs);
  if (code == SQLITE_OK) return;
  if (first_try_ == 0) first_try_ = pages;
  statistics_.log_held = pages - first_try_ >= limits_.to_start_over / 4;
  next_try_ = pages + patience;
}

/// Beside the writer, so that no answer waits for it. If it fails, the pages stay in the log and are as safe there.
void LogKeeper::move_pages() {
  sqlite3_wal_checkpoint_v2(moving_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  pages_move_ = false;
}

}  // namespace bathys::storage
