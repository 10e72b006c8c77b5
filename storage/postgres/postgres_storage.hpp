// Tables kept in a PostgreSQL database, which many processes may share.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "storage/storage.hpp"

namespace bathys::storage {

/// Whether this names a PostgreSQL database and not a file: "postgresql://…" or "postgres://…".
bool is_postgres(std::string_view name);

/// Opens the database and makes its tables if need be. Throws StorageError when it cannot be used: a bad address,
/// nobody there, no right, or made by a newer version. Its destructor writes what still waits.
std::unique_ptr<Storage> open_postgres(const std::string& address);

}  // namespace bathys::storage
