// The tables of the database and how older ones become new ones.
#include "storage/postgres/schema.hpp"

#include <array>

namespace bathys::storage::postgres {
namespace {

/// A step that only adds (with defaults) lets older programs go on beside newer ones; any other makes them refuse.
struct Step {
  bool adds;
  const char* sql;
};

/// Step i leads from format i to format i + 1. Every table and column of storage/sqlite/schema.cpp has its like here; a
/// test compares them.
constexpr std::array<Step, kFormat> kSteps{{
    // 1: as the file has them in its format 6. Besides: `changes` has a row for every change of a table, so that of two
    // with the same number one fails; a mark tells whose it is, when the connection broke before that was said.
    {false, R"(
    CREATE TABLE tables (
      row BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
      rules BIGINT NOT NULL, components TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, salt TEXT NOT NULL,
      spectator TEXT NOT NULL, owner TEXT NOT NULL, public BOOLEAN NOT NULL, timer BIGINT NOT NULL,
      created BIGINT NOT NULL, touched BIGINT NOT NULL, over BOOLEAN NOT NULL, change BIGINT NOT NULL,
      start TEXT NOT NULL, seated BIGINT NOT NULL, seated_by BIGINT NOT NULL DEFAULT 0,
      seen BIGINT NOT NULL, hints BOOLEAN NOT NULL);
    CREATE INDEX public_tables ON tables (created) WHERE public AND NOT over;
    CREATE INDEX timed_tables ON tables (timer) WHERE timer > 0 AND NOT over;
    CREATE INDEX unfinished_tables ON tables (seen) WHERE NOT over;
    CREATE TABLE seats (
      of_table BIGINT NOT NULL, seat BIGINT NOT NULL, name TEXT NOT NULL, level TEXT NOT NULL, token TEXT NOT NULL,
      PRIMARY KEY (of_table, seat));
    CREATE TABLE answers (
      of_table BIGINT NOT NULL, number BIGINT NOT NULL, seat BIGINT NOT NULL, text TEXT NOT NULL,
      change BIGINT NOT NULL, nonce TEXT NOT NULL, PRIMARY KEY (of_table, number));
    CREATE TABLE taken_back (
      of_table BIGINT NOT NULL, change BIGINT NOT NULL, seat BIGINT NOT NULL, number BIGINT NOT NULL,
      count BIGINT NOT NULL, nonce TEXT NOT NULL, PRIMARY KEY (of_table, change));
    CREATE TABLE deadlines (
      of_table BIGINT NOT NULL, seat BIGINT NOT NULL, milliseconds BIGINT NOT NULL, PRIMARY KEY (of_table, seat));
    CREATE TABLE running (one BIGINT PRIMARY KEY CHECK (one = 1), milliseconds BIGINT NOT NULL);
    INSERT INTO running VALUES (1, 0);
    CREATE TABLE changes (
      of_table BIGINT NOT NULL, change BIGINT NOT NULL, mark BIGINT NOT NULL, PRIMARY KEY (of_table, change));
    )"},
    // 2: bots and clocks of a table are one process's at a time. What a crash forgets is leased again.
    {true, R"(
    CREATE UNLOGGED TABLE leases (of_table BIGINT PRIMARY KEY, holder BIGINT NOT NULL, until TIMESTAMPTZ NOT NULL);
    )"},
    // 3: seats are taken by invitations; what happens to them stays known. To an older program an invitation would be
    // nothing, and a table that waits for its people one that has been dealt.
    {false, R"(
    ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '';
    ALTER TABLE seats ADD COLUMN claim TEXT NOT NULL DEFAULT '';
    CREATE TABLE seat_events (
      of_table BIGINT NOT NULL, seated BIGINT NOT NULL, seat BIGINT NOT NULL, kind TEXT NOT NULL,
      detail TEXT NOT NULL, decision BIGINT NOT NULL, time BIGINT NOT NULL, PRIMARY KEY (of_table, seated));
    )"},
    // 4: passports; tables may count for ratings. An older program would seat anybody at a rated table.
    {false, R"(
    CREATE TABLE passports (
      row BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
      feed TEXT NOT NULL, feeds BIGINT NOT NULL, created BIGINT NOT NULL, rated BIGINT NOT NULL);
    CREATE INDEX feeds_of_passports ON passports (feed);
    CREATE TABLE ties (
      of_passport BIGINT NOT NULL, of_table BIGINT NOT NULL, seat BIGINT NOT NULL, token TEXT NOT NULL,
      sealed TEXT NOT NULL, time BIGINT NOT NULL, turn BIGINT NOT NULL, turned BIGINT NOT NULL,
      PRIMARY KEY (of_passport, of_table));
    CREATE INDEX ties_of_tables ON ties (of_table);
    CREATE TABLE papers (
      of_passport BIGINT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, time BIGINT NOT NULL,
      PRIMARY KEY (of_passport, kind, id));
    CREATE TABLE ratings (
      of_passport BIGINT NOT NULL, game TEXT NOT NULL, rating BIGINT NOT NULL, deviation BIGINT NOT NULL,
      volatility BIGINT NOT NULL, games BIGINT NOT NULL, time BIGINT NOT NULL, PRIMARY KEY (of_passport, game));
    ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN rated_by BIGINT NOT NULL DEFAULT 0;
    CREATE INDEX unrated_tables ON tables (row) WHERE rated = 1 AND over;
    )"},
    // 5: the clock of the database counts the running time; who is connected to which process, as long as that lives.
    // An
    // older program beside newer ones tells nobody who is connected to it, and goes by its own clock.
    {true, R"(
    ALTER TABLE running ADD COLUMN noted TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp();
    CREATE UNLOGGED TABLE processes (process BIGINT PRIMARY KEY, until TIMESTAMPTZ NOT NULL);
    CREATE UNLOGGED TABLE present (
      of_table BIGINT NOT NULL, process BIGINT NOT NULL, connections TEXT NOT NULL, PRIMARY KEY (of_table, process));
    CREATE INDEX present_of_processes ON present (process);
    )"},
    // 6: who plays for a rating is known before the first answer, and stays known until the game has counted. An older
    // program would not write it down.
    {false, R"(
    CREATE TABLE players (
      of_table BIGINT NOT NULL, seat BIGINT NOT NULL, of_passport BIGINT NOT NULL, token TEXT NOT NULL,
      PRIMARY KEY (of_table, seat));
    CREATE INDEX players_of_passports ON players (of_passport);
    )"},
}};

[[noreturn]] void too_old() {
  throw TooOld("the database has been brought to a format of a newer bathys (this one knows format " +
               std::to_string(kFormat) + ")");
}

/// Any number, the same for all: of several processes that start together one prepares the tables.
constexpr const char* kAlone = "SELECT pg_advisory_xact_lock(7022643)";

void climb(Session& session, i64 from, i64 oldest) {
  bool adds = true;
  for (i64 format = from; format < kFormat; ++format) adds = adds && kSteps[static_cast<std::size_t>(format)].adds;
  // Everybody who writes reads this table first.
  if (!adds) session.run("LOCK TABLE format IN ACCESS EXCLUSIVE MODE");
  for (i64 format = from; format < kFormat; ++format) session.run(kSteps[static_cast<std::size_t>(format)].sql);
  session.run("UPDATE format SET version = " + std::to_string(kFormat) +
              ", oldest = " + std::to_string(adds ? oldest : kFormat));
}

void prepare_alone(Session& session) {
  session.run("CREATE SCHEMA IF NOT EXISTS bathys");
  session.run("CREATE TABLE IF NOT EXISTS format (version BIGINT NOT NULL, oldest BIGINT NOT NULL)");
  session.run("INSERT INTO format SELECT 0, 0 WHERE NOT EXISTS (SELECT 1 FROM format)");
  const Rows rows = session.run("SELECT version, oldest FROM format");
  const i64 version = rows.number(0, 0);
  if (rows.number(0, 1) > kFormat) too_old();
  if (version < kFormat) climb(session, version, rows.number(0, 1));
}

}  // namespace

/// Divides by zero when it does not: the transaction fails before anything of it is done.
const Prepared kSuits{"suits", "SELECT 1 / (oldest <= $1::bigint)::int FROM format"};
Call suits_call() { return {&kSuits, {std::to_string(kFormat)}}; }

void explain_if_too_old(const Refused& refused) {
  if (refused.state == "22012") too_old();
}

void prepare_schema(Session& session) {
  session.run("BEGIN");
  session.run(kAlone);
  try {
    prepare_alone(session);
  } catch (const Lost&) {
    throw;
  } catch (const StorageError&) {
    session.run("ROLLBACK");
    throw;
  }
  session.run("COMMIT");
}

}  // namespace bathys::storage::postgres
