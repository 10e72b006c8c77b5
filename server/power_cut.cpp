// Preloaded into the program by a test: keeps beside each file what would be left of it if the power went now.
//
// Killing a program loses nothing that it has handed to the system, so that a missing flush would not be noticed. Here
// a copy of each file grows only when the program has the file flushed: after a kill the test goes on with the copies.
//
// BATHYS_ON_DISK names the folder of the copies; with BATHYS_NO_FLUSH flushes are forgotten, so that a test can be
// tested.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace {

template <class Function>
Function real(const char* name) {
  return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

struct Range {
  off_t begin;
  std::size_t size;
};
using File = std::pair<dev_t, ino_t>;

struct Unflushed {
  std::mutex mutex{};
  std::map<File, std::vector<Range>> ranges{};
};
/// Never ends: the program may write until its last moment.
Unflushed& unflushed() {
  static auto* const all = new Unflushed;
  return *all;
}

File identity(int file) {
  struct stat found {};
  ::fstat(file, &found);
  return {found.st_dev, found.st_ino};
}

std::string copy_of(int file) {
  const char* const folder = std::getenv("BATHYS_ON_DISK");
  char path[4096];
  const ssize_t size = ::readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), path, sizeof path);
  if (folder == nullptr || size <= 0) return {};
  const std::string name(path, static_cast<std::size_t>(size));
  return std::string(folder) + name.substr(name.rfind('/'));
}

void note(int file, off_t begin, ssize_t size) {
  if (size <= 0) return;
  const std::lock_guard lock(unflushed().mutex);
  unflushed().ranges[identity(file)].push_back({begin, static_cast<std::size_t>(size)});
}

void copy(int from, int to, Range range) {
  static const auto write = real<ssize_t (*)(int, const void*, std::size_t, off_t)>("pwrite");
  std::vector<char> bytes(range.size);
  const ssize_t got = ::pread(from, bytes.data(), bytes.size(), range.begin);
  if (got > 0) write(to, bytes.data(), static_cast<std::size_t>(got), range.begin);
}

int flush(int file) {
  struct stat now {};
  const std::string path = copy_of(file);
  if (path.empty() || std::getenv("BATHYS_NO_FLUSH") != nullptr || ::fstat(file, &now) != 0) return 0;
  if (!S_ISREG(now.st_mode)) return 0;
  const std::lock_guard lock(unflushed().mutex);
  const std::vector<Range> ranges = std::exchange(unflushed().ranges[identity(file)], {});
  const int to = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (to < 0) return -1;
  for (const Range& range : ranges) copy(file, to, range);
  static const auto cut = real<int (*)(int, off_t)>("ftruncate");
  cut(to, now.st_size);
  ::close(to);
  return 0;
}

}  // namespace

extern "C" {
ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t begin) {
  static const auto write = real<ssize_t (*)(int, const void*, std::size_t, off_t)>("pwrite");
  const ssize_t written = write(file, bytes, size, begin);
  note(file, begin, written);
  return written;
}
ssize_t pwrite64(int file, const void* bytes, std::size_t size, off_t begin) {
  return pwrite(file, bytes, size, begin);
}
int fsync(int file) { return flush(file); }
int fdatasync(int file) { return flush(file); }
}
