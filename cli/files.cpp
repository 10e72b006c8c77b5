// Files that commands read and write whole.
#include "cli/files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "cli/commands.hpp"

namespace bathys::cli {
namespace {

/// An open file, closed in the end.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  bool write_all(std::string_view text) const {
    while (number_ >= 0 && !text.empty()) {
      const ssize_t written = write(number_, text.data(), text.size());
      if (written <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(written));
    }
    return number_ >= 0 && fsync(number_) == 0;
  }

 private:
  int number_;
};

}  // namespace

std::string read_file(const std::string& file, std::string_view what, std::size_t most) {
  std::ifstream in(file, std::ios::binary);
  std::error_code none;
  if (!in || std::filesystem::is_directory(file, none)) throw WrongUse("cannot read " + file);
  std::string text;
  char c;
  while (text.size() <= most && in.get(c)) text += c;
  if (text.size() > most) throw WrongUse(file + " is too large for " + std::string(what));
  return text;
}

void write_file(const std::string& file, std::string_view text) {
  std::error_code none;
  if (std::filesystem::exists(file, none) && !std::filesystem::is_regular_file(file, none)) {
    // A device or a pipe is written to, never replaced.
    std::ofstream out(file, std::ios::binary);
    if (!(out << text).flush()) throw std::runtime_error("cannot write " + file);
    return;
  }
  const std::string beside = file + ".new";
  constexpr int kReadByAll = 0644;
  const bool written = Descriptor(open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC, kReadByAll)).write_all(text);
  if (written && std::rename(beside.c_str(), file.c_str()) == 0) return;
  std::remove(beside.c_str());
  throw std::runtime_error("cannot write " + file);
}

}  // namespace bathys::cli
