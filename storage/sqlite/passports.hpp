// Passports in the database.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/sqlite/statement.hpp"
#include "storage/storage.hpp"

namespace bathys::storage {

/// Always inside a transaction that the caller opens and closes.
class PassportWriter {
 public:
  explicit PassportWriter(Connection& connection);

  void write(const PassportDeed& deed);

 private:
  void make(const IssuePassport& deed);
  void make(const AmendPassport& deed);
  void make(const RevokePassport& deed);
  void make(const TieSeat& deed);
  void make(const UntieSeat& deed);
  void make(const NoteTurn& deed);
  void make(const KeepPapers& deed);
  void make(const CountRated& deed);
  i64 row_of(const std::string& passport);
  i64 table_of(const std::string& table);
  /// Whether the last statement has changed anything.
  bool changed() const { return sqlite3_changes(connection_.get()) > 0; }

  Connection& connection_;
  Statement row_, table_, issue_, amend_, revoke_, tie_, play_, untie_, turn_, paper_, fewer_ties_, fewer_papers_;
  Statement count_, one_more_, rating_, no_players_;
  std::vector<Statement> revoke_parts_;
};

class PassportReader {
 public:
  explicit PassportReader(Connection& connection);

  std::optional<StoredPassport> load(const PassportKey& key);
  std::vector<std::string> unrated(int most);
  std::vector<Player> players(const std::string& table);

 private:
  Statement by_secret_, by_feed_, tables_, seats_, papers_, ratings_, unrated_, players_;
};

}  // namespace bathys::storage
