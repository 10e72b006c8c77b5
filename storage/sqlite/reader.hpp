// Everything that is read from the database.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/sqlite/statement.hpp"
#include "storage/storage.hpp"

namespace bathys::storage {

class Reader {
 public:
  explicit Reader(Connection& connection);

  /// Of answers and of what was taken back, what came after the change.
  std::optional<Stored> load_since(const std::string& table, u64 change);
  std::vector<Listed> list_public(int most);
  std::vector<Timed> timed_tables();
  std::vector<std::string> list_unseen(i64 since, int most);
  /// The ids of all tables.
  std::vector<std::string> list_all();
  i64 running_time();

 private:
  /// Each of these says in `damage` what is wrong with the rows.
  std::vector<SeatRow> seats_of(i64 row, std::string& damage);
  std::vector<AnswerRow> answers_of(i64 row, u64 since, std::string& damage);
  std::vector<TakenBack> taken_back_of(i64 row, u64 since);
  std::vector<SeatEvent> seat_events_of(i64 row);
  std::vector<i64> deadlines_of(i64 row, std::size_t seats);

  Statement table_, seats_, answers_, taken_back_, seat_events_, deadlines_, public_, timed_, unseen_, all_, running_;
};

}  // namespace bathys::storage
