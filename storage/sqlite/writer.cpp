// Everything that is written to the database.
#include "storage/sqlite/writer.hpp"

#include <algorithm>

namespace bathys::storage {

Writer::Writer(Connection& connection)
    : connection_(connection),
      begin_(connection, "BEGIN IMMEDIATE"),
      commit_(connection, "COMMIT"),
      roll_back_(connection, "ROLLBACK"),
      // Answers carry the change they made, so that an ordinary answer writes one row only.
      place_(
          connection,
          "SELECT row, change, (SELECT change FROM answers WHERE of_table = row ORDER BY number DESC LIMIT 1), seated "
          "FROM tables WHERE id = ?"),
      table_(
          connection,
          "INSERT INTO tables (id, game, rules, components, options, start, seed, salt, spectator, owner, public, "
          "timer, created, touched, over, change, seated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      seat_(connection, "INSERT OR REPLACE INTO seats (of_table, seat, name, level, token) VALUES (?, ?, ?, ?, ?)"),
      answer_(connection,
              "INSERT INTO answers (of_table, number, seat, text, change, nonce) VALUES (?, ?, ?, ?, ?, ?)"),
      forget_(connection, "DELETE FROM answers WHERE of_table = ? AND number >= ?"),
      taken_back_(connection,
                  "INSERT INTO taken_back (of_table, change, seat, number, count, nonce) VALUES (?, ?, ?, ?, ?, ?)"),
      changed_(connection, "UPDATE tables SET change = ?, touched = ?, over = 0 WHERE row = ?"),
      over_(connection, "UPDATE tables SET touched = ?, over = 1 WHERE row = ?"),
      seated_(connection, "UPDATE tables SET seated = ? WHERE row = ?") {}

Writer::Place Writer::place_of(const std::string& table) {
  place_ << table;
  if (!place_.next()) throw StorageError("there is no table " + table);
  const Place place{place_.number(0), static_cast<u64>(std::max(place_.number(1), place_.number(2))),
                    static_cast<u64>(place_.number(3))};
  place_.reset();
  return place;
}

void Writer::create(const TableRow& table) {
  table_ << table.id << table.game << i64{table.rules} << table.components << table.options << table.start << table.seed
         << table.salt << table.spectator_hash << table.owner_hash << i64{table.is_public} << table.timer
         << table.created << table.touched << i64{table.over} << static_cast<i64>(table.change)
         << static_cast<i64>(table.seated);
  table_.run();
  write_seats(sqlite3_last_insert_rowid(connection_.get()), table.seats);
}

void Writer::write_seats(i64 row, const std::vector<SeatRow>& seats) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    seat_ << row << static_cast<i64>(i) << seats[i].name << seats[i].level << seats[i].token_hash;
    seat_.run();
  }
}

void Writer::append(const Append& append) {
  const Place place = place_of(append.table);
  if (!append.answers.empty()) expect_next(place.change, append.answers.front().change);
  for (const AnswerRow& answer : append.answers) {
    answer_ << place.row << i64{answer.number} << i64{answer.seat} << answer.text << static_cast<i64>(answer.change)
            << answer.nonce;
    answer_.run();
  }
  if (append.over) (over_ << append.when << place.row).run();
}

void Writer::take_back(const TakeBack& take_back) {
  const TakenBack& what = take_back.what;
  const auto [row, change, seated] = place_of(take_back.table);
  expect_next(change, what.change);
  (forget_ << row << i64{what.to}).run();
  (taken_back_ << row << static_cast<i64>(what.change) << i64{what.by} << i64{what.to} << i64{what.count} << what.nonce)
      .run();
  (changed_ << static_cast<i64>(what.change) << take_back.when << row).run();
}

void Writer::set_seats(const std::string& table, const std::vector<SeatRow>& seats, u64 seated) {
  const Place place = place_of(table);
  expect_next(place.seated, seated);
  write_seats(place.row, seats);
  (seated_ << static_cast<i64>(seated) << place.row).run();
}

}  // namespace bathys::storage
