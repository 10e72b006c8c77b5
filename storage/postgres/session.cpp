// PostgreSQL in terms of objects.
//
// libpq and not libpqxx: the pipeline of the former sends a whole transaction of prepared statements before the first
// answer is read, and that is what group commit needs; the latter has nothing like it.
#include "storage/postgres/session.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace bathys::storage::postgres {
namespace {

/// What libpq says, in one line.
std::string one_line(const char* said) {
  std::string line;
  for (const char letter : std::string_view(said)) {
    const bool space = letter == '\n' || letter == '\t' || letter == ' ';
    if (!space) {
      line += letter;
    } else if (!line.empty() && line.back() != ' ') {
      line += ' ';
    }
  }
  while (!line.empty() && line.back() == ' ') line.pop_back();
  return line.empty() ? "no reason is known" : line;
}

/// Passwords stay out of what is said.
std::string name_of(const PGconn* connection) {
  const char* const host = PQhost(connection);
  const char* const database = PQdb(connection);
  std::string name = "the database";
  if (database != nullptr && *database != '\0') name.append(" ").append(database);
  if (host != nullptr && *host != '\0') name.append(" at ").append(host);
  return name;
}

void check_address(const std::string& address) {
  char* error = nullptr;
  PQconninfoOption* const options = PQconninfoParse(address.c_str(), &error);
  PQconninfoFree(options);
  if (options != nullptr) return;
  const std::string what = error != nullptr ? one_line(error) : "it cannot be read";
  PQfreemem(error);
  throw StorageError("this is no address of a database: " + what);
}

/// Whoever hears nothing for so long takes the database for gone. The address may say otherwise.
constexpr const char* kNames[] = {"connect_timeout",  "keepalives_idle",  "keepalives_interval",
                                  "keepalives_count", "tcp_user_timeout", "application_name",
                                  "client_encoding",  "dbname",           nullptr};

PGconn* connect(const std::string& address) {
  const char* const values[] = {"5", "5", "2", "3", "10000", "bathys", "UTF8", address.c_str(), nullptr};
  return PQconnectdbParams(kNames, values, 1);
}

/// "off" would acknowledge what a crash can take away. Stricter settings than "on" stay.
constexpr const char* kSettings =
    "SET search_path = bathys; SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') IN ('off', 'local')";

/// Speaks of schemas that exist already and the like.
void ignore_notices(void*, const PGresult*) {}

}  // namespace

Rows::Rows(pg_result* result) : result_(result) {}
void Rows::Clear::operator()(pg_result* result) const { PQclear(result); }
int Rows::count() const { return PQntuples(result_.get()); }
std::string Rows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}
i64 Rows::number(int row, int column) const { return std::atoll(PQgetvalue(result_.get(), row, column)); }
bool Rows::truth(int row, int column) const { return *PQgetvalue(result_.get(), row, column) == 't'; }

void Session::Finish::operator()(pg_conn* connection) const { PQfinish(connection); }

Session::Session(const std::string& address) {
  check_address(address);
  connection_.reset(connect(address));
  if (PQstatus(connection_.get()) != CONNECTION_OK) fail();
  PQsetNoticeReceiver(connection_.get(), ignore_notices, nullptr);
  run(kSettings);
}

void Session::fail() const {
  throw Lost(name_of(connection_.get()) + ": " + one_line(PQerrorMessage(connection_.get())));
}

void Session::check(const pg_result* result) const {
  const ExecStatusType status = PQresultStatus(result);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_PIPELINE_SYNC) return;
  if (result == nullptr || PQstatus(connection_.get()) != CONNECTION_OK) fail();
  const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  // 57P01 to 57P05: the database is shutting down or starting; the connection is about to break.
  if (state == nullptr || std::strncmp(state, "57P", 3) == 0) fail();
  throw Refused(name_of(connection_.get()) + ": " + one_line(PQresultErrorMessage(result)), state);
}

void Session::prepare(const std::vector<const Prepared*>& statements) {
  for (const Prepared* const one : statements) {
    pg_result* const result = PQprepare(connection_.get(), one->name.c_str(), one->sql.c_str(), 0, nullptr);
    const Rows rows(result);
    check(result);
  }
}

Rows Session::run(const std::string& sql) {
  pg_result* const result = PQexec(connection_.get(), sql.c_str());
  Rows rows(result);
  check(result);
  return rows;
}

void Session::send(const Call& call) {
  std::vector<const char*> values;
  values.reserve(call.values.size());
  for (const std::string& value : call.values) values.push_back(value.c_str());
  const int count = static_cast<int>(values.size());
  const char* const name = call.statement->name.c_str();
  if (PQsendQueryPrepared(connection_.get(), name, count, values.data(), nullptr, nullptr, 0) != 1) fail();
}

void Session::send(const char* sql) {
  if (PQsendQueryParams(connection_.get(), sql, 0, nullptr, nullptr, nullptr, nullptr, 0) != 1) fail();
}

/// Each result is followed by an empty one, except that of the end.
Rows Session::next_result() {
  pg_result* const result = PQgetResult(connection_.get());
  Rows rows(result);
  check(result);
  if (PQresultStatus(result) != PGRES_PIPELINE_SYNC) Rows(PQgetResult(connection_.get()));
  return rows;
}

/// Results are a few words each, so that they wait in the buffers of the system while the rest is sent: neither side
/// ever waits for the other to read.
std::vector<Rows> Session::transact(const std::vector<Call>& calls, const char* begin) {
  PGconn* const connection = connection_.get();
  if (PQenterPipelineMode(connection) != 1) fail();
  send(begin);
  for (const Call& call : calls) send(call);
  send("COMMIT");
  if (PQpipelineSync(connection) != 1) fail();
  std::vector<Rows> all;
  all.reserve(calls.size());
  try {
    next_result();
    for (std::size_t i = 0; i < calls.size(); ++i) all.push_back(next_result());
    next_result();
    next_result();
  } catch (const Refused&) {
    // What was not tried any more, then the end; a transaction that has failed is open until it is told so.
    while (PQstatus(connection) == CONNECTION_OK) {
      pg_result* const rest = PQgetResult(connection);
      const Rows cleared(rest);
      if (rest != nullptr && PQresultStatus(rest) == PGRES_PIPELINE_SYNC) break;
    }
    if (PQexitPipelineMode(connection) != 1) fail();
    run("ROLLBACK");
    throw;
  }
  if (PQexitPipelineMode(connection) != 1) fail();
  return all;
}

std::vector<Heard> Session::listen(int timeout_ms, int wake) {
  pollfd files[] = {{PQsocket(connection_.get()), POLLIN, 0}, {wake, POLLIN, 0}};
  ::poll(files, 2, timeout_ms);
  if (PQconsumeInput(connection_.get()) != 1) fail();
  std::vector<Heard> all;
  while (PGnotify* const one = PQnotifies(connection_.get())) {
    all.push_back({one->be_pid, one->extra});
    PQfreemem(one);
  }
  if (PQstatus(connection_.get()) != CONNECTION_OK) fail();
  return all;
}

int Session::number() const { return PQbackendPID(connection_.get()); }

}  // namespace bathys::storage::postgres
