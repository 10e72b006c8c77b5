// Keeps a second server away from a database: two would not know of each other's answers.
#pragma once

#include <sys/types.h>

#include <string>
#include <utility>

namespace bathys::storage {

/// Held for as long as the object lives, by the file itself, whatever name it is opened by; however the program ends,
/// the system frees it. Makes the file when it is not there, and lets nobody but its owner read it: it holds every
/// secret.
class FileLock {
 public:
  /// Throws StorageError when somebody else holds it, or the file cannot be written.
  explicit FileLock(const std::string& database);
  /// Must come after the last connection to the database is closed: SQLite's own locks are lost with any handle.
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int file_ = -1;
  std::pair<dev_t, ino_t> identity_{};
};

}  // namespace bathys::storage
