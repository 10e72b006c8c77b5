// Tables kept in a SQLite file. What waits to be written shares one transaction and one flush to the disk.
#pragma once

#include <memory>
#include <string>

#include "storage/storage.hpp"

namespace bathys::storage {

/// How large the write-ahead log may become, in pages.
struct LogLimits {
  /// From here on a thread of its own brings pages into the main file.
  int to_move = 8'000;
  /// That thread cannot start the log over while answers keep coming; from here on the writer tries to, between two
  /// transactions. When another program reads and holds the log, it goes on writing and tries again later.
  int to_start_over = 64'000;
};

/// Opens the file, or makes it. Throws StorageError when it cannot be used: damaged, written by a newer version,
/// another program's, not writable, or in use by another server. Its destructor writes what still waits.
std::unique_ptr<Storage> open_sqlite(const std::string& file, LogLimits limits = {});

}  // namespace bathys::storage
