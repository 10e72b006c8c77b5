// Passports in the database.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/postgres/deeds.hpp"
#include "storage/postgres/session.hpp"
#include "storage/storage.hpp"

namespace bathys::storage::postgres {

/// `mark` is different for every deed of every process.
Deed passport_deed(const PassportDeed& deed, i64 mark);

std::optional<StoredPassport> read_passport(Session& session, const PassportKey& key);
std::vector<std::string> read_unrated(Session& session, int most);
std::vector<Player> read_players(Session& session, const std::string& table);

const std::vector<const Prepared*>& passport_writing_statements();
const std::vector<const Prepared*>& passport_reading_statements();

}  // namespace bathys::storage::postgres
