// Everything that is read from the database.
#include "storage/sqlite/reader.hpp"

#include <algorithm>

namespace bathys::storage {
namespace {

constexpr std::string_view kColumns =
    "SELECT row, id, game, rules, components, options, start, seed, salt, spectator, owner, public, timer, created, "
    "touched, over, change, seated, seen, hints, terms, rated";

std::string with_columns(std::string_view rest) { return std::string(kColumns).append(rest); }

TableRow read_table(const Statement& row) {
  TableRow table;
  table.id = row.text(1);
  table.game = row.text(2);
  table.rules = static_cast<u32>(row.number(3));
  table.components = row.text(4);
  table.options = row.text(5);
  table.start = row.text(6);
  table.seed = row.text(7);
  table.salt = row.text(8);
  table.spectator_hash = row.text(9);
  table.owner_hash = row.text(10);
  table.is_public = row.number(11) != 0;
  table.timer = row.number(12);
  table.created = row.number(13);
  table.touched = row.number(14);
  table.over = row.number(15) != 0;
  table.change = static_cast<u64>(row.number(16));
  table.seated = static_cast<u64>(row.number(17));
  table.seen = row.number(18);
  table.hints = row.number(19) != 0;
  table.terms = row.text(20);
  table.rated = static_cast<int>(row.number(21));
  return table;
}

/// Rows of one table are numbered from 0 without a gap.
void expect_number(const Statement& row, std::size_t expected, const char* what, std::string& damage) {
  if (!damage.empty() || row.number(0) == static_cast<i64>(expected)) return;
  damage = std::string(what) + " " + std::to_string(expected) + " is missing";
}

}  // namespace

Reader::Reader(Connection& connection)
    : table_(connection, with_columns(" FROM tables WHERE id = ?")),
      seats_(connection, "SELECT seat, name, level, token, claim FROM seats WHERE of_table = ? ORDER BY seat"),
      answers_(
          connection,
          "SELECT number, seat, text, change, nonce FROM answers WHERE of_table = ? AND change > ? ORDER BY number"),
      taken_back_(connection,
                  "SELECT seat, number, count, change, nonce FROM taken_back WHERE of_table = ? AND change > ? "
                  "ORDER BY change DESC LIMIT ?"),
      seat_events_(connection,
                   "SELECT seat, kind, detail, decision, time, seated FROM seat_events WHERE of_table = ? "
                   "ORDER BY seated DESC LIMIT ?"),
      deadlines_(connection, "SELECT seat, milliseconds FROM deadlines WHERE of_table = ?"),
      public_(connection, with_columns(", (SELECT count(*) FROM answers WHERE of_table = row) FROM tables WHERE "
                                       "public = 1 AND over = 0 ORDER BY created DESC LIMIT ?")),
      timed_(connection,
             "SELECT id, (SELECT min(CASE WHEN milliseconds > 0 THEN milliseconds ELSE 1 << 62 END) FROM deadlines "
             "WHERE of_table = row) FROM tables "
             "WHERE timer > 0 AND over = 0"),
      unseen_(connection, "SELECT id FROM tables WHERE over = 0 AND seen < ? ORDER BY seen LIMIT ?"),
      all_(connection, "SELECT id FROM tables ORDER BY row"),
      running_(connection, "SELECT milliseconds FROM running") {}

std::optional<Stored> Reader::load_since(const std::string& table, u64 change) {
  table_ << table;
  if (!table_.next()) return std::nullopt;
  Stored stored{read_table(table_), {}};
  const i64 row = table_.number(0);
  table_.reset();
  stored.table.seats = seats_of(row, stored.damage);
  stored.answers = answers_of(row, change, stored.damage);
  stored.taken_back = taken_back_of(row, change);
  stored.seat_events = seat_events_of(row);
  stored.deadlines = deadlines_of(row, stored.table.seats.size());
  // Answers carry the change they made, so that an ordinary answer writes one row only.
  stored.table.change = std::max(stored.table.change, change);
  for (const AnswerRow& answer : stored.answers) stored.table.change = std::max(stored.table.change, answer.change);
  return stored;
}

std::vector<SeatRow> Reader::seats_of(i64 row, std::string& damage) {
  std::vector<SeatRow> seats;
  seats_ << row;
  while (seats_.next()) {
    expect_number(seats_, seats.size(), "seat", damage);
    seats.push_back({seats_.text(1), seats_.text(2), seats_.text(3), seats_.text(4)});
  }
  return seats;
}

std::vector<AnswerRow> Reader::answers_of(i64 row, u64 since, std::string& damage) {
  std::vector<AnswerRow> answers;
  answers_ << row << static_cast<i64>(since);
  while (answers_.next()) {
    const i64 first = since == 0 ? 0 : answers.empty() ? answers_.number(0) : i64{answers.front().number};
    expect_number(answers_, static_cast<std::size_t>(first) + answers.size(), "answer", damage);
    answers.push_back({static_cast<u32>(answers_.number(0)), static_cast<int>(answers_.number(1)), answers_.text(2),
                       static_cast<u64>(answers_.number(3)), answers_.text(4)});
  }
  return answers;
}

std::vector<TakenBack> Reader::taken_back_of(i64 row, u64 since) {
  std::vector<TakenBack> all;
  taken_back_ << row << static_cast<i64>(since) << i64{kMaxTakenBack};
  while (taken_back_.next()) {
    all.push_back({static_cast<int>(taken_back_.number(0)), static_cast<u32>(taken_back_.number(1)),
                   static_cast<u32>(taken_back_.number(2)), static_cast<u64>(taken_back_.number(3)),
                   taken_back_.text(4)});
  }
  std::reverse(all.begin(), all.end());
  return all;
}

std::vector<SeatEvent> Reader::seat_events_of(i64 row) {
  std::vector<SeatEvent> all;
  seat_events_ << row << i64{kMaxSeatEvents};
  while (seat_events_.next()) {
    all.push_back({static_cast<int>(seat_events_.number(0)), seat_events_.text(1), seat_events_.text(2),
                   static_cast<u32>(seat_events_.number(3)), seat_events_.number(4),
                   static_cast<u64>(seat_events_.number(5))});
  }
  std::reverse(all.begin(), all.end());
  return all;
}

std::vector<Listed> Reader::list_public(int most) {
  std::vector<Listed> tables;
  public_ << i64{most};
  while (public_.next()) {
    std::string damage;
    Listed listed{read_table(public_), static_cast<u32>(public_.number(22))};
    listed.table.seats = seats_of(public_.number(0), damage);
    if (damage.empty()) tables.push_back(std::move(listed));
  }
  return tables;
}

std::vector<i64> Reader::deadlines_of(i64 row, std::size_t seats) {
  std::vector<i64> deadlines;
  deadlines_ << row;
  while (deadlines_.next()) {
    const auto seat = static_cast<std::size_t>(deadlines_.number(0));
    if (seat >= seats) continue;
    deadlines.resize(seats);
    deadlines[seat] = deadlines_.number(1);
  }
  return deadlines;
}

std::vector<Timed> Reader::timed_tables() {
  std::vector<Timed> timed;
  while (timed_.next()) timed.push_back({timed_.text(0), timed_.number(1)});
  return timed;
}

std::vector<std::string> Reader::list_unseen(i64 since, int most) {
  std::vector<std::string> ids;
  unseen_ << since << i64{most};
  while (unseen_.next()) ids.push_back(unseen_.text(0));
  return ids;
}

std::vector<std::string> Reader::list_all() {
  std::vector<std::string> ids;
  while (all_.next()) ids.push_back(all_.text(0));
  return ids;
}

i64 Reader::running_time() {
  i64 time = 0;
  while (running_.next()) time = running_.number(0);
  return time;
}

}  // namespace bathys::storage
