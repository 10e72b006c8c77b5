// Every storage keeps passports alike: what is written comes back, and what is deleted is gone.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "storage/postgres/session.hpp"
#include "storage/sqlite/statement.hpp"
#include "storage/testing.hpp"

namespace bathys::storage {
namespace {

using testing_ground::append;
using testing_ground::conflicts;
using testing_ground::create;
using testing_ground::some_table;
using testing_ground::wait_for;

std::optional<std::string> keep(Storage& storage, const PassportDeed& deed) {
  return wait_for([&](Written written) { storage.write_passport(deed, std::move(written)); });
}
std::optional<StoredPassport> find(Storage& storage, const std::string& hash,
                                   PassportKey::By by = PassportKey::By::secret) {
  std::promise<std::optional<StoredPassport>> told;
  storage.load_passport({by, hash}, [&](std::optional<StoredPassport> stored, const StorageError* error) {
    EXPECT_EQ(error, nullptr);
    told.set_value(std::move(stored));
  });
  return told.get_future().get();
}
std::vector<std::string> uncounted(Storage& storage) {
  std::promise<std::vector<std::string>> told;
  storage.list_unrated(10, [&](std::vector<std::string> ids, const StorageError*) { told.set_value(std::move(ids)); });
  return told.get_future().get();
}

std::vector<Player> players_at(Storage& storage, const std::string& table) {
  std::promise<std::vector<Player>> told;
  storage.load_players(table, [&](std::vector<Player> players, const StorageError* error) {
    EXPECT_EQ(error, nullptr);
    told.set_value(std::move(players));
  });
  return told.get_future().get();
}

Passport passport_of(const std::string& name) { return {"hash of " + name, name, "feed of " + name, 1, 1700, 0}; }
/// Hashes as they are: what a list of them may hold.
Passport rated_passport(char digit) { return {std::string(64, digit), "P", std::string(64, digit) + "f", 0, 1700, 0}; }

class Passports : public testing_ground::EveryStorage {
 protected:
  void SetUp() override {
    EveryStorage::SetUp();
    if (!storage_) return;
    ASSERT_EQ(keep(*storage_, IssuePassport{passport_of("Ann")}), std::nullopt);
  }
  StoredPassport ann() { return find(*storage_, "hash of Ann").value_or(StoredPassport{}); }
  /// Ann sits at the first seat of a new table.
  void tie(const std::string& table, i64 when = 5) {
    create(*storage_, some_table(table));
    ASSERT_EQ(keep(*storage_, TieSeat{"hash of Ann", {table, 0, "hash0", "sealed " + table, when, 0, 0}}),
              std::nullopt);
  }
};
INSTANTIATE_TEST_SUITE_P(All, Passports, testing_ground::kEvery, testing_ground::name_of);

TEST_P(Passports, AreFoundByTheirSecretAndByTheirFeedAndByNothingElse) {
  EXPECT_EQ(ann().passport, passport_of("Ann"));
  EXPECT_EQ(find(*storage_, "feed of Ann", PassportKey::By::feed)->passport, passport_of("Ann"));
  EXPECT_FALSE(find(*storage_, "feed of Ann"));
  EXPECT_FALSE(find(*storage_, "hash of Ann", PassportKey::By::feed));
  EXPECT_FALSE(find(*storage_, ""));
  EXPECT_FALSE(find(*storage_, "", PassportKey::By::feed));
  EXPECT_TRUE(keep(*storage_, IssuePassport{passport_of("Ann")}));
}

TEST_P(Passports, ChangeTheirNameAndTheirFeed) {
  Passport changed = passport_of("Ann");
  changed.name = "Anna";
  changed.feed = "another feed";
  changed.feeds = 2;
  EXPECT_EQ(keep(*storage_, AmendPassport{changed}), std::nullopt);
  EXPECT_EQ(ann().passport, changed);
  EXPECT_FALSE(find(*storage_, "feed of Ann", PassportKey::By::feed));
  EXPECT_EQ(keep(*storage_, AmendPassport{passport_of("Bob")}), std::optional<std::string>(kNoPassport));
}

TEST_P(Passports, ListTheirTablesTheLatestFirstAsLongAsTheSeatIsHeld) {
  tie("one", 5);
  tie("two", 6);
  const auto tables = ann().tables;
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_EQ(tables[0].tie, (Tie{"two", 0, "hash0", "sealed two", 6, 0, 0}));
  EXPECT_EQ(tables[1].tie.table, "one");
  EXPECT_EQ(tables[1].game, "otys");
  EXPECT_EQ(tables[1].options, R"({"players":2})");
  EXPECT_EQ(tables[1].seats, some_table("one").seats);
  EXPECT_FALSE(tables[1].over);
  EXPECT_EQ(tables[1].created, 1000);
  append(*storage_, {"two", {{0, 0, "a", 1}}, 0, true});
  EXPECT_TRUE(ann().tables[0].over);
  wait_for([&](Written written) {
    storage_->set_seats({"one", {{"Bob", "", "another hash"}, {"", "greedy", ""}}, 1}, std::move(written));
  });
  EXPECT_EQ(ann().tables.size(), 1u);
}

TEST_P(Passports, ATieIsReplacedUntiedAndGoesWithItsTable) {
  tie("one");
  EXPECT_EQ(keep(*storage_, TieSeat{"hash of Ann", {"one", 0, "hash0", "sealed anew", 7, 0, 0}}), std::nullopt);
  ASSERT_EQ(ann().tables.size(), 1u);
  EXPECT_EQ(ann().tables[0].tie.sealed, "sealed anew");
  EXPECT_EQ(keep(*storage_, NoteTurn{"hash of Ann", "one", 12, 99}), std::nullopt);
  EXPECT_EQ(ann().tables[0].tie.turn, 12u);
  EXPECT_EQ(ann().tables[0].tie.turned, 99);
  EXPECT_EQ(keep(*storage_, UntieSeat{"hash of Ann", "one"}), std::nullopt);
  EXPECT_TRUE(ann().tables.empty());
  EXPECT_EQ(keep(*storage_, UntieSeat{"hash of Ann", "one"}), std::nullopt);
  tie("two");
  wait_for([&](Written written) { storage_->remove("two", 100, std::move(written)); });
  create(*storage_, some_table("two"));
  EXPECT_TRUE(ann().tables.empty());
}

TEST_P(Passports, PapersAreKeptByTheirTimeAndTheOldestGo) {
  const auto papers = [&](std::vector<Paper> some) {
    EXPECT_EQ(keep(*storage_, KeepPapers{"hash of Ann", std::move(some)}), std::nullopt);
  };
  papers({{"note", "one", "buy plants", 10}, {"game", "one", "{}", 10}});
  papers({{"note", "one", "older", 9}, {"note", "two", "", 11}});
  EXPECT_EQ(ann().papers, (std::vector<Paper>{
                              {"game", "one", "{}", 10}, {"note", "one", "buy plants", 10}, {"note", "two", "", 11}}));
  papers({{"note", "one", "sell plants", 12}});
  EXPECT_EQ(ann().papers[1].text, "sell plants");
  std::vector<Paper> many;
  for (int i = 0; i < kMaxPapers; ++i) many.push_back({"many", std::to_string(i), "x", 100 + i});
  papers(std::move(many));
  EXPECT_EQ(ann().papers.size(), static_cast<std::size_t>(kMaxPapers));
  EXPECT_EQ(ann().papers.front().kind, "many");
}

TEST_P(Passports, TheOldestTableGoesForANewOne) {
  create(*storage_, some_table("first"));
  keep(*storage_, TieSeat{"hash of Ann", {"first", 0, "hash0", "", 1, 0, 0}});
  for (int i = 0; i < kMaxTies; ++i) {
    const std::string id = "t" + std::to_string(i);
    storage_->create(some_table(id), {});
    storage_->write_passport(TieSeat{"hash of Ann", {id, 0, "hash0", "", 10 + i, 0, 0}}, {});
  }
  keep(*storage_, UntieSeat{"hash of Ann", "nothing"});
  const auto tables = ann().tables;
  ASSERT_EQ(tables.size(), static_cast<std::size_t>(kMaxTies));
  EXPECT_EQ(tables.back().tie.table, "t0");
}

TEST_P(Passports, NothingIsDoneForAPassportThatIsNotThere) {
  create(*storage_, some_table("one"));
  const std::string nobody = "hash of Nobody";
  for (const PassportDeed& deed : std::initializer_list<PassportDeed>{
           RevokePassport{nobody}, TieSeat{nobody, {"one", 0, "hash0", "", 1, 0, 0}}, UntieSeat{nobody, "one"},
           NoteTurn{nobody, "one", 1, 1}, KeepPapers{nobody, {{"note", "one", "x", 1}}}}) {
    EXPECT_EQ(keep(*storage_, deed), std::optional<std::string>(kNoPassport)) << deed.index();
  }
  EXPECT_FALSE(find(*storage_, nobody));
}

TEST_P(Passports, DeletingOneDeletesAllOfItAndNothingElse) {
  tie("one");
  keep(*storage_, IssuePassport{passport_of("Bob")});
  keep(*storage_, TieSeat{"hash of Bob", {"one", 0, "hash0", "Bob's", 5, 0, 0}});
  keep(*storage_, KeepPapers{"hash of Ann", {{"note", "one", "a secret plan", 10}}});
  ASSERT_EQ(keep(*storage_, RevokePassport{"hash of Ann"}), std::nullopt);
  EXPECT_FALSE(find(*storage_, "hash of Ann"));
  EXPECT_FALSE(find(*storage_, "feed of Ann", PassportKey::By::feed));
  EXPECT_EQ(find(*storage_, "hash of Bob")->tables.size(), 1u);
  EXPECT_TRUE(testing_ground::load(*storage_, "one"));
  // Nothing of the old one is left for another of that name.
  ASSERT_EQ(keep(*storage_, IssuePassport{passport_of("Ann")}), std::nullopt);
  EXPECT_TRUE(ann().tables.empty());
  EXPECT_TRUE(ann().papers.empty());
  EXPECT_TRUE(ann().ratings.empty());
}

/// Two people at a rated table that is over.
class Rated : public Passports {
 protected:
  void SetUp() override {
    Passports::SetUp();
    if (!storage_) return;
    for (const char digit : {'a', 'b'}) keep(*storage_, IssuePassport{rated_passport(digit)});
  }
  void play(const std::string& id, bool over = true, int rated = 1) {
    TableRow table = some_table(id);
    table.rated = rated;
    ASSERT_EQ(create(*storage_, table), std::nullopt);
    append(*storage_, {id, {{0, 0, "a", 1}}, 0, over});
  }
  /// A rated table at which nobody has answered yet.
  void begin(const std::string& id) {
    TableRow table = some_table(id);
    table.rated = 1;
    ASSERT_EQ(create(*storage_, table), std::nullopt);
  }
  void tie_to(char digit, const std::string& table, int seat, const std::string& token) {
    EXPECT_EQ(keep(*storage_, TieSeat{std::string(64, digit), {table, seat, token, "sealed", 5, 0, 0}}), std::nullopt);
  }
  static CountRated::One one(char digit, u64 rated, i64 rating) {
    return {std::string(64, digit), rated, {"otys", rating, 200, 60, static_cast<i64>(rated) + 1, 77}};
  }
  bool loses(const CountRated& count) {
    return conflicts([&](Written written) { storage_->write_passport(count, std::move(written)); });
  }
  StoredPassport person(char digit) { return *find(*storage_, std::string(64, digit)); }
};
INSTANTIATE_TEST_SUITE_P(All, Rated, testing_ground::kEvery, testing_ground::name_of);

TEST_P(Rated, ATableCountsOnce) {
  play("one");
  EXPECT_EQ(uncounted(*storage_), std::vector<std::string>{"one"});
  const CountRated count{"one", {one('a', 0, 1600), one('b', 0, 1400)}};
  ASSERT_EQ(keep(*storage_, count), std::nullopt);
  EXPECT_TRUE(uncounted(*storage_).empty());
  EXPECT_TRUE(loses(count));
  EXPECT_TRUE(loses({"one", {one('a', 1, 1700), one('b', 1, 1300)}}));
  EXPECT_EQ(person('a').passport.rated, 1u);
  EXPECT_EQ(person('a').ratings, (std::vector<GameRating>{{"otys", 1600, 200, 60, 1, 77}}));
  EXPECT_EQ(person('b').ratings[0].rating, 1400);
  EXPECT_EQ(testing_ground::load(*storage_, "one")->table.rated, 2);
}

TEST_P(Rated, ARatingThatDoesNotFollowTheLastOneCountsForNobody) {
  play("one");
  play("two");
  ASSERT_EQ(keep(*storage_, CountRated{"one", {one('a', 0, 1600)}}), std::nullopt);
  EXPECT_TRUE(loses({"two", {one('b', 0, 1500), one('a', 0, 1700)}}));
  EXPECT_TRUE(person('b').ratings.empty());
  EXPECT_EQ(person('b').passport.rated, 0u);
  EXPECT_EQ(uncounted(*storage_), std::vector<std::string>{"two"});
  ASSERT_EQ(keep(*storage_, CountRated{"two", {one('b', 0, 1500), one('a', 1, 1700)}}), std::nullopt);
  EXPECT_EQ(person('a').ratings, (std::vector<GameRating>{{"otys", 1700, 200, 60, 2, 77}}));
}

TEST_P(Rated, WhatIsNotOverOrNotRatedOrNobodysDoesNotCount) {
  play("going on", false);
  play("for fun", true, 0);
  EXPECT_TRUE(uncounted(*storage_).empty());
  EXPECT_TRUE(loses({"going on", {one('a', 0, 1600)}}));
  EXPECT_TRUE(loses({"for fun", {one('a', 0, 1600)}}));
  EXPECT_NE(keep(*storage_, CountRated{"nowhere", {}}), std::nullopt);
  play("one");
  EXPECT_TRUE(loses({"one", {one('c', 0, 1600)}}));
  // When all passports are gone the table is done with.
  EXPECT_EQ(keep(*storage_, CountRated{"one", {}}), std::nullopt);
  EXPECT_TRUE(uncounted(*storage_).empty());
}

TEST_P(Rated, ASeatCountsForThePassportItWasTiedToLastBeforeTheFirstAnswer) {
  begin("one");
  EXPECT_TRUE(players_at(*storage_, "one").empty());
  tie_to('a', "one", 0, "first token");
  tie_to('b', "one", 1, "another");
  tie_to('a', "one", 0, "second token");
  const std::string a(64, 'a'), b(64, 'b');
  const std::vector<Player> both{{0, "second token", a}, {1, "another", b}};
  EXPECT_EQ(players_at(*storage_, "one"), both);
  append(*storage_, {"one", {{0, 0, "a", 1}}, 0, false});
  // From now on nobody comes in, out, or to another seat.
  tie_to('b', "one", 0, "first token");
  tie_to('a', "one", 0, "third token");
  EXPECT_EQ(keep(*storage_, UntieSeat{a, "one"}), std::nullopt);
  EXPECT_EQ(players_at(*storage_, "one"), both);
  wait_for([&](Written written) { storage_->take_back({"one", {0, 0, 1, 2}, 0}, std::move(written)); });
  tie_to('b', "one", 0, "first token");
  EXPECT_EQ(players_at(*storage_, "one"), both);
}

TEST_P(Rated, PlayersComeWithTheirRatingsAndGoWhenTheGameHasCounted) {
  begin("one");
  begin("two");
  for (const char* const table : {"one", "two"}) tie_to('a', table, 0, "token");
  tie_to('b', "two", 1, "token");
  append(*storage_, {"one", {{0, 0, "a", 1}}, 0, true});
  ASSERT_EQ(keep(*storage_, CountRated{"one", {one('a', 0, 1600)}}), std::nullopt);
  EXPECT_TRUE(players_at(*storage_, "one").empty());
  const std::string a(64, 'a'), b(64, 'b');
  EXPECT_EQ(players_at(*storage_, "two"),
            (std::vector<Player>{{0, "token", a, 1, GameRating{"otys", 1600, 200, 60, 1, 77}},
                                 {1, "token", b, 0, std::nullopt}}));
  EXPECT_EQ(keep(*storage_, RevokePassport{b}), std::nullopt);
  EXPECT_EQ(players_at(*storage_, "two").size(), 1u);
  wait_for([&](Written written) { storage_->remove("two", 1'000'000, std::move(written)); });
  EXPECT_TRUE(players_at(*storage_, "two").empty());
}

TEST_P(Rated, AtOtherTablesNobodyPlaysForARating) {
  create(*storage_, some_table("for fun"));
  tie_to('a', "for fun", 0, "token");
  EXPECT_TRUE(players_at(*storage_, "for fun").empty());
  EXPECT_TRUE(players_at(*storage_, "nowhere").empty());
}

TEST_P(Rated, OfManyWhoCountTheSameTablesAtOnceEachIsHeardOnce) {
  // A storage may do what belongs to different tables in the order of their names.
  const auto table = [](u64 i) { return "table " + std::to_string(10 + i); };
  for (u64 i = 0; i < 20; ++i) play(table(i));
  std::atomic<int> counted = 0, late = 0;
  for (int again = 0; again < 3; ++again) {
    for (u64 i = 0; i < 20; ++i) {
      storage_->write_passport(CountRated{table(i), {one('a', i, 1500 + static_cast<i64>(i))}},
                               [&](const StorageError* error) { ++(error == nullptr ? counted : late); });
    }
  }
  keep(*storage_, UntieSeat{std::string(64, 'a'), "nothing"});
  EXPECT_EQ(counted, 20);
  EXPECT_EQ(late, 40);
  EXPECT_EQ(person('a').passport.rated, 20u);
  EXPECT_EQ(person('a').ratings[0].rating, 1519);
}

/// What is deleted is not only no longer found: no row is left.
class GonePassports : public testing_ground::Files {
 protected:
  static void fill_and_revoke(Storage& storage) {
    keep(storage, IssuePassport{rated_passport('a')});
    TableRow table = some_table("one");
    table.rated = 1;
    create(storage, table);
    append(storage, {"one", {{0, 0, "a", 1}}, 0, true});
    const std::string hash(64, 'a');
    keep(storage, TieSeat{hash, {"one", 0, "hash0", "sealed", 5, 0, 0}});
    keep(storage, KeepPapers{hash, {{"note", "one", "a secret plan", 10}}});
    keep(storage, CountRated{"one", {{hash, 0, {"otys", 1600, 200, 60, 1, 77}}}});
    EXPECT_EQ(find(storage, hash)->ratings.size(), 1u);
    table.id = "two";
    create(storage, table);
    keep(storage, TieSeat{hash, {"two", 0, "hash0", "sealed", 5, 0, 0}});
    EXPECT_EQ(players_at(storage, "two").size(), 1u);
    EXPECT_EQ(keep(storage, RevokePassport{hash}), std::nullopt);
  }
};

TEST_F(GonePassports, LeaveNoRowInTheFile) {
  {
    const auto storage = open_sqlite(file());
    fill_and_revoke(*storage);
  }
  Connection left(file());
  Statement holders(left,
                    "SELECT s.name FROM sqlite_schema s, pragma_table_info(s.name) c WHERE s.type = 'table' AND "
                    "c.name = 'of_passport'");
  int tables = 0;
  for (; holders.next(); ++tables) EXPECT_EQ(left.number(("SELECT count(*) FROM " + holders.text(0)).c_str()), 0);
  EXPECT_EQ(tables, 4);
  EXPECT_EQ(left.number("SELECT count(*) FROM passports"), 0);
}

TEST_F(GonePassports, LeaveNoRowInTheDatabase) {
  if (postgres::ThrowAway::programs().empty()) GTEST_SKIP() << postgres::ThrowAway::kMissing;
  postgres::ThrowAway database("gone");
  {
    const auto storage = open_postgres(database.address());
    fill_and_revoke(*storage);
  }
  postgres::Session left(database.address());
  const postgres::Rows parts = left.run(
      "SELECT table_name FROM information_schema.columns WHERE table_schema = 'bathys' AND column_name = "
      "'of_passport'");
  EXPECT_EQ(parts.count(), 4);
  for (int i = 0; i < parts.count(); ++i) {
    EXPECT_EQ(left.run("SELECT count(*) FROM " + parts.text(i, 0)).number(0, 0), 0) << parts.text(i, 0);
  }
  EXPECT_EQ(left.run("SELECT count(*) FROM passports").number(0, 0), 0);
}

}  // namespace
}  // namespace bathys::storage
