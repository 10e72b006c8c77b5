// Watches over the storage: says what goes wrong, once, and whether people should be sent here.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "core/integers.hpp"
#include "storage/storage.hpp"

namespace bathys::server {

/// All times are in milliseconds of a clock that nobody sets.
class Watch {
 public:
  explicit Watch(storage::Storage& storage) : storage_(storage) {}

  /// To be called every second or so: tries whether writing works, and logs what has changed.
  void tick(i64 now);
  /// What keeps this server from serving; empty when nothing does. From any thread.
  std::string complaint(i64 now) const;

 private:
  static constexpr i64 kProbeEveryMs = 5'000;
  static constexpr i64 kPatienceMs = 2'000;
  /// Shared with a probe that may end after the watch.
  struct Probe {
    std::atomic<i64> begun = 0;  ///< 0 while none is under way
    std::atomic<bool> failed = false;
  };
  void probe(i64 now);
  /// Logs when it has changed.
  static void tell(bool& before, bool now, const char* begins, const char* ends);

  storage::Storage& storage_;
  std::shared_ptr<Probe> probe_ = std::make_shared<Probe>();
  i64 probed_at_ = 0;
  bool held_ = false, failing_ = false, deaf_ = false, old_ = false;
};

}  // namespace bathys::server
