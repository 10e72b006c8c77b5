// Hears what other processes do to tables.
#pragma once

#include <atomic>
#include <string>
#include <thread>

#include "storage/storage.hpp"

namespace bathys::storage::postgres {

class Listener {
 public:
  /// `there` tells whether anything would be heard just now. `own` is the session by which this process writes: who is
  /// connected to itself it knows.
  Listener(std::string address, OnNews heard, std::atomic<bool>& there, const std::atomic<int>& own);
  ~Listener();
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

 private:
  void loop();
  /// Until the connection is lost or the end has come.
  void listen();

  std::string address_;
  OnNews heard_;
  std::atomic<bool>& there_;
  const std::atomic<int>& own_;
  int wake_[2];  ///< a pipe: what is written into one end ends the waiting at the other
  std::atomic<bool> ending_ = false;
  std::thread thread_;
};

}  // namespace bathys::storage::postgres
