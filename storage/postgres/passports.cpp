// Passports in the database.
#include "storage/postgres/passports.hpp"

#include <utility>

#include "storage/postgres/schema.hpp"

namespace bathys::storage::postgres {
namespace {

const Prepared kHolder{"passport", "SELECT count(*), 1 FROM passports WHERE hash = $1"};
const Prepared kNoHolder{"no_passport", "SELECT 1 - count(*) FROM passports WHERE hash = $1"};
const Prepared kIssue{"issue",
                      "INSERT INTO passports (hash, name, feed, feeds, created, rated) VALUES ($1, $2, $3, $4::bigint, "
                      "$5::bigint, $6::bigint) RETURNING 1, 1"};
const Prepared kAmend{"amend",
                      "WITH here AS (UPDATE passports SET name = $2, feed = $3, feeds = $4::bigint WHERE hash = $1 "
                      "RETURNING 1) SELECT count(*), 1 FROM here"};
const Prepared kRevoke{"revoke",
                       "WITH gone AS (DELETE FROM passports WHERE hash = $1 RETURNING row), "
                       "a AS (DELETE FROM ties USING gone WHERE of_passport = row), "
                       "b AS (DELETE FROM papers USING gone WHERE of_passport = row), "
                       "c AS (DELETE FROM ratings USING gone WHERE of_passport = row), "
                       "d AS (DELETE FROM players USING gone WHERE of_passport = row) SELECT count(*), 1 FROM gone"};
const Prepared kTie{
    "tie",
    "INSERT INTO ties (of_passport, of_table, seat, token, sealed, time, turn, turned) SELECT p.row, t.row, "
    "$3::bigint, $4, $5, $6::bigint, $7::bigint, $8::bigint FROM passports p, tables t WHERE p.hash = $1 AND t.id = $2 "
    "ON CONFLICT (of_passport, of_table) DO UPDATE SET seat = excluded.seat, token = excluded.token, "
    "sealed = excluded.sealed, time = excluded.time, turn = excluded.turn, turned = excluded.turned"};
const Prepared kPlay{
    "play",
    "INSERT INTO players (of_table, seat, of_passport, token) SELECT t.row, $3::bigint, p.row, $4 FROM passports p, "
    "tables t WHERE p.hash = $1 AND t.id = $2 AND t.rated = 1 AND NOT t.over AND NOT EXISTS (SELECT 1 FROM changes "
    "WHERE of_table = t.row AND changes.change > 0) ON CONFLICT (of_table, seat) DO UPDATE SET "
    "of_passport = excluded.of_passport, token = excluded.token"};
const Prepared kUntie{"untie",
                      "DELETE FROM ties USING passports p, tables t WHERE p.hash = $1 AND t.id = $2 AND "
                      "of_passport = p.row AND of_table = t.row"};
const Prepared kFewerTies{
    "fewer_ties",
    "DELETE FROM ties USING passports p WHERE p.hash = $1 AND of_passport = p.row AND of_table IN (SELECT of_table "
    "FROM ties WHERE of_passport = (SELECT row FROM passports WHERE hash = $1) "
    "ORDER BY time DESC, of_table DESC OFFSET $2::bigint)"};
const Prepared kTurn{"turn",
                     "UPDATE ties SET turn = $3::bigint, turned = $4::bigint FROM passports p, tables t WHERE "
                     "p.hash = $1 AND t.id = $2 AND of_passport = p.row AND of_table = t.row"};
const Prepared kPaper{"paper",
                      "INSERT INTO papers (of_passport, kind, id, text, time) SELECT row, $2, $3, $4, $5::bigint FROM "
                      "passports WHERE hash = $1 ON CONFLICT (of_passport, kind, id) DO UPDATE SET "
                      "text = excluded.text, time = excluded.time WHERE excluded.time >= papers.time"};
const Prepared kFewerPapers{
    "fewer_papers",
    "DELETE FROM papers USING passports p WHERE p.hash = $1 AND of_passport = p.row AND (kind, id) IN (SELECT kind, id "
    "FROM papers WHERE of_passport = (SELECT row FROM passports WHERE hash = $1) "
    "ORDER BY time DESC, kind DESC, id DESC OFFSET $2::bigint)"};

/// The passports are held first, always in the same order, and only those whose ratings are as they were read; then the
/// table, which counts once. Of two processes that count the same one waits and then finds nothing to do.
const Prepared kCount{
    "count",
    "WITH place AS (SELECT row FROM tables WHERE id = $1), "
    "held AS MATERIALIZED (SELECT p.row FROM passports p JOIN unnest($2::text[], $3::bigint[]) AS w(hash, rated) "
    "ON p.hash = w.hash AND p.rated = w.rated ORDER BY p.row FOR UPDATE OF p), "
    "next AS (UPDATE tables SET rated = 2, rated_by = $4::bigint WHERE id = $1 AND rated = 1 AND over AND "
    "(SELECT count(*) FROM held) = $5::bigint RETURNING row) "
    "SELECT (SELECT count(*) FROM place), (SELECT count(*) FROM next)"};
const Prepared kOneMore{"one_more",
                        "UPDATE passports SET rated = passports.rated + 1 FROM tables t WHERE hash = $1 AND t.id = $2 "
                        "AND t.rated_by = $3::bigint"};
const Prepared kRating{
    "rating",
    "INSERT INTO ratings (of_passport, game, rating, deviation, volatility, games, time) SELECT p.row, $4, $5::bigint, "
    "$6::bigint, $7::bigint, $8::bigint, $9::bigint FROM passports p, tables t WHERE p.hash = $1 AND t.id = $2 AND "
    "t.rated_by = $3::bigint ON CONFLICT (of_passport, game) DO UPDATE SET rating = excluded.rating, "
    "deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games, time = excluded.time"};
const Prepared kNoPlayers{"no_players",
                          "DELETE FROM players USING tables t WHERE t.id = $1 AND t.rated_by = $2::bigint AND "
                          "of_table = t.row"};
const Prepared kCounted{"counted", "SELECT count(*) FROM tables WHERE id = $1 AND rated_by = $2::bigint"};

// Whose it is, in terms of either secret; "hash" or "feed" is put in.
std::string found_by(std::string_view column, std::string_view what, std::string_view rest) {
  return std::string("SELECT ").append(what).append(" WHERE p.").append(column).append(" = $1").append(rest);
}
struct Reading {
  explicit Reading(const std::string& column)
      : passport{column + "_passport",
                 found_by(column, "hash, name, feed, feeds, created, rated FROM passports p", "")},
        tables{column + "_tables",
               found_by(column,
                        "t.row, t.id, i.seat, i.token, i.sealed, i.time, i.turn, i.turned, t.game, t.options, t.over, "
                        "t.rated, t.created FROM passports p JOIN ties i ON i.of_passport = p.row "
                        "JOIN tables t ON t.row = i.of_table JOIN seats s ON s.of_table = t.row AND s.seat = i.seat "
                        "AND s.token = i.token",
                        " ORDER BY i.time DESC, t.id DESC")},
        seats{column + "_seats",
              found_by(column,
                       "s.of_table, s.name, s.level, s.token, s.claim FROM passports p JOIN ties i ON "
                       "i.of_passport = p.row JOIN seats s ON s.of_table = i.of_table",
                       " ORDER BY s.of_table, s.seat")},
        papers{column + "_papers",
               found_by(column, "kind, id, text, time FROM passports p JOIN papers ON of_passport = p.row",
                        " ORDER BY kind, id")},
        ratings{column + "_ratings",
                found_by(column,
                         "game, rating, deviation, volatility, games, time FROM passports p JOIN ratings ON "
                         "of_passport = p.row",
                         " ORDER BY game")} {}

  Prepared passport, tables, seats, papers, ratings;
};
const Reading kBySecret("hash"), kByFeed("feed");
const Prepared kPlayers{
    "players",
    "SELECT y.seat, y.token, p.hash, p.rated, t.game, coalesce(r.rating, 0), coalesce(r.deviation, 0), "
    "coalesce(r.volatility, 0), coalesce(r.games, 0), coalesce(r.time, 0) FROM tables t JOIN players y ON "
    "y.of_table = t.row JOIN passports p ON p.row = y.of_passport LEFT JOIN ratings r ON r.of_passport = p.row AND "
    "r.game = t.game WHERE t.id = $1 ORDER BY y.seat"};
const Prepared kUnrated{"unrated", "SELECT id FROM tables WHERE rated = 1 AND over ORDER BY row LIMIT $1::bigint"};

/// One that may be done twice as well as once, and of which no other process has to hear.
Deed deed_of(Call first, Call kept) {
  Deed deed;
  deed.news = false;
  deed.missing = kNoPassport;
  deed.calls.push_back(std::move(first));
  deed.kept = std::move(kept);
  return deed;
}
/// The same for what needs a passport that is there. What concerns a table comes after what was done to it before.
Deed deed_with(const std::string& passport, const std::string& table = {}) {
  Deed deed = deed_of({&kHolder, {passport}}, {&kHolder, {passport}});
  deed.table = table;
  return deed;
}

template <class Number>
std::string in_digits(Number number) {
  return std::to_string(number);
}

Deed make(const IssuePassport& issue, i64) {
  const Passport& one = issue.passport;
  return deed_of(
      {&kIssue, {one.hash, one.name, one.feed, in_digits(one.feeds), in_digits(one.created), in_digits(one.rated)}},
      {&kHolder, {one.hash}});
}

Deed make(const AmendPassport& amend, i64) {
  const Passport& one = amend.passport;
  return deed_of({&kAmend, {one.hash, one.name, one.feed, in_digits(one.feeds)}}, {&kHolder, {one.hash}});
}

Deed make(const RevokePassport& revoke, i64) {
  return deed_of({&kRevoke, {revoke.passport}}, {&kNoHolder, {revoke.passport}});
}

Deed make(const TieSeat& tie, i64) {
  Deed deed = deed_with(tie.passport, tie.tie.table);
  const Tie& one = tie.tie;
  deed.calls.push_back({&kTie,
                        {tie.passport, one.table, in_digits(one.seat), one.token_hash, one.sealed, in_digits(one.when),
                         in_digits(one.turn), in_digits(one.turned)}});
  deed.calls.push_back({&kPlay, {tie.passport, one.table, in_digits(one.seat), one.token_hash}});
  deed.calls.push_back({&kFewerTies, {tie.passport, in_digits(kMaxTies)}});
  return deed;
}

Deed make(const UntieSeat& untie, i64) {
  Deed deed = deed_with(untie.passport, untie.table);
  deed.calls.push_back({&kUntie, {untie.passport, untie.table}});
  return deed;
}

Deed make(const NoteTurn& note, i64) {
  Deed deed = deed_with(note.passport, note.table);
  deed.calls.push_back({&kTurn, {note.passport, note.table, in_digits(note.turn), in_digits(note.when)}});
  return deed;
}

Deed make(const KeepPapers& keep, i64) {
  Deed deed = deed_with(keep.passport);
  for (const Paper& paper : keep.papers) {
    deed.calls.push_back({&kPaper, {keep.passport, paper.kind, paper.id, paper.text, in_digits(paper.when)}});
  }
  deed.calls.push_back({&kFewerPapers, {keep.passport, in_digits(kMaxPapers)}});
  return deed;
}

/// Hashes are hexadecimal digits, so nothing in them means anything in a list.
template <class Member>
std::string list_of(const std::vector<CountRated::One>& all, Member member) {
  std::string list = "{";
  for (const CountRated::One& one : all) list.append(list.size() > 1 ? "," : "").append(member(one));
  return list + "}";
}

Deed make(const CountRated& count, i64 mark) {
  const std::string marked = in_digits(mark);
  Deed deed = deed_of({&kCount,
                       {count.table, list_of(count.ratings, [](const auto& one) { return one.passport; }),
                        list_of(count.ratings, [](const auto& one) { return in_digits(one.rated); }), marked,
                        in_digits(count.ratings.size())}},
                      {&kCounted, {count.table, marked}});
  deed.table = count.table;
  deed.missing = nullptr;
  deed.calls.push_back({&kNoPlayers, {count.table, marked}});
  for (const auto& [passport, rated, now] : count.ratings) {
    deed.calls.push_back({&kOneMore, {passport, count.table, marked}});
    deed.calls.push_back({&kRating,
                          {passport, count.table, marked, now.game, in_digits(now.rating), in_digits(now.deviation),
                           in_digits(now.volatility), in_digits(now.games), in_digits(now.when)}});
  }
  return deed;
}

Tie read_tie(const Rows& rows, int row) {
  return {rows.text(row, 1),   static_cast<int>(rows.number(row, 2)), rows.text(row, 3),  rows.text(row, 4),
          rows.number(row, 5), static_cast<u64>(rows.number(row, 6)), rows.number(row, 7)};
}

std::vector<TiedTable> read_tables(const Rows& tables, const Rows& seats) {
  std::vector<TiedTable> all;
  for (int i = 0; i < tables.count(); ++i) {
    TiedTable one{read_tie(tables, i),
                  tables.text(i, 8),
                  tables.text(i, 9),
                  tables.truth(i, 10),
                  static_cast<int>(tables.number(i, 11)),
                  tables.number(i, 12)};
    for (int j = 0; j < seats.count(); ++j) {
      if (seats.number(j, 0) != tables.number(i, 0)) continue;
      one.seats.push_back({seats.text(j, 1), seats.text(j, 2), seats.text(j, 3), seats.text(j, 4)});
    }
    all.push_back(std::move(one));
  }
  return all;
}

constexpr const char* kTogether = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

}  // namespace

Deed passport_deed(const PassportDeed& deed, i64 mark) {
  return std::visit([mark](const auto& one) { return make(one, mark); }, deed);
}

std::optional<StoredPassport> read_passport(Session& session, const PassportKey& key) {
  if (key.hash.empty()) return std::nullopt;
  const Reading& by = key.by == PassportKey::By::secret ? kBySecret : kByFeed;
  const auto rows = session.transact({suits_call(),
                                      {&by.passport, {key.hash}},
                                      {&by.tables, {key.hash}},
                                      {&by.seats, {key.hash}},
                                      {&by.papers, {key.hash}},
                                      {&by.ratings, {key.hash}}},
                                     kTogether);
  const Rows& one = rows[1];
  if (one.count() == 0) return std::nullopt;
  StoredPassport stored{{one.text(0, 0), one.text(0, 1), one.text(0, 2), static_cast<u64>(one.number(0, 3)),
                         one.number(0, 4), static_cast<u64>(one.number(0, 5))}};
  stored.tables = read_tables(rows[2], rows[3]);
  for (int i = 0; i < rows[4].count(); ++i) {
    stored.papers.push_back({rows[4].text(i, 0), rows[4].text(i, 1), rows[4].text(i, 2), rows[4].number(i, 3)});
  }
  for (int i = 0; i < rows[5].count(); ++i) {
    const Rows& all = rows[5];
    stored.ratings.push_back(
        {all.text(i, 0), all.number(i, 1), all.number(i, 2), all.number(i, 3), all.number(i, 4), all.number(i, 5)});
  }
  return stored;
}

std::vector<std::string> read_unrated(Session& session, int most) {
  const auto rows = session.transact({suits_call(), {&kUnrated, {std::to_string(most)}}}, kTogether);
  std::vector<std::string> ids;
  for (int i = 0; i < rows[1].count(); ++i) ids.push_back(rows[1].text(i, 0));
  return ids;
}

std::vector<Player> read_players(Session& session, const std::string& table) {
  const auto rows = session.transact({suits_call(), {&kPlayers, {table}}}, kTogether);
  const Rows& all = rows[1];
  std::vector<Player> players;
  for (int i = 0; i < all.count(); ++i) {
    Player one{static_cast<int>(all.number(i, 0)), all.text(i, 1), all.text(i, 2), static_cast<u64>(all.number(i, 3))};
    // Whoever has a rating has played.
    if (all.number(i, 8) > 0) {
      one.rating = GameRating{all.text(i, 4),   all.number(i, 5), all.number(i, 6),
                              all.number(i, 7), all.number(i, 8), all.number(i, 9)};
    }
    players.push_back(std::move(one));
  }
  return players;
}

const std::vector<const Prepared*>& passport_writing_statements() {
  static const std::vector<const Prepared*> all{&kHolder,  &kNoHolder,  &kIssue,   &kAmend, &kRevoke,      &kTie,
                                                &kUntie,   &kFewerTies, &kTurn,    &kPaper, &kFewerPapers, &kCount,
                                                &kOneMore, &kRating,    &kCounted, &kPlay,  &kNoPlayers};
  return all;
}

const std::vector<const Prepared*>& passport_reading_statements() {
  static const std::vector<const Prepared*> all = [] {
    std::vector<const Prepared*> some{&kUnrated, &kPlayers};
    for (const Reading* const by : {&kBySecret, &kByFeed}) {
      some.insert(some.end(), {&by->passport, &by->tables, &by->seats, &by->papers, &by->ratings});
    }
    return some;
  }();
  return all;
}

}  // namespace bathys::storage::postgres
