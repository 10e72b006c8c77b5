// Everything that is written to the database: always inside a transaction that the caller opens and closes.
#pragma once

#include <string>
#include <vector>

#include "storage/sqlite/statement.hpp"
#include "storage/storage.hpp"

namespace bathys::storage {

class Writer {
 public:
  explicit Writer(Connection& connection);

  void begin() { begin_.run(); }
  void commit() { commit_.run(); }
  void roll_back() { roll_back_.run(); }

  void create(const TableRow& table);
  void append(const Append& append);
  void take_back(const TakeBack& take_back);
  void set_seats(const Seating& seating);
  void set_deadlines(const std::string& table, const std::vector<i64>& deadlines);
  void touch(const std::string& table, i64 seen);
  void remove(const std::string& table, i64 unseen_since);
  void keep_running_time(i64 milliseconds);
  void probe();

 private:
  /// Where a table stands.
  struct Place {
    i64 row;
    u64 change, seated;
  };
  Place place_of(const std::string& table);
  void write_seats(i64 row, const std::vector<SeatRow>& seats);

  Connection& connection_;
  Statement begin_, commit_, roll_back_;
  Statement place_, table_, seat_, answer_, forget_, taken_back_, changed_, over_, seated_, seat_event_;
  Statement no_deadlines_, deadline_, seen_, remove_, running_;
  std::vector<Statement> remove_parts_;  ///< from each table of the database that holds parts of tables
};

}  // namespace bathys::storage
