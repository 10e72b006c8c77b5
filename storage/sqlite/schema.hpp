// The tables of the database and how older files become new ones.
#pragma once

#include "storage/sqlite/statement.hpp"

namespace bathys::storage {

/// The version this program writes. Each version adds one step to the list in schema.cpp; steps never change.
inline constexpr i64 kSchemaVersion = 8;

/// The version of a file. Throws StorageError for one that is from a newer version or of another program.
i64 check_schema(Connection& connection, const std::string& file);

/// Makes an empty file a database of bathys, or brings an older one up to date. Throws StorageError for a file that is
/// damaged, from a newer version, or of another program; the file is unchanged then.
void prepare_schema(Connection& connection, const std::string& file);

/// What a file of an older version was made with, for tests of the migration.
void make_old_schema(Connection& connection, i64 version);

}  // namespace bathys::storage
