// A PostgreSQL of its own for a test, from Debian's package, in a folder that goes with it.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

namespace bathys::storage::postgres {

/// Runs a program in the background; its number.
inline pid_t begin_program(std::vector<std::string> words, const std::string& log) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const pid_t process = ::fork();
  if (process != 0) return process;
  const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(out, STDERR_FILENO);
  if (::chdir("/tmp") == 0) ::execvp(pointers[0], pointers.data());
  ::_exit(127);
}
inline bool run_program(std::vector<std::string> words, const std::string& log) {
  int status = 0;
  ::waitpid(begin_program(std::move(words), log), &status, 0);
  return status == 0;
}

class ThrowAway {
 public:
  /// The folder of the programs, or nothing when the package is missing.
  static std::string programs() {
    for (const auto& version : {"15", "16", "17"}) {
      const std::string folder = std::string("/usr/lib/postgresql/") + version + "/bin";
      if (std::filesystem::exists(folder + "/initdb")) return folder;
    }
    return {};
  }
  static constexpr const char* kMissing = "Debian's package postgresql-15 is not installed: PostgreSQL is not tested";

  explicit ThrowAway(const std::string& name)
      : folder_("/tmp/bathys_pg_" + std::to_string(::getpid()) + "_" + name.substr(0, 30)) {
    std::filesystem::remove_all(folder_);
    copy_template();
    start();
  }
  ~ThrowAway() {
    kill();
    std::filesystem::remove_all(folder_);
  }
  ThrowAway(const ThrowAway&) = delete;
  ThrowAway& operator=(const ThrowAway&) = delete;

  const std::string& folder() const { return folder_; }
  /// Its socket lies in the folder; another folder for who stands between.
  std::string address(const std::string& through = {}) const {
    return "postgresql://" + user() + "@/postgres?host=" + (through.empty() ? folder_ : through);
  }

  /// Without fsync: a test can kill processes but not the machine, and what was handed to the system stays. Comes again
  /// while the last one's processes are still going.
  void start() {
    for (int i = 0; i < 6000; ++i) {
      if (process_ == 0) process_ = begin_program(as_user(command()), log());
      if (run_program({programs() + "/pg_isready", "-q", "-h", folder_}, log())) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      if (::waitpid(process_, nullptr, WNOHANG) == process_) process_ = 0;
    }
    ADD_FAILURE() << "PostgreSQL does not start; see " << log();
  }
  /// As when the power goes: nothing is written any more.
  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGSTOP);  // so that it has no more children meanwhile
    for (const pid_t child : children()) ::kill(child, SIGKILL);
    ::kill(process_, SIGKILL);
    wait();
  }
  /// The process that writes by itself what nobody waits for does so no more: how soon it comes depends on the machine.
  void stop_the_writer() {
    int stopped = 0;
    for (const pid_t child : children()) {
      std::ifstream title("/proc/" + std::to_string(child) + "/cmdline");
      const std::string words{std::istreambuf_iterator<char>(title), {}};
      if (words.find("walwriter") != std::string::npos) stopped += ::kill(child, SIGSTOP) == 0 ? 1 : 0;
    }
    EXPECT_EQ(stopped, 1) << "PostgreSQL has no such process";
  }
  /// In good order; whoever is connected is thrown out.
  void stop() {
    ::kill(process_, SIGINT);
    wait();
  }

 private:
  static std::string user() { return ::geteuid() == 0 ? "postgres" : std::getenv("USER") ? std::getenv("USER") : ""; }
  std::vector<std::string> command() const {
    return {programs() + "/postgres", "-D", folder_ + "/data", "-k", folder_};
  }
  std::string log() const { return folder_ + "/log"; }
  std::vector<pid_t> children() const {
    const std::string number = std::to_string(process_);
    std::ifstream listed("/proc/" + number + "/task/" + number + "/children");
    return {std::istream_iterator<pid_t>(listed), {}};
  }

  /// PostgreSQL refuses to run as root. It dies with the test, however that ends.
  static std::vector<std::string> as_user(std::vector<std::string> words) {
    std::vector<std::string> all{"setpriv", "--pdeathsig", "QUIT"};
    if (::geteuid() == 0) all.insert(all.end(), {"--reuid=postgres", "--regid=postgres", "--clear-groups"});
    all.insert(all.end(), words.begin(), words.end());
    return all;
  }

  /// An empty database takes a second to make, and every test wants one: made once, then copied.
  void copy_template() const {
    const std::string ready = "/tmp/bathys_pg_template_" + std::to_string(::geteuid());
    const int lock = ::open((ready + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    ::flock(lock, LOCK_EX);
    const std::string made = ready + "/made";
    if (!std::filesystem::exists(made)) {
      std::filesystem::remove_all(ready);
      std::filesystem::create_directories(ready);
      give_to_user(ready);
      const bool good = run_program(as_user({programs() + "/initdb", "-D", ready + "/data", "-A", "trust", "-E", "UTF8",
                                             "--locale=C", "--no-sync", "--wal-segsize=1", "-U", user()}),
                                    ready + ".log");
      EXPECT_TRUE(good) << "initdb failed; see " << ready << ".log";
      if (good) ::close(::open(made.c_str(), O_WRONLY | O_CREAT, 0600));
    }
    ::close(lock);
    std::filesystem::create_directories(folder_);
    give_to_user(folder_);
    EXPECT_TRUE(run_program(as_user({"cp", "-r", ready + "/data", folder_ + "/data"}), log()));
    std::ofstream(folder_ + "/data/postgresql.conf", std::ios::app)
        << "listen_addresses = ''\nfsync = off\nmax_connections = 60\nshared_buffers = 16MB\n"
           "log_min_messages = warning\nwal_writer_delay = 10s\n";
  }
  static void give_to_user(const std::string& folder) {
    if (::geteuid() == 0) run_program({"chown", "postgres:postgres", folder}, "/dev/null");
    ::chmod(folder.c_str(), 0755);
  }

  void wait() {
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = 0;
  }
  std::string folder_;
  pid_t process_ = 0;
};

}  // namespace bathys::storage::postgres
