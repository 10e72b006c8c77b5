// Copies of a database and a look into one.
#include "storage/sqlite/backup.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace bathys::storage {
namespace {

/// In one go, so that the copy is the database of one moment; who writes meanwhile is not held.
void copy_all(Connection& from, Connection& to) {
  sqlite3_backup* const backup = sqlite3_backup_init(to.get(), "main", from.get(), "main");
  if (backup == nullptr) to.fail(sqlite3_errcode(to.get()));
  sqlite3_backup_step(backup, -1);
  const int code = sqlite3_backup_finish(backup);
  if (code != SQLITE_OK) to.fail(code);
}

void flush(const std::string& name, int flags) {
  const int file = ::open(name.c_str(), flags | O_CLOEXEC);
  const bool flushed = file >= 0 && ::fsync(file) == 0;
  const int why = errno;
  if (file >= 0) ::close(file);
  if (!flushed) throw StorageError(name + ": " + std::strerror(why));
}

/// An empty file that only its owner may read.
void make_private(const std::string& name) {
  const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) throw StorageError(name + ": " + std::strerror(errno));
  ::close(file);
}

void write_copy(const std::string& database, const std::string& copy) {
  Connection from(database, Connection::Use::reading);
  check_schema(from, database);
  Connection to(copy);
  copy_all(from, to);
  // One file that can be carried away; a server that opens it begins a log again.
  to.run("PRAGMA journal_mode = DELETE");
  const std::string check = to.text("PRAGMA integrity_check(1)");
  if (check != "ok") throw StorageError(database + " is damaged: " + check);
}

}  // namespace

void write_whole(const std::string& file, const std::function<void(const std::string& part)>& write) {
  namespace fs = std::filesystem;
  if (fs::exists(file)) throw StorageError(file + " exists already");
  const std::string part = file + ".part";
  fs::remove(part);
  make_private(part);
  try {
    write(part);
    flush(part, O_RDWR);
    fs::rename(part, file);
    const fs::path folder = fs::absolute(file).parent_path();
    flush(folder, O_RDONLY | O_DIRECTORY);
  } catch (const fs::filesystem_error& error) {
    fs::remove(part);
    throw StorageError(file + ": " + error.code().message());
  } catch (const StorageError&) {
    fs::remove(part);
    throw;
  }
}

void back_up(const std::string& database, const std::string& copy) {
  write_whole(copy, [&](const std::string& part) { write_copy(database, part); });
}

Examined::Examined(const std::string& file) : file_(file, Connection::Use::reading) {
  check_schema(file_, file);
  if (file_.number("PRAGMA user_version") < kSchemaVersion) {
    renewed_ = std::make_unique<Connection>(":memory:");
    copy_all(file_, *renewed_);
    prepare_schema(*renewed_, file);
  }
  reader_ = std::make_unique<Reader>(renewed_ ? *renewed_ : file_);
}

std::string Examined::damage() {
  const std::string found = file_.text("PRAGMA integrity_check(1)");
  return found == "ok" ? std::string() : found;
}

}  // namespace bathys::storage
