// The HTTP side: tables are made, joined and listed here, and records fetched.
#pragma once

#include <functional>
#include <string>

#include "server/desk.hpp"
#include "server/http.hpp"
#include "server/limits.hpp"
#include "server/services.hpp"
#include "server/static_files.hpp"
#include "server/tables.hpp"

namespace bathys::server {

class Api {
 public:
  using Answered = std::function<void(HttpAnswer)>;

  Api(Services& services, Tables& tables, Addresses& addresses);

  /// Answers exactly once, from any thread, perhaps before it returns.
  void handle(const HttpRequest& request, Answered answered);

 private:
  void handle_api(const HttpRequest& request, const Answered& answered);
  void create(const HttpRequest& request, const Answered& answered);
  void list(const Answered& answered);
  void join(const HttpRequest& request, const std::string& table, const Answered& answered);
  void claim(const HttpRequest& request, const std::string& table, const Answered& answered);
  void take_seat(const std::string& table, const ClaimRequest& claim, const Json& body, const Answered& answered);
  void record(const HttpRequest& request, const std::string& table, const Answered& answered);

  Services& services_;
  Tables& tables_;
  Addresses& addresses_;
  StaticFiles files_;
  Desk desk_;
};

/// A table to be made, as a request describes it.
struct NewTable {
  storage::TableRow row;
  std::unique_ptr<AnyGame> game;
  std::vector<std::string> tokens;  ///< for each seat; empty for a bot's
  std::string spectator;
  std::string owner;
};

/// What the maker of a table is told.
Json created_json(const NewTable& made);

/// Throws BadInput for an impossible request. Tests are `trusted`: they may give a position as "start",
/// and a seed however many people play.
NewTable plan_table(const Json& request, bool trusted = false);

}  // namespace bathys::server
