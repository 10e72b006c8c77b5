// PostgreSQL in terms of objects: a session that throws when something goes wrong, and batches that travel as one.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/integers.hpp"
#include "storage/storage.hpp"

// libpq's own names, so that its header is read in one file only.
struct pg_conn;
struct pg_result;

namespace bathys::storage::postgres {

/// The connection is gone or never came about. What was under way may have happened or not.
struct Lost : StorageError {
  using StorageError::StorageError;
};

/// The database understood and said no; nothing of the batch is kept.
struct Refused : StorageError {
  Refused(const std::string& what, std::string code)
      : StorageError(what, code.starts_with("23") ? Fault::change : Fault::storage), state(std::move(code)) {}
  /// Somebody who comes again may succeed: two transactions stood in each other's way.
  bool passing() const { return state == "40P01" || state == "40001"; }
  bool repeated() const { return state == "23505"; }

  std::string state;  ///< SQLSTATE, five letters
};

/// What a statement gave.
class Rows {
 public:
  explicit Rows(pg_result* result);
  int count() const;
  std::string text(int row, int column) const;
  i64 number(int row, int column) const;
  bool truth(int row, int column) const;

 private:
  struct Clear {
    void operator()(pg_result* result) const;
  };
  std::unique_ptr<pg_result, Clear> result_;
};

/// A prepared statement: a name and its text. Every session prepares all of them when it begins.
struct Prepared {
  std::string name;
  std::string sql;
};

/// One use of a prepared statement.
struct Call {
  const Prepared* statement;
  std::vector<std::string> values{};
};

/// What was said on a channel.
struct Heard {
  int by = 0;  ///< the number of the session that said it
  std::string what;
};

class Session {
 public:
  /// Throws Lost when nobody answers or lets us in, StorageError when the address makes no sense.
  explicit Session(const std::string& address);

  void prepare(const std::vector<const Prepared*>& statements);
  /// Statements without parameters, one after another; what the last one gave.
  Rows run(const std::string& sql);
  /// All calls in one transaction and one journey to the database and back. Throws Refused or Lost.
  std::vector<Rows> transact(const std::vector<Call>& calls, const char* begin = "BEGIN");

  /// Waits until something is said on a channel that was listened to, or the time is over, or `wake` can be read.
  std::vector<Heard> listen(int timeout_ms, int wake);
  /// By which others know this session when it says something.
  int number() const;

 private:
  struct Finish {
    void operator()(pg_conn* connection) const;
  };
  [[noreturn]] void fail() const;
  void check(const pg_result* result) const;
  void send(const Call& call);
  void send(const char* sql);
  Rows next_result();

  std::unique_ptr<pg_conn, Finish> connection_;
};

}  // namespace bathys::storage::postgres
