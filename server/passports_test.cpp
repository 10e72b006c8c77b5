// Passports over real sockets: one secret, the same person everywhere; and a feed that can only be read.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/passport_secrets.hpp"
#include "server/testing.hpp"

namespace bathys::server {
namespace {

class PassportDesk : public ServerTest {
 protected:
  std::string issue(const std::string& name = "Ann") const {
    const Answered answered = http(port(), "POST", "/api/passports", wire::write_json({{"name", name}}));
    EXPECT_EQ(answered.status, 201) << answered.body;
    return answered.json()["passport"];
  }
  Answered ask(const std::string& secret, const std::string& method, const std::string& what = "",
               const Json& body = nullptr) const {
    return http(port(), method, "/api/passport" + what, body.is_null() ? "" : wire::write_json(body),
                "Authorization: Bearer " + secret + "\r\n");
  }
  Json show(const std::string& secret) const {
    const Answered answered = ask(secret, "GET");
    EXPECT_EQ(answered.status, 200) << answered.body;
    return answered.json();
  }
  Answered feed(const std::string& secret, const std::string& headers = {}, const std::string& language = "en") const {
    return http(port(), "GET", "/feed/" + language + "/" + secret, {}, headers);
  }
  Json invited() const {
    return create({{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), person("Bob & <Co>")}}});
  }
  /// Ann takes the first seat with her passport open, Bob the second without one.
  Json seated_with(const std::string& passport) const {
    Json table = invited();
    table["tokens"][0] = claim(table, table["tokens"][0], {{"passport", passport}}).json()["token"];
    table["tokens"][1] = claim(table, table["tokens"][1]).json()["token"];
    return table;
  }
  static std::string header(const Answered& answered, const std::string& name) {
    const std::size_t begin = answered.head.find("\r\n" + name + ": ");
    if (begin == std::string::npos) return {};
    const std::size_t from = begin + name.size() + 4;
    return answered.head.substr(from, answered.head.find("\r\n", from) - from);
  }
};

TEST_F(PassportDesk, ANewOneHasANameAndNothingElse) {
  const std::string secret = issue();
  EXPECT_EQ(secret.size(), 22u);
  const Json shown = show(secret);
  EXPECT_EQ(shown["name"], "Ann");
  for (const char* const list : {"tables", "papers", "ratings"}) EXPECT_EQ(shown[list], Json::array()) << list;
  EXPECT_EQ(ask(secret, "POST", "", {{"name", "Anna"}}).status, 200);
  EXPECT_EQ(show(secret)["name"], "Anna");
}

TEST_F(PassportDesk, WhatIsNoSecretOpensNothing) {
  const std::string secret = issue();
  EXPECT_EQ(http(port(), "GET", "/api/passport").status, 401);
  for (const std::string& wrong : {new_token(), secret.substr(1), secret + "x", std::string("%00"),
                                   std::string(4000, 'x'), show(secret)["feed"].get<std::string>()}) {
    const Answered answered = ask(wrong, "GET");
    EXPECT_EQ(answered.status, 403) << wrong;
    EXPECT_EQ(answered.code(), "no_passport");
    EXPECT_EQ(ask(wrong, "DELETE").status, 403);
    EXPECT_EQ(ask(wrong, "POST", "/feed").status, 403);
  }
  EXPECT_EQ(show(secret)["name"], "Ann");
}

TEST_F(PassportDesk, BadRequestsGetOneSentenceAndChangeNothing) {
  const std::string secret = issue();
  const auto complaint = [](const Answered& answered) {
    EXPECT_EQ(answered.status, 400) << answered.body;
    return answered.json()["error"]["message"].get<std::string>();
  };
  const auto papers = [&](const Json& paper) { return ask(secret, "POST", "/papers", {{"papers", {paper}}}); };
  const Json good{{"kind", "note"}, {"id", "t"}, {"text", "x"}, {"when", 1}};
  const auto with = [&](const char* name, const Json& value) {
    Json paper = good;
    paper[name] = value;
    return papers(paper);
  };
  EXPECT_EQ(complaint(http(port(), "POST", "/api/passports", "{}")), "name: a text is expected");
  complaint(http(port(), "POST", "/api/passports", "nonsense"));
  complaint(http(port(), "POST", "/api/passports", R"({"name":"\u202ex"})"));
  complaint(ask(secret, "POST", "", {{"name", std::string(41, 'a')}}));
  EXPECT_EQ(complaint(with("kind", "love letter")), "kind: note or game is expected");
  EXPECT_EQ(complaint(with("text", std::string(8001, 'x'))), "text: is too long");
  EXPECT_EQ(complaint(with("id", std::string(101, 'x'))), "id: is too long");
  EXPECT_EQ(complaint(with("text", std::string("a\0b", 3))), "text: has a letter that cannot be kept");
  EXPECT_EQ(complaint(with("when", -1)), "when: milliseconds since 1970 are expected");
  EXPECT_EQ(complaint(with("when", 1e300)), "when: milliseconds since 1970 are expected");
  EXPECT_EQ(complaint(ask(secret, "POST", "/papers", {{"papers", std::vector<Json>(101, good)}})),
            "papers: a list of at most 100 is expected");
  EXPECT_EQ(complaint(ask(secret, "POST", "/tables", {{"table", 5}})), "table: a text is expected");
  EXPECT_EQ(ask(secret, "POST", "/papers", {{"papers", {{{"text", std::string(20'000, 'x')}}}}}).status, 413);
  EXPECT_EQ(ask(secret, "POST", "/nothing", Json::object()).status, 404);
  EXPECT_EQ(ask(secret, "PUT").status, 405);
  EXPECT_EQ(http(port(), "GET", "/api/passports").status, 405);
  EXPECT_EQ(show(secret)["papers"], Json::array());
}

TEST_F(PassportDesk, PagesFromElsewhereMayNotDeleteOne) {
  const std::string secret = issue();
  const Answered answered = http(port(), "DELETE", "/api/passport", {},
                                 "Origin: https://evil.example\r\nAuthorization: Bearer " + secret + "\r\n");
  EXPECT_EQ(answered.code(), "wrong_origin");
  EXPECT_EQ(show(secret)["name"], "Ann");
}

TEST_F(PassportDesk, ASeatTakenWithItOpenIsHeldOnEveryDevice) {
  const std::string secret = issue();
  const Json table = seated_with(secret);
  const Json shown = show(secret)["tables"];
  ASSERT_EQ(shown.size(), 1u);
  EXPECT_EQ(shown[0]["table"], table["table"]);
  EXPECT_EQ(shown[0]["seat"], 0);
  EXPECT_EQ(shown[0]["token"], table["tokens"][0]);
  EXPECT_EQ(shown[0]["seats"][1]["name"], "Bob & <Co>");
  Player other_device(port(), table, shown[0]["token"]);
  EXPECT_EQ(other_device.expect("table")["viewer"], 0);
}

TEST_F(PassportDesk, WhoseTurnItIsIsTold) {
  const std::string secret = issue();
  const Json waiting = invited();
  claim(waiting, waiting["tokens"][0], {{"passport", secret}});
  EXPECT_EQ(show(secret)["tables"][0]["waiting"], true);
  EXPECT_EQ(show(secret)["tables"][0]["asked"], Json::array());
  claim(waiting, waiting["tokens"][1]);
  const Json dealt = show(secret)["tables"][0];
  EXPECT_EQ(dealt["waiting"], false);
  EXPECT_EQ(dealt["asked"].size(), 1u);
  EXPECT_EQ(dealt["over"], false);
}

TEST_F(PassportDesk, ASeatHeldBeforeIsTakenAlongAndLeftAgain) {
  const Json table = create({{"game", "otys"}, {"options", {{"players", 1}}}, {"seats", {person("Ann")}}});
  const std::string secret = issue();
  const auto tie = [&](const Json& token) {
    return ask(secret, "POST", "/tables", {{"table", table["table"]}, {"token", token}});
  };
  EXPECT_EQ(tie(new_token()).code(), "wrong_token");
  EXPECT_EQ(tie(table["owner"]).code(), "wrong_token");
  EXPECT_EQ(tie(table["spectator"]).code(), "wrong_token");
  EXPECT_EQ(ask(secret, "POST", "/tables", {{"table", new_token()}, {"token", new_token()}}).status, 404);
  EXPECT_EQ(tie(table["tokens"][0]).json(), (Json{{"seat", 0}}));
  EXPECT_EQ(tie(table["tokens"][0]).status, 200);
  EXPECT_EQ(show(secret)["tables"].size(), 1u);
  EXPECT_EQ(tie(nullptr).status, 200);
  EXPECT_EQ(show(secret)["tables"].size(), 0u);
}

TEST_F(PassportDesk, ASeatThatSomebodyElseHoldsNowIsNotListedAnyMore) {
  const std::string secret = issue();
  const Json table = seated_with(secret);
  Player ann(port(), table, table["tokens"][0]);
  ann.expect("table");
  const Json link = ann.ask({{"type", "move"}})["token"];
  EXPECT_EQ(claim(table, link).status, 200);
  EXPECT_EQ(show(secret)["tables"], Json::array());
}

TEST_F(PassportDesk, AWrongPassportCostsNoSeat) {
  const Json table = invited();
  EXPECT_EQ(claim(table, table["tokens"][0], {{"passport", 5}}).status, 400);
  EXPECT_EQ(claim(table, table["tokens"][0], {{"passport", new_token()}}).status, 200);
  EXPECT_EQ(claim(table, table["tokens"][1], {{"passport", "damaged"}}).status, 200);
}

TEST_F(PassportDesk, PapersTravel) {
  const std::string secret = issue();
  const Json note{{"kind", "note"}, {"id", "T.0"}, {"text", "Pflanzen кaufen <b>"}, {"when", 10}};
  EXPECT_EQ(ask(secret, "POST", "/papers", {{"papers", {note}}}).json(), (Json{{"kept", 1}}));
  EXPECT_EQ(show(secret)["papers"], Json::array({note}));
}

TEST_F(PassportDesk, DeletingItDeletesAllOfItAndTheSeatStays) {
  const std::string secret = issue();
  const Json table = seated_with(secret);
  const std::string reading = show(secret)["feed"];
  EXPECT_EQ(feed(reading).status, 200);
  EXPECT_EQ(ask(secret, "DELETE").json(), (Json{{"deleted", true}}));
  EXPECT_EQ(ask(secret, "GET").status, 403);
  EXPECT_EQ(feed(reading).status, 404);
  Player ann(port(), table, table["tokens"][0]);
  EXPECT_EQ(ann.expect("table")["viewer"], 0);
}

TEST_F(PassportDesk, AddressesMakeOnlySoMany) {
  Settings settings = for_tests();
  settings.tables_per_hour = 1;
  settings.trusted_proxies = {*AddressRange::read("127.0.0.1")};
  start(settings);
  const auto make = [&] {
    return http(port(), "POST", "/api/passports", R"({"name":"Eve"})", "X-Forwarded-For: 203.0.113.7\r\n").status;
  };
  EXPECT_EQ(make(), 201);
  EXPECT_EQ(make(), 429);
}

/// Two tables that differ only in whether Bob has a passport, as Ann, those who watch and the list of tables see them.
TEST_F(PassportDesk, NobodyAtATableCanTellWhoHasOne) {
  const std::string secret = issue("Bob");
  const auto seen = [&](const Json& how, bool rated) {
    const std::string anns = issue();
    Json table = create({{"game", "otys"},
                         {"options", {{"players", 2}}},
                         {"public", true},
                         {"rated", rated},
                         {"seats", {person("Ann"), person("Bob")}}});
    table["tokens"][0] = claim(table, table["tokens"][0], {{"passport", anns}}).json()["token"];
    Player ann(port(), table, table["tokens"][0]);
    Player watcher(port(), table, table["spectator"]);
    ann.expect("waiting");
    watcher.expect("waiting");
    claim(table, table["tokens"][1], how);
    std::string all;
    for (Player* const one : {&ann, &watcher}) {
      Json seats = one->expect("seats");
      while (seats["seats"][1]["taken"] == false) seats = one->expect("seats");
      Json picture = one->expect("table");
      for (Json* const text : {&seats["seats"], &picture["seats"]}) {
        for (Json& seat : *text) seat.erase("since");
      }
      all += wire::write_json(seats["seats"]) + wire::write_json(picture["seats"]) + wire::write_json(picture["terms"]);
      std::string names;
      for (const auto& [name, value] : picture.items()) names += name + " ";
      all += names;
    }
    // Of tables of the same second any may come first.
    const Json all_listed = http(port(), "GET", "/api/tables").json()["tables"];
    Json listed = *std::find_if(all_listed.begin(), all_listed.end(),
                                [&](const Json& one) { return one["table"] == table["table"]; });
    for (const char* const own : {"table", "created"}) listed.erase(own);
    Json own = show(anns);
    EXPECT_EQ(own["tables"][0].value("rated", false), rated);
    for (const char* const chance : {"feed", "created"}) own.erase(chance);
    for (const char* const chance : {"table", "token", "created", "since", "asked"}) own["tables"][0].erase(chance);
    return all + wire::write_json(listed) + wire::write_json(own);
  };
  for (const bool rated : {false, true}) EXPECT_EQ(seen({{"passport", secret}}, rated), seen(Json::object(), rated));
  EXPECT_EQ(show(secret)["tables"].size(), 2u);
}

/// Whoever steals the file can sit down nowhere by it.
TEST_F(PassportDesk, TheFileHoldsNothingThatOpensAnything) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::temp_directory_path() / ("bathys_passports_" + std::to_string(::getpid()));
  fs::create_directories(folder);
  const std::string file = folder / "tables.db";
  start(for_tests(), storage::open_sqlite(file));
  const std::string secret = issue();
  const Json table = seated_with(secret);
  const std::string reading = show(secret)["feed"];
  feed(reading);
  start();
  std::ifstream opened(file, std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(opened)), std::istreambuf_iterator<char>());
  EXPECT_NE(bytes.find(hash_of(secret)), std::string::npos);
  for (const std::string& hidden : {secret, reading, table["tokens"][0].get<std::string>()}) {
    EXPECT_EQ(bytes.find(hidden), std::string::npos);
  }
  fs::remove_all(folder);
}

TEST_F(PassportDesk, TheFeedTellsOfMyTurnAndOfNothingElse) {
  const std::string secret = issue();
  const std::string reading = show(secret)["feed"];
  const Json table = seated_with(secret);
  Player ann(port(), table, table["tokens"][0]);
  Player bob(port(), table, table["tokens"][1]);
  ann.expect("table");
  bob.expect("table");
  while (!ann.asked()) {
    bob.answer(bob.text_of(0));
    bob.see(bob.change + 1);
    ann.see(bob.change);
  }
  const Answered mine = feed(reading);
  EXPECT_EQ(mine.status, 200);
  EXPECT_EQ(header(mine, "Content-Type"), "application/atom+xml; charset=utf-8");
  EXPECT_NE(mine.body.find("<title>Your turn: Otys (Bob &amp; &lt;Co&gt;)</title>"), std::string::npos) << mine.body;
  EXPECT_NE(mine.body.find("href=\"/t/" + table["table"].get<std::string>() + "\""), std::string::npos);
  EXPECT_NE(feed(reading, {}, "fr").body.find("À vous de jouer"), std::string::npos);
  for (const std::string& hidden :
       {secret, reading, table["tokens"][0].get<std::string>(), table["tokens"][1].get<std::string>(),
        table["owner"].get<std::string>(), table["spectator"].get<std::string>()}) {
    EXPECT_EQ(mine.body.find(hidden), std::string::npos);
  }
  while (ann.asked()) {
    ann.answer(ann.text_of(0));
    ann.see(ann.change + 1);
  }
  EXPECT_EQ(feed(reading).body.find("<entry>"), std::string::npos);
}

TEST_F(PassportDesk, AFeedThatHasNotChangedIsNotSentAgain) {
  const std::string secret = issue();
  const std::string reading = show(secret)["feed"];
  seated_with(secret);
  const Answered first = feed(reading);
  const std::string tag = header(first, "ETag");
  ASSERT_FALSE(tag.empty());
  EXPECT_EQ(feed(reading).body, first.body);
  const Answered again = feed(reading, "If-None-Match: " + tag + "\r\n");
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  EXPECT_EQ(feed(reading, "If-None-Match: \"other\"\r\n").status, 200);
}

TEST_F(PassportDesk, TheFeedCanBeRenewedAndCannotAct) {
  const std::string secret = issue();
  const std::string reading = show(secret)["feed"];
  const std::string next = ask(secret, "POST", "/feed").json()["feed"];
  EXPECT_NE(next, reading);
  EXPECT_EQ(show(secret)["feed"], next);
  EXPECT_EQ(feed(reading).status, 404);
  EXPECT_EQ(feed(next).status, 200);
  EXPECT_EQ(ask(next, "GET").status, 403);
  EXPECT_EQ(http(port(), "POST", "/feed/en/" + next).status, 405);
  for (const std::string& wrong : {std::string("/feed/en/"), std::string("/feed/xx/") + next, "/feed/" + next,
                                   "/feed/en/" + secret, std::string("/feed/"), "/feed/en/" + next + "/x"}) {
    EXPECT_EQ(http(port(), "GET", wrong).status, 404) << wrong;
  }
}

}  // namespace
}  // namespace bathys::server
