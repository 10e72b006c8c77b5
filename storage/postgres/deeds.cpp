// Everything that is written to the database, as calls that travel together.
#include "storage/postgres/deeds.hpp"

#include <sstream>
#include <utility>

#include "storage/postgres/schema.hpp"

namespace bathys::storage::postgres {
namespace {

constexpr std::string_view kHowItWent = " SELECT (SELECT count(*) FROM place), (SELECT count(*) FROM next)";

/// The heart of it: a change is the next one when the one before is there and nobody else has made it. `changes` has a
/// unique key, so of two processes that try at the same time one waits for the other and then finds it taken.
std::string next_change(std::string_view then) {
  return std::string(
             "WITH place AS (SELECT row FROM tables WHERE id = $1), next AS ("
             "INSERT INTO changes (of_table, change, mark) SELECT row, $2::bigint, $3::bigint FROM tables "
             "WHERE id = $1 AND (change = $2::bigint - 1 OR "
             "EXISTS (SELECT 1 FROM changes WHERE of_table = tables.row AND changes.change = $2::bigint - 1)) "
             "ON CONFLICT DO NOTHING RETURNING of_table)")
      .append(then)
      .append(kHowItWent);
}

const Prepared kAppend{"append",
                       next_change(", kept AS (INSERT INTO answers (of_table, number, seat, text, change, nonce) "
                                   "SELECT of_table, $4::bigint, $5::bigint, $6, $2::bigint, $7 FROM next)")};
/// The other answers of the same change, if it was ours.
const Prepared kMore{"more",
                     "INSERT INTO answers (of_table, number, seat, text, change, nonce) "
                     "SELECT of_table, $4::bigint, $5::bigint, $6, changes.change, $7 FROM changes JOIN tables "
                     "ON row = of_table WHERE id = $1 AND changes.change = $2::bigint AND mark = $3::bigint"};
const Prepared kOver{
    "over",
    "UPDATE tables SET touched = $4::bigint, over = true FROM changes WHERE id = $1 AND row = of_table "
    "AND changes.change = $2::bigint AND mark = $3::bigint"};
const Prepared kTakeBack{
    "take_back",
    next_change(
        ", gone AS (DELETE FROM answers USING next WHERE answers.of_table = next.of_table AND number >= $5::bigint), "
        "noted AS (INSERT INTO taken_back (of_table, change, seat, number, count, nonce) "
        "SELECT of_table, $2::bigint, $4::bigint, $5::bigint, $6::bigint, $7 FROM next), "
        "back AS (UPDATE tables SET touched = $8::bigint, over = false FROM next WHERE row = of_table)")};
const Prepared kIsThere{"is_there", "SELECT count(*), 1 FROM tables WHERE id = $1"};
const Prepared kKept{"kept",
                     "SELECT count(*) FROM changes JOIN tables ON row = of_table WHERE id = $1 AND "
                     "changes.change = $2::bigint AND mark = $3::bigint"};

const Prepared kCreate{
    "create",
    "INSERT INTO tables (id, game, rules, components, options, start, seed, salt, spectator, owner, "
    "public, timer, created, touched, over, change, seated, seen, hints, terms, rated) VALUES ($1, $2, "
    "$3::bigint, $4, $5, $6, "
    "$7, $8, $9, $10, $11::boolean, $12::bigint, $13::bigint, $14::bigint, $15::boolean, "
    "$16::bigint, $17::bigint, $18::bigint, $19::boolean, $20, $21::bigint) RETURNING 1, 1"};
const Prepared kCreated{"created", "SELECT count(*) FROM tables WHERE id = $1 AND salt = $2"};
const Prepared kSeat{
    "seat",
    "INSERT INTO seats (of_table, seat, name, level, token, claim) SELECT row, $4::bigint, $5, $6, $7, $8 "
    "FROM tables WHERE id = $1 AND seated = $2::bigint AND seated_by = $3::bigint "
    "ON CONFLICT (of_table, seat) DO UPDATE SET name = excluded.name, level = excluded.level, "
    "token = excluded.token, claim = excluded.claim"};
const Prepared kSeated{"seated",
                       std::string("WITH place AS (SELECT row FROM tables WHERE id = $1), next AS (UPDATE tables SET "
                                   "seated = $2::bigint, seated_by = $3::bigint, over = over OR $4::boolean WHERE id = "
                                   "$1 AND seated = $2::bigint - 1 "
                                   "RETURNING row)")
                           .append(kHowItWent)};
const Prepared kSeatEvent{"seat_event",
                          "INSERT INTO seat_events (of_table, seated, seat, kind, detail, decision, time) SELECT row, "
                          "$2::bigint, $4::bigint, $5, $6, $7::bigint, $8::bigint FROM tables WHERE id = $1 AND "
                          "seated = $2::bigint AND seated_by = $3::bigint"};
const Prepared kStillSeated{"still_seated",
                            "SELECT count(*) FROM tables WHERE id = $1 AND seated = $2::bigint AND "
                            "seated_by = $3::bigint"};
const Prepared kNoDeadlines{"no_deadlines", "DELETE FROM deadlines USING tables WHERE id = $1 AND row = of_table"};
const Prepared kDeadline{"deadline",
                         "INSERT INTO deadlines (of_table, seat, milliseconds) SELECT row, $2::bigint, $3::bigint "
                         "FROM tables WHERE id = $1"};
const Prepared kTouch{"touch",
                      "WITH seen AS (UPDATE tables SET seen = $2::bigint WHERE id = $1 RETURNING 1) "
                      "SELECT count(*), 1 FROM seen"};
const Prepared kRemove{
    "remove",
    "WITH gone AS (DELETE FROM tables WHERE id = $1 AND seen < $2::bigint AND NOT over RETURNING row), "
    "a AS (DELETE FROM seats USING gone WHERE of_table = row), "
    "b AS (DELETE FROM answers USING gone WHERE of_table = row), "
    "c AS (DELETE FROM taken_back USING gone WHERE of_table = row), "
    "d AS (DELETE FROM deadlines USING gone WHERE of_table = row), "
    "e AS (DELETE FROM changes USING gone WHERE of_table = row), "
    "f AS (DELETE FROM leases USING gone WHERE of_table = row), "
    "g AS (DELETE FROM seat_events USING gone WHERE of_table = row), "
    "h AS (DELETE FROM ties USING gone WHERE of_table = row), "
    "i AS (DELETE FROM present USING gone WHERE of_table = row), "
    "j AS (DELETE FROM players USING gone WHERE of_table = row) "
    "SELECT count(*), 1 FROM tables WHERE id = $1"};
/// The clock of the database decides, for all alike.
const Prepared kLease{"lease",
                      "WITH place AS (SELECT row FROM tables WHERE id = $1), next AS ("
                      "INSERT INTO leases (of_table, holder, until) SELECT row, $2::bigint, "
                      "clock_timestamp() + $3::bigint * interval '1 millisecond' FROM place "
                      "ON CONFLICT (of_table) DO UPDATE SET holder = excluded.holder, until = excluded.until "
                      "WHERE leases.holder = excluded.holder OR leases.until < clock_timestamp() RETURNING 1) "
                      "SELECT (SELECT count(*) FROM place), (SELECT count(*) FROM next)"};
const Prepared kNever{"never", "SELECT 0"};
const Prepared kRunning{"running",
                        "UPDATE running SET milliseconds = greatest(milliseconds, $1::bigint) RETURNING 1, 1"};
/// Neither an hour in which no server ran nor a clock of the database that was set makes it jump.
const Prepared kMatch{"match",
                      "UPDATE running SET milliseconds = milliseconds + greatest(0, least($1::bigint, "
                      "(extract(epoch FROM clock_timestamp() - noted) * 1000)::bigint)), noted = clock_timestamp() "
                      "RETURNING 1, 1, milliseconds"};

/// Whoever was taken for gone has to say everything again before this is kept.
const Prepared kPresent{"present",
                        "WITH place AS (SELECT row FROM tables WHERE id = $1), next AS ("
                        "INSERT INTO present (of_table, process, connections) SELECT row, $2::bigint, $3 FROM place "
                        "WHERE EXISTS (SELECT 1 FROM processes WHERE process = $2::bigint) "
                        "ON CONFLICT (of_table, process) DO UPDATE SET connections = excluded.connections) "
                        "SELECT (SELECT count(*) FROM place), 1"};
const Prepared kAbsent{"absent",
                       "WITH place AS (SELECT row FROM tables WHERE id = $1), gone AS ("
                       "DELETE FROM present USING place WHERE of_table = row AND process = $2::bigint) "
                       "SELECT (SELECT count(*) FROM place), 1"};
const Prepared kBeat{"beat",
                     "WITH known AS (SELECT 1 FROM processes WHERE process = $1::bigint AND until >= "
                     "clock_timestamp()), next AS (INSERT INTO processes (process, until) VALUES ($1::bigint, "
                     "clock_timestamp() + $2::bigint * interval '1 millisecond') "
                     "ON CONFLICT (process) DO UPDATE SET until = excluded.until) "
                     "SELECT 1, (SELECT count(*) FROM known)"};

/// Who was connected to processes that are gone is told to be there no more, in notices that end without a new line. Of
/// several who clear away one does it.
std::string forget_processes(std::string_view which) {
  return std::string("WITH dead AS (DELETE FROM processes WHERE process IN (SELECT process FROM processes WHERE ")
      .append(which)
      .append(
          " FOR UPDATE SKIP LOCKED) RETURNING process), "
          "gone AS (DELETE FROM present USING dead WHERE present.process = dead.process RETURNING of_table), "
          "told AS (SELECT pg_notify('bathys', id || ' 0 0') FROM tables WHERE row IN (SELECT of_table FROM gone)) "
          "SELECT 1, 0, count(*) FROM told");
}
const Prepared kBury{"bury", forget_processes("until < clock_timestamp()")};
const Prepared kGoodbye{"goodbye", forget_processes("process = $1::bigint")};

const Prepared kTell{"tell", "SELECT pg_notify('bathys', $1)"};

/// A notice of PostgreSQL has at most 8,000 bytes.
constexpr std::size_t kMaxNotice = 7'900;

template <class Number>
std::string written_out(Number number) {
  return std::to_string(number);
}
std::string written_out(bool truth) { return truth ? "t" : "f"; }

/// PostgreSQL has no texts with a zero byte. Such a nonce is not remembered; half of one would be another's.
std::string storable(const std::string& nonce) { return nonce.find('\0') == std::string::npos ? nonce : std::string(); }

void add_seats(Deed& deed, const std::vector<SeatRow>& seats, u64 seated, i64 mark) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    deed.calls.push_back({&kSeat,
                          {deed.table, written_out(seated), written_out(mark), written_out(i), seats[i].name,
                           seats[i].level, seats[i].token_hash, seats[i].claim}});
  }
}

/// One that may be done twice as well as once, and of which no other process has to hear.
Deed quiet_deed(const std::string& table, Call call) {
  Deed deed;
  deed.table = table;
  deed.news = false;
  deed.kept = call;
  deed.calls.push_back(std::move(call));
  return deed;
}

}  // namespace

Deed create_deed(const TableRow& table) {
  Deed deed;
  deed.table = table.id;
  deed.calls.push_back({&kCreate,
                        {table.id,
                         table.game,
                         written_out(table.rules),
                         table.components,
                         table.options,
                         table.start,
                         table.seed,
                         table.salt,
                         table.spectator_hash,
                         table.owner_hash,
                         written_out(table.is_public),
                         written_out(table.timer),
                         written_out(table.created),
                         written_out(table.touched),
                         written_out(table.over),
                         written_out(table.change),
                         written_out(table.seated),
                         written_out(table.seen),
                         written_out(table.hints),
                         table.terms,
                         written_out(table.rated)}});
  add_seats(deed, table.seats, table.seated, 0);
  deed.kept = {&kCreated, {table.id, table.salt}};
  return deed;
}

Deed append_deed(const Append& append, i64 mark) {
  Deed deed;
  deed.table = append.table;
  if (append.answers.empty()) {
    deed.calls.push_back({&kIsThere, {append.table}});
    deed.kept = deed.calls.front();
    return deed;
  }
  deed.change = append.answers.front().change;
  const std::string change = written_out(deed.change), marked = written_out(mark);
  for (const AnswerRow& answer : append.answers) {
    deed.calls.push_back({deed.calls.empty() ? &kAppend : &kMore,
                          {append.table, change, marked, written_out(answer.number), written_out(answer.seat),
                           answer.text, storable(answer.nonce)}});
  }
  if (append.over) deed.calls.push_back({&kOver, {append.table, change, marked, written_out(append.when)}});
  deed.kept = {&kKept, {append.table, change, marked}};
  return deed;
}

Deed take_back_deed(const TakeBack& take_back, i64 mark) {
  const TakenBack& what = take_back.what;
  Deed deed;
  deed.table = take_back.table;
  deed.change = what.change;
  const std::string change = written_out(what.change), marked = written_out(mark);
  deed.calls.push_back({&kTakeBack,
                        {take_back.table, change, marked, written_out(what.by), written_out(what.to),
                         written_out(what.count), storable(what.nonce), written_out(take_back.when)}});
  deed.kept = {&kKept, {take_back.table, change, marked}};
  return deed;
}

Deed set_seats_deed(const Seating& seating, i64 mark) {
  const std::string seated = written_out(seating.seated), marked = written_out(mark);
  Deed deed;
  deed.table = seating.table;
  deed.seated = seating.seated;
  deed.calls.push_back({&kSeated, {deed.table, seated, marked, written_out(seating.over)}});
  add_seats(deed, seating.seats, seating.seated, mark);
  if (seating.event) {
    const SeatEvent& event = *seating.event;
    deed.calls.push_back({&kSeatEvent,
                          {deed.table, seated, marked, written_out(event.seat), event.kind, event.detail,
                           written_out(event.decision), written_out(event.when)}});
  }
  deed.kept = {&kStillSeated, {deed.table, seated, marked}};
  return deed;
}

Deed set_deadlines_deed(const std::string& table, const std::vector<i64>& deadlines) {
  Deed deed = quiet_deed(table, {&kIsThere, {table}});
  deed.calls.push_back({&kNoDeadlines, {table}});
  for (std::size_t i = 0; i < deadlines.size(); ++i) {
    if (deadlines[i] != 0) deed.calls.push_back({&kDeadline, {table, written_out(i), written_out(deadlines[i])}});
  }
  return deed;
}

Deed touch_deed(const std::string& table, i64 seen) { return quiet_deed(table, {&kTouch, {table, written_out(seen)}}); }
Deed remove_deed(const std::string& table, i64 unseen_since) {
  return quiet_deed(table, {&kRemove, {table, written_out(unseen_since)}});
}
Deed lease_deed(const std::string& table, i64 holder) {
  Deed deed = quiet_deed(table, {&kLease, {table, written_out(holder), written_out(Storage::kLeaseMs)}});
  deed.kept = {&kNever, {}};
  return deed;
}
Deed running_time_deed(i64 milliseconds) { return quiet_deed({}, {&kRunning, {written_out(milliseconds)}}); }
Deed match_time_deed() { return quiet_deed({}, {&kMatch, {written_out(Storage::kLongestGapMs)}}); }

Deed set_present_deed(const std::string& table, i64 process, const std::vector<int>& connections) {
  std::string text;
  bool anybody = false;
  for (const int one : connections) {
    text += written_out(one) + " ";
    anybody = anybody || one > 0;
  }
  Call call{&kAbsent, {table, written_out(process)}};
  if (anybody) call = {&kPresent, {table, written_out(process), text}};
  Deed deed = quiet_deed(table, std::move(call));
  deed.news = true;
  return deed;
}

Deed keep_present_deed(i64 process, bool anew) {
  Deed deed = quiet_deed({}, {&kBeat, {written_out(process), written_out(Storage::kPresentMs)}});
  if (anew) deed.calls.insert(deed.calls.begin(), Call{&kGoodbye, {written_out(process)}});
  deed.calls.push_back({&kBury, {}});
  deed.kept = {&kNever, {}};
  return deed;
}

Deed goodbye_deed(i64 process) {
  Deed deed = quiet_deed({}, {&kGoodbye, {written_out(process)}});
  deed.kept = {&kNever, {}};
  return deed;
}

Deed probe_deed() { return running_time_deed(0); }

std::unique_ptr<StorageError> judge(const Deed& deed, const Rows& first) {
  const std::string missing = deed.missing != nullptr ? deed.missing : "there is no table " + deed.table;
  if (first.number(0, 0) == 0) return std::make_unique<StorageError>(missing, StorageError::Fault::change);
  if (first.number(0, 1) == 0) return std::make_unique<Conflict>("the table has changed meanwhile");
  return nullptr;
}

std::vector<Call> tell_calls(const std::vector<Deed>& deeds) {
  std::vector<Call> calls;
  std::string notice;
  const auto tell = [&] {
    if (!notice.empty()) calls.push_back({&kTell, {std::exchange(notice, {})}});
  };
  for (const Deed& deed : deeds) {
    if (!deed.news) continue;
    const std::string line = deed.table + " " + std::to_string(deed.change) + " " + std::to_string(deed.seated) + "\n";
    if (notice.size() + line.size() > kMaxNotice) tell();
    if (line.size() <= kMaxNotice) notice += line;
  }
  tell();
  return calls;
}

bool is_of_the_gone(const std::string& notice) { return !notice.ends_with('\n'); }

std::vector<News> read_notice(const std::string& notice) {
  std::vector<News> all;
  std::istringstream lines(notice);
  for (News news; lines >> news.table >> news.change >> news.seated;) all.push_back(news);
  return all;
}

const std::vector<const Prepared*>& writing_statements() {
  static const std::vector<const Prepared*> all{
      &kAppend, &kMore,      &kOver,        &kTakeBack, &kIsThere, &kKept,        &kCreate,   &kCreated, &kSeat,
      &kSeated, &kSeatEvent, &kStillSeated, &kTell,     &kSuits,   &kNoDeadlines, &kDeadline, &kTouch,   &kRemove,
      &kLease,  &kNever,     &kRunning,     &kMatch,    &kPresent, &kAbsent,      &kBeat,     &kBury,    &kGoodbye};
  return all;
}

}  // namespace bathys::storage::postgres
