// Passports kept in memory only, for tests.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "storage/storage.hpp"

namespace bathys::storage {

/// Not safe by itself: whoever has it has the lock.
class MemoryPassports {
 public:
  using Tables = std::map<std::string, Stored>;

  void write(PassportDeed& deed, Tables& tables);
  /// The table is gone.
  void forget(const std::string& table) {
    for (auto& [hash, kept] : passports_) kept.ties.erase(table);
    players_.erase(table);
  }
  std::vector<Player> players(const std::string& table, const Tables& tables) const;
  std::optional<StoredPassport> load(const PassportKey& key, const Tables& tables) const;

 private:
  struct Kept {
    Passport passport;
    std::map<std::string, Tie> ties{};
    std::map<std::pair<std::string, std::string>, Paper> papers{};
    std::map<std::string, GameRating> ratings{};
  };
  Kept& kept(const std::string& hash);
  void make(IssuePassport& deed);
  void make(AmendPassport& deed);
  void make(RevokePassport& deed);
  void tie(const TieSeat& deed, const Tables& tables);
  void make(UntieSeat& deed);
  void make(NoteTurn& deed);
  void make(KeepPapers& deed);
  void count(const CountRated& deed, Tables& tables);

  std::map<std::string, Kept> passports_;
  std::map<std::string, std::map<int, Player>> players_;  ///< by table and seat
};

}  // namespace bathys::storage
