// SQLite in terms of objects: a connection and prepared statements that throw when something goes wrong.
#pragma once

#include <sqlite3.h>

#include <memory>
#include <string>
#include <string_view>

#include "core/integers.hpp"
#include "storage/storage.hpp"

namespace bathys::storage {

class Connection {
 public:
  /// How it is opened: what a server needs, which makes the file when it is not there, or reading alone.
  enum class Use { everything, reading };
  /// How long it waits for another program that writes, in milliseconds.
  static constexpr int kBusyMs = 10'000;

  explicit Connection(const std::string& file, Use use = Use::everything);

  /// Any number of statements without parameters and results.
  void run(const char* sql);
  /// The one number that a statement gives.
  i64 number(const char* sql);
  std::string text(const char* sql);
  sqlite3* get() const { return handle_.get(); }
  [[noreturn]] void fail(int code) const;

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
  };

  std::string file_;
  std::unique_ptr<sqlite3, Close> handle_;
};

/// Prepared once, used many times: bind with `<<` in the order of the parameters, then `run` or `next`.
class Statement {
 public:
  Statement(Connection& connection, std::string_view sql);

  Statement& operator<<(std::string_view text);
  Statement& operator<<(i64 number);

  /// For a statement without results; ready to be bound again afterwards.
  void run();
  /// Goes to the next row; false after the last, and ready to be bound again then.
  bool next();
  std::string text(int column) const;
  i64 number(int column) const { return sqlite3_column_int64(handle_.get(), column); }
  void reset();

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };

  Connection& connection_;
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
  int bound_ = 0;
};

}  // namespace bathys::storage
