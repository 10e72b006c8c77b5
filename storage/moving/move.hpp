// Moves all tables from a file into a PostgreSQL database, or back into a file.
#pragma once

#include <string>

#include "core/integers.hpp"

namespace bathys::storage {

struct Moved {
  i64 tables = 0;
  i64 answers = 0;
};

/// Everything that the one holds is in the other afterwards, or nothing is. The one stays as it is; no server may use
/// either meanwhile. A file must not exist yet, a database has to be empty. Throws StorageError.
Moved move_all(const std::string& from, const std::string& to);

}  // namespace bathys::storage
