// Keeps a second server away from a database.
#include "storage/sqlite/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "storage/storage.hpp"

namespace bathys::storage {

FileLock::FileLock(const std::string& database) {
  const std::string name = database + ".lock";
  file_ = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) throw StorageError(name + ": " + std::strerror(errno));
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  ::close(file_);
  throw StorageError(database + " is in use by another server");
}

FileLock::~FileLock() { ::close(file_); }

}  // namespace bathys::storage
