// A session that comes back: when the database is gone for a while, whoever needs it waits, but not for ever.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "storage/postgres/session.hpp"

namespace bathys::storage::postgres {

/// Used by one thread.
class LastingSession {
 public:
  using Clock = std::chrono::steady_clock;
  /// A database that restarts is back by then. Afterwards everybody is told at once, until it is there again.
  static constexpr std::chrono::seconds kPatience{15};
  /// The same at the end of the program.
  static constexpr std::chrono::seconds kLastPatience{3};
  static constexpr std::chrono::milliseconds kPause{100};

  /// Every session begins with the same statements.
  LastingSession(std::string address, std::vector<const Prepared*> statements)
      : address_(std::move(address)), statements_(std::move(statements)) {}

  /// Connects if need be. Throws Lost.
  Session& here() {
    if (!session_) {
      auto fresh = std::make_unique<Session>(address_);
      fresh->prepare(statements_);
      session_ = std::move(fresh);
    }
    lost_since_.reset();
    return *session_;
  }

  /// Does something with the session, again and again until the database is there or patience ends; then the last Lost
  /// is thrown. `deed` gets the session and whether an earlier try was lost, of which nobody knows how it ended.
  template <class Do>
  auto keep_trying(Do deed) {
    for (bool again = false;; again = true) {
      try {
        return deed(here(), again);
      } catch (const Lost&) {
        session_.reset();
        if (!lost_since_) lost_since_ = Clock::now();
        if (Clock::now() - *lost_since_ > (ending_ ? kLastPatience : kPatience)) throw;
      }
      std::this_thread::sleep_for(kPause);
    }
  }
  /// From now on nobody waits long for a database that is gone. May be called from any thread.
  void end() { ending_ = true; }

 private:
  std::string address_;
  std::vector<const Prepared*> statements_;
  std::unique_ptr<Session> session_{};
  std::optional<Clock::time_point> lost_since_{};
  std::atomic<bool> ending_ = false;
};

}  // namespace bathys::storage::postgres
