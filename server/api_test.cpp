// The HTTP side, over real sockets.
#include <fstream>
#include <mutex>
#include <set>
#include <thread>

#include "server/testing.hpp"

namespace bathys::server {
namespace {

using Api = ServerTest;

TEST_F(Api, HealthAndMetricsAnswer) {
  EXPECT_EQ(http(port(), "GET", "/health").json(), (Json{{"ok", true}}));
  const Answered metrics = http(port(), "GET", "/metrics");
  EXPECT_NE(metrics.body.find("\nbathys_tables 0\n"), std::string::npos);
  EXPECT_NE(metrics.head.find("text/plain"), std::string::npos);
}

/// Answers nothing that it is asked, until the test wants it to, and then as the test wants.
class Slow final : public storage::MemoryStorage {
 public:
  void probe(storage::Written written) override {
    const std::lock_guard lock(mutex_);
    if (!answers_) return asked_.push_back(std::move(written));
    reply(written);
  }
  void answer(bool good) {
    const std::lock_guard lock(mutex_);
    answers_ = true;
    good_ = good;
    for (const storage::Written& one : asked_) reply(one);
    asked_.clear();
  }

 private:
  void reply(const storage::Written& written) const {
    const storage::StorageError error("no room");
    written(good_ ? nullptr : &error);
  }
  std::mutex mutex_;
  bool answers_ = false, good_ = true;
  std::vector<storage::Written> asked_;
};

class StateOfHealth : public ServerTest {
 protected:
  void SetUp() override {
    Settings settings = for_tests();
    settings.unready_ms = 0;
    settings.unhealthy_ms = 1000;
    auto storage = std::make_unique<Slow>();
    storage_ = storage.get();
    start(settings, std::move(storage));
  }
  /// What it says as soon as it answers with this status.
  Json once(const char* path, int status) const {
    for (int waited = 0; waited < kPatienceMs; waited += 10) {
      const Answered answered = http(port(), "GET", path);
      if (answered.status == status) return answered.json();
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ADD_FAILURE() << path << " never answers " << status;
    return nullptr;
  }

  Slow* storage_ = nullptr;
};

TEST_F(StateOfHealth, AStorageThatStandsStillIsNotReadyAndThenNotHealthy) {
  EXPECT_EQ(once("/ready", 503), (Json{{"ok", false}, {"why", "the storage does not answer"}}));
  EXPECT_EQ(once("/health", 503), (Json{{"ok", false}, {"why", "what writes to the storage stands still"}}));
  storage_->answer(true);
  EXPECT_EQ(once("/health", 200), (Json{{"ok", true}}));
  EXPECT_EQ(once("/ready", 200), (Json{{"ok", true}}));
}

TEST_F(StateOfHealth, OneThatCannotBeWrittenToLivesAndIsNotReady) {
  storage_->answer(false);
  EXPECT_EQ(once("/health", 200), (Json{{"ok", true}}));
  EXPECT_EQ(once("/ready", 503), (Json{{"ok", false}, {"why", "the storage cannot be written to"}}));
}

TEST_F(Api, EveryAnswerHasTheSecurityHeaders) {
  for (const char* const path : {"/health", "/api/tables", "/api/nothing", "/", "/metrics"}) {
    const std::string head = http(port(), "GET", path).head;
    EXPECT_NE(head.find("Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"),
              std::string::npos)
        << path;
    EXPECT_NE(head.find("X-Content-Type-Options: nosniff"), std::string::npos) << path;
    EXPECT_NE(head.find("Referrer-Policy: no-referrer"), std::string::npos) << path;
  }
}

TEST_F(Api, ATableHasALinkForEachPersonAndNoneForBots) {
  const Json table =
      create({{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), bot("greedy")}}});
  EXPECT_EQ(table["table"].get<std::string>().size(), 22u);
  EXPECT_EQ(table["tokens"][0].get<std::string>().size(), 22u);
  EXPECT_TRUE(table["tokens"][1].is_null());
  EXPECT_NE(table["spectator"], table["owner"]);
}

TEST_F(Api, WhoPlaysAloneOrAgainstBotsMayChooseTheSeed) {
  const Json against_bot{{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), bot("random")}}};
  const Json alone{{"game", "otys"}, {"options", {{"players", 1}}}, {"seats", {person("Ann")}}};
  for (Json request : {against_bot, alone}) {
    request["seed"] = "chosen";
    std::set<std::string> beginnings;
    for (int i = 0; i < 2; ++i) {
      const Json table = create(request);
      beginnings.insert(wire::write_json(Player(port(), table, table["tokens"][0]).expect("table")["view"]));
    }
    EXPECT_EQ(beginnings.size(), 1u);
  }
}

TEST_F(Api, WhatCannotBeATableIsRefusedWithAReason) {
  const auto refused = [&](const Json& request) {
    const Answered answered = http(port(), "POST", "/api/tables", wire::write_json(request));
    EXPECT_EQ(answered.status, 400);
    return answered.json()["error"]["message"].get<std::string>();
  };
  const Json seats{person("Ann"), person("Bob")};
  EXPECT_EQ(refused({{"game", "chess"}, {"seats", seats}}), "game: unknown game \"chess\"");
  EXPECT_EQ(refused({{"game", "otys"}}), "seats: is missing");
  EXPECT_EQ(refused({{"game", "otys"}, {"options", {{"players", 3}}}, {"seats", seats}}),
            "seats: 3 are expected, as the options say");
  EXPECT_NE(refused({{"game", "otys"}, {"options", {{"players", 9}}}, {"seats", seats}}).find("options.players"),
            std::string::npos);
  EXPECT_EQ(refused({{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {bot("greedy"), bot("random")}}}),
            "seats: at least one human is expected");
  EXPECT_EQ(refused({{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {bot("divine"), person("Ann")}}}),
            "level: unknown level \"divine\"");
  EXPECT_EQ(refused({{"game", "otys"}, {"seats", seats}, {"start", Json::object()}}),
            "start: is not a field of a table");
  EXPECT_EQ(refused({{"game", "otys"}, {"seats", seats}, {"timer", -1}, {"options", {{"players", 2}}}}),
            "timer: seconds are expected, 0 for none");
  EXPECT_EQ(refused({{"game", "otys"}, {"seats", seats}, {"seed", "mine"}, {"options", {{"players", 2}}}}),
            "seed: can be chosen only by someone who plays alone or against bots");
  EXPECT_EQ(refused(Json::array()), "an object is expected");
  EXPECT_EQ(http(port(), "POST", "/api/tables", "{nonsense").status, 400);
}

TEST_F(Api, PublicTablesAreListedAndCanBeJoinedOnce) {
  two_people();
  const Json table = create({{"game", "otys"},
                             {"options", {{"players", 2}}},
                             {"public", true},
                             {"seats", {person("Ann"), {{"kind", "human"}}}}});
  const Json listed = http(port(), "GET", "/api/tables").json()["tables"];
  ASSERT_EQ(listed.size(), 1u);
  EXPECT_EQ(listed[0]["table"], table["table"]);
  EXPECT_EQ(listed[0]["seats"][1]["kind"], "open");
  EXPECT_EQ(listed[0]["options"]["players"], 2);
  const auto join = [&](const Json& change) {
    Json body{{"seat", 1}, {"name", "Bob"}, {"key", new_token()}, {"part", std::string(64, 'a')}};
    body.update(change);
    return http(port(), "POST", path_of(table, "join"), wire::write_json(body));
  };
  const Answered joined = join(Json::object());
  ASSERT_EQ(joined.status, 200) << joined.body;
  Player bob(port(), table, joined.json()["token"]);
  const Json waiting = bob.expect("waiting");
  EXPECT_EQ(waiting["viewer"], 1);
  EXPECT_EQ(waiting["seats"][1]["name"], "Bob");
  EXPECT_EQ(join({{"name", "Eve"}}).code(), "used");
  EXPECT_EQ(join({{"name", "Eve"}, {"seat", 0}}).code(), "taken");
  EXPECT_EQ(join({{"seat", 7}}).status, 400);
  EXPECT_EQ(join({{"name", ""}}).status, 400);
  EXPECT_EQ(join({{"part", "short"}}).status, 400);
  EXPECT_EQ(http(port(), "GET", "/api/tables").json()["tables"][0]["seats"][1]["kind"], "human");
  // The link of the seat leads to a seat that is taken now.
  EXPECT_EQ(claim(table, table["tokens"][1]).code(), "used");
}

TEST_F(Api, AtTablesOfBeforeAnOpenSeatIsJoinedByItsNameAndItsLinkEnds) {
  const Json table = server_->create_trusted({{"game", "otys"},
                                              {"options", {{"players", 2}}},
                                              {"public", true},
                                              {"seats", {person("Ann"), {{"kind", "human"}}}}});
  const auto join = [&](const char* body) { return http(port(), "POST", path_of(table, "join"), body); };
  const Answered joined = join(R"({"seat":1,"name":"Bob"})");
  ASSERT_EQ(joined.status, 200) << joined.body;
  Player bob(port(), table, joined.json()["token"]);
  EXPECT_EQ(bob.expect("table")["seats"][1]["name"], "Bob");
  EXPECT_EQ(join(R"({"seat":1,"name":"Eve"})").code(), "taken");
  Player old(port(), table, table["tokens"][1]);
  EXPECT_EQ(old.expect("error")["error"]["code"], "wrong_token");
}

TEST_F(Api, OtherTablesCannotBeJoined) {
  const std::string id = two_people()["table"];
  EXPECT_EQ(http(port(), "POST", "/api/tables/" + id + "/join", R"({"seat":1,"name":"Eve"})").code(), "not_public");
  EXPECT_EQ(http(port(), "POST", "/api/tables/none/join", R"({"seat":1,"name":"Eve"})").status, 404);
}

TEST_F(Api, ThereIsNoRecordBeforeTheEnd) {
  const Json table = two_people();
  const std::string path = "/api/tables/" + table["table"].get<std::string>() + "/record";
  const std::string good = "Authorization: Bearer " + table["spectator"].get<std::string>() + "\r\n";
  EXPECT_EQ(http(port(), "GET", path).status, 401);
  EXPECT_EQ(http(port(), "GET", path, "", "Authorization: Bearer wrong\r\n").code(), "wrong_token");
  const Answered early = http(port(), "GET", path, "", good);
  EXPECT_EQ(early.status, 403);
  EXPECT_EQ(early.code(), "not_over");
}

TEST_F(Api, PagesFromElsewhereMayNotMakeTables) {
  const std::string body = R"({"game":"otys","options":{"players":1},"seats":[{"kind":"human"}]})";
  EXPECT_EQ(http(port(), "POST", "/api/tables", body, "Origin: http://evil\r\n").code(), "wrong_origin");
  EXPECT_EQ(http(port(), "POST", "/api/tables", body, "Origin: http://here\r\n").status, 201);
}

TEST_F(Api, WrongPathsAndMethodsAreSaid) {
  EXPECT_EQ(http(port(), "GET", "/api/nothing").status, 404);
  EXPECT_EQ(http(port(), "DELETE", "/api/tables").status, 405);
  EXPECT_EQ(http(port(), "POST", "/health").status, 405);
  EXPECT_EQ(http(port(), "GET", "/api/tables/x/join").status, 405);
}

TEST_F(Api, WhatIsTooLargeOrNoHttpIsAnsweredAndClosed) {
  EXPECT_EQ(http(port(), "POST", "/api/tables", std::string(20'000, 'x')).status, 413);
  EXPECT_EQ(http(port(), "GET", "/", "", "X: " + std::string(20'000, 'x') + "\r\n").status, 431);
  EXPECT_EQ(raw_http(port(), "This is not HTTP at all\r\n\r\n").status, 400);
  EXPECT_EQ(raw_http(port(), std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 15)).status, 400);
}

TEST_F(Api, OneConnectionMayAskManyTimes) {
  Socket socket(port());
  for (int i = 0; i < 3; ++i) {
    socket.send("GET /health HTTP/1.1\r\nHost: here\r\n\r\n");
    std::string all;
    while (all.find("{\"ok\":true}") == std::string::npos) {
      const std::string more = socket.receive();
      ASSERT_FALSE(more.empty());
      all += more;
    }
  }
}

TEST_F(Api, TooManyConnectionsAreTurnedAway) {
  Settings settings = for_tests();
  settings.connections = 1;
  start(settings);
  Socket first(port());
  first.send("GET /health HTTP/1.1\r\nHost: here\r\n\r\n");
  first.receive();
  const Answered second = http(port(), "GET", "/health");
  EXPECT_EQ(second.status, 503);
  EXPECT_EQ(second.code(), "too_many_connections");
}

class Files : public ServerTest {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("bathys_web_" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder_ / "assets");
    write("index.html", "<html>");
    write("assets/a-1234.js", "plain");
    write("assets/a-1234.js.br", "small");
    write(".secret", "hidden");
    Settings settings = for_tests();
    settings.web = folder_;
    start(settings);
  }
  void TearDown() override {
    server_.reset();
    std::filesystem::remove_all(folder_);
  }
  void write(const std::string& name, const std::string& text) const { std::ofstream(folder_ / name) << text; }

  std::filesystem::path folder_;
};

TEST_F(Files, ThePageAnswersForItsOwnRoutes) {
  for (const char* const path : {"/", "/t/abc", "/replay", "/index.html?x=1", "/../../etc/passwd", "/.secret"}) {
    const Answered page = http(port(), "GET", path);
    EXPECT_EQ(page.status, 200) << path;
    EXPECT_EQ(page.body, "<html>") << path;
    EXPECT_NE(page.head.find("Cache-Control: no-cache"), std::string::npos);
  }
}

TEST_F(Files, HashedFilesAreKeptForeverAndCompressedOnesPreferred) {
  const Answered plain = http(port(), "GET", "/assets/a-1234.js");
  EXPECT_EQ(plain.body, "plain");
  EXPECT_NE(plain.head.find("immutable"), std::string::npos);
  EXPECT_NE(plain.head.find("text/javascript"), std::string::npos);
  const Answered small = http(port(), "GET", "/assets/a-1234.js", "", "Accept-Encoding: gzip, br\r\n");
  EXPECT_EQ(small.body, "small");
  EXPECT_NE(small.head.find("Content-Encoding: br"), std::string::npos);
  EXPECT_EQ(http(port(), "GET", "/assets/gone.js").status, 404);
}

TEST_F(Files, WhatTheBrowserHasIsNotSentAgain) {
  const std::string head = http(port(), "GET", "/").head;
  const std::size_t from = head.find("ETag: ") + 6;
  const std::string tag = head.substr(from, head.find('\r', from) - from);
  const Answered again = http(port(), "GET", "/", "", "If-None-Match: " + tag + "\r\n");
  EXPECT_EQ(again.status, 304);
  EXPECT_TRUE(again.body.empty());
}

TEST_F(Files, HeadHasNoBody) {
  const Answered head = http(port(), "HEAD", "/");
  EXPECT_EQ(head.status, 200);
  EXPECT_TRUE(head.body.empty());
}

}  // namespace
}  // namespace bathys::server
