// All tables: those in memory, and those that come from the storage when somebody asks for them.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <unordered_set>
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
    Message sentence{};  ///< what to tell people, in their language; without one, `what`

    std::string told_in(const words::Language& language) const {
      return sentence.empty() ? what : language.render(sentence, {});
    }
  };
  using OnFound = std::function<void(Found)>;

  /// `new_line` makes the line in which a table runs.
  Tables(Services& services, std::function<Line()> new_line);

  /// A new table that is on disk already. Like all of these, may be called from any thread.
  std::shared_ptr<Table> add(storage::TableRow row, std::unique_ptr<AnyGame> game,
                             std::vector<storage::TakenBack> taken_back = {}, Replies replies = {},
                             std::vector<storage::SeatEvent> seat_events = {}, const std::vector<i64>& deadlines = {});
  void find(const std::string& id, OnFound found);
  void tick_all();
  /// Brings the tables into memory whose time will soon be over. To be called every few seconds.
  void wake_due();
  /// Removes games that were left long ago. To be called now and then.
  void remove_abandoned();
  /// From now on tables in memory follow what other processes do to them.
  void follow_others();
  /// What this process has said about who is connected was forgotten.
  void say_who_is_here();
  /// Lets go of all tables and their guests, once no other thread uses them any more.
  void put_away_all();

 private:
  /// A table that is on its way into memory.
  struct Loading {
    std::vector<OnFound> waiting{};
    bool outdated = false;  ///< it has changed since it was asked for
  };
  void hear(const storage::News& news);
  std::vector<std::shared_ptr<Table>> in_memory();
  void loaded(const std::string& id, std::optional<storage::Stored> stored, const storage::StorageError* error);
  Found bring_back(storage::Stored stored);
  /// A table that cannot be opened is named in the log, once; all others go on.
  void set_aside(const std::string& id, const BadInput& bad);
  void gone(const Table& table);

  Services& services_;
  std::function<Line()> new_line_;
  std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<Table>> tables_;
  std::unordered_map<std::string, Loading> loading_;
  std::unordered_set<std::string> set_aside_;
};

}  // namespace bathys::server
