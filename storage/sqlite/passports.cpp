// Passports in the database.
#include "storage/sqlite/passports.hpp"

#include <utility>

#include "storage/sqlite/schema.hpp"

namespace bathys::storage {
namespace {

i64 only_number(Statement& statement, const char* missing) {
  if (!statement.next()) throw StorageError(missing, StorageError::Fault::change);
  const i64 number = statement.number(0);
  statement.reset();
  return number;
}

}  // namespace

PassportWriter::PassportWriter(Connection& connection)
    : connection_(connection),
      row_(connection, "SELECT row FROM passports WHERE hash = ?"),
      table_(connection, "SELECT row FROM tables WHERE id = ?"),
      issue_(connection, "INSERT INTO passports (hash, name, feed, feeds, created, rated) VALUES (?, ?, ?, ?, ?, ?)"),
      amend_(connection, "UPDATE passports SET name = ?, feed = ?, feeds = ? WHERE hash = ?"),
      revoke_(connection, "DELETE FROM passports WHERE row = ?"),
      tie_(connection,
           "INSERT OR REPLACE INTO ties (of_passport, of_table, seat, token, sealed, time, turn, turned) VALUES "
           "(?, ?, ?, ?, ?, ?, ?, ?)"),
      play_(connection,
            "INSERT OR REPLACE INTO players (of_table, seat, of_passport, token) SELECT row, ?2, ?3, ?4 FROM tables "
            "WHERE row = ?1 AND rated = 1 AND over = 0 AND change = 0 AND "
            "NOT EXISTS (SELECT 1 FROM answers WHERE of_table = row)"),
      untie_(connection, "DELETE FROM ties WHERE of_passport = ? AND of_table = (SELECT row FROM tables WHERE id = ?)"),
      turn_(connection,
            "UPDATE ties SET turn = ?, turned = ? WHERE of_passport = ? AND "
            "of_table = (SELECT row FROM tables WHERE id = ?)"),
      paper_(connection,
             "INSERT INTO papers (of_passport, kind, id, text, time) VALUES (?, ?, ?, ?, ?) "
             "ON CONFLICT (of_passport, kind, id) DO UPDATE SET text = excluded.text, time = excluded.time "
             "WHERE excluded.time >= time"),
      fewer_ties_(connection,
                  "DELETE FROM ties WHERE of_passport = ?1 AND of_table IN (SELECT of_table FROM ties "
                  "WHERE of_passport = ?1 ORDER BY time DESC, of_table DESC LIMIT -1 OFFSET ?2)"),
      fewer_papers_(connection,
                    "DELETE FROM papers WHERE of_passport = ?1 AND (kind, id) IN (SELECT kind, id FROM papers "
                    "WHERE of_passport = ?1 ORDER BY time DESC, kind DESC, id DESC LIMIT -1 OFFSET ?2)"),
      count_(connection, "UPDATE tables SET rated = 2 WHERE row = ? AND rated = 1 AND over = 1"),
      one_more_(connection, "UPDATE passports SET rated = rated + 1 WHERE hash = ? AND rated = ?"),
      rating_(connection,
              "INSERT OR REPLACE INTO ratings (of_passport, game, rating, deviation, volatility, games, time) VALUES "
              "(?, ?, ?, ?, ?, ?, ?)"),
      no_players_(connection, "DELETE FROM players WHERE of_table = ?"),
      revoke_parts_(deletions_by(connection, "of_passport")) {}

void PassportWriter::write(const PassportDeed& deed) {
  std::visit([this](const auto& one) { make(one); }, deed);
}

i64 PassportWriter::row_of(const std::string& passport) { return only_number(row_ << passport, kNoPassport); }
i64 PassportWriter::table_of(const std::string& table) {
  return only_number(table_ << table, "there is no such table");
}

void PassportWriter::make(const IssuePassport& deed) {
  const Passport& passport = deed.passport;
  (issue_ << passport.hash << passport.name << passport.feed << static_cast<i64>(passport.feeds) << passport.created
          << static_cast<i64>(passport.rated))
      .run();
}

void PassportWriter::make(const AmendPassport& deed) {
  const Passport& passport = deed.passport;
  (amend_ << passport.name << passport.feed << static_cast<i64>(passport.feeds) << passport.hash).run();
  if (!changed()) throw StorageError(kNoPassport, StorageError::Fault::change);
}

void PassportWriter::make(const RevokePassport& deed) {
  const i64 row = row_of(deed.passport);
  for (Statement& part : revoke_parts_) (part << row).run();
  (revoke_ << row).run();
}

void PassportWriter::make(const TieSeat& deed) {
  const i64 row = row_of(deed.passport);
  const Tie& tie = deed.tie;
  const i64 table = table_of(tie.table);
  (tie_ << row << table << i64{tie.seat} << tie.token_hash << tie.sealed << tie.when << static_cast<i64>(tie.turn)
        << tie.turned)
      .run();
  (play_ << table << i64{tie.seat} << row << tie.token_hash).run();
  (fewer_ties_ << row << i64{kMaxTies}).run();
}

void PassportWriter::make(const UntieSeat& deed) { (untie_ << row_of(deed.passport) << deed.table).run(); }

void PassportWriter::make(const NoteTurn& deed) {
  const i64 row = row_of(deed.passport);
  (turn_ << static_cast<i64>(deed.turn) << deed.when << row << deed.table).run();
}

void PassportWriter::make(const KeepPapers& deed) {
  const i64 row = row_of(deed.passport);
  for (const Paper& paper : deed.papers) (paper_ << row << paper.kind << paper.id << paper.text << paper.when).run();
  (fewer_papers_ << row << i64{kMaxPapers}).run();
}

void PassportWriter::make(const CountRated& deed) {
  const i64 table = table_of(deed.table);
  (count_ << table).run();
  if (!changed()) throw Conflict("this table does not count, or not any more");
  (no_players_ << table).run();
  for (const auto& [passport, rated, now] : deed.ratings) {
    (one_more_ << passport << static_cast<i64>(rated)).run();
    if (!changed()) throw Conflict("a rating has changed meanwhile");
    (rating_ << row_of(passport) << now.game << now.rating << now.deviation << now.volatility << now.games << now.when)
        .run();
  }
}

PassportReader::PassportReader(Connection& connection)
    : by_secret_(connection, "SELECT row, hash, name, feed, feeds, created, rated FROM passports WHERE hash = ?"),
      by_feed_(connection, "SELECT row, hash, name, feed, feeds, created, rated FROM passports WHERE feed = ?"),
      tables_(connection,
              "SELECT t.row, t.id, i.seat, i.token, i.sealed, i.time, i.turn, i.turned, t.game, t.options, t.over, "
              "t.rated, t.created FROM ties i JOIN tables t ON t.row = i.of_table JOIN seats s ON s.of_table = t.row "
              "AND s.seat = i.seat AND s.token = i.token WHERE i.of_passport = ? ORDER BY i.time DESC, t.id DESC"),
      seats_(connection, "SELECT name, level, token, claim FROM seats WHERE of_table = ? ORDER BY seat"),
      papers_(connection, "SELECT kind, id, text, time FROM papers WHERE of_passport = ? ORDER BY kind, id"),
      ratings_(connection,
               "SELECT game, rating, deviation, volatility, games, time FROM ratings WHERE of_passport = ? "
               "ORDER BY game"),
      unrated_(connection, "SELECT id FROM tables WHERE rated = 1 AND over = 1 ORDER BY row LIMIT ?"),
      players_(connection,
               "SELECT y.seat, y.token, p.hash, p.rated, t.game, r.rating, r.deviation, r.volatility, r.games, r.time "
               "FROM tables t JOIN players y ON y.of_table = t.row JOIN passports p ON p.row = y.of_passport "
               "LEFT JOIN ratings r ON r.of_passport = p.row AND r.game = t.game WHERE t.id = ? ORDER BY y.seat") {}

std::optional<StoredPassport> PassportReader::load(const PassportKey& key) {
  if (key.hash.empty()) return std::nullopt;
  Statement& one = key.by == PassportKey::By::secret ? by_secret_ : by_feed_;
  one << key.hash;
  if (!one.next()) return std::nullopt;
  const i64 row = one.number(0);
  StoredPassport stored{{one.text(1), one.text(2), one.text(3), static_cast<u64>(one.number(4)), one.number(5),
                         static_cast<u64>(one.number(6))}};
  one.reset();
  tables_ << row;
  while (tables_.next()) {
    TiedTable table{{tables_.text(1), static_cast<int>(tables_.number(2)), tables_.text(3), tables_.text(4),
                     tables_.number(5), static_cast<u64>(tables_.number(6)), tables_.number(7)},
                    tables_.text(8),
                    tables_.text(9),
                    tables_.number(10) != 0,
                    static_cast<int>(tables_.number(11)),
                    tables_.number(12)};
    seats_ << tables_.number(0);
    while (seats_.next()) {
      table.seats.push_back({seats_.text(0), seats_.text(1), seats_.text(2), seats_.text(3)});
    }
    stored.tables.push_back(std::move(table));
  }
  papers_ << row;
  while (papers_.next()) {
    stored.papers.push_back({papers_.text(0), papers_.text(1), papers_.text(2), papers_.number(3)});
  }
  ratings_ << row;
  while (ratings_.next()) {
    stored.ratings.push_back({ratings_.text(0), ratings_.number(1), ratings_.number(2), ratings_.number(3),
                              ratings_.number(4), ratings_.number(5)});
  }
  return stored;
}

std::vector<std::string> PassportReader::unrated(int most) {
  std::vector<std::string> ids;
  unrated_ << i64{most};
  while (unrated_.next()) ids.push_back(unrated_.text(0));
  return ids;
}

std::vector<Player> PassportReader::players(const std::string& table) {
  std::vector<Player> all;
  players_ << table;
  while (players_.next()) {
    Player one{static_cast<int>(players_.number(0)), players_.text(1), players_.text(2),
               static_cast<u64>(players_.number(3))};
    // Whoever has a rating has played.
    if (players_.number(8) > 0) {
      one.rating = GameRating{players_.text(4),   players_.number(5), players_.number(6),
                              players_.number(7), players_.number(8), players_.number(9)};
    }
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace bathys::storage
