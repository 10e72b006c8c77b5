// Keeps a second server away from a database.
#include "storage/sqlite/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <mutex>
#include <set>

#include "storage/storage.hpp"

namespace bathys::storage {
namespace {

using Identity = std::pair<dev_t, ino_t>;

/// What this program holds itself. Another handle must not even be opened: closing it would end SQLite's locks.
struct Held {
  std::mutex mutex;
  std::set<Identity> files;
};
Held& held() {
  static Held held;
  return held;
}

[[noreturn]] void refuse_second(const std::string& database) {
  throw StorageError(database + " is in use by another server");
}

[[noreturn]] void refuse_unwritable(const std::string& database) {
  throw StorageError(database + " cannot be written: " + std::strerror(errno));
}

}  // namespace

FileLock::FileLock(const std::string& database) {
  const std::lock_guard lock(held().mutex);
  struct stat found {};
  if (::stat(database.c_str(), &found) == 0 && held().files.count({found.st_dev, found.st_ino}) > 0) {
    refuse_second(database);
  }
  file_ = ::open(database.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) refuse_unwritable(database);
  if (::flock(file_, LOCK_EX | LOCK_NB) != 0 || ::fstat(file_, &found) != 0) {
    ::close(file_);
    refuse_second(database);
  }
  ::fchmod(file_, S_IRUSR | S_IWUSR);
  identity_ = {found.st_dev, found.st_ino};
  held().files.insert(identity_);
}

FileLock::~FileLock() {
  const std::lock_guard lock(held().mutex);
  held().files.erase(identity_);
  ::close(file_);
}

}  // namespace bathys::storage
