// Hears what other processes do to tables.
#include "storage/postgres/listener.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <utility>

#include "storage/postgres/deeds.hpp"
#include "storage/postgres/session.hpp"

namespace bathys::storage::postgres {
namespace {

/// A connection on which nothing is said is asked so often whether it is still there.
constexpr int kSilenceMs = 5'000;
constexpr std::chrono::milliseconds kPause{200};

}  // namespace

Listener::Listener(std::string address, OnNews heard, std::atomic<bool>& there, const std::atomic<int>& own)
    : address_(std::move(address)), heard_(std::move(heard)), there_(there), own_(own) {
  if (::pipe2(wake_, O_CLOEXEC) != 0) throw StorageError("no pipe is left for listening");
  thread_ = std::thread([this] { loop(); });
}

Listener::~Listener() {
  ending_ = true;
  const char word = 0;
  [[maybe_unused]] const auto written = ::write(wake_[1], &word, 1);
  thread_.join();
  ::close(wake_[0]);
  ::close(wake_[1]);
}

void Listener::loop() {
  while (!ending_) {
    try {
      listen();
    } catch (const StorageError&) {
      there_ = false;
      std::this_thread::sleep_for(kPause);
    }
  }
}

void Listener::listen() {
  Session session(address_);
  session.run("LISTEN bathys");
  there_ = true;
  // Whatever was said before we listened is not said again.
  heard_({});
  while (!ending_) {
    const auto all = session.listen(kSilenceMs, wake_[0]);
    if (all.empty() && !ending_) session.run("SELECT 1");
    for (const Heard& one : all) {
      for (const News& news : read_notice(one.what)) {
        const bool of_presence = news.change == 0 && news.seated == 0;
        if (!of_presence || one.by != own_ || is_of_the_gone(one.what)) heard_(news);
      }
    }
  }
}

}  // namespace bathys::storage::postgres
