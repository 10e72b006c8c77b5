// Where passports are made, shown and deleted, and where their turns can be read.
#include "server/desk.hpp"

#include <algorithm>
#include <mutex>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/refusal.hpp"
#include "core/sha256.hpp"
#include "server/claims.hpp"
#include "server/names.hpp"
#include "server/passport_secrets.hpp"
#include "server/tokens.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {
namespace {

using storage::PassportKey;

constexpr std::string_view kPassports = "/api/passports";
constexpr std::string_view kPassport = "/api/passport";
constexpr std::string_view kFeed = "/feed/";
/// Of the tables that go on, only the latest ones are asked whose turn it is.
constexpr std::size_t kMaxTablesAsked = 50;
constexpr std::size_t kMaxPapers = 100;
constexpr std::size_t kMaxPaperBytes = 8'000;
constexpr std::size_t kMaxIdBytes = 100;
constexpr i64 kLatest = 4'102'444'800'000;  // no paper is written after 2100

HttpAnswer no_passport() { return error_answer(403, "no_passport", "there is no such passport"); }
HttpAnswer not_written() { return error_answer(503, "storage", "the change could not be written"); }

HttpAnswer wrong_way(const char* right) {
  HttpAnswer answer = error_answer(405, "wrong_method", std::string("only ") + right + " is understood here");
  answer.headers.emplace_back("Allow", right);
  return answer;
}

std::string bearer(const HttpRequest& request) {
  constexpr std::string_view kBearer = "Bearer ";
  return request.authorization.starts_with(kBearer) ? request.authorization.substr(kBearer.size()) : std::string();
}

std::string text_field(const Json& body, const char* name, std::size_t most) {
  if (!body.is_object() || !body.contains(name) || !body[name].is_string()) throw BadInput{name, "a text is expected"};
  const std::string text = body[name];
  if (text.size() > most) throw BadInput{name, "is too long"};
  if (text.find('\0') != std::string::npos) throw BadInput{name, "has a letter that cannot be kept"};
  return text;
}

std::string name_field(const Json& body) {
  const std::string name = text_field(body, "name", kMaxPaperBytes);
  if (!is_name(name)) throw BadInput{"name", kNameRule};
  return name;
}

storage::Paper read_paper(const Json& body) {
  const std::string kind = text_field(body, "kind", kMaxIdBytes);
  if (kind != "note" && kind != "game") throw BadInput{"kind", "note or game is expected"};
  const auto when = body.contains("when") ? wire::whole_number(body["when"]) : std::nullopt;
  if (!when || *when < 0 || *when > kLatest) throw BadInput{"when", "milliseconds since 1970 are expected"};
  return {kind, text_field(body, "id", kMaxIdBytes), text_field(body, "text", kMaxPaperBytes), *when};
}

Json papers_json(const std::vector<storage::Paper>& papers) {
  Json all = Json::array();
  for (const storage::Paper& one : papers) {
    all.push_back({{"kind", one.kind}, {"id", one.id}, {"text", one.text}, {"when", one.when}});
  }
  return all;
}

/// Nothing for a table whose options cannot be read.
Json table_json(const storage::TiedTable& table, const Table::Stand& stand, const std::string& token) {
  Json options;
  try {
    options = wire::parse_json(table.options);
  } catch (const BadInput&) {
    return nullptr;
  }
  Json seats = Json::array();
  for (const storage::SeatRow& seat : table.seats) seats.push_back(listed_seat_json(seat));
  Json json{
      {"table", table.tie.table}, {"token", token}, {"seat", table.tie.seat},           {"game", table.game},
      {"options", options},       {"seats", seats}, {"over", table.over || stand.over}, {"created", table.created},
      {"since", table.tie.when}};
  if (stand.known) {
    json["waiting"] = stand.waiting;
    json["decision"] = stand.decision;
    json["asked"] = Json::array();
    for (int i = 0; i < static_cast<int>(table.seats.size()); ++i) {
      if (stand.asked.has(seat_at(i))) json["asked"].push_back(i);
    }
  }
  return json;
}

/// In a list of names, as people read them in any language.
std::string others_at(const storage::TiedTable& table) {
  std::string names;
  for (int i = 0; i < static_cast<int>(table.seats.size()); ++i) {
    const std::string& name = table.seats[static_cast<std::size_t>(i)].name;
    if (i == table.tie.seat || name.empty()) continue;
    names.append(names.empty() ? "" : ", ").append(name);
  }
  return names;
}

std::string title_of(const storage::TiedTable& table, const words::Language& language) {
  const std::string game = language.term(table.game + ".name");
  const std::string others = others_at(table);
  if (others.empty()) return language.render({"feed.turn.alone", {Arg::literal(game)}}, {});
  return language.render({"feed.turn", {Arg::literal(game), Arg::literal(others)}}, {});
}

}  // namespace

bool Desk::serves(const std::string& path) {
  return path == kPassports || path == kPassport || path.starts_with(std::string(kPassport) + "/") ||
         path.starts_with(kFeed);
}

void Desk::handle(const HttpRequest& request, const Answered& answered) {
  const bool post = request.method == "POST";
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (request.path.starts_with(kFeed)) return reads ? feed(request, answered) : answered(wrong_way("GET"));
  if (request.path == kPassports) return post ? issue(request, answered) : answered(wrong_way("POST"));
  const std::string secret = bearer(request);
  if (secret.empty()) {
    return answered(error_answer(401, "no_token", "the secret of a passport is expected as Authorization: Bearer"));
  }
  // What cannot be a secret is nobody's.
  if (!is_token(secret)) return answered(no_passport());
  if (request.path == kPassport) {
    if (request.method == "DELETE") return revoke(secret, answered);
    if (post) return rename(request, secret, answered);
    return reads ? show(secret, answered) : answered(wrong_way("GET, POST, DELETE"));
  }
  if (!post) return answered(wrong_way("POST"));
  if (request.path == "/api/passport/feed") return renew_feed(secret, answered);
  if (request.path == "/api/passport/tables") return tie_table(request, secret, answered);
  if (request.path == "/api/passport/papers") return keep_papers(request, secret, answered);
  answered(error_answer(404, "not_found", "there is nothing here"));
}

void Desk::write(storage::PassportDeed deed, const Answered& answered, std::function<HttpAnswer()> done) {
  services_.storage.write_passport(std::move(deed),
                                   [answered, done = std::move(done)](const storage::StorageError* error) {
                                     using Fault = storage::StorageError::Fault;
                                     if (error != nullptr)
                                       return answered(error->fault == Fault::change ? no_passport() : not_written());
                                     answered(done());
                                   });
}

void Desk::with_passport(PassportKey key, const Answered& answered, std::function<void(storage::StoredPassport)> then) {
  services_.storage.load_passport(std::move(key),
                                  [answered, then = std::move(then)](std::optional<storage::StoredPassport> stored,
                                                                     const storage::StorageError* error) {
                                    if (error != nullptr)
                                      return answered(error_answer(503, "storage", "the passport could not be read"));
                                    if (!stored) return answered(no_passport());
                                    then(std::move(*stored));
                                  });
}

void Desk::issue(const HttpRequest& request, const Answered& answered) {
  const Json body = wire::parse_json(request.body);
  const std::string name = name_field(body);
  if (!addresses_.makes_table(request.address, steady_ms() / 1000)) {
    ++services_.metrics.limited;
    return answered(error_answer(429, "too_many_tables", "this address has made too many things in the last hour"));
  }
  const std::string secret = new_token();
  storage::Passport passport{hash_of(secret), name, hash_of(feed_secret(secret, 1)), 1, now_seconds(), 0};
  write(storage::IssuePassport{std::move(passport)}, answered, [secret] {
    return json_answer(201, {{"passport", secret}});
  });
}

void Desk::show(const std::string& secret, const Answered& answered) {
  with_passport({PassportKey::By::secret, hash_of(secret)}, answered,
                [this, secret, answered](storage::StoredPassport found) {
                  ask_tables(std::move(found), [secret, answered](const std::shared_ptr<Shown>& shown) {
                    const storage::Passport& passport = shown->stored.passport;
                    Json tables = Json::array();
                    for (std::size_t i = 0; i < shown->stored.tables.size(); ++i) {
                      const storage::TiedTable& table = shown->stored.tables[i];
                      const auto token = unsealed(table.tie.sealed, secret, table.tie.table);
                      Json json = token ? table_json(table, shown->stands[i], *token) : Json();
                      if (!json.is_null()) tables.push_back(std::move(json));
                    }
                    answered(json_answer(200, {{"name", passport.name},
                                               {"created", passport.created},
                                               {"feed", feed_secret(secret, passport.feeds)},
                                               {"tables", std::move(tables)},
                                               {"papers", papers_json(shown->stored.papers)}}));
                  });
                });
}

void Desk::ask_tables(storage::StoredPassport stored, OnShown then) {
  auto shown = std::make_shared<Shown>(Shown{std::move(stored), {}});
  const auto& tables = shown->stored.tables;
  shown->stands.resize(tables.size());
  std::vector<std::size_t> asked;
  for (std::size_t i = 0; i < tables.size() && asked.size() < kMaxTablesAsked; ++i) {
    if (!tables[i].over) asked.push_back(i);
  }
  if (asked.empty()) return then(std::move(shown));
  struct Counted {
    std::mutex mutex;
    std::size_t left;
  };
  auto counted = std::make_shared<Counted>();
  counted->left = asked.size();
  for (const std::size_t i : asked) {
    auto heard = [shown, counted, then, i](const Table::Stand& stand) {
      {
        const std::lock_guard lock(counted->mutex);
        shown->stands[i] = stand;
        if (--counted->left > 0) return;
      }
      then(shown);
    };
    tables_.find(shown->stored.tables[i].tie.table,
                 [heard](const Tables::Found& found) { found.table ? found.table->stand(heard) : heard({}); });
  }
}

void Desk::rename(const HttpRequest& request, const std::string& secret, const Answered& answered) {
  const std::string name = name_field(wire::parse_json(request.body));
  with_passport({PassportKey::By::secret, hash_of(secret)}, answered,
                [this, name, answered](storage::StoredPassport found) {
                  found.passport.name = name;
                  write(storage::AmendPassport{std::move(found.passport)}, answered, [name] {
                    return json_answer(200, {{"name", name}});
                  });
                });
}

void Desk::renew_feed(const std::string& secret, const Answered& answered) {
  with_passport({PassportKey::By::secret, hash_of(secret)}, answered,
                [this, secret, answered](storage::StoredPassport found) {
                  const std::string next = feed_secret(secret, ++found.passport.feeds);
                  found.passport.feed = hash_of(next);
                  write(storage::AmendPassport{std::move(found.passport)}, answered, [next] {
                    return json_answer(200, {{"feed", next}});
                  });
                });
}

void Desk::revoke(const std::string& secret, const Answered& answered) {
  write(storage::RevokePassport{hash_of(secret)}, answered, [] { return json_answer(200, {{"deleted", true}}); });
}

void Desk::tie(const std::string& secret, const std::string& table, int seat, const std::string& token,
               std::function<void(bool done)> told) {
  storage::TieSeat deed{hash_of(secret),
                        {table, seat, hash_of(token), sealed(token, secret, table), now_seconds(), 0, 0}};
  services_.storage.write_passport(
      std::move(deed), [told = std::move(told)](const storage::StorageError* error) { told(error == nullptr); });
}

void Desk::tie_table(const HttpRequest& request, const std::string& secret, const Answered& answered) {
  const Json body = wire::parse_json(request.body);
  const std::string table = text_field(body, "table", kMaxIdBytes);
  if (body.contains("token") && body["token"].is_null()) {
    return write(storage::UntieSeat{hash_of(secret), table}, answered, [] {
      return json_answer(200, {{"seat", nullptr}});
    });
  }
  const std::string token = text_field(body, "token", kMaxIdBytes);
  tables_.find(table, [this, secret, table, token, answered](const Tables::Found& found) {
    if (!found.table) return answered(error_answer(404, found.code, found.what));
    found.table->seat_of(token, [this, secret, table, token, answered](std::optional<int> seat) {
      if (!seat || !is_token(token)) {
        return answered(error_answer(403, "wrong_token", "no seat of the table is held by this"));
      }
      tie(secret, table, *seat, token, [seat, answered](bool done) {
        answered(done ? json_answer(200, {{"seat", *seat}}) : no_passport());
      });
    });
  });
}

void Desk::keep_papers(const HttpRequest& request, const std::string& secret, const Answered& answered) {
  const Json body = wire::parse_json(request.body);
  if (!body.is_object() || !body.contains("papers") || !body["papers"].is_array() ||
      body["papers"].size() > kMaxPapers) {
    throw BadInput{"papers", "a list of at most " + std::to_string(kMaxPapers) + " is expected"};
  }
  std::vector<storage::Paper> papers;
  for (const Json& one : body["papers"]) papers.push_back(read_paper(one));
  const std::size_t count = papers.size();
  write(storage::KeepPapers{hash_of(secret), std::move(papers)}, answered, [count] {
    return json_answer(200, {{"kept", count}});
  });
}

/// "/feed/LANGUAGE/SECRET": readers of feeds can send nothing but an address.
void Desk::feed(const HttpRequest& request, const Answered& answered) {
  const std::string rest = request.path.substr(kFeed.size());
  const std::size_t slash = rest.find('/');
  const auto language = words::Language::find(rest.substr(0, slash));
  const std::string secret = slash == std::string::npos ? std::string() : rest.substr(slash + 1);
  if (!language || !is_feed_secret(secret)) return answered(error_answer(404, "not_found", "there is nothing here"));
  auto then = [this, language = *language, answered, known = request.if_none_match](storage::StoredPassport found) {
    ask_tables(std::move(found), [this, language, answered, known](const std::shared_ptr<Shown>& shown) {
      const storage::StoredPassport& stored = shown->stored;
      i64 changed = stored.passport.created;
      std::vector<Turn> turns;
      for (std::size_t i = 0; i < stored.tables.size(); ++i) {
        const storage::TiedTable& table = stored.tables[i];
        const Table::Stand& stand = shown->stands[i];
        changed = std::max(changed, table.tie.turned);
        const bool mine = stand.known && !stand.over && !stand.waiting && stand.asked.has(seat_at(table.tie.seat));
        if (!mine) continue;
        const u64 turn = u64{stand.decision} + 1;
        i64 since = table.tie.turned;
        if (table.tie.turn != turn) {
          // When it became this seat's turn nobody wrote down; from now on it is known since when the feed says so.
          since = now_seconds();
          services_.storage.write_passport(storage::NoteTurn{stored.passport.hash, table.tie.table, turn, since}, {});
        }
        changed = std::max(changed, since);
        turns.push_back({table.tie.table, title_of(table, language), stand.decision, since});
      }
      HttpAnswer answer{200,
                        "application/atom+xml; charset=utf-8",
                        atom_feed(name_for(stored.passport.feed), language.term("feed.title"), changed, turns),
                        {}};
      const std::string tag = "\"" + hex(sha256(answer.body)).substr(0, 32) + "\"";
      answer.headers = {{"ETag", tag}, {"Cache-Control", "private, no-cache"}};
      if (known == tag) {
        answer.status = 304;
        answer.body.clear();
      }
      answered(std::move(answer));
    });
  };
  const auto gone = [answered](HttpAnswer answer) {
    answered(answer.status == 403 ? error_answer(404, "not_found", "there is nothing here") : std::move(answer));
  };
  with_passport({PassportKey::By::feed, hash_of(secret)}, gone, std::move(then));
}

}  // namespace bathys::server
