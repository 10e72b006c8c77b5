// Rated tables over real sockets: what is refused, for whom a game counts, and that it counts once.
#include <chrono>
#include <cmath>
#include <filesystem>
#include <thread>

#include "server/rated.hpp"
#include "server/testing.hpp"
#include "storage/memory/shared_memory.hpp"
#include "storage/postgres/postgres_storage.hpp"
#include "storage/postgres/testing.hpp"

namespace bathys::server {
namespace {

/// What somebody does with a passport over HTTP.
class RatedTables : public ServerTest {
 protected:
  std::string issue() const { return issue_at(port()); }
  static std::string issue_at(u16 port) {
    return http(port, "POST", "/api/passports", R"({"name":"P"})").json()["passport"];
  }
  Json show(const std::string& secret) const { return show_at(port(), secret); }
  static Json show_at(u16 port, const std::string& secret) {
    return http(port, "GET", "/api/passport", {}, "Authorization: Bearer " + secret + "\r\n").json();
  }
  /// What the server counts it counts soon.
  static Json ratings_at(u16 port, const std::string& secret, i64 games = 1) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(kPatienceMs);
    while (std::chrono::steady_clock::now() < until) {
      const Json ratings = show_at(port, secret)["ratings"];
      if (!ratings.empty() && ratings[0]["games"] >= games) return ratings;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ADD_FAILURE() << "nothing has counted";
    return Json::array({{{"rating", 0}, {"games", 0}}});
  }
  static Json request(int players = 2) {
    Json seats = Json::array();
    for (int i = 0; i < players; ++i) seats.push_back(person("P" + std::to_string(i)));
    return {{"game", "otys"}, {"options", {{"players", players}}}, {"seats", seats}, {"rated", true}};
  }
  /// Seats are taken with these passports; an empty one is none.
  Json taken_with(const Json& request, const std::vector<std::string>& passports) const {
    Json table = create(request);
    table["links"] = table["tokens"];
    for (std::size_t i = 0; i < passports.size(); ++i) {
      const Json with = passports[i].empty() ? Json::object() : Json{{"passport", passports[i]}};
      table["tokens"][i] = claim(table, table["links"][i], with).json()["token"];
    }
    return table;
  }
  void concede(const Json& table, std::size_t seat) const { concede_at(port(), table, seat); }
  static void concede_at(u16 port, const Json& table, std::size_t seat) {
    Player player(port, table, table["tokens"][seat]);
    player.expect("table");
    EXPECT_EQ(player.ask({{"type", "concede"}})["type"], "done");
  }
  std::string complaint(Json change) const {
    Json body = request();
    body.update(change);
    const Answered answered = http(port(), "POST", "/api/tables", wire::write_json(body));
    EXPECT_EQ(answered.status, 400) << answered.body;
    return answered.json()["error"]["message"];
  }
  /// What was over before has counted, or never will: of two games of others, made one after the other, the second one
  /// is found by a later search than the first.
  void everything_is_counted() const {
    for (int i = 0; i < 2; ++i) {
      const std::string one = issue(), other = issue();
      concede(taken_with(request(), {one, other}), 0);
      ratings_at(port(), one);
    }
  }
};

TEST_F(RatedTables, AreForPeopleWithoutHelp) {
  EXPECT_EQ(complaint({{"hints", true}}), "rated: goes without hints");
  EXPECT_EQ(complaint({{"seats", {person("A"), bot("normal")}}}), "rated: is for people only, without bots");
  EXPECT_EQ(complaint({{"seats", {person("A")}}, {"options", {{"players", 1}}}}), "rated: needs two or more people");
  EXPECT_EQ(complaint({{"seed", "mine"}}), "seed: can be chosen only by someone who plays alone or against bots");
  EXPECT_EQ(complaint({{"rated", "yes"}}).substr(0, 6), "rated:");
  EXPECT_EQ(complaint({{"absence", 300}}), "absence: a rated table needs at least a day (86400)");
  Json not_rated = request();
  not_rated["rated"] = false;
  not_rated["hints"] = true;
  create(not_rated);
}

TEST_F(RatedTables, SayThatTheyAre) {
  Json body = request();
  body["public"] = true;
  const Json table = create(body);
  EXPECT_EQ(http(port(), "GET", "/api/tables").json()["tables"][0]["rated"], true);
  Player watcher(port(), table, table["spectator"]);
  const Json waiting = watcher.expect("waiting");
  EXPECT_EQ(waiting["rated"], true);
  EXPECT_EQ(waiting["hints"], false);
  EXPECT_EQ(waiting["terms"]["absence"], kLeastRatedAbsence);
  for (const Json& link : table["tokens"]) claim(table, link);
  EXPECT_EQ(watcher.expect("seats")["rated"], true);
  EXPECT_EQ(watcher.expect("table")["rated"], true);
  body.erase("rated");
  const Json other = create(body);
  Player at_other(port(), other, other["spectator"]);
  EXPECT_FALSE(at_other.expect("waiting").contains("rated"));
}

TEST_F(RatedTables, AFinishedGameMovesTheRatingsOfBothOnce) {
  const std::string ann = issue(), bob = issue();
  const Json table = taken_with(request(), {ann, bob});
  EXPECT_EQ(show(ann)["ratings"], Json::array());
  EXPECT_EQ(show(ann)["tables"][0]["rated"], true);
  concede(table, 0);
  const Rating won = rated(Rating{}, std::vector<Encounter>{{Rating{}, 1}});
  const Json bobs = ratings_at(port(), bob);
  EXPECT_EQ(bobs, (Json{{{"game", "otys"},
                         {"rating", std::llround(won.rating)},
                         {"deviation", std::llround(won.deviation)},
                         {"games", 1}}}));
  EXPECT_EQ(ratings_at(port(), ann)[0]["rating"], 3000 - std::llround(won.rating));
  everything_is_counted();
  EXPECT_EQ(show(bob)["ratings"], bobs);
}

TEST_F(RatedTables, WhatOneDoesAfterTheFirstAnswerChangesNothing) {
  const std::string ann = issue(), bob = issue(), other = issue();
  const Json table = taken_with(request(), {ann, bob});
  Pair pair(port(), table);
  const u64 next = pair.ann.change + 1;
  pair.asked().answer(pair.asked().text_of(0));
  pair.ann.see(next);
  pair.bob.see(next);
  // Who is losing leaves the passport, opens another one, and moves to another device.
  const auto tie = [&](const std::string& secret, const Json& token) {
    return http(port(), "POST", "/api/passport/tables", wire::write_json({{"table", table["table"]}, {"token", token}}),
                "Authorization: Bearer " + secret + "\r\n")
        .status;
  };
  EXPECT_EQ(tie(ann, nullptr), 200);
  EXPECT_EQ(tie(other, table["tokens"][0]), 200);
  const Json link = pair.ann.ask({{"type", "move"}})["token"];
  Json moved = table;
  moved["tokens"][0] = claim(table, link, {{"passport", other}}).json()["token"];
  concede(moved, 0);
  EXPECT_LT(ratings_at(port(), ann)[0]["rating"], 1500);
  EXPECT_GT(ratings_at(port(), bob)[0]["rating"], 1500);
  EXPECT_EQ(show(other)["ratings"], Json::array());
}

TEST_F(RatedTables, WhoeverMovesBeforeTheFirstAnswerTakesThePassportAlong) {
  const std::string ann = issue(), bob = issue();
  Json table = taken_with(request(), {ann, bob});
  Player phone(port(), table, table["tokens"][0]);
  phone.expect("table");
  const Json link = phone.ask({{"type", "move"}})["token"];
  table["tokens"][0] = claim(table, link, {{"passport", ann}}).json()["token"];
  concede(table, 1);
  EXPECT_GT(ratings_at(port(), ann)[0]["rating"], 1500);
}

TEST_F(RatedTables, WithoutPassportsNothingHappensToAnybody) {
  const std::string ann = issue();
  concede(taken_with(request(), {ann, ""}), 1);
  concede(taken_with(request(), {ann, ann}), 1);
  everything_is_counted();
  EXPECT_EQ(show(ann)["ratings"], Json::array());
}

TEST_F(RatedTables, OfThreeEachTwoAreCompared) {
  const std::string ann = issue(), bob = issue(), cleo = issue();
  const Json table = taken_with(request(3), {ann, bob, cleo});
  concede(table, 1);
  concede(table, 0);
  const auto rating = [&](const std::string& secret) { return ratings_at(port(), secret)[0]["rating"].get<int>(); };
  EXPECT_GT(rating(cleo), rating(ann));
  EXPECT_GT(rating(ann), rating(bob));
  EXPECT_EQ(rating(ann), 1500);
}

TEST_F(RatedTables, OneThatEndedByAgreementDoesNotCount) {
  const std::string ann = issue(), bob = issue();
  const Json table = taken_with(request(), {ann, bob});
  Pair pair(port(), table);
  for (Player* const one : {&pair.ann, &pair.bob}) one->ask({{"type", "end"}, {"yes", true}});
  pair.ann.expect("opened");
  everything_is_counted();
  EXPECT_EQ(show(ann)["ratings"], Json::array());
  EXPECT_EQ(show(bob)["ratings"], Json::array());
}

TEST_F(RatedTables, NoBotTakesASeatAndNoSeatIsGivenAnew) {
  const Json table = create(request());
  Player owner(port(), table, table["owner"]);
  owner.expect("waiting");
  const Json put{{"type", "bot"}, {"seat", 1}, {"level", "normal"}};
  EXPECT_EQ(owner.refusal_of(put), "people_only");
  Json held = table;
  held["tokens"][0] = claim(table, table["tokens"][0]).json()["token"];
  // While all wait a lost link may still be replaced; what was begun so ends with the deal.
  EXPECT_EQ(owner.ask({{"type", "renew"}, {"seat", 0}})["type"], "link");
  claim(table, table["tokens"][1]);
  EXPECT_EQ(owner.refusal_of(put), "not_away");
  EXPECT_EQ(owner.refusal_of({{"type", "renew"}, {"seat", 0}}), "keeps_seat");
  Player ann(port(), held, held["tokens"][0]);
  ann.expect("table");
  EXPECT_EQ(ann.refusal_of({{"type", "bot"}, {"seat", 0}, {"level", "normal"}}), "people_only");
  EXPECT_EQ(ann.refusal_of({{"type", "hint"}}), "no_hints");
}

TEST_F(RatedTables, ALinkRenewedBeforeTheDealIsWorthNothingAfterIt) {
  Json body = request();
  body["renewal"] = 0;
  const Json table = create(body);
  Player owner(port(), table, table["owner"]);
  owner.expect("waiting");
  claim(table, table["tokens"][0]);
  const Json link = owner.ask({{"type", "renew"}, {"seat", 0}})["token"];
  claim(table, table["tokens"][1]);
  EXPECT_EQ(claim(table, link).code(), "keeps_seat");
}

TEST_F(RatedTables, ABotForWhoeverIsAwayEndsTheRatingAndAllAreTold) {
  Json body = request();
  body["absence"] = 0;
  body["invitations"] = true;
  Json table = server_->create_trusted(body);
  const std::string ann = issue(), bob = issue();
  for (const auto& [seat, secret] : {std::pair(0, ann), std::pair(1, bob)}) {
    Json& token = table["tokens"][static_cast<std::size_t>(seat)];
    token = claim(table, token, {{"passport", secret}}).json()["token"];
  }
  Player player(port(), table, table["tokens"][0], {{"owner", table["owner"]}});
  EXPECT_EQ(player.expect("table")["rated"], true);
  EXPECT_EQ(player.ask({{"type", "bot"}, {"seat", 1}, {"level", "random"}})["type"], "done");
  Player late(port(), table, table["spectator"]);
  EXPECT_EQ(late.expect("table")["rated"], false);
  EXPECT_EQ(late.picture["seats"][1]["kind"], "bot");
  // Given back, the seat is a person's again, and the game still does not count.
  EXPECT_EQ(player.ask({{"type", "bot"}, {"seat", 1}, {"level", nullptr}})["type"], "done");
  concede(table, 1);
  everything_is_counted();
  EXPECT_EQ(show(ann)["ratings"], Json::array());
}

TEST_F(RatedTables, OnceMoreCountsAgain) {
  const std::string ann = issue(), bob = issue();
  const Json table = taken_with(request(), {ann, bob});
  concede(table, 0);
  Player asks(port(), table, table["tokens"][0]);
  asks.expect("table");
  asks.send({{"type", "rematch"}, {"nonce", "again"}});
  Json next{{"table", asks.expect("rematch")["table"]}, {"tokens", Json::array()}};
  // Bob sits first now.
  for (const auto& [before, secret] : {std::pair(1, bob), std::pair(0, ann)}) {
    const Json& link = table["tokens"][static_cast<std::size_t>(before)];
    next["tokens"].push_back(claim(next, link, {{"passport", secret}}).json()["token"]);
  }
  Player watcher(port(), next, next["tokens"][0]);
  EXPECT_EQ(watcher.expect("table")["rated"], true);
  concede(next, 0);
  EXPECT_EQ(ratings_at(port(), ann, 2)[0]["games"], 2);
  EXPECT_EQ(ratings_at(port(), bob, 2)[0]["games"], 2);
}

TEST_F(RatedTables, OneThatCannotBeOpenedHoldsUpNobody) {
  auto storage = std::make_unique<storage::MemoryStorage>();
  storage::TableRow broken;
  broken.id = "a table from a game that nobody knows";
  broken.game = "nothing";
  broken.seats = {{"A", {}, "a"}, {"B", {}, "b"}};
  broken.rated = 1;
  broken.over = true;
  storage->create(broken, [](const storage::StorageError* error) { EXPECT_EQ(error, nullptr); });
  start(for_tests(), std::move(storage));
  everything_is_counted();
}

TEST_F(RatedTables, WhatWasOverWhenTheServerEndedCountsWhenItIsStartedAgain) {
  const auto file = std::filesystem::temp_directory_path() / ("bathys_rated_" + new_token() + ".db");
  start(for_tests(), storage::open_sqlite(file.string()));
  const std::string ann = issue(), bob = issue();
  for (int i = 0; i < 3; ++i) {
    const Json table = taken_with(request(), {ann, bob});
    concede(table, 0);
    // Most likely before it has counted anything.
    server_.reset();
    start(for_tests(), storage::open_sqlite(file.string()));
  }
  EXPECT_EQ(ratings_at(port(), bob, 3)[0]["games"], 3);
  everything_is_counted();
  EXPECT_EQ(show(ann)["ratings"][0]["games"], 3);
  server_.reset();
  std::filesystem::remove(file);
}

TEST_F(RatedTables, CountInADatabaseToo) {
  using storage::postgres::ThrowAway;
  if (ThrowAway::programs().empty()) GTEST_SKIP() << ThrowAway::kMissing;
  const ThrowAway database("rated");
  start(for_tests(), storage::open_postgres(database.address()));
  const std::string ann = issue(), bob = issue(), cleo = issue();
  const Json table = taken_with(request(3), {ann, bob, ""});
  concede(table, 1);
  concede(table, 2);
  concede(taken_with(request(), {cleo, ann}), 0);
  EXPECT_EQ(ratings_at(port(), ann, 2)[0]["games"], 2);
  EXPECT_LT(ratings_at(port(), bob)[0]["rating"], 1500);
  EXPECT_LT(ratings_at(port(), cleo)[0]["rating"], 1500);
  server_.reset();
}

TEST_F(RatedTables, OfSeveralServersThatCountTheSameGamesEachIsHeardOnce) {
  const auto shared = std::make_shared<storage::SharedMemory>();
  std::vector<std::unique_ptr<Server>> servers;
  for (int i = 0; i < 3; ++i) {
    Settings settings = for_tests();
    settings.port = 0;
    servers.push_back(std::make_unique<Server>(settings, shared->open()));
  }
  const auto at = [&](int i) { return servers[static_cast<std::size_t>(i % 3)]->port(); };
  const std::string ann = issue_at(at(0)), bob = issue_at(at(0));
  constexpr int kGames = 12;
  for (int i = 0; i < kGames; ++i) {
    Json table = http(at(i), "POST", "/api/tables", wire::write_json(request())).json();
    for (const auto& [seat, secret] : {std::pair(0, ann), std::pair(1, bob)}) {
      Json& token = table["tokens"][static_cast<std::size_t>(seat)];
      const Json body{{"token", token}, {"key", new_token()}, {"part", std::string(64, 'a')}, {"passport", secret}};
      token = http(at(i + seat), "POST", path_of(table, "claim"), wire::write_json(body)).json()["token"];
    }
    concede_at(at(i + 2), table, 0);
  }
  EXPECT_EQ(ratings_at(at(1), bob, kGames)[0]["games"], kGames);
  EXPECT_EQ(show_at(at(2), ann)["ratings"][0]["games"], kGames);
}

}  // namespace
}  // namespace bathys::server
