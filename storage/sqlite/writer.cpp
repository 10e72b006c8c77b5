// Everything that is written to the database.
#include "storage/sqlite/writer.hpp"

#include <algorithm>
#include <utility>

#include "storage/sqlite/schema.hpp"

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
      table_(connection,
             "INSERT INTO tables (id, game, rules, components, options, start, seed, salt, spectator, owner, public, "
             "timer, created, touched, over, change, seated, seen, hints, terms, rated) VALUES (?, ?, ?, ?, ?, ?, ?, "
             "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      seat_(connection,
            "INSERT OR REPLACE INTO seats (of_table, seat, name, level, token, claim) VALUES (?, ?, ?, ?, ?, ?)"),
      answer_(connection,
              "INSERT INTO answers (of_table, number, seat, text, change, nonce) VALUES (?, ?, ?, ?, ?, ?)"),
      forget_(connection, "DELETE FROM answers WHERE of_table = ? AND number >= ?"),
      taken_back_(connection,
                  "INSERT INTO taken_back (of_table, change, seat, number, count, nonce) VALUES (?, ?, ?, ?, ?, ?)"),
      changed_(connection, "UPDATE tables SET change = ?, touched = ?, over = 0 WHERE row = ?"),
      over_(connection, "UPDATE tables SET touched = ?, over = 1 WHERE row = ?"),
      seated_(connection, "UPDATE tables SET seated = ?, over = over OR ? WHERE row = ?"),
      seat_event_(
          connection,
          "INSERT INTO seat_events (of_table, seated, seat, kind, detail, decision, time) VALUES (?, ?, ?, ?, ?, "
          "?, ?)"),
      no_deadlines_(connection, "DELETE FROM deadlines WHERE of_table = ?"),
      deadline_(connection, "INSERT INTO deadlines (of_table, seat, milliseconds) VALUES (?, ?, ?)"),
      seen_(connection, "UPDATE tables SET seen = ? WHERE row = ?"),
      remove_(connection, "DELETE FROM tables WHERE row = ? AND seen < ? AND over = 0"),
      running_(connection, "UPDATE running SET milliseconds = ?"),
      remove_parts_(deletions_by(connection, "of_table")) {}

Writer::Place Writer::place_of(const std::string& table) {
  place_ << table;
  if (!place_.next()) throw StorageError("there is no table " + table, StorageError::Fault::change);
  const Place place{place_.number(0), static_cast<u64>(std::max(place_.number(1), place_.number(2))),
                    static_cast<u64>(place_.number(3))};
  place_.reset();
  return place;
}

void Writer::create(const TableRow& table) {
  table_ << table.id << table.game << i64{table.rules} << table.components << table.options << table.start << table.seed
         << table.salt << table.spectator_hash << table.owner_hash << i64{table.is_public} << table.timer
         << table.created << table.touched << i64{table.over} << static_cast<i64>(table.change)
         << static_cast<i64>(table.seated) << table.seen << i64{table.hints} << table.terms << i64{table.rated};
  table_.run();
  write_seats(sqlite3_last_insert_rowid(connection_.get()), table.seats);
}

void Writer::write_seats(i64 row, const std::vector<SeatRow>& seats) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    seat_ << row << static_cast<i64>(i) << seats[i].name << seats[i].level << seats[i].token_hash << seats[i].claim;
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

void Writer::set_seats(const Seating& seating) {
  const Place place = place_of(seating.table);
  const auto seated = static_cast<i64>(seating.seated);
  expect_next(place.seated, seating.seated);
  write_seats(place.row, seating.seats);
  (seated_ << seated << i64{seating.over} << place.row).run();
  if (!seating.event) return;
  const SeatEvent& event = *seating.event;
  (seat_event_ << place.row << seated << i64{event.seat} << event.kind << event.detail << i64{event.decision}
               << event.when)
      .run();
}

void Writer::set_deadlines(const std::string& table, const std::vector<i64>& deadlines) {
  const i64 row = place_of(table).row;
  (no_deadlines_ << row).run();
  for (std::size_t i = 0; i < deadlines.size(); ++i) {
    if (deadlines[i] != 0) (deadline_ << row << static_cast<i64>(i) << deadlines[i]).run();
  }
}

void Writer::touch(const std::string& table, i64 seen) { (seen_ << seen << place_of(table).row).run(); }

void Writer::remove(const std::string& table, i64 unseen_since) {
  const i64 row = place_of(table).row;
  (remove_ << row << unseen_since).run();
  if (sqlite3_changes(connection_.get()) == 0) return;
  for (Statement& part : remove_parts_) (part << row).run();
}

void Writer::keep_running_time(i64 milliseconds) { (running_ << milliseconds).run(); }

void Writer::probe() { connection_.run("UPDATE running SET milliseconds = milliseconds"); }

}  // namespace bathys::storage
