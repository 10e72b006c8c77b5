// `bathys serve` as a process of its own, for tests that kill it.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "core/integers.hpp"
#include "server/testing.hpp"

extern char** environ;

namespace bathys::server {

class Program {
 public:
  /// `bathys serve` with these words more, and these variables ("NAME=value") more than we have ourselves.
  explicit Program(const std::vector<std::string>& more, const std::vector<std::string>& variables = {}) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return;
    std::vector<std::string> words{BATHYS_PROGRAM, "serve", "--web", "nowhere"};
    words.insert(words.end(), more.begin(), more.end());
    const std::vector<char*> arguments = pointers(words);
    std::vector<std::string> all;
    for (char** one = environ; *one != nullptr; ++one) all.emplace_back(*one);
    all.insert(all.end(), variables.begin(), variables.end());
    const std::vector<char*> surroundings = pointers(all);
    // Between fork and exec nothing may need memory: another thread may just have held its lock.
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(ends[1], STDOUT_FILENO);
      ::dup2(ends[1], STDERR_FILENO);
      ::execve(BATHYS_PROGRAM, arguments.data(), surroundings.data());
      ::_exit(127);
    }
    ::close(ends[1]);
    output_ = ends[0];
    for (char letter = 0; ::read(output_, &letter, 1) == 1 && letter != '\n';) line_ += letter;
    // Somebody has to read all it says: a full pipe would hold it.
    reader_ = std::thread([this] {
      char chunk[4096];
      for (ssize_t got = 0; (got = ::read(output_, chunk, sizeof chunk)) > 0;) {
        rest_.append(chunk, static_cast<std::size_t>(got));
      }
    });
  }
  ~Program() { end(SIGKILL); }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// The first line it prints.
  const std::string& line() const { return line_; }
  u16 port() const {
    const std::size_t colon = line_.rfind(':');
    return colon == std::string::npos ? u16{0} : static_cast<u16>(std::atoi(line_.c_str() + colon + 1));
  }
  void kill() { ::kill(process_, SIGKILL); }
  void signal(int number) { ::kill(process_, number); }
  /// Its exit code, or -1 when a signal ended it: the one given, or ours because it did not end.
  int end(int signal) {
    if (process_ <= 0) return ended_;
    if (signal != 0) ::kill(process_, signal);
    int status = 0;
    for (int waited = 0; ::waitpid(process_, &status, WNOHANG) == 0; waited += kGlanceMs) {
      if (waited == kPatienceMs) ::kill(process_, SIGKILL);
      std::this_thread::sleep_for(std::chrono::milliseconds(kGlanceMs));
    }
    process_ = 0;
    reader_.join();
    ::close(output_);
    return ended_ = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  /// All it printed after the first line, once it has ended.
  const std::string& rest() const { return rest_; }

 private:
  static constexpr int kGlanceMs = 5;
  static std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> all;
    for (std::string& text : texts) all.push_back(text.data());
    all.push_back(nullptr);
    return all;
  }

  pid_t process_ = 0;
  int output_ = -1;
  int ended_ = -1;
  std::string line_, rest_;
  std::thread reader_;
};

/// More of everything in long tests.
inline bool long_tests() { return std::getenv("BATHYS_LONG") != nullptr; }

}  // namespace bathys::server
