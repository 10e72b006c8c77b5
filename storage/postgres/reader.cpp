// Everything that is read from the database.
#include "storage/postgres/reader.hpp"

#include <algorithm>
#include <sstream>

#include "storage/postgres/schema.hpp"

namespace bathys::storage::postgres {
namespace {

std::string with_columns(std::string_view rest) {
  return std::string(
             "SELECT row, id, game, rules, components, options, start, seed, salt, spectator, owner, public, timer, "
             "created, touched, over, "
             "greatest(change, (SELECT max(changes.change) FROM changes WHERE of_table = row)), seated, seen, hints, "
             "terms, rated")
      .append(rest);
}

const Prepared kTable{"table", with_columns(" FROM tables WHERE id = $1")};
const Prepared kSeats{"seats",
                      "SELECT seat, name, level, token, claim FROM seats JOIN tables ON row = of_table WHERE id = $1 "
                      "ORDER BY seat"};
const Prepared kAnswers{"answers",
                        "SELECT number, seat, text, answers.change, nonce FROM answers JOIN tables ON row = of_table "
                        "WHERE id = $1 AND answers.change > $2::bigint ORDER BY number"};
const Prepared kTakenBack{"taken_back",
                          "SELECT seat, number, count, taken_back.change, nonce FROM taken_back JOIN tables "
                          "ON row = of_table WHERE id = $1 AND taken_back.change > $2::bigint "
                          "ORDER BY taken_back.change DESC LIMIT $3::bigint"};
const Prepared kPublic{
    "public",
    with_columns(", (SELECT count(*) FROM answers WHERE of_table = row) FROM tables WHERE public AND NOT over "
                 "ORDER BY created DESC LIMIT $1::bigint")};
const Prepared kPublicSeats{
    "public_seats",
    "SELECT seat, name, level, token, claim, of_table FROM seats WHERE of_table IN (SELECT row FROM "
    "tables WHERE public AND NOT over ORDER BY created DESC LIMIT $1::bigint) "
    "ORDER BY of_table, seat"};
const Prepared kTimed{
    "timed",
    "SELECT id, coalesce((SELECT min(CASE WHEN milliseconds > 0 THEN milliseconds ELSE 1::bigint << 62 "
    "END) FROM deadlines WHERE of_table = row), 0) FROM tables WHERE timer > 0 AND NOT over"};
const Prepared kDeadlines{"deadlines",
                          "SELECT seat, milliseconds FROM deadlines JOIN tables ON row = of_table WHERE id = $1"};
const Prepared kSeatEvents{"seat_events",
                           "SELECT seat, kind, detail, decision, time, seat_events.seated FROM seat_events "
                           "JOIN tables ON row = of_table WHERE id = $1 ORDER BY seat_events.seated DESC "
                           "LIMIT $2::bigint"};
const Prepared kUnseen{"unseen",
                       "SELECT id FROM tables WHERE NOT over AND seen < $1::bigint ORDER BY seen LIMIT $2::bigint"};
const Prepared kRunningTime{"running_time", "SELECT milliseconds FROM running"};

const Prepared kPresentAt{"present_at",
                          "SELECT connections FROM present JOIN tables ON row = of_table JOIN processes "
                          "ON processes.process = present.process WHERE id = $1 AND present.process <> $2::bigint "
                          "AND until >= clock_timestamp()"};

/// What belongs together is read as of one moment.
constexpr const char* kOneMoment = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

TableRow read_table(const Rows& rows, int row) {
  TableRow table;
  table.id = rows.text(row, 1);
  table.game = rows.text(row, 2);
  table.rules = static_cast<u32>(rows.number(row, 3));
  table.components = rows.text(row, 4);
  table.options = rows.text(row, 5);
  table.start = rows.text(row, 6);
  table.seed = rows.text(row, 7);
  table.salt = rows.text(row, 8);
  table.spectator_hash = rows.text(row, 9);
  table.owner_hash = rows.text(row, 10);
  table.is_public = rows.truth(row, 11);
  table.timer = rows.number(row, 12);
  table.created = rows.number(row, 13);
  table.touched = rows.number(row, 14);
  table.over = rows.truth(row, 15);
  table.change = static_cast<u64>(rows.number(row, 16));
  table.seated = static_cast<u64>(rows.number(row, 17));
  table.seen = rows.number(row, 18);
  table.hints = rows.truth(row, 19);
  table.terms = rows.text(row, 20);
  table.rated = static_cast<int>(rows.number(row, 21));
  return table;
}

/// Rows of one table are numbered without a gap.
void expect_row(const Rows& rows, int row, i64 expected, const char* what, std::string& damage) {
  if (!damage.empty() || rows.number(row, 0) == expected) return;
  damage = std::string(what) + " " + std::to_string(expected) + " is missing";
}

SeatRow read_seat(const Rows& rows, int row) {
  return {rows.text(row, 1), rows.text(row, 2), rows.text(row, 3), rows.text(row, 4)};
}

std::vector<SeatRow> read_seats(const Rows& rows, std::string& damage) {
  std::vector<SeatRow> seats;
  for (int i = 0; i < rows.count(); ++i) {
    expect_row(rows, i, i, "seat", damage);
    seats.push_back(read_seat(rows, i));
  }
  return seats;
}

std::vector<AnswerRow> read_answers(const Rows& rows, bool all, std::string& damage) {
  std::vector<AnswerRow> answers;
  for (int i = 0; i < rows.count(); ++i) {
    expect_row(rows, i, (all ? 0 : rows.number(0, 0)) + i, "answer", damage);
    answers.push_back({static_cast<u32>(rows.number(i, 0)), static_cast<int>(rows.number(i, 1)), rows.text(i, 2),
                       static_cast<u64>(rows.number(i, 3)), rows.text(i, 4)});
  }
  return answers;
}

std::vector<TakenBack> read_taken_back(const Rows& rows) {
  std::vector<TakenBack> all;
  for (int i = rows.count(); i-- > 0;) {
    all.push_back({static_cast<int>(rows.number(i, 0)), static_cast<u32>(rows.number(i, 1)),
                   static_cast<u32>(rows.number(i, 2)), static_cast<u64>(rows.number(i, 3)), rows.text(i, 4)});
  }
  return all;
}

std::vector<SeatEvent> read_seat_events(const Rows& rows) {
  std::vector<SeatEvent> all;
  for (int i = rows.count(); i-- > 0;) {
    all.push_back({static_cast<int>(rows.number(i, 0)), rows.text(i, 1), rows.text(i, 2),
                   static_cast<u32>(rows.number(i, 3)), rows.number(i, 4), static_cast<u64>(rows.number(i, 5))});
  }
  return all;
}

std::vector<i64> read_deadlines(const Rows& rows, std::size_t seats) {
  std::vector<i64> deadlines;
  for (int i = 0; i < rows.count(); ++i) {
    const auto seat = static_cast<std::size_t>(rows.number(i, 0));
    if (seat >= seats) continue;
    deadlines.resize(seats);
    deadlines[seat] = rows.number(i, 1);
  }
  return deadlines;
}

}  // namespace

std::optional<Stored> read_since(Session& session, const std::string& table, u64 change) {
  const std::string since = std::to_string(change);
  const auto rows = session.transact({suits_call(),
                                      {&kTable, {table}},
                                      {&kSeats, {table}},
                                      {&kAnswers, {table, since}},
                                      {&kTakenBack, {table, since, std::to_string(kMaxTakenBack)}},
                                      {&kDeadlines, {table}},
                                      {&kSeatEvents, {table, std::to_string(kMaxSeatEvents)}}},
                                     kOneMoment);
  if (rows[1].count() == 0) return std::nullopt;
  Stored stored{read_table(rows[1], 0), {}};
  stored.table.seats = read_seats(rows[2], stored.damage);
  stored.answers = read_answers(rows[3], change == 0, stored.damage);
  stored.taken_back = read_taken_back(rows[4]);
  stored.deadlines = read_deadlines(rows[5], stored.table.seats.size());
  stored.seat_events = read_seat_events(rows[6]);
  return stored;
}

std::vector<Listed> read_public(Session& session, int most) {
  const std::string limit = std::to_string(most);
  const auto rows = session.transact({suits_call(), {&kPublic, {limit}}, {&kPublicSeats, {limit}}}, kOneMoment);
  std::vector<Listed> tables;
  for (int i = 0; i < rows[1].count(); ++i) {
    std::string damage;
    Listed listed{read_table(rows[1], i), static_cast<u32>(rows[1].number(i, 22))};
    for (int j = 0; j < rows[2].count(); ++j) {
      if (rows[2].number(j, 5) != rows[1].number(i, 0)) continue;
      expect_row(rows[2], j, static_cast<i64>(listed.table.seats.size()), "seat", damage);
      listed.table.seats.push_back(read_seat(rows[2], j));
    }
    if (damage.empty()) tables.push_back(std::move(listed));
  }
  return tables;
}

std::vector<Timed> read_timed(Session& session) {
  const auto rows = session.transact({suits_call(), {&kTimed, {}}}, kOneMoment);
  std::vector<Timed> timed;
  for (int i = 0; i < rows[1].count(); ++i) timed.push_back({rows[1].text(i, 0), rows[1].number(i, 1)});
  return timed;
}

std::vector<std::string> read_unseen(Session& session, i64 since, int most) {
  const auto rows =
      session.transact({suits_call(), {&kUnseen, {std::to_string(since), std::to_string(most)}}}, kOneMoment);
  std::vector<std::string> ids;
  for (int i = 0; i < rows[1].count(); ++i) ids.push_back(rows[1].text(i, 0));
  return ids;
}

i64 read_running_time(Session& session) {
  return session.transact({suits_call(), {&kRunningTime, {}}}, kOneMoment)[1].number(0, 0);
}

std::vector<int> read_present(Session& session, const std::string& table, i64 process) {
  const auto rows = session.transact({suits_call(), {&kPresentAt, {table, std::to_string(process)}}}, kOneMoment);
  std::vector<int> sum;
  for (int i = 0; i < rows[1].count(); ++i) {
    std::istringstream connections(rows[1].text(i, 0));
    std::size_t seat = 0;
    for (int one = 0; connections >> one; ++seat) {
      if (sum.size() <= seat) sum.resize(seat + 1);
      sum[seat] += one;
    }
  }
  return sum;
}

const std::vector<const Prepared*>& reading_statements() {
  static const std::vector<const Prepared*> all{&kSuits,       &kTable,       &kSeats,    &kAnswers,   &kTakenBack,
                                                &kPublic,      &kPublicSeats, &kTimed,    &kDeadlines, &kUnseen,
                                                &kRunningTime, &kSeatEvents,  &kPresentAt};
  return all;
}

}  // namespace bathys::storage::postgres
