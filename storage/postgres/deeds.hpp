// Everything that is written to the database, as calls that travel together.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "storage/postgres/session.hpp"
#include "storage/storage.hpp"

namespace bathys::storage::postgres {

/// Something to be written: all of it or nothing.
struct Deed {
  std::string table{};
  u64 change = 0;                 ///< that it makes; 0 for one of the seats
  u64 seated = 0;                 ///< the change of the seats that it makes, or 0
  bool news = true;               ///< whether other processes have to hear of it
  std::vector<Call> calls{};      ///< the first one gives: is there such a table, was it the next change
  const char* missing = nullptr;  ///< what is not there when it is no table
  Call kept{};                    ///< asks whether an earlier try was kept, of which nobody knows how it ended
  std::function<void(const Rows& first)> read{};  ///< gets what the first call gave, when all went well
  Written written{};
};

// `mark` is different for every deed of every process.
Deed create_deed(const TableRow& table);
Deed append_deed(const Append& append, i64 mark);
Deed take_back_deed(const TakeBack& take_back, i64 mark);
Deed set_seats_deed(const Seating& seating, i64 mark);

Deed set_deadlines_deed(const std::string& table, const std::vector<i64>& deadlines);
Deed touch_deed(const std::string& table, i64 seen);
Deed remove_deed(const std::string& table, i64 unseen_since);
Deed lease_deed(const std::string& table, i64 holder);
Deed running_time_deed(i64 milliseconds);
/// `read` gets the running time in the third column.
Deed match_time_deed();
Deed set_present_deed(const std::string& table, i64 process, const std::vector<int>& connections);
/// `anew`: what this process has said before is forgotten first.
Deed keep_present_deed(i64 process, bool anew);
/// Nobody is connected to this process any more.
Deed goodbye_deed(i64 process);
/// Writes something that changes nothing.
Deed probe_deed();

/// What went wrong, by what the first call gave; null when all is well.
std::unique_ptr<StorageError> judge(const Deed& deed, const Rows& first);

/// Says on the channel that all processes listen to what has changed: "table change seated" for each, on a line.
std::vector<Call> tell_calls(const std::vector<Deed>& deeds);
std::vector<News> read_notice(const std::string& notice);
/// Whether it tells that processes are gone, which is news to whoever found it out as well.
bool is_of_the_gone(const std::string& notice);

/// What a session that writes has to know.
const std::vector<const Prepared*>& writing_statements();

}  // namespace bathys::storage::postgres
