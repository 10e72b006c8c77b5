// Watches over the storage and the threads: says what goes wrong, once, whether people should be sent here, and
// whether the server lives.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <string>

#include "core/integers.hpp"
#include "storage/storage.hpp"

namespace bathys::server {

/// All times are in milliseconds of a clock that nobody sets.
class Watch {
 public:
  Watch(storage::Storage& storage, i64 unready_ms, i64 unhealthy_ms)
      : storage_(storage), unready_ms_(unready_ms), unhealthy_ms_(unhealthy_ms) {}

  /// To be called every second or so: tries whether writing and reading work, and logs what has changed.
  void tick(i64 now);
  /// What keeps this server from serving; empty when nothing does. From any thread.
  std::string complaint(i64 now) const;
  /// What keeps this server from ever serving again; empty when nothing does. From any thread. A storage that answers,
  /// if only that it cannot, lives.
  std::string illness(i64 now) const;

 private:
  static constexpr i64 kProbeEveryMs = 5'000;
  /// Shared with a question to the storage that may be answered after the watch.
  struct Probe {
    std::atomic<i64> begun = 0;  ///< 0 while none is under way
    std::atomic<bool> failed = false;
    bool lasts(i64 now, i64 patience) const {
      const i64 since = begun;
      return since != 0 && now - since > patience;
    }
  };
  void probe(i64 now);
  static std::shared_ptr<Probe> begin(std::shared_ptr<Probe>& probe, i64 now);
  /// Logs when it has changed.
  static void tell(bool& before, bool now, const char* begins, const char* ends);

  storage::Storage& storage_;
  const i64 unready_ms_, unhealthy_ms_;
  std::shared_ptr<Probe> writing_ = std::make_shared<Probe>(), reading_ = std::make_shared<Probe>();
  i64 probed_at_ = 0;
  std::atomic<i64> ticked_at_ = 0;
  bool held_ = false, failing_ = false, deaf_ = false, old_ = false, unread_ = false;
};

}  // namespace bathys::server
