// Keeps a second server away from a database: two would not know of each other's answers.
#pragma once

#include <string>

namespace bathys::storage {

/// Held for as long as the object lives, by a file beside the database; however the program ends, the system frees it.
class FileLock {
 public:
  /// Throws StorageError when somebody else holds it.
  explicit FileLock(const std::string& database);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int file_;
};

}  // namespace bathys::storage
