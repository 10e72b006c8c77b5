// What tables need from their surroundings.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "server/bot_pool.hpp"
#include "server/messages.hpp"
#include "server/metrics.hpp"
#include "server/running_time.hpp"
#include "server/settings.hpp"
#include "storage/storage.hpp"

namespace bathys::server {

using Task = std::function<void()>;
/// Runs tasks one after another: at once when no other task of this line is running, otherwise later.
using Line = std::function<void(Task)>;

/// Somebody looking at a table. May be called from any thread.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void send(Bytes message) = 0;
  /// Two messages that belong together, one after the other.
  virtual void send_both(Bytes first, Bytes second) {
    send(std::move(first));
    send(std::move(second));
  }
  /// Says what is wrong and closes.
  virtual void close(std::string_view code, std::string_view why) = 0;

  /// Previews are dear, so there is one at a time: false while another is unanswered; otherwise this one begins.
  bool begin_preview() { return !previewing_.exchange(true); }
  /// To be called before the answer is sent, so that its receiver may ask for the next one.
  void end_preview() { previewing_ = false; }

 private:
  std::atomic<bool> previewing_ = false;
};

class Table;

struct Services {
  const Settings& settings;
  storage::Storage& storage;
  BotPool& bots;
  Metrics& metrics;
  const RunningTime& time;
  /// Called in the table's line when it has been dropped from memory.
  std::function<void(const Table& table)> gone;
  /// What keeps this server from serving just now; empty when nothing does.
  std::function<std::string()> complaint{};
  /// What only a new start of the server would mend; empty when nothing does.
  std::function<std::string()> illness{};

  /// A moment of the running time, in milliseconds since 1970, for people to read.
  i64 told(i64 moment) const { return settings.wall_ms() + moment - time.now(); }
};

}  // namespace bathys::server
