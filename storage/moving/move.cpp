// Moves all tables from a file into a PostgreSQL database, or back.
//
// It goes by the columns that the file has; a test holds that the database has each of them. So whatever a later format
// adds is moved as well.
#include "storage/moving/move.hpp"

#include <chrono>
#include <filesystem>
#include <thread>
#include <vector>

#include "storage/postgres/postgres_storage.hpp"
#include "storage/postgres/schema.hpp"
#include "storage/postgres/session.hpp"
#include "storage/sqlite/backup.hpp"
#include "storage/sqlite/file_lock.hpp"
#include "storage/sqlite/schema.hpp"
#include "storage/sqlite/statement.hpp"

namespace bathys::storage {
namespace {

using postgres::Rows;
using postgres::Session;

/// One table of the schema, and its columns.
struct Layout {
  std::string table;
  std::vector<std::string> columns{};
};

std::vector<Layout> layouts_of(Connection& file) {
  std::vector<Layout> all;
  Statement columns(file,
                    "SELECT t.name, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c "
                    "WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' ORDER BY t.name, c.cid");
  while (columns.next()) {
    if (all.empty() || all.back().table != columns.text(0)) all.push_back({columns.text(0)});
    all.back().columns.push_back(columns.text(1));
  }
  return all;
}

std::string listed(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list.append(list.empty() ? "" : ", ").append(name);
  return list;
}

/// A file writes the change of a table with its answers, the database with its changes. Between them it travels with
/// the table.
bool is_change_of_table(const Layout& layout, const std::string& column) {
  return layout.table == "tables" && column == "change";
}

/// How long servers have run is there from the beginning; all else is not.
constexpr const char* kRunning = "running";

bool is_alone(Session& session) {
  return session
             .run(
                 "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND "
                 "pid <> pg_backend_pid() AND backend_type = 'client backend'")
             .number(0, 0) == 0;
}

/// Nobody else at the database, from here to the end of the transaction. Who has just gone is seen for a moment longer.
void begin_alone(Session& session) {
  for (int tries = 30; !is_alone(session); --tries) {
    if (tries == 0) throw StorageError("somebody else uses the database; end all servers first");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  session.run("BEGIN ISOLATION LEVEL REPEATABLE READ");
  // Every server asks this table before it does anything.
  session.run("LOCK TABLE format IN ACCESS EXCLUSIVE MODE");
}

/// What was begun is not kept, however we leave.
class Transaction {
 public:
  explicit Transaction(Session& session) : session_(session) { begin_alone(session); }
  ~Transaction() {
    if (done_) return;
    try {
      session_.run("ROLLBACK");
    } catch (const StorageError&) {
      // The session is lost, and with it what was begun.
    }
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit() {
    session_.run("COMMIT");
    done_ = true;
  }

 private:
  Session& session_;
  bool done_ = false;
};

i64 count_of(Connection& file, const std::string& table) {
  return file.number(("SELECT count(*) FROM " + table).c_str());
}
i64 count_of(Session& session, const std::string& table) {
  return session.run("SELECT count(*) FROM " + table).number(0, 0);
}

/// Nothing may be left out, whatever the reason.
void expect_all(Connection& file, Session& session, const std::vector<Layout>& layouts) {
  for (const Layout& layout : layouts) {
    if (count_of(file, layout.table) == count_of(session, layout.table)) continue;
    throw StorageError("not everything of " + layout.table + " has arrived; nothing was moved");
  }
}

Moved moved(Connection& file) { return {count_of(file, "tables"), count_of(file, "answers")}; }

// Into the database.

/// As a constant of the database. It has no texts with a zero byte; only a nonce could have one, and half of one would
/// be another's.
std::string quoted(const std::string& text) {
  if (text.find('\0') != std::string::npos) return "''";
  std::string constant = "'";
  for (const char letter : text) constant.append(letter == '\'' ? 2 : 1, letter);
  return constant += '\'';
}

void expect_empty(Session& session, const std::vector<Layout>& layouts) {
  for (const Layout& layout : layouts) {
    if (layout.table != kRunning && count_of(session, layout.table) > 0) {
      throw StorageError("there are tables in the database already; it has to be empty");
    }
  }
}

void fill(Session& session, Connection& file, const Layout& layout) {
  constexpr int kTogether = 500;
  session.run("DELETE FROM " + layout.table);
  std::vector<std::string> read = layout.columns;
  for (std::string& column : read) {
    if (is_change_of_table(layout, column)) {
      column = "max(change, coalesce((SELECT max(change) FROM answers WHERE of_table = row), 0))";
    }
  }
  Statement rows(file, "SELECT " + listed(read) + " FROM " + layout.table);
  const std::string insert =
      "INSERT INTO " + layout.table + " (" + listed(layout.columns) + ") OVERRIDING SYSTEM VALUE VALUES ";
  std::string some;
  int waiting = 0;
  const auto write = [&] {
    if (waiting > 0) session.run(insert + some);
    some.clear();
    waiting = 0;
  };
  while (rows.next()) {
    std::vector<std::string> values;
    for (int i = 0; i < static_cast<int>(layout.columns.size()); ++i) values.push_back(quoted(rows.text(i)));
    some.append(waiting > 0 ? ", (" : "(").append(listed(values)).append(")");
    if (++waiting == kTogether) write();
  }
  write();
}

/// Whatever is made afterwards gets the next number.
void number_on(Session& session) {
  const Rows numbered = session.run(
      "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'bathys' AND "
      "is_identity = 'YES'");
  for (int i = 0; i < numbered.count(); ++i) {
    const std::string table = numbered.text(i, 0), column = numbered.text(i, 1);
    session.run("SELECT setval(pg_get_serial_sequence(" + quoted(table) + ", " + quoted(column) +
                "), (SELECT coalesce(max(" + column + "), 0) + 1 FROM " + table + "), false)");
  }
}

Moved into_database(const std::string& from, const std::string& to) {
  if (!std::filesystem::exists(from)) throw StorageError(from + " is not there");
  const FileLock lock(from);
  Connection file(from);
  prepare_schema(file, from);
  const std::vector<Layout> layouts = layouts_of(file);
  Session session(to);
  postgres::prepare_schema(session);
  Transaction transaction(session);
  session.run("SET LOCAL standard_conforming_strings = on");
  expect_empty(session, layouts);
  for (const Layout& layout : layouts) fill(session, file, layout);
  number_on(session);
  expect_all(file, session, layouts);
  const Moved all = moved(file);
  transaction.commit();
  return all;
}

// Into a file.

/// What is read of a column, in numbers and texts.
std::string read_as(Session& session, const Layout& layout, const std::string& column) {
  if (is_change_of_table(layout, column)) {
    return "greatest(change, (SELECT max(changes.change) FROM changes WHERE of_table = row))";
  }
  const Rows type = session.run(
      "SELECT data_type FROM information_schema.columns WHERE table_schema = 'bathys' AND "
      "table_name = " +
      quoted(layout.table) + " AND column_name = " + quoted(column));
  return type.count() > 0 && type.text(0, 0) == "boolean" ? column + "::int" : column;
}

void fill(Connection& file, Session& session, const Layout& layout) {
  file.run(("DELETE FROM " + layout.table).c_str());
  std::vector<std::string> read, places;
  for (const std::string& column : layout.columns) {
    read.push_back(read_as(session, layout, column));
    places.emplace_back("?");
  }
  // A column keeps the kind it has: numbers that come as texts become numbers again.
  Statement insert(file,
                   "INSERT INTO " + layout.table + " (" + listed(layout.columns) + ") VALUES (" + listed(places) + ")");
  session.run("DECLARE moving CURSOR FOR SELECT " + listed(read) + " FROM " + layout.table);
  while (true) {
    const Rows some = session.run("FETCH 1000 FROM moving");
    for (int row = 0; row < some.count(); ++row) {
      for (int i = 0; i < static_cast<int>(layout.columns.size()); ++i) insert << some.text(row, i);
      insert.run();
    }
    if (some.count() == 0) break;
  }
  session.run("CLOSE moving");
}

Moved into_file(const std::string& from, const std::string& to) {
  Session session(from);
  postgres::prepare_schema(session);
  Transaction transaction(session);
  Moved all;
  write_whole(to, [&](const std::string& part) {
    Connection file(part);
    prepare_schema(file, part);
    const std::vector<Layout> layouts = layouts_of(file);
    file.run("BEGIN");
    for (const Layout& layout : layouts) fill(file, session, layout);
    expect_all(file, session, layouts);
    file.run("COMMIT");
    all = moved(file);
  });
  return all;
}

}  // namespace

Moved move_all(const std::string& from, const std::string& to) {
  const bool from_database = is_postgres(from);
  if (from_database == is_postgres(to)) {
    throw StorageError(from_database ? "both are PostgreSQL databases; pg_dump and pg_restore copy one to another"
                                     : "both are files; bathys backup copies one to another");
  }
  return from_database ? into_file(from, to) : into_database(from, to);
}

}  // namespace bathys::storage
