// Everything that is written to the database.
#include "storage/sqlite/writer.hpp"

namespace bathys::storage {

Writer::Writer(Connection& connection)
    : connection_(connection),
      begin_(connection, "BEGIN IMMEDIATE"),
      commit_(connection, "COMMIT"),
      roll_back_(connection, "ROLLBACK"),
      row_(connection, "SELECT row FROM tables WHERE id = ?"),
      table_(connection,
             "INSERT INTO tables (id, game, rules, components, options, start, seed, salt, spectator, owner, public, "
             "timer, created, touched, over, change) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      seat_(connection, "INSERT OR REPLACE INTO seats (of_table, seat, name, level, token) VALUES (?, ?, ?, ?, ?)"),
      answer_(connection, "INSERT INTO answers (of_table, number, seat, text, change) VALUES (?, ?, ?, ?, ?)"),
      forget_(connection, "DELETE FROM answers WHERE of_table = ? AND number >= ?"),
      taken_back_(connection, "INSERT INTO taken_back (of_table, change, seat, number, count) VALUES (?, ?, ?, ?, ?)"),
      changed_(connection, "UPDATE tables SET change = ?, touched = ?, over = 0 WHERE row = ?"),
      over_(connection, "UPDATE tables SET touched = ?, over = 1 WHERE row = ?") {}

i64 Writer::row_of(const std::string& table) {
  row_ << table;
  if (!row_.next()) throw StorageError("there is no table " + table);
  const i64 row = row_.number(0);
  row_.reset();
  return row;
}

void Writer::create(const TableRow& table) {
  table_ << table.id << table.game << i64{table.rules} << table.components << table.options << table.start << table.seed
         << table.salt << table.spectator_hash << table.owner_hash << i64{table.is_public} << table.timer
         << table.created << table.touched << i64{table.over} << static_cast<i64>(table.change);
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
  const i64 row = row_of(append.table);
  for (const AnswerRow& answer : append.answers) {
    answer_ << row << i64{answer.number} << i64{answer.seat} << answer.text << static_cast<i64>(answer.change);
    answer_.run();
  }
  if (append.over) (over_ << append.when << row).run();
}

void Writer::take_back(const TakeBack& take_back) {
  const i64 row = row_of(take_back.table);
  const TakenBack& what = take_back.what;
  (forget_ << row << i64{what.to}).run();
  (taken_back_ << row << static_cast<i64>(what.change) << i64{what.by} << i64{what.to} << i64{what.count}).run();
  (changed_ << static_cast<i64>(what.change) << take_back.when << row).run();
}

void Writer::set_seats(const std::string& table, const std::vector<SeatRow>& seats) {
  write_seats(row_of(table), seats);
}

}  // namespace bathys::storage
