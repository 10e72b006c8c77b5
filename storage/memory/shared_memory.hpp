// Tables in memory that several servers of one test share, as processes share a database. The test decides when each of
// them hears of what the others have done.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "storage/memory/memory_storage.hpp"

namespace bathys::storage {

class SharedMemory : public std::enable_shared_from_this<SharedMemory> {
 public:
  /// What one process has of it. Processes are numbered as they come.
  std::unique_ptr<Storage> open();

  /// From now on this process hears nothing; what there was to hear comes when it is released, or never.
  void hold_news(int process);
  void release_news(int process);
  /// As when the connection was lost and is there again: what was missed is not told, only that something may be.
  void lose_news(int process);
  /// Whoever holds a lease holds it no more.
  void end_leases();
  /// As when a process is taken for gone: who is connected to it is forgotten.
  void forget_present(int process);
  /// Everybody's time goes on by so much at once.
  void pass(i64 milliseconds);
  /// From now on the holders of leases are asked, by table; -1 for nobody.
  int holder(const std::string& table);

 private:
  friend class SharedMemoryStorage;
  struct Process {
    OnNews heard{};
    bool held = false;
    std::vector<News> waiting{};
    bool present = false;                                 ///< what it says about who is connected is known
    std::map<std::string, std::vector<int>> connected{};  ///< to each of its tables, by seat
  };
  int join();
  void leave(int process);
  void watch(int process, OnNews heard);
  /// To everybody, as a database does.
  void tell(const News& news, int except = -1);
  bool lease(const std::string& table, int process);
  void set_present(int process, const std::string& table, std::vector<int> connections);
  bool keep_present(int process);
  std::vector<int> present_elsewhere(int process, const std::string& table);
  i64 running_time();

  MemoryStorage kept_{};
  std::recursive_mutex mutex_{};  ///< who is told may write and so tell again
  std::vector<Process> processes_{};
  std::map<std::string, int> leases_{};
  i64 passed_ = 0;  ///< of the running time, besides what has gone by
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace bathys::storage
