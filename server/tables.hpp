// All tables: those in memory, and those that come from the storage when somebody asks for them.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/services.hpp"
#include "server/table.hpp"

namespace bathys::server {

class Tables {
 public:
  /// The table, or an error's code and message.
  struct Found {
    std::shared_ptr<Table> table{};
    std::string code{};
    std::string what{};
  };
  using OnFound = std::function<void(Found)>;

  /// `new_line` makes the line in which a table runs.
  Tables(Services& services, std::function<Line()> new_line);

  /// A new table, which is on disk when this is called. From any thread, as all of these.
  std::shared_ptr<Table> add(storage::TableRow row, std::unique_ptr<AnyGame> game);
  void find(const std::string& id, OnFound found);
  void tick_all();
  /// Brings the tables with timers into memory.
  void wake_timed();
  /// Lets go of all tables and their guests; when no other thread uses them any more.
  void put_away_all();

 private:
  void loaded(const std::string& id, std::optional<storage::Stored> stored, const storage::StorageError* error);
  Found bring_back(storage::Stored stored);
  void gone(const Table& table);

  Services& services_;
  std::function<Line()> new_line_;
  std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<Table>> tables_;
  std::unordered_map<std::string, std::vector<OnFound>> loading_;
};

/// The game of a stored table, played up to where it stands. Throws BadInput when this program cannot play it.
std::unique_ptr<AnyGame> replay(const storage::Stored& stored);

}  // namespace bathys::server
