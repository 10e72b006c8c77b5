// Tables kept in a SQLite file. What waits to be written shares one transaction and one flush to the disk.
#pragma once

#include <memory>
#include <string>

#include "storage/storage.hpp"

namespace bathys::storage {

/// Opens the file, or makes it. Throws StorageError when it cannot be used: damaged, written by a newer version,
/// another program's, or in use by another server. Its destructor writes what still waits.
std::unique_ptr<Storage> open_sqlite(const std::string& file);

}  // namespace bathys::storage
