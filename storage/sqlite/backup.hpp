// Copies of a database and a look into one, while a server may be using it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "storage/sqlite/reader.hpp"
#include "storage/sqlite/schema.hpp"
#include "storage/sqlite/statement.hpp"

namespace bathys::storage {

/// A file that only its owner may read, and that is there when it is whole and on disk, or not at all: `write` is given
/// the name under which it comes into being. It must not exist yet. Throws StorageError.
void write_whole(const std::string& file, const std::function<void(const std::string& part)>& write);

/// A copy as the database stands at one moment, whole and on disk; the file must not exist yet. A server that writes
/// meanwhile goes on. Throws StorageError, and leaves no copy then.
void back_up(const std::string& database, const std::string& copy);

/// A database that is only read, whoever uses it; one of an older format is brought up to date in memory.
class Examined {
 public:
  /// Throws StorageError when it is no database of bathys, or of a newer one.
  explicit Examined(const std::string& file);

  /// What SQLite finds wrong in the whole file; empty when nothing is.
  std::string damage();
  std::vector<std::string> tables() { return reader_->list_all(); }
  std::optional<Stored> load(const std::string& table) { return reader_->load_since(table, 0); }

 private:
  Connection file_;
  std::unique_ptr<Connection> renewed_{};
  std::unique_ptr<Reader> reader_{};
};

}  // namespace bathys::storage
