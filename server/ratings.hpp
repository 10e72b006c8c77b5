// Brings finished rated games into the ratings of those who played them, each exactly once.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/services.hpp"

namespace bathys::server {

/// What there is to do stands in the storage alone, so nothing is forgotten however a process ends; and what was done
/// is written under the condition that nobody else has done it, so several processes may do this side by side.
class Ratings {
 public:
  explicit Ratings(Services& services) : services_(services) {}

  /// Looks for games that are over and have not counted, and counts them. To be called now and then.
  void count_finished();
  /// The storage is about to go.
  void stop() { stopped_ = true; }

 private:
  struct Sweep {
    std::vector<std::string> tables;
    std::size_t next = 0;
  };
  void go_on(const std::shared_ptr<Sweep>& sweep);
  void count(const std::string& table, const Task& then);
  void count(const std::shared_ptr<const storage::Stored>& stored, const Task& then);
  void put_off(const std::string& table, const std::string& why);
  std::vector<std::string> without_put_off(std::vector<std::string> tables);

  Services& services_;
  std::atomic<bool> busy_ = false;
  std::atomic<bool> stopped_ = false;
  std::mutex mutex_;
  std::set<std::string> put_off_;  ///< tables that this process cannot open
};

}  // namespace bathys::server
