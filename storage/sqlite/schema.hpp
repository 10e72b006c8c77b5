// The tables of the database and how older files become new ones.
#pragma once

#include <string>
#include <vector>

#include "storage/sqlite/statement.hpp"

namespace bathys::storage {

/// The version this program writes. Each version adds one step to the list in schema.cpp; steps never change.
inline constexpr i64 kSchemaVersion = 9;

/// The version of a file. Throws StorageError for one that is from a newer version or of another program.
i64 check_schema(Connection& connection, const std::string& file);

/// Makes an empty file a database of bathys, or brings an older one up to date. Throws StorageError for a file that is
/// damaged, from a newer version, or of another program; the file is unchanged then.
void prepare_schema(Connection& connection, const std::string& file);

/// For each table of the schema that has this column, a statement that deletes what has this value there: whatever
/// refers to a table or a passport goes with it, also what later versions add.
std::vector<Statement> deletions_by(Connection& connection, const std::string& column);

/// What a file of an older version was made with, for tests of the migration.
void make_old_schema(Connection& connection, i64 version);

}  // namespace bathys::storage
