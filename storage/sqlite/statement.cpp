// SQLite in terms of objects.
#include "storage/sqlite/statement.hpp"

namespace bathys::storage {

Connection::Connection(const std::string& file, Use use) : file_(file) {
  const int flags = use == Use::reading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) fail(code);
  sqlite3_busy_timeout(handle, kBusyMs);
  if (use == Use::reading) return;
  // Counts for new files only. Answers of many tables fall into many pages: small ones make a small log.
  run("PRAGMA page_size = 1024");
}

void Connection::fail(int code) const {
  const std::string what = handle_ ? sqlite3_errmsg(handle_.get()) : sqlite3_errstr(code);
  if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT) {
    throw StorageError(file_ + " is damaged, or no database of bathys (" + what + ")");
  }
  const bool of_change = (code & 0xFF) == SQLITE_CONSTRAINT;
  throw StorageError(file_ + ": " + what, of_change ? StorageError::Fault::change : StorageError::Fault::storage);
}

void Connection::run(const char* sql) {
  const int code = sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

i64 Connection::number(const char* sql) {
  Statement statement(*this, sql);
  return statement.next() ? statement.number(0) : 0;
}

std::string Connection::text(const char* sql) {
  Statement statement(*this, sql);
  return statement.next() ? statement.text(0) : std::string();
}

Statement::Statement(Connection& connection, std::string_view sql) : connection_(connection) {
  sqlite3_stmt* handle = nullptr;
  const int code = sqlite3_prepare_v3(connection.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) connection.fail(code);
}

Statement& Statement::operator<<(std::string_view text) {
  // An empty text is a text, not a null.
  const char* const data = text.empty() ? "" : text.data();
  sqlite3_bind_text(handle_.get(), ++bound_, data, static_cast<int>(text.size()), SQLITE_TRANSIENT);
  return *this;
}

Statement& Statement::operator<<(i64 number) {
  sqlite3_bind_int64(handle_.get(), ++bound_, number);
  return *this;
}

void Statement::run() {
  while (next()) {
  }
}

bool Statement::next() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  reset();
  if (code != SQLITE_DONE) connection_.fail(code);
  return false;
}

std::string Statement::text(int column) const {
  const auto* const bytes = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
  return bytes == nullptr ? std::string()
                          : std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column)));
}

void Statement::reset() {
  sqlite3_reset(handle_.get());
  bound_ = 0;
}

}  // namespace bathys::storage
