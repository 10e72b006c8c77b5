// The HTTP side: tables are made, joined and listed here, and records fetched.
#include "server/api.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "core/refusal.hpp"
#include "games/all/games.hpp"
#include "server/names.hpp"
#include "server/rated.hpp"
#include "server/tokens.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {
namespace {

constexpr std::string_view kTables = "/api/tables";
constexpr int kMaxListed = 100;

/// "/api/tables/ID/WHAT" as its two last parts; empty when the path is none of these.
std::pair<std::string, std::string> table_path(std::string_view path) {
  if (!path.starts_with(kTables) || path.size() <= kTables.size() + 1) return {};
  const std::string_view rest = path.substr(kTables.size() + 1);
  const std::size_t slash = rest.find('/');
  if (slash == std::string_view::npos) return {};
  return {std::string(rest.substr(0, slash)), std::string(rest.substr(slash + 1))};
}

std::string complaint(const BadInput& bad) { return bad.where.empty() ? bad.what : bad.where + ": " + bad.what; }

HttpAnswer wrong_method(const char* right) {
  HttpAnswer answer = error_answer(405, "wrong_method", std::string("only ") + right + " is understood here");
  answer.headers.emplace_back("Allow", right);
  return answer;
}

int status_of(const std::string& code) {
  if (code == "no_table") return 404;
  if (code == "taken" || code == "used" || code == "bot_plays" || code == "too_early") return 409;
  if (code == "bad_request" || code == "bad_key") return 400;
  if (code == "storage" || code == "again") return 503;
  return 403;
}

/// The secret of the passport that is open where a seat is taken; empty without one.
std::string passport_in(const Json& body) {
  if (!body.contains("passport")) return {};
  if (!body["passport"].is_string()) throw BadInput{"passport", "a text is expected"};
  const std::string secret = body["passport"];
  return is_token(secret) ? secret : std::string();
}

HttpAnswer state_answer(const std::function<std::string()>& what_is_wrong) {
  const std::string wrong = what_is_wrong ? what_is_wrong() : std::string();
  if (wrong.empty()) return json_answer(200, {{"ok", true}});
  return json_answer(503, {{"ok", false}, {"why", wrong}});
}

/// Nothing for a table that nobody could open: its rows are damaged, or its rules are others.
std::optional<Json> listed_json(const storage::Listed& listed) {
  const AnyKind* const kind = find_game(listed.table.game);
  if (kind == nullptr || !kind->may_replay(listed.table.rules)) return std::nullopt;
  Json options;
  bool rated = false;
  try {
    options = wire::parse_json(listed.table.options);
    rated = still_rated(listed.table);
  } catch (const BadInput&) {
    return std::nullopt;
  }
  Json seats = Json::array();
  for (const storage::SeatRow& seat : listed.table.seats) seats.push_back(listed_seat_json(seat));
  Json json{{"table", listed.table.id},       {"game", listed.table.game},   {"options", std::move(options)},
            {"seats", std::move(seats)},      {"decision", listed.decision}, {"over", listed.table.over},
            {"created", listed.table.created}};
  if (rated) json["rated"] = true;
  return json;
}

}  // namespace

Json created_json(const NewTable& made) {
  Json tokens = Json::array();
  for (const std::string& token : made.tokens) tokens.push_back(token.empty() ? Json(nullptr) : Json(token));
  return {{"table", made.row.id},
          {"tokens", tokens},
          {"spectator", made.spectator},
          {"owner", made.owner},
          {"waiting", is_waiting(made.row)},
          {"commitment", commitment_of(made.row.seed, made.row.salt)}};
}

Api::Api(Services& services, Tables& tables, Addresses& addresses)
    : services_(services),
      tables_(tables),
      addresses_(addresses),
      files_(services.settings.web),
      desk_(services, tables, addresses) {}

void Api::handle(const HttpRequest& request, Answered answered) {
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (request.path.starts_with("/api/")) return handle_api(request, answered);
  if (Desk::serves(request.path)) return desk_.handle(request, answered);
  if (!reads) return answered(wrong_method("GET"));
  if (request.path == "/health") return answered(state_answer(services_.illness));
  if (request.path == "/ready") return answered(state_answer(services_.complaint));
  if (request.path == "/metrics") {
    return answered({200, "text/plain; version=0.0.4", services_.metrics.text(services_.storage.statistics()), {}});
  }
  answered(files_.get(request));
}

void Api::handle_api(const HttpRequest& request, const Answered& answered) {
  const bool post = request.method == "POST";
  const bool changes = request.method != "GET" && request.method != "HEAD";
  if (changes && !origin_allowed(request.origin, request.host, services_.settings.origins)) {
    return answered(error_answer(403, "wrong_origin", "pages from elsewhere may not do this"));
  }
  try {
    if (Desk::serves(request.path)) return desk_.handle(request, answered);
    if (request.path == kTables && post) return create(request, answered);
    if (request.path == kTables) return request.method == "GET" ? list(answered) : answered(wrong_method("GET, POST"));
    const auto [table, what] = table_path(request.path);
    if (what == "claim") return post ? claim(request, table, answered) : answered(wrong_method("POST"));
    if (what == "join") return post ? join(request, table, answered) : answered(wrong_method("POST"));
    if (what == "record") {
      return request.method == "GET" ? record(request, table, answered) : answered(wrong_method("GET"));
    }
  } catch (const BadInput& bad) {
    return answered(error_answer(400, "bad_request", complaint(bad)));
  }
  answered(error_answer(404, "not_found", "there is nothing here"));
}

void Api::create(const HttpRequest& request, const Answered& answered) {
  auto made = std::make_shared<NewTable>(plan_table(wire::parse_json(request.body)));
  if (!addresses_.makes_table(request.address, steady_ms() / 1000)) {
    ++services_.metrics.limited;
    return answered(error_answer(429, "too_many_tables", "this address has made too many tables in the last hour"));
  }
  made->row.seen = services_.time.now() / 1000;
  services_.storage.create(made->row, [this, made, answered](const storage::StorageError* error) {
    if (error != nullptr) return answered(error_answer(503, "storage", "the table could not be written"));
    ++services_.metrics.tables_created;
    const Json body = created_json(*made);
    const bool may_be_known = made->row.is_public && services_.storage.shared();
    const auto table = tables_.add(std::move(made->row), std::move(made->game));
    if (may_be_known) table->look_again();
    answered(json_answer(201, body));
  });
}

void Api::list(const Answered& answered) {
  services_.storage.list_public(
      kMaxListed, [answered](const std::vector<storage::Listed>& tables, const storage::StorageError* error) {
        if (error != nullptr) return answered(error_answer(503, "storage", "the tables could not be read"));
        Json list = Json::array();
        for (const storage::Listed& one : tables) {
          if (auto json = listed_json(one)) list.push_back(std::move(*json));
        }
        answered(json_answer(200, {{"tables", std::move(list)}}));
      });
}

void Api::claim(const HttpRequest& request, const std::string& table, const Answered& answered) {
  const Json body = wire::parse_json(request.body);
  take_seat(table, read_claim(body, false), body, answered);
}

/// The seat belongs to the passport that was open; one that is not there takes no part, and the seat is taken all the
/// same.
void Api::take_seat(const std::string& table, const ClaimRequest& claim, const Json& body, const Answered& answered) {
  const std::string passport = passport_in(body);
  tables_.find(table, [this, answered, claim, table, passport](const Tables::Found& found) {
    if (!found.table) return answered(error_answer(status_of(found.code), found.code, found.what));
    found.table->claim(claim, [this, answered, table, passport](const Table::Joined& joined) {
      if (!joined.code.empty()) return answered(error_answer(status_of(joined.code), joined.code, joined.what));
      const Json taken{{"token", joined.token}, {"seat", joined.seat}};
      if (passport.empty()) return answered(json_answer(200, taken));
      desk_.tie(passport, table, joined.seat, joined.token,
                [answered, taken](bool) { answered(json_answer(200, taken)); });
    });
  });
}

void Api::join(const HttpRequest& request, const std::string& table, const Answered& answered) {
  const Json body = wire::parse_json(request.body);
  if (body.is_object() && body.contains("key")) return take_seat(table, read_claim(body, true), body, answered);
  const bool fits = body.is_object() && body.contains("seat") && body.contains("name") && body["name"].is_string();
  const auto seat = fits ? wire::whole_number(body["seat"]) : std::nullopt;
  if (!seat || *seat < 0 || *seat >= kMaxSeats) throw BadInput{"", "a seat's number and a name are expected"};
  const std::string name = body["name"];
  if (!is_name(name)) throw BadInput{"name", kNameRule};
  tables_.find(table, [answered, name, seat = static_cast<int>(*seat)](const Tables::Found& found) {
    if (!found.table) return answered(error_answer(status_of(found.code), found.code, found.what));
    found.table->join(seat, name, [answered](const Table::Joined& joined) {
      if (!joined.code.empty()) return answered(error_answer(status_of(joined.code), joined.code, joined.what));
      answered(json_answer(200, {{"token", joined.token}, {"seat", joined.seat}}));
    });
  });
}

void Api::record(const HttpRequest& request, const std::string& table, const Answered& answered) {
  constexpr std::string_view kBearer = "Bearer ";
  if (!request.authorization.starts_with(kBearer)) {
    return answered(error_answer(401, "no_token", "a token of the table is expected as Authorization: Bearer"));
  }
  tables_.find(table, [answered, token = request.authorization.substr(kBearer.size())](const Tables::Found& found) {
    if (!found.table) return answered(error_answer(status_of(found.code), found.code, found.what));
    found.table->record(token, [answered](const Table::Recorded& recorded) {
      if (!recorded.code.empty()) return answered(error_answer(status_of(recorded.code), recorded.code, recorded.what));
      answered({200, "application/json", recorded.record, {{"Cache-Control", "no-store"}}});
    });
  });
}

}  // namespace bathys::server
