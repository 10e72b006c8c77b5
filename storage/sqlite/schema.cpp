// The tables of the database and how older files become new ones.
#include "storage/sqlite/schema.hpp"

#include <array>

namespace bathys::storage {
namespace {

/// "bath": tells our files from those of other programs.
constexpr i64 kApplication = 0x62617468;

/// Step i leads from version i to version i + 1.
constexpr std::array<const char*, kSchemaVersion> kSteps{
    // 1: tables, their seats and their answers.
    R"(
    CREATE TABLE tables (
      row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, rules INTEGER NOT NULL,
      components TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, salt TEXT NOT NULL,
      spectator TEXT NOT NULL, owner TEXT NOT NULL, public INTEGER NOT NULL, timer INTEGER NOT NULL,
      created INTEGER NOT NULL, touched INTEGER NOT NULL, over INTEGER NOT NULL, change INTEGER NOT NULL);
    CREATE INDEX public_tables ON tables (created) WHERE public = 1 AND over = 0;
    CREATE TABLE seats (
      of_table INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, level TEXT NOT NULL, token TEXT NOT NULL,
      PRIMARY KEY (of_table, seat)) WITHOUT ROWID;
    CREATE TABLE answers (
      of_table INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
      change INTEGER NOT NULL, PRIMARY KEY (of_table, number)) WITHOUT ROWID;
    )",
    // 2: a table may begin from a position; tables with a timer are found when the server starts.
    R"(
    ALTER TABLE tables ADD COLUMN start TEXT NOT NULL DEFAULT '';
    CREATE INDEX timed_tables ON tables (timer) WHERE timer > 0 AND over = 0;
    )",
    // 3: what was taken back stays known.
    R"(
    CREATE TABLE taken_back (
      of_table INTEGER NOT NULL, change INTEGER NOT NULL, seat INTEGER NOT NULL, number INTEGER NOT NULL,
      count INTEGER NOT NULL, PRIMARY KEY (of_table, change)) WITHOUT ROWID;
    )",
    // 4: a request that comes again is known by its nonce; changes of seats are counted.
    R"(
    ALTER TABLE answers ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
    ALTER TABLE taken_back ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN seated INTEGER NOT NULL DEFAULT 0;
    )",
    // 5: clocks go by how long servers have run; tables where nobody comes any more are found.
    R"(
    CREATE TABLE running (one INTEGER PRIMARY KEY CHECK (one = 1), milliseconds INTEGER NOT NULL);
    INSERT INTO running VALUES (1, 0);
    CREATE TABLE deadlines (
      of_table INTEGER NOT NULL, seat INTEGER NOT NULL, milliseconds INTEGER NOT NULL,
      PRIMARY KEY (of_table, seat)) WITHOUT ROWID;
    ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX unfinished_tables ON tables (seen) WHERE over = 0;
    )",
    // 6: people may allow each other hints.
    R"(
    ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
    )",
    // 7: seats are taken by invitations; what happens to them stays known.
    R"(
    ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '';
    ALTER TABLE seats ADD COLUMN claim TEXT NOT NULL DEFAULT '';
    CREATE TABLE seat_events (
      of_table INTEGER NOT NULL, seated INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
      detail TEXT NOT NULL, decision INTEGER NOT NULL, time INTEGER NOT NULL,
      PRIMARY KEY (of_table, seated)) WITHOUT ROWID;
    )",
    // 8: passports; tables may count for ratings.
    R"(
    CREATE TABLE passports (
      row INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL, feed TEXT NOT NULL, feeds INTEGER NOT NULL,
      created INTEGER NOT NULL, rated INTEGER NOT NULL);
    CREATE INDEX feeds_of_passports ON passports (feed);
    CREATE TABLE ties (
      of_passport INTEGER NOT NULL, of_table INTEGER NOT NULL, seat INTEGER NOT NULL, token TEXT NOT NULL,
      sealed TEXT NOT NULL, time INTEGER NOT NULL, turn INTEGER NOT NULL, turned INTEGER NOT NULL,
      PRIMARY KEY (of_passport, of_table)) WITHOUT ROWID;
    CREATE INDEX ties_of_tables ON ties (of_table);
    CREATE TABLE papers (
      of_passport INTEGER NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, time INTEGER NOT NULL,
      PRIMARY KEY (of_passport, kind, id)) WITHOUT ROWID;
    CREATE TABLE ratings (
      of_passport INTEGER NOT NULL, game TEXT NOT NULL, rating INTEGER NOT NULL, deviation INTEGER NOT NULL,
      volatility INTEGER NOT NULL, games INTEGER NOT NULL, time INTEGER NOT NULL,
      PRIMARY KEY (of_passport, game)) WITHOUT ROWID;
    ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX unrated_tables ON tables (row) WHERE rated = 1 AND over = 1;
    )",
    // 9: who plays for a rating is known before the first answer, and stays known until the game has counted.
    R"(
    CREATE TABLE players (
      of_table INTEGER NOT NULL, seat INTEGER NOT NULL, of_passport INTEGER NOT NULL, token TEXT NOT NULL,
      PRIMARY KEY (of_table, seat)) WITHOUT ROWID;
    CREATE INDEX players_of_passports ON players (of_passport);
    )",
};

void climb(Connection& connection, i64 from, i64 to) {
  connection.run("BEGIN IMMEDIATE");
  for (i64 version = from; version < to; ++version) connection.run(kSteps[static_cast<std::size_t>(version)]);
  const std::string marks = "PRAGMA application_id = " + std::to_string(kApplication) +
                            "; PRAGMA user_version = " + std::to_string(to) + "; COMMIT";
  connection.run(marks.c_str());
}

void refuse_foreign(Connection& connection, const std::string& file, i64 version) {
  const bool ours = connection.number("PRAGMA application_id") == kApplication;
  const bool empty = version == 0 && connection.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (!ours && !empty) throw StorageError(file + " is a database, but not one of bathys");
}

}  // namespace

i64 check_schema(Connection& connection, const std::string& file) {
  const i64 version = connection.number("PRAGMA user_version");
  refuse_foreign(connection, file, version);
  if (version > kSchemaVersion) {
    throw StorageError(file + " was written by a newer bathys (format " + std::to_string(version) +
                       ", this one knows " + std::to_string(kSchemaVersion) + ")");
  }
  return version;
}

void prepare_schema(Connection& connection, const std::string& file) {
  const i64 version = check_schema(connection, file);
  const std::string check = connection.text("PRAGMA quick_check(1)");
  if (check != "ok") throw StorageError(file + " is damaged: " + check);
  if (version < kSchemaVersion) climb(connection, version, kSchemaVersion);
}

std::vector<Statement> deletions_by(Connection& connection, const std::string& column) {
  std::vector<std::string> names;
  Statement holders(connection,
                    "SELECT s.name FROM sqlite_schema s, pragma_table_info(s.name) c WHERE s.type = 'table' AND "
                    "c.name = ?");
  holders << column;
  while (holders.next()) names.push_back(holders.text(0));
  std::vector<Statement> statements;
  for (const std::string& name : names) {
    statements.emplace_back(connection, "DELETE FROM " + name + " WHERE " + column + " = ?");
  }
  return statements;
}

void make_old_schema(Connection& connection, i64 version) { climb(connection, 0, version); }

}  // namespace bathys::storage
