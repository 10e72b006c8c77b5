// Where passports are made, shown and deleted, and where their turns can be read (HTTP).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/http.hpp"
#include "server/limits.hpp"
#include "server/services.hpp"
#include "server/tables.hpp"

namespace bathys::server {

class Desk {
 public:
  using Answered = std::function<void(HttpAnswer)>;

  Desk(Services& services, Tables& tables, Addresses& addresses)
      : services_(services), tables_(tables), addresses_(addresses) {}

  /// Whether a path is this one's.
  static bool serves(const std::string& path);
  /// Answers exactly once. Throws BadInput for what cannot be understood.
  void handle(const HttpRequest& request, const Answered& answered);

  /// Ties a seat to a passport; `told` hears whether that was done.
  void tie(const std::string& secret, const std::string& table, int seat, const std::string& token,
           std::function<void(bool done)> told);

 private:
  /// A passport that was asked for.
  struct Shown {
    storage::StoredPassport stored;
    std::vector<Table::Stand> stands;  ///< by table; those that were not asked are not `known`
  };
  using OnShown = std::function<void(std::shared_ptr<Shown>)>;

  void issue(const HttpRequest& request, const Answered& answered);
  void show(const std::string& secret, const Answered& answered);
  void rename(const HttpRequest& request, const std::string& secret, const Answered& answered);
  void renew_feed(const std::string& secret, const Answered& answered);
  void revoke(const std::string& secret, const Answered& answered);
  void tie_table(const HttpRequest& request, const std::string& secret, const Answered& answered);
  void keep_papers(const HttpRequest& request, const std::string& secret, const Answered& answered);
  void feed(const HttpRequest& request, const Answered& answered);

  /// With the passport, or answers that there is none.
  void with_passport(storage::PassportKey key, const Answered& answered,
                     std::function<void(storage::StoredPassport)> then);
  /// Asks the tables that go on how they stand.
  void ask_tables(storage::StoredPassport stored, OnShown then);
  void write(storage::PassportDeed deed, const Answered& answered, std::function<HttpAnswer()> done);

  Services& services_;
  Tables& tables_;
  Addresses& addresses_;
};

/// The turns of a passport as an Atom feed. Nothing in it lets anybody act.
struct Turn {
  std::string table;
  std::string title;
  u64 decision = 0;
  i64 since = 0;  ///< seconds since 1970
};
std::string atom_feed(const std::string& name, const std::string& title, i64 changed, const std::vector<Turn>& turns);

}  // namespace bathys::server
