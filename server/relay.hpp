// Stands between a server and its database, and cuts their connection when a test says so.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <filesystem>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace bathys::server {

class Relay {
 public:
  /// The database's socket lies in the folder `to`, ours in `from`, which is made.
  Relay(const std::string& from, std::string to) : from_(from), to_(std::move(to)) {
    std::filesystem::remove_all(from_);
    std::filesystem::create_directories(from_);
    std::filesystem::permissions(from_, std::filesystem::perms::all);
    listening_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un here = place(from_);
    ::bind(listening_, reinterpret_cast<const sockaddr*>(&here), sizeof here);
    ::listen(listening_, 64);
    thread_ = std::thread([this] { loop(); });
  }
  ~Relay() {
    ending_ = true;
    thread_.join();
    ::close(listening_);
    std::filesystem::remove_all(from_);
  }
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;

  const std::string& folder() const { return from_; }
  /// Ends every connection, in the middle of whatever is said; nobody gets through until it is mended.
  void cut() { cut_ = true; }
  void mend() { cut_ = false; }

 private:
  using Pair = std::pair<int, int>;

  static sockaddr_un place(const std::string& folder) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string path = folder + "/.s.PGSQL.5432";
    std::memcpy(address.sun_path, path.data(), std::min(path.size(), sizeof address.sun_path - 1));
    return address;
  }
  static void end(Pair& pair) {
    ::close(pair.first);
    ::close(pair.second);
    pair = {-1, -1};
  }
  static bool pass(int from, int to) {
    char bytes[65536];
    const ssize_t got = ::recv(from, bytes, sizeof bytes, 0);
    for (ssize_t sent = 0; sent < got;) {
      const ssize_t more = ::send(to, bytes + sent, static_cast<std::size_t>(got - sent), MSG_NOSIGNAL);
      if (more <= 0) return false;
      sent += more;
    }
    return got > 0;
  }

  void loop() {
    while (!ending_) {
      if (cut_) {
        for (Pair& pair : pairs_) end(pair);
        pairs_.clear();
      }
      std::vector<pollfd> files{{listening_, POLLIN, 0}};
      for (const Pair& pair : pairs_) {
        files.push_back({pair.first, POLLIN, 0});
        files.push_back({pair.second, POLLIN, 0});
      }
      if (::poll(files.data(), files.size(), 20) <= 0) continue;
      for (std::size_t i = 0; i < pairs_.size(); ++i) {
        Pair& pair = pairs_[i];
        bool there = true;
        if (files[1 + 2 * i].revents != 0) there = pass(pair.first, pair.second);
        if (there && files[2 + 2 * i].revents != 0) there = pass(pair.second, pair.first);
        if (!there) end(pair);
      }
      std::erase(pairs_, Pair{-1, -1});
      if (files[0].revents != 0) welcome();
    }
    for (Pair& pair : pairs_) end(pair);
  }
  void welcome() {
    const int client = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
    const int database = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un there = place(to_);
    const bool through = !cut_ && ::connect(database, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0;
    Pair pair{client, database};
    if (!through) return end(pair);
    pairs_.push_back(pair);
  }

  const std::string from_, to_;
  int listening_ = -1;
  std::vector<Pair> pairs_;
  std::atomic<bool> cut_ = false, ending_ = false;
  std::thread thread_;
};

}  // namespace bathys::server
