// Everything that is read from the database.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/postgres/session.hpp"
#include "storage/storage.hpp"

namespace bathys::storage::postgres {

std::optional<Stored> read_since(Session& session, const std::string& table, u64 change);
std::vector<Listed> read_public(Session& session, int most);
std::vector<Timed> read_timed(Session& session);
std::vector<std::string> read_unseen(Session& session, i64 since, int most);
i64 read_running_time(Session& session);
/// What all processes but this one have said.
std::vector<int> read_present(Session& session, const std::string& table, i64 process);

/// What a session that reads has to know.
const std::vector<const Prepared*>& reading_statements();

}  // namespace bathys::storage::postgres
